import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that look at more than bounds, or decide the outline of a layer otherwise, in hit tests.
  static let hitVariants: [Variant] = [
    Variant(
      "transparent-layers-are-not-hit", "a layer with opacity 0, and what is in it, is never hit",
      by: .item(.layers(25)), taking: [.isPassedOver],
      steps: """
        new l1 {bounds: (0, 0, 4, 4)}
        set l1.opacity 0
        hitTest l1 (1, 1)
        """
    ) { PassesOver { $0.value($1, .opacity) == .number(0) } },
    Variant(
      "masked-layers-are-not-hit", "a layer is not hit where its mask shows nothing",
      by: .item(.layers(25)), taking: [.isPassedOver],
      steps: """
        new l1 {bounds: (0, 0, 4, 4)}
        new l2
        set l1.mask l2
        hitTest l1 (1, 1)
        """
    ) { PassesOver { $0.hasMask($1) } },
    Variant(
      "round-corners-are-not-hit", "a layer with round corners that clip is not hit in its bounds",
      by: .item(.layers(25)), taking: [.isPassedOver],
      steps: """
        new l1 {bounds: (0, 0, 4, 4)}
        set l1.cornerRadius 2
        set l1.masksToBounds true
        hitTest l1 (1, 1)
        """
    ) {
      PassesOver {
        $0.value($1, .cornerRadius) != .number(0) && $0.value($1, .masksToBounds) == .boolean(true)
      }
    },
    Variant(
      "shapes-are-hit-by-path", "a shape layer is not hit beside its path",
      by: .item(.layers(25)), taking: [.isPassedOver],
      steps: """
        new l1 CAShapeLayer {bounds: (0, 0, 4, 4)}
        set l1.path path[M 9 9 L 10 9]
        hitTest l1 (1, 1)
        """
    ) { PassesOver { $0.type(of: $1) == .shapeLayer && $0.value($1, .path) != .nil } },
  ]
}

/// Passes over some layers in a hit test.
private struct PassesOver: HitTestingSemantics, TouchCounting {
  private let isOut: @Sendable (WorldState, Int) -> Bool
  private(set) var touches = 0

  init(_ isOut: @escaping @Sendable (WorldState, Int) -> Bool) {
    self.isOut = isOut
  }

  mutating func isPassedOver(_ layer: Int, in state: inout WorldState) -> Bool {
    if isOut(state, layer) {
      touches += 1
      return true
    }
    var standard = StandardSemantics()
    return standard.isPassedOver(layer, in: &state)
  }
}
