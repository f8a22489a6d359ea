import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Transactions that get in each other's way.
  static let threads: [Fault] = [
    Fault(
      "threads-share-stack", "all threads share one stack of transactions",
      breaks: [.txn(43)], taking: [.separatesThreads],
      smallest: """
        set transaction.animationDuration 1
        @2 get transaction.animationDuration
        """
    ) { ThreadsShareStack() },
    Fault(
      "unlock-ends-transaction", "releasing the lock ends the transaction that is open under it",
      breaks: [.txn(49)], taking: [.didUnlock],
      smallest: """
        begin
        set transaction.animationDuration 1
        unlock
        get transaction.animationDuration
        """
    ) { UnlockEnds() },
    Fault(
      "value-outside-lost", "a value that is set outside any transaction is lost at once",
      breaks: [.txn(44)], taking: [.setTransaction],
      smallest: """
        set transaction.animationDuration 1
        get transaction.animationDuration
        """
    ) { ValueOutsideLost() },
    Fault(
      "last-duration-wins",
      "a transaction changes the durations of one that came before in the same turn",
      breaks: [.txn(42)], taking: [.setTransaction],
      smallest: """
        new l1
        host l1
        tick
        set l1.bounds (0, 0, 0, 1)
        tick
        set transaction.animationDuration 1
        get l1.animation(bounds).duration
        """
    ) { LastDurationWins() },
  ]
}

private struct ThreadsShareStack: TransactionSemantics {
  var separatesThreads: Bool { false }
}

private struct UnlockEnds: TransactionSemantics {
  mutating func didUnlock(in state: inout WorldState) { state.dropInnermost() }
}

private struct ValueOutsideLost: TransactionSemantics {
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    if !state.transactions.explicit.isEmpty { state.setInnermost(key, value) }
  }
}

private struct LastDurationWins: TransactionSemantics {
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    state.setInnermost(key, value)
    guard key == "animationDuration" else { return }
    for layer in state.animations.indices {
      for place in state.animations[layer].attached.indices {
        let animation = state.animations[layer].attached[place]
        guard animation.source == nil, animation.begin == state.seconds else { continue }
        state.animations[layer].attached[place].object[.duration] = value
      }
    }
  }
}
