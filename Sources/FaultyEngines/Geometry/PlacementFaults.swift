import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Engines that put a layer in the wrong place when its frame is set.
  static let placements: [Fault] = [
    Fault(
      "set-frame-resets-origin", "setting frame puts the bounds origin back to zero",
      breaks: [.geo(17)], taking: [.place],
      smallest: """
        new l1 {bounds: (0, 1, 0, 0), frame: (0, 0, 0, 0)}
        get l1.bounds
        """
    ) {
      PlacementFault { frame, geometry in
        let fitted = geometry.fitting(frame)
        return (Rect(origin: .zero, size: fitted.size), fitted.position)
      }
    },
    Fault(
      "set-frame-anchor-centre", "setting frame assumes that the anchor point is the centre",
      breaks: [.geo(18), .geo(17)], taking: [.place],
      smallest: """
        new l1 {anchorPoint: (0, 0), frame: (0, 0, 0, 1)}
        get l1.position
        """
    ) {
      PlacementFault { frame, geometry in
        var centred = geometry
        centred.anchorPoint = Point(0.5, 0.5)
        let fitted = centred.fitting(frame)
        return (Rect(origin: geometry.bounds.origin, size: fitted.size), fitted.position)
      }
    },
    Fault(
      "set-frame-ignores-scale",
      "setting frame gives the bounds the frame's size whatever the scale",
      breaks: [.geo(19), .geo(22)], taking: [.place],
      smallest: """
        new l1 {transform: planar(0, 1, -1, 0, 0, 0), frame: (0, 0, 0, 1)}
        get l1.bounds
        """
    ) {
      PlacementFault { frame, geometry in
        let fitted = geometry.fitting(frame)
        return (Rect(origin: geometry.bounds.origin, size: frame.size), fitted.position)
      }
    },
    Fault(
      "set-frame-does-not-swap", "under a quarter turn the bounds get the frame's size unswapped",
      breaks: [.geo(20)], taking: [.place],
      smallest: """
        new l1 {transform: planar(0, 1, -1, 0, 0, 0), frame: (0, 0, 0, 1)}
        get l1.bounds
        """
    ) {
      PlacementFault { frame, geometry in
        let fitted = geometry.fitting(frame)
        let isTurned = geometry.transform.m11 == 0
        let size = isTurned ? Size(fitted.size.height, fitted.size.width) : fitted.size
        return (Rect(origin: geometry.bounds.origin, size: size), fitted.position)
      }
    },
    Fault(
      "set-frame-ignores-translation", "setting frame forgets the translation of the transform",
      breaks: [.geo(21)], taking: [.place],
      smallest: """
        new l1 {affineTransform: affine(1, 0, 0, 1, 0, 1), frame: (0, 0, 0, 0)}
        get l1.position
        """
    ) {
      PlacementFault { frame, geometry in
        let fitted = geometry.fitting(frame)
        let moved = fitted.position + Point(geometry.transform.m41, geometry.transform.m42)
        return (Rect(origin: geometry.bounds.origin, size: fitted.size), moved)
      }
    },
    Fault(
      "frame-animates-by-itself", "a frame that is set starts an animation under its own key",
      breaks: [.geo(23), .act(31), .act(32)], taking: [.place, .builtInKey, .stored],
      smallest: """
        new l1
        host l1
        tick
        set l1.frame (0, 0, 1, 0)
        animationKeys l1
        """
    ) { FrameAnimatesByItself() },
    Fault(
      "nan-is-stored", "a position or a frame that is no number is stored and spreads",
      breaks: [.geo(26)], taking: [.refuses],
      smallest: """
        new l1
        set l1.position (nan, 0)
        """
    ) { NanIsStored() },
    Fault(
      "affine-of-any-matrix", "affineTransform answers six entries of a matrix that is not affine",
      breaks: [.geo(27)], taking: [.affineTransform],
      smallest: """
        new l1 {transform: scale(1, 0, 0)}
        get l1.affineTransform
        """
    ) { AffineOfAnyMatrix() },
    Fault(
      "set-affine-keeps-depth", "setting affineTransform leaves the third row as it was",
      breaks: [.geo(28)], taking: [.transform],
      smallest: """
        new l1 {transform: scale(1, 1, 0), affineTransform: affine(1, 0, 0, 1, 0, 0)}
        get l1.transform
        """
    ) { SetAffineKeepsDepth() },
  ]
}

/// An engine that places frames by a formula of its own.
private struct PlacementFault: GeometrySemantics {
  typealias Formula = @Sendable (Rect, LayerGeometry) -> (bounds: Rect, position: Point)

  let formula: Formula

  init(_ formula: @escaping Formula) {
    self.formula = formula
  }

  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) { formula(frame, geometry) }
}

private struct FrameAnimatesByItself: GeometrySemantics, ActionSemantics, PropertySemantics {
  /// How many of the two changes that make up a frame are still to come.
  private var pending = 0
  private var isPlacing = false

  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    pending = 2
    var standard = StandardSemantics()
    return standard.place(frame, of: geometry, layer: layer, in: &state)
  }

  mutating func builtInKey(_ property: Property, from old: Value, to new: Value) -> String {
    isPlacing ? Property.frame.rawValue : property.rawValue
  }

  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    isPlacing = pending > 0
    pending = max(0, pending - 1)
    return state.storable(value, as: property, of: layer)
  }
}

private struct NanIsStored: GeometrySemantics {
  mutating func refuses(
    _ value: Value, as property: Property, in state: inout WorldState
  ) -> Bool { false }
}

private struct AffineOfAnyMatrix: GeometrySemantics {
  mutating func affineTransform(of transform: Transform3D) -> AffineTransform { transform.planar }
}

private struct SetAffineKeepsDepth: GeometrySemantics {
  mutating func transform(
    setting affine: AffineTransform, over old: Transform3D
  ) -> Transform3D {
    var new = Transform3D(affine)
    new.m33 = old.m33
    return new
  }
}
