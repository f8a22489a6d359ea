import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Completion blocks that run at the wrong time, not at all, or too often.
  static let completions: [Fault] = [
    Fault(
      "block-after-first", "a completion block runs when the first of its animations has ended",
      breaks: [.txn(29)], taking: [.isReady],
      smallest: """
        new l1
        host l1
        set transaction.completionBlock b1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        addAnimation a1 to l1 key k
        tick
        """
    ) { BlockAfterFirst() },
    Fault(
      "block-within-commit", "a completion block without animations runs within the commit",
      breaks: [.txn(30), .txn(47)], taking: [.runsBlocksInCommit],
      smallest: """
        begin
        set transaction.completionBlock b1
        commit
        """
    ) { BlockWithinCommit() },
    Fault(
      "block-without-animations", "a completion block without animations never runs",
      breaks: [.txn(30)], taking: [.isReady],
      smallest: """
        set transaction.completionBlock b1
        tick
        """
    ) { BlockNeedsAnimations() },
    Fault(
      "block-runs-twice", "a completion block runs twice",
      breaks: [.txn(31)], taking: [.runsOfBlock],
      smallest: """
        set transaction.completionBlock b1
        tick
        """
    ) { BlockRunsTwice() },
    Fault(
      "block-replaced-is-lost", "a completion block that another one replaces never runs",
      breaks: [.txn(32)], taking: [.keepsReplacedBlock],
      smallest: """
        set transaction.completionBlock b1
        set transaction.completionBlock b2
        tick
        """
    ) { ReplacedBlockLost(byNil: false) },
    Fault(
      "nil-cancels-block", "setting no block cancels the one that was set",
      breaks: [.txn(46)], taking: [.keepsReplacedBlock],
      smallest: """
        set transaction.completionBlock b1
        set transaction.completionBlock nil
        tick
        """
    ) { ReplacedBlockLost(byNil: true) },
    Fault(
      "block-waits-for-earlier", "a completion block waits for animations that were added before",
      breaks: [.txn(33)], taking: [.waitsForEarlier],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {position: a1}, position: (0, 1)}
        set transaction.completionBlock b1
        tick
        """
    ) { WaitsForEarlier() },
    Fault(
      "removal-leaves-waiting", "a completion block waits for an animation that was removed",
      breaks: [.txn(34)], taking: [.completes],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        set transaction.completionBlock b1
        addAnimation a1 to l1
        removeAllAnimations l1
        tick
        """
    ) { LeavesWaiting(.removal) },
    Fault(
      "replacement-leaves-waiting", "a completion block waits for an animation that was replaced",
      breaks: [.txn(35)], taking: [.completes],
      smallest: """
        new l1
        host l1
        set transaction.completionBlock b1
        new a1 {beginTime: 1}
        addAnimation a1 to l1 key k
        addAnimation a1 to l1 key k
        tick
        """
    ) { LeavesWaiting(.replacement) },
    Fault(
      "block-ignores-inner",
      "a completion block does not wait for animations of nested transactions",
      breaks: [.txn(36)], taking: [.waits],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position"}
        begin
        set transaction.completionBlock b1
        begin
        addAnimation a1 to l1
        commit
        commit
        tick
        """
    ) { IgnoresInner() },
    Fault(
      "block-ignores-changes", "a completion block does not wait for built-in animations",
      breaks: [.txn(37)], taking: [.waits],
      smallest: """
        new l1
        host l1
        tick
        set transaction.completionBlock b1
        set l1.position (0, 1)
        tick
        """
    ) { IgnoresChanges() },
    Fault(
      "block-ignores-told", "a completion block does not wait for animations that have a delegate",
      breaks: [.call(19)], taking: [.waits],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        set transaction.completionBlock b1
        addAnimation a1 to l1
        tick
        """
    ) { IgnoresTold() },
    Fault(
      "block-ignores-endless", "a completion block does not wait for endless animations",
      breaks: [.txn(40)], taking: [.waits],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", repeatCount: inf}
        set transaction.completionBlock b1
        addAnimation a1 to l1
        tick
        """
    ) { IgnoresEndless() },
    Fault(
      "block-inherits",
      "within a completion block the values of its transaction are still in force",
      breaks: [.txn(38)], taking: [.scope],
      smallest: """
        new l1
        set transaction.completionBlock b1
        react b1 complete limit 1 [set l1.opacity 0]
        tick
        get transaction.completionBlock
        """
    ) { BlockInherits() },
    Fault(
      "block-of-block-lost", "a completion block that is set within another one never runs",
      breaks: [.txn(39)], taking: [.keepsBlockOfBlock],
      smallest: """
        set transaction.completionBlock b1
        react b1 complete limit 1 [set transaction.completionBlock b2]
        tick
        tick
        """
    ) { BlockOfBlockLost() },
    Fault(
      "block-reads-back", "the completion block still reads back after its turn",
      breaks: [.txn(45)], taking: [.setTransaction, .transactionValue],
      smallest: """
        set transaction.completionBlock b1
        tick
        get transaction.completionBlock
        """
    ) { BlockReadsBack() },
    Fault(
      "inner-block-unread", "a nested transaction reads no completion block",
      breaks: [.txn(47)], taking: [.transactionValue],
      smallest: """
        begin
        set transaction.completionBlock b1
        begin
        get transaction.completionBlock
        """
    ) { InnerBlockUnread() },
    Fault(
      "block-in-open-transaction",
      "a turn that ends within a transaction runs its completion block",
      breaks: [.txn(48)], taking: [.isReady],
      smallest: """
        begin
        set transaction.completionBlock b1
        tick
        """
    ) { BlockInOpenTransaction() },
  ]
}

private struct BlockAfterFirst: CallbackSemantics {
  mutating func isReady(_ group: CompletionGroup) -> Bool {
    group.isCommitted && (group.waitsFor.isEmpty || group.ends > 0)
  }
}

private struct BlockWithinCommit: CallbackSemantics {
  var runsBlocksInCommit: Bool { true }
}

private struct BlockNeedsAnimations: CallbackSemantics {
  mutating func isReady(_ group: CompletionGroup) -> Bool {
    group.isCommitted && group.waitsFor.isEmpty && group.hasAnimations
  }
}

private struct BlockRunsTwice: CallbackSemantics {
  var runsOfBlock: Int { 2 }
}

private struct ReplacedBlockLost: CallbackSemantics {
  let byNil: Bool

  mutating func keepsReplacedBlock(by value: Value) -> Bool { (value == .nil) != byNil }
}

private struct WaitsForEarlier: CallbackSemantics {
  var waitsForEarlier: Bool { true }
}

private struct LeavesWaiting: CallbackSemantics {
  let cause: RemovalCause

  init(_ cause: RemovalCause) {
    self.cause = cause
  }

  mutating func completes(_ cause: RemovalCause) -> Bool { cause != self.cause }
}

private struct IgnoresInner: CallbackSemantics {
  mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool { group.level == depth }
}

private struct IgnoresChanges: CallbackSemantics {
  mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool { group.level != nil && animation.source != nil }
}

private struct IgnoresTold: CallbackSemantics {
  mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool { group.level != nil && animation.object[.delegate] == .nil }
}

private struct IgnoresEndless: CallbackSemantics {
  mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool { group.level != nil && animation.object.number(.repeatCount).isFinite }
}

private struct BlockInherits: CallbackSemantics {
  mutating func scope(around scope: TransactionLevel?) -> TransactionLevel? { scope }
}

private struct BlockOfBlockLost: CallbackSemantics {
  var keepsBlockOfBlock: Bool { false }
}

private struct BlockReadsBack: TransactionSemantics {
  private var last = Value.nil

  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    if key == Property.completionBlock.rawValue { last = value }
    state.setInnermost(key, value)
  }

  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let found = state.standardTransactionValue(key)
    guard key == Property.completionBlock.rawValue, found.source == .fallback else { return found }
    return (last, .fallback)
  }
}

private struct InnerBlockUnread: TransactionSemantics {
  mutating func transactionValue(
    _ key: String, in state: inout WorldState
  ) -> (value: Value, source: TransactionSource) {
    let found = state.standardTransactionValue(key)
    guard key == Property.completionBlock.rawValue, found.source != .level(0) else { return found }
    return (.nil, .fallback)
  }
}

private struct BlockInOpenTransaction: CallbackSemantics {
  mutating func isReady(_ group: CompletionGroup) -> Bool { group.waitsFor.isEmpty }
}
