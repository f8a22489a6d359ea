import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Presentation copies that stand alone, answer for their layers, or change once they are there.
  static let copiedTrees: [Fault] = [
    Fault(
      "copy-stands-alone", "a presentation copy has no superlayer and no sublayers",
      breaks: [.copy(6)], taking: [.presentedNode],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        host l2
        tick
        get l2.presentation.sublayers
        """
    ) { CopyStandsAlone() },
    Fault(
      "copy-answers-from-model", "a presentation copy is hit, and converts, where its layer is",
      breaks: [.copy(7)], taking: [.copiesAnswerForThemselves],
      smallest: """
        new l1
        host l1
        tick
        set l1.bounds (0, 0, 1, 1)
        contains l1.presentation (0, 0)
        """
    ) { CopyAnswersFromModel() },
    Fault(
      "copy-by-plain-init", "a presentation copy is made without the initialiser for copies",
      breaks: [.copy(9)], taking: [.copiesThroughInitializer],
      smallest: """
        new k1 CALayer implementing [initWithLayer]
        new l1 k1
        host l1
        tick
        get l1.presentation.opacity
        """
    ) { CopyByPlainInit() },
    Fault(
      "copy-drifts", "each reading of a presentation copy moves it a little", breaks: [.copy(11)],
      taking: [.shown, .didReadPresentation],
      smallest: """
        new l1
        host l1
        tick
        get l1.presentation.zPosition
        get l1.presentation.zPosition
        """
    ) { CopyDrifts() },
    Fault(
      "copy-is-live", "a presentation copy that was read follows its layer from then on",
      breaks: [.copy(12)], taking: [.base, .didReadPresentation], declaring: [.snapshotCopy: true],
      smallest: """
        new l1
        host l1
        tick
        get l1.presentation.zPosition
        set l1.zPosition 1
        get l1.presentation.zPosition
        """
    ) { CopyIsLive() },
  ]
}

private struct CopyStandsAlone: PresentationSemantics {
  mutating func presentedNode(of layer: Int, in state: inout WorldState) -> Node? { nil }
}

private struct CopyAnswersFromModel: PresentationSemantics {
  var copiesAnswerForThemselves: Bool { false }
}

private struct CopyByPlainInit: PresentationSemantics {
  var copiesThroughInitializer: Bool { false }
}

private struct CopyDrifts: PresentationSemantics {
  private var readings = 0

  mutating func shown(
    _ value: Value, of property: Property, layer: Int, isAnimated: Bool, in state: inout WorldState
  ) -> Value {
    guard property == .zPosition, let number = value.asNumber else { return value }
    return .number(number + Double(readings))
  }

  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {
    if property == .zPosition { readings += 1 }
  }
}

private struct CopyIsLive: PresentationSemantics {
  private var read: Set<Int> = []

  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value {
    read.contains(layer) ? state.value(layer, property) : published
  }

  mutating func didReadPresentation(
    _ property: Property, of layer: Int, in state: inout WorldState
  ) {
    read.insert(layer)
  }
}
