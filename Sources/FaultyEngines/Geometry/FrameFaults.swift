import Geometry
import LayerModel
import Rules

extension FaultCatalogue {
  /// Frames that are not derived, or derived from the wrong things.
  static let frames: [Fault] = [
    Fault(
      "frame-anchor-centre", "frame ignores anchorPoint and always uses the centre",
      breaks: [.geo(6), .geo(4), .geo(5), .geo(33)], taking: [.frame],
      smallest: """
        new l1 {anchorPoint: (0, 0), bounds: (0, 0, 0, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        var centred = geometry
        centred.anchorPoint = Point(0.5, 0.5)
        return centred.frame
      }
    },
    Fault(
      "frame-two-corners", "only two corners of the bounds are mapped by the transform",
      breaks: [.geo(6), .geo(12), .geo(13)], taking: [.frame],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), affineTransform: affine(0.6, 0.8, -0.8, 0.6, 0, 0)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
        let near = Point(-anchor.x * size.width, -anchor.y * size.height)
        let corners = [near, near + Point(size.width, size.height)]
        return Rect.boundingBox(
          of: corners.map { geometry.transform.planar($0) + geometry.position })
      }
    },
    Fault(
      "frame-counts-bounds-origin", "the bounds origin moves the layer's own frame",
      breaks: [.geo(8)], taking: [.frame],
      smallest: """
        new l1 {bounds: (0, 1, 0, 0)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        Rect(
          origin: geometry.frame.origin + geometry.bounds.origin, size: geometry.frame.size)
      }
    },
    Fault(
      "frame-mirrored-negative", "a mirrored layer has a frame of negative width",
      breaks: [.geo(9)], taking: [.frame],
      smallest: """
        new l1 {bounds: (0, 0, 1, 0), transform: scale(-1, -1, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        guard geometry.transform.m11 < 0 else { return geometry.frame }
        let frame = geometry.frame
        return Rect(
          frame.origin.x + frame.size.width, frame.origin.y, -frame.size.width, frame.size.height)
      }
    },
    Fault(
      "frame-ignores-translation", "a translation in the transform does not move the frame",
      breaks: [.geo(10), .geo(21)], taking: [.frame],
      smallest: """
        new l1 {transform: translation(0, 1, 0)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        var still = geometry
        still.transform.m41 = 0
        still.transform.m42 = 0
        return still.frame
      }
    },
    Fault(
      "frame-swaps-size-alone", "a quarter turn swaps the frame's size and leaves its origin",
      breaks: [.geo(11), .geo(20)], taking: [.frame],
      smallest: """
        new l1 {transform: planar(0, 1, -1, 0, 0, 0), bounds: (0, 0, 0, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        let turn = geometry.transform.planar
        guard turn.a == 0, turn.d == 0, turn.determinant != 0 else { return geometry.frame }
        var plain = geometry
        plain.transform = .translation(turn.tx, turn.ty)
        return Rect(origin: plain.frame.origin, size: geometry.frame.size)
      }
    },
    Fault(
      "frame-keeps-bounds-size", "under a rotation the frame keeps the size of the bounds",
      breaks: [.geo(12), .geo(6)], taking: [.frame],
      smallest: """
        new l1 {transform: planar(0, 1, -1, 0, 0, 0), bounds: (0, 0, 0, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        let isTurned = geometry.transform.m12 != 0
        return isTurned
          ? Rect(origin: geometry.frame.origin, size: geometry.bounds.size) : geometry.frame
      }
    },
    Fault(
      "frame-loses-shear", "the frame is computed from scale and rotation alone",
      breaks: [.geo(13)], taking: [.frame],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1), transform: planar(0, 1, 0, 1, 0, 0)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        let planar = geometry.transform.planar
        let isShear = planar.a * planar.c + planar.b * planar.d != 0
        guard isShear else { return geometry.frame }
        var plain = geometry
        plain.transform.m21 = -planar.b
        plain.transform.m22 = planar.a
        return plain.frame
      }
    },
    Fault(
      "frame-turns-about-centre", "the transform acts about the centre and not the anchor point",
      breaks: [.geo(7)], taking: [.frame],
      smallest: """
        new l1 {anchorPoint: (0, 0), transform: planar(0, 1, -1, 0, 0, 0), bounds: (0, 0, 0, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        var plain = geometry
        plain.transform = .identity
        let centre = plain.frame.point(at: Point(0.5, 0.5))
        return Rect.boundingBox(
          of: plain.frame.corners.map { geometry.transform.planar($0 - centre) + centre })
      }
    },
    Fault(
      "frame-scales-position", "the transform acts on position, too, when the frame is derived",
      breaks: [.geo(32), .geo(6), .geo(16)], taking: [.frame],
      smallest: """
        new l1 {position: (0, 1), transform: scale(1, 2, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in
        var moved = geometry
        moved.position = geometry.transform.planar(geometry.position)
        moved.transform.m41 = 0
        moved.transform.m42 = 0
        return moved.frame
      }
    },
    Fault(
      "frame-null-when-empty", "a layer without size has its frame at the origin",
      breaks: [.geo(16)], taking: [.frame],
      smallest: """
        new l1 {position: (0, 1)}
        get l1.frame
        """
    ) {
      FrameFault { geometry in geometry.bounds.size == .zero ? .zero : geometry.frame }
    },
    Fault(
      "frame-not-invalidated", "frame is cached and the cache survives a change of anchorPoint",
      breaks: [.geo(39), .geo(6)], taking: [.frame],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        get l1.frame
        set l1.anchorPoint (0, 0)
        get l1.frame
        """
    ) { FrameNotInvalidated() },
  ]
}

/// An engine that derives frames by a formula of its own.
private struct FrameFault: GeometrySemantics {
  let formula: @Sendable (LayerGeometry) -> Rect

  init(_ formula: @escaping @Sendable (LayerGeometry) -> Rect) {
    self.formula = formula
  }

  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect { formula(geometry) }
}

private struct FrameNotInvalidated: GeometrySemantics {
  private struct Entry {
    var geometry: LayerGeometry
    let frame: Rect
  }

  private var cache: [Int: Entry] = [:]

  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    if var entry = cache[layer] {
      entry.geometry.anchorPoint = geometry.anchorPoint
      if entry.geometry == geometry { return entry.frame }
    }
    cache[layer] = Entry(geometry: geometry, frame: geometry.frame)
    return geometry.frame
  }
}
