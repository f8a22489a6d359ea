import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Transactions whose values, changes and animations get lost, leak, or come too early or too late.
  static let scopes: [Fault] = [
    Fault(
      "fresh-transaction-remembers",
      "a transaction at the top starts from the values of the one before",
      breaks: [.txn(3)], taking: [.openedLevel, .closeLevel],
      smallest: """
        begin
        set transaction.animationDuration 1
        commit
        begin
        get transaction.animationDuration
        """
    ) { FreshRemembers() },
    Fault(
      "unset-key-reads-zero", "a transaction reads zero for keys that were never set",
      breaks: [.txn(8)], taking: [.transactionValue],
      smallest: """
        value transaction a
        """
    ) { UnsetReadsZero() },
    Fault(
      "accessor-and-key-differ", "a transaction keeps what its accessors set apart from its keys",
      breaks: [.txn(10)], taking: [.slot, .transactionValue],
      smallest: """
        set transaction.animationDuration 1
        value transaction animationDuration
        """
    ) { TwoStores() },
    Fault(
      "model-waits-for-commit",
      "within a transaction the model reads the old value until the commit",
      breaks: [.txn(13), .act(23)], taking: [.didSet, .closeLevel],
      smallest: """
        begin
        new l1 {position: (0, 1)}
        get l1.position
        """
    ) { ModelWaits() },
    Fault(
      "begins-when-added", "an animation begins when it is added and not at its commit",
      breaks: [.txn(16), .time(15)], taking: [.didAttach, .resolvedBegin],
      smallest: """
        new a1 {keyPath: "bounds", fromValue: (0, 0, 0, 0), repeatDuration: 1, fillMode: "removed", timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        advance 2
        tick
        """
    ) { BeginsWhenAdded() },
    Fault(
      "pace-for-built-in-only",
      "a transaction's timing function does not reach animations that are added",
      breaks: [.txn(22)], taking: [.pace],
      smallest: """
        set transaction.animationTimingFunction timing(easeIn)
        new a1 {keyPath: "bounds", fromValue: (0, 0, 0, 0), byValue: (0, 0, 0, 1), beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.bounds
        """
    ) { PaceForBuiltInOnly() },
    Fault(
      "empty-transaction-resets", "an empty transaction resets the values of the one around it",
      breaks: [.txn(27)], taking: [.closeLevel],
      smallest: """
        set transaction.animationDuration 1
        begin
        commit
        get transaction.animationDuration
        """
    ) { EmptyResets() },
    Fault(
      "inner-commit-loses-animations",
      "animations that were added in a nested transaction are lost at its commit",
      breaks: [.txn(28)], taking: [.didAttach, .openedLevel, .closeLevel],
      smallest: """
        begin
        begin
        new l1
        new a1
        addAnimation a1 to l1 key k
        commit
        animationKeys l1
        """
    ) { InnerCommitLoses() },
  ]
}

private struct FreshRemembers: TransactionSemantics {
  private var last = TransactionLevel()

  mutating func openedLevel(in state: inout WorldState) -> TransactionLevel {
    let isFresh = state.transactions.explicit.isEmpty && state.transactions.implicit == nil
    return isFresh ? last : TransactionLevel()
  }

  mutating func closeLevel(in state: inout WorldState) {
    if state.transactions.explicit.count == 1 { last = state.transactions.explicit[0] }
    state.dropInnermost()
  }
}

private struct UnsetReadsZero: TransactionSemantics {
  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let standard = state.standardTransactionValue(key)
    let isUnknown = Property(rawValue: key)?.isTransactionValue != true
    return isUnknown && standard.source == .fallback ? (.number(0), .fallback) : standard
  }
}

private struct TwoStores: TransactionSemantics {
  mutating func slot(of key: String, via access: TransactionAccess) -> String {
    let isKnown = Property(rawValue: key)?.isTransactionValue == true
    return isKnown && access == .keyValueCoding ? "key " + key : key
  }

  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let standard = state.standardTransactionValue(key)
    guard key.hasPrefix("key "), standard.source == .fallback else { return standard }
    return (WorldState.transactionDefault(String(key.dropFirst(4))), .fallback)
  }
}

private struct ModelWaits: PropertySemantics, TransactionSemantics {
  private struct Place: Hashable {
    let layer: Int
    let property: Property
  }

  private var waiting: [Place: Value] = [:]

  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard !state.transactions.explicit.isEmpty else { return }
    waiting[Place(layer: layer, property: property)] = state.value(layer, property)
    state.corrupt(layer, property, old)
  }

  mutating func closeLevel(in state: inout WorldState) {
    state.dropInnermost()
    guard state.transactions.explicit.isEmpty else { return }
    for (place, value) in waiting { state.corrupt(place.layer, place.property, value) }
    waiting = [:]
  }
}

private struct BeginsWhenAdded: AnimationSemantics, TimingSemantics {
  /// When the first animation of the coming commit was added.
  private var added: Double?
  private var isCommitted = false

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    if isCommitted { added = nil }
    isCommitted = false
    added = added ?? state.seconds
  }

  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double {
    isCommitted = true
    guard begin == 0, let added else { return begin }
    return localTime - (clock - added)
  }
}

private struct PaceForBuiltInOnly: AnimationSemantics {
  mutating func pace(
    of object: AnimationObject, transaction: Value, isBuiltIn: Bool
  ) -> Value {
    guard isBuiltIn else { return object[.timingFunction] }
    return transaction == .nil ? .timing(.named(.default)) : transaction
  }
}

private struct EmptyResets: TransactionSemantics {
  mutating func closeLevel(in state: inout WorldState) {
    let isEmpty = state.transactions.explicit.last?.keys.isEmpty == true
    state.dropInnermost()
    guard isEmpty else { return }
    if let last = state.transactions.explicit.indices.last {
      state.transactions.explicit[last] = TransactionLevel()
    } else if state.transactions.implicit != nil {
      state.transactions.implicit = TransactionLevel()
    }
  }
}

private struct InnerCommitLoses: AnimationSemantics, TransactionSemantics {
  /// The numbers of the last animations that were there when the open levels began.
  private var starts: [Int] = []
  private var latest = 0

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    latest = animation.number
  }

  mutating func openedLevel(in state: inout WorldState) -> TransactionLevel {
    starts.append(latest)
    return TransactionLevel()
  }

  mutating func closeLevel(in state: inout WorldState) {
    state.dropInnermost()
    guard let start = starts.popLast(), !state.transactions.explicit.isEmpty else { return }
    for layer in state.animations.indices {
      state.animations[layer].attached.removeAll { $0.number > start && $0.begin == nil }
    }
  }
}
