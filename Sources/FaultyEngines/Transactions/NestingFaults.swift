import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Nested transactions that leak into each other or do not inherit.
  static let nesting: [Fault] = [
    Fault(
      "commit-leaks-values", "what a nested transaction has set stays in force after its commit",
      breaks: [.txn(5), .txn(20)], taking: [.closeLevel],
      smallest: """
        begin
        begin
        set transaction.animationDuration 1
        commit
        get transaction.animationDuration
        """
    ) { CommitLeaksValues() },
    Fault(
      "nested-starts-afresh", "a nested transaction starts from the defaults",
      breaks: [.txn(4)], taking: [.openedLevel],
      smallest: """
        begin
        set transaction.animationDuration 1
        begin
        get transaction.animationDuration
        """
    ) { NestedStartsAfresh() },
    Fault(
      "disabled-anywhere", "actions are disabled as soon as any open transaction disables them",
      breaks: [.txn(7)], taking: [.transactionValue],
      smallest: """
        set transaction.disableActions true
        begin
        set transaction.disableActions false
        get transaction.disableActions
        """
    ) { DisabledAnywhere() },
    Fault(
      "one-level-only", "only the transaction next to the innermost one is inherited from",
      breaks: [.txn(6), .txn(4)], taking: [.transactionValue],
      smallest: """
        begin
        set transaction.animationDuration 1
        begin
        begin
        get transaction.animationDuration
        """
    ) { OneLevelOnly() },
    Fault(
      "outermost-stores", "values are stored with the outermost transaction",
      breaks: [.txn(5)], taking: [.setTransaction],
      smallest: """
        begin
        begin
        set transaction.animationDuration 1
        commit
        get transaction.animationDuration
        """
    ) { OutermostStores() },
    Fault(
      "default-duration-zero", "the default duration of a transaction is zero",
      breaks: [.txn(1)], taking: [.transactionValue],
      smallest: """
        get transaction.animationDuration
        """
    ) {
      TransactionDefault("animationDuration", .number(0))
    },
    Fault(
      "default-function-named", "the default timing function of a transaction is not nil",
      breaks: [.txn(2)], taking: [.transactionValue],
      smallest: """
        get transaction.animationTimingFunction
        """
    ) {
      TransactionDefault("animationTimingFunction", .timing(.named(.default)))
    },
    Fault(
      "unknown-keys-dropped", "a transaction keeps values under its own keys only",
      breaks: [.txn(9)], taking: [.setTransaction],
      smallest: """
        setValue transaction aKey 0
        value transaction aKey
        """
    ) { UnknownKeysDropped() },
  ]
}

private struct CommitLeaksValues: TransactionSemantics {
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

private struct NestedStartsAfresh: TransactionSemantics {
  mutating func openedLevel(in state: inout WorldState) -> TransactionLevel {
    var level = TransactionLevel()
    for key in ["animationDuration", "disableActions", "animationTimingFunction"] {
      level.set(key, WorldState.transactionDefault(key))
    }
    return level
  }
}

private struct DisabledAnywhere: TransactionSemantics {
  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let isDisabled = state.transactions.levels.contains { $0.value(key) == .boolean(true) }
    return key == "disableActions" && isDisabled
      ? (.boolean(true), .fallback) : state.standardTransactionValue(key)
  }
}

private struct OneLevelOnly: TransactionSemantics {
  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let near = state.transactions.levels.suffix(2)
    let isNear = near.contains { $0.value(key) != nil }
    return isNear
      ? state.standardTransactionValue(key) : (WorldState.transactionDefault(key), .fallback)
  }
}

private struct OutermostStores: TransactionSemantics {
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    if state.transactions.explicit.isEmpty { return state.setInnermost(key, value) }
    state.transactions.explicit[0].set(key, value)
  }
}

private struct TransactionDefault: TransactionSemantics {
  private let key: String
  private let value: Value

  init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }

  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let standard = state.standardTransactionValue(key)
    return key == self.key && standard.source == .fallback ? (value, .fallback) : standard
  }
}

private struct UnknownKeysDropped: TransactionSemantics {
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    guard Property(rawValue: key)?.isTransactionValue == true else { return }
    state.setInnermost(key, value)
  }
}
