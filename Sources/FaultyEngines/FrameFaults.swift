import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Frames that are not derived, or derived from the wrong things.
  static let frame: [Fault] = [
    Fault(
      "frame-anchor-centre", "frame ignores anchorPoint and always uses the centre",
      breaks: [.geo(6), .geo(4), .geo(5)],
      smallest: """
        new l1
        set l1.bounds (0, 0, 1, 0)
        set l1.anchorPoint (0, 0.5)
        get l1.frame
        """
    ) { FrameAnchorCentre() },
    Fault(
      "frame-not-invalidated", "frame is cached and the cache survives a change of anchorPoint",
      breaks: [.geo(6), .geo(39)],
      smallest: """
        new l1
        set l1.bounds (0, 0, 1, 0)
        get l1.frame
        set l1.anchorPoint (0, 0.5)
        get l1.frame
        """
    ) { FrameNotInvalidated() },
    Fault(
      "frame-two-corners", "only two corners of the bounds are mapped by the transform",
      breaks: [.geo(6), .geo(12), .geo(13)],
      smallest: """
        new l1
        set l1.bounds (0, 0, 0, 1)
        set l1.transform planar(1, 0, 1, 1, 0, 0)
        get l1.frame
        """
    ) { FrameTwoCorners() },
    Fault(
      "set-frame-resets-origin", "setting frame puts the bounds origin back to zero",
      breaks: [.geo(17)],
      smallest: """
        new l1
        set l1.bounds (0, 1, 0, 0)
        set l1.frame (0, 0, 0, 0)
        get l1.bounds
        """
    ) { SetFrameResetsOrigin() },
    Fault(
      "set-frame-anchor-centre", "setting frame assumes that the anchor point is the centre",
      breaks: [.geo(18), .geo(17)],
      smallest: """
        new l1
        set l1.anchorPoint (0, 0.5)
        set l1.frame (0, 0, 1, 0)
        get l1.frame
        """
    ) { SetFrameAnchorCentre() },
  ]
}

private struct FrameAnchorCentre: Semantics {
  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    var centred = geometry
    centred.anchorPoint = Point(0.5, 0.5)
    return centred.frame
  }
}

private struct FrameNotInvalidated: Semantics {
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

private struct FrameTwoCorners: Semantics {
  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
    let near = Point(-anchor.x * size.width, -anchor.y * size.height)
    let corners = [near, near + Point(size.width, size.height)]
    return Rect.boundingBox(
      of: corners.map { geometry.transform.planar($0) + geometry.position })
  }
}

private struct SetFrameResetsOrigin: Semantics {
  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    let fitted = geometry.fitting(frame)
    return (Rect(origin: .zero, size: fitted.size), fitted.position)
  }
}

private struct SetFrameAnchorCentre: Semantics {
  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    var centred = geometry
    centred.anchorPoint = Point(0.5, 0.5)
    let fitted = centred.fitting(frame)
    return (Rect(origin: geometry.bounds.origin, size: fitted.size), fitted.position)
  }
}
