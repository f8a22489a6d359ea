import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Conversions between a layer and the one above it that go wrong.
  static let spaces: [Fault] = [
    Fault(
      "convert-ignores-sublayer-transform", "conversions ignore the superlayer's sublayerTransform",
      breaks: [.conv(1), .conv(7)], taking: [.space],
      smallest: """
        new l1
        new l2 {sublayers: [l1], sublayerTransform: planar(0, 1, -1, 0, 0, 0)}
        convert (0, 1) from l1 to l2
        """
    ) { SpaceFault { $0.outer?.sublayerTransform = .identity } },
    Fault(
      "convert-position-is-corner", "position is taken for the place of the bounds origin",
      breaks: [.conv(2), .conv(1)], taking: [.space],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        new l2 {sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) { SpaceFault { $0.geometry.anchorPoint = .zero } },
    Fault(
      "convert-adds-bounds-origin", "the bounds origin is added where it is to be subtracted",
      breaks: [.conv(3)], taking: [.space],
      smallest: """
        new l1 {bounds: (0, 1, 0, 0)}
        new l2 {sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) {
      SpaceFault { space in
        let origin = space.geometry.bounds.origin
        space.geometry.bounds.origin = Point(-origin.x, -origin.y)
      }
    },
    Fault(
      "convert-subtracts-outer-origin",
      "the superlayer's bounds origin is subtracted from what is converted to it",
      breaks: [.conv(4)], taking: [.space],
      smallest: """
        new l1
        new l2 {bounds: (0, 1, 0, 0), sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) {
      SpaceFault { space in
        let origin = space.outer?.bounds.origin ?? .zero
        space.geometry.position = space.geometry.position - origin
      }
    },
    Fault(
      "convert-transform-about-corner", "the transform acts about the bounds origin",
      breaks: [.conv(6)], taking: [.space],
      smallest: """
        new l1 {transform: scale(1, 2, 1), bounds: (0, 0, 0, 1)}
        new l2 {sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) {
      SpaceFault { space in
        let corner = space.geometry.bounds.origin
        let offset = corner - space.anchor
        space.geometry.anchorPoint = .zero
        space.geometry.position = space.geometry.position + offset
      }
    },
    Fault(
      "convert-sublayers-about-origin", "sublayerTransform acts about (0, 0)",
      breaks: [.conv(7)], taking: [.space],
      smallest: """
        new l1
        new l2 {sublayerTransform: planar(0, 1, -1, 0, 0, 0), bounds: (0, 0, 0, 1), sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) {
      SpaceFault { space in
        space.outer?.bounds = .zero
        space.outer?.anchorPoint = .zero
      }
    },
    Fault(
      "convert-outer-anchor-without-origin",
      "the anchor of sublayerTransform leaves out the superlayer's bounds origin",
      breaks: [.conv(8)], taking: [.space],
      smallest: """
        new l1
        new l2 {sublayers: [l1], sublayerTransform: planar(0, 1, -1, 0, 0, 0), bounds: (0, 1, 0, 0)}
        convert (0, 0) from l1 to l2
        """
    ) { SpaceFault { $0.outer?.bounds.origin = .zero } },
    Fault(
      "convert-origin-outside-scale", "the bounds origin is moved by after the transform, unscaled",
      breaks: [.conv(27), .conv(3)], taking: [.space],
      smallest: """
        new l1 {transform: planar(0, 1, -1, 0, 0, 0), bounds: (0, 1, 0, 0)}
        new l2 {sublayers: [l1]}
        convert (0, 0) from l1 to l2
        """
    ) {
      SpaceFault { space in
        space.geometry.position = space.geometry.position - space.geometry.bounds.origin
        space.geometry.bounds.origin = .zero
      }
    },
    Fault(
      "convert-without-weight", "conversions do not divide by the weight of a perspective",
      breaks: [.conv(26), .tran(18)], taking: [.lift], declaring: [.perspectiveConversion: true],
      smallest: """
        new l1 {zPosition: 1}
        new l2 {sublayers: [l1], sublayerTransform: matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1)}
        convert (0, 1) from l1 to l2
        """
    ) { WithoutWeight() },
  ]
}

/// An engine in which layers stand elsewhere within the ones above them.
private struct SpaceFault: ConversionSemantics {
  let change: @Sendable (inout LayerSpace) -> Void

  init(_ change: @escaping @Sendable (inout LayerSpace) -> Void) {
    self.change = change
  }

  mutating func space(of layer: Int, in state: inout WorldState) -> LayerSpace {
    var space = state.space(of: layer)
    change(&space)
    return space
  }
}

private struct WithoutWeight: ConversionSemantics {
  mutating func lift(_ point: Point, from space: LayerSpace) -> Point {
    let lifted = space.lifted(point)
    return Point(lifted.x, lifted.y)
  }
}
