import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Presentation copies that touch their originals, or do not know them.
  static let copies: [Fault] = [
    Fault(
      "no-model-layer", "a layer has no model layer",
      breaks: [.copy(1)],
      smallest: """
        new l1
        get l1.modelLayer
        """
    ) { NoModelLayer() },
    Fault(
      "reading-a-copy-writes-the-model",
      "reading the presentation copy gives its value to the model",
      breaks: [.copy(10)],
      smallest: """
        new l1
        host l1
        tick
        set l1.zPosition 1
        get l1.presentation.zPosition
        get l1.zPosition
        """
    ) { ReadingWritesModel() },
  ]
}

private struct NoModelLayer: Semantics {
  mutating func modelLayer(of layer: Int) -> Int? { nil }
}

private struct ReadingWritesModel: Semantics {
  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {
    if property == .zPosition { state.takeBackDepths() }
  }
}
