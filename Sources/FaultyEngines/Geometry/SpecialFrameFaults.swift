import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Negative sizes, frames out of the plane and frames set under a turn.
  static let specialFrames: [Fault] = [
    Fault(
      "negative-bounds-kept", "bounds of negative size are stored as they were given",
      breaks: [.geo(24)], taking: [.standardized],
      smallest: """
        new l1 {bounds: (0, 0, 0, -1)}
        get l1.bounds
        """
    ) { StandardizingFault { rect, property in property == .bounds ? rect : rect.standardized } },
    Fault(
      "negative-frame-wrong-side", "a frame of negative size is taken from its origin on",
      breaks: [.geo(25)], taking: [.standardized],
      smallest: """
        new l1 {frame: (0, 0, 0, -1)}
        get l1.position
        """
    ) {
      StandardizingFault { rect, property in
        property == .frame
          ? Rect(origin: rect.origin, size: rect.standardized.size) : rect.standardized
      }
    },
    Fault(
      "frame-3d-is-plain", "a transform that is no map of the plane does not move the frame",
      breaks: [.geo(14)], taking: [.frame], declaring: [.spatialFrame: true],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1), transform: scale(1, 0, 0)}
        get l1.frame
        """
    ) { SpatialFrameIsPlain() },
    Fault(
      "rotated-frame-keeps-origin", "a frame set under a turn keeps its origin and not its centre",
      breaks: [.geo(40)], taking: [.place], declaring: [.rotatedFrame: true],
      smallest: """
        new l1 {transform: planar(0.6, 0.8, -0.8, 0.6, 0, 0), frame: (0, 0, 0, 1)}
        get l1.position
        """
    ) { RotatedFrameKeepsOrigin() },
  ]
}

private struct StandardizingFault: GeometrySemantics {
  let standardize: @Sendable (Rect, Property) -> Rect

  init(_ standardize: @escaping @Sendable (Rect, Property) -> Rect) {
    self.standardize = standardize
  }

  mutating func standardized(_ rect: Rect, as property: Property) -> Rect {
    standardize(rect, property)
  }
}

private struct SpatialFrameIsPlain: GeometrySemantics {
  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    guard !geometry.transform.isAffine else { return geometry.frame }
    var plain = geometry
    plain.transform = .identity
    return plain.frame
  }
}

private struct RotatedFrameKeepsOrigin: GeometrySemantics {
  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    let fitted = geometry.fitting(frame)
    var placed = geometry
    placed.bounds.size = fitted.size
    placed.position = .zero
    return (placed.bounds, frame.origin - placed.frame.origin)
  }
}
