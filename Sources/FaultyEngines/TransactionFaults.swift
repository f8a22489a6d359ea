import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Transactions that leak, or publish at the wrong moment.
  static let transactions: [Fault] = [
    Fault(
      "commit-leaks-values", "what a nested transaction has set stays in force after its commit",
      breaks: [.txn(5), .txn(20)],
      smallest: """
        begin
        begin
        set transaction.animationDuration 1
        commit
        get transaction.animationDuration
        """
    ) { CommitLeaksValues() },
    Fault(
      "presentation-is-model", "the presentation layer shows changes before they are committed",
      breaks: [.txn(14), .pres(3)],
      smallest: """
        new l1
        host l1
        tick
        set l1.name "a"
        get l1.presentation.name
        """
    ) { PresentationIsModel() },
  ]
}

private struct CommitLeaksValues: Semantics {
  mutating func closeLevel(in state: inout WorldState) {
    let ended = state.transactions.explicit.last
    state.dropInnermost()
    guard let ended, let last = state.transactions.explicit.indices.last else { return }
    for key in ended.keys {
      guard let value = ended.value(key) else { continue }
      state.transactions.explicit[last].set(key, value)
    }
  }
}

private struct PresentationIsModel: Semantics {
  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value { state.value(layer, property) }
}
