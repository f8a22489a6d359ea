import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Changes that are published too early or not at all, and parameters that reach to changes which
  /// they should not.
  static let commits: [Fault] = [
    Fault(
      "presentation-is-model", "the presentation layer shows changes before they are committed",
      breaks: [.txn(14), .pres(3), .copy(4)], taking: [.base],
      smallest: """
        new l1
        host l1
        tick
        set l1.name "a"
        get l1.presentation.name
        """
    ) { PresentationIsModel() },
    Fault(
      "inner-commit-publishes", "the commit of a nested transaction publishes",
      breaks: [.txn(15)], taking: [.publishesAtCommit],
      smallest: """
        new l1
        begin
        host l1
        begin
        commit
        exists l1.presentation
        """
    ) { InnerCommitPublishes() },
    Fault(
      "turn-end-ignored", "the end of a run-loop turn does not commit the implicit transaction",
      breaks: [.txn(11)], taking: [.publishesAtTick],
      smallest: """
        set transaction.completionBlock b1
        tick
        """
    ) { TurnEndIgnored() },
    Fault(
      "no-implicit-transaction", "a change outside any transaction is published at once",
      breaks: [.txn(12), .txn(11)], taking: [.publishesAtChange],
      smallest: """
        new l1
        host l1
        exists l1.presentation
        """
    ) { NoImplicitTransaction() },
    Fault(
      "flush-ignored", "a flush does not commit the implicit transaction", breaks: [.txn(24)],
      taking: [.publishesAtFlush],
      smallest: """
        set transaction.animationDuration 1
        flush
        get transaction.animationDuration
        """
    ) { FlushIgnored() },
    Fault(
      "flush-breaks-through", "a flush publishes although an explicit transaction is open",
      breaks: [.txn(25)], taking: [.publishesAtFlush],
      smallest: """
        new l1
        begin
        host l1
        flush
        exists l1.presentation
        """
    ) { FlushBreaksThrough() },
    Fault(
      "duration-reaches-back", "a duration that is set after a change applies to it all the same",
      breaks: [.txn(18), .txn(17)], taking: [.setTransaction],
      smallest: """
        new l1
        host l1
        tick
        set l1.position (0, 1)
        set transaction.animationDuration 1
        get l1.animation(position).duration
        """
    ) { DurationReachesBack() },
    Fault(
      "disabling-reaches-back", "disableActions cancels animations of earlier changes",
      breaks: [.txn(19)], taking: [.setTransaction],
      smallest: """
        new l1
        host l1
        tick
        set l1.position (0, 1)
        set transaction.disableActions true
        animationKeys l1
        """
    ) { DisablingReachesBack() },
    Fault(
      "disabled-change-removes",
      "a change with actions disabled removes the animation that runs on its property",
      breaks: [.txn(21)], taking: [.didSet],
      smallest: """
        new l1
        set transaction.disableActions true
        new a1
        addAnimation a1 to l1 key position
        set l1.position (0, 0)
        animationKeys l1
        """
    ) { DisabledChangeRemoves() },
    Fault(
      "transaction-duration-wins", "a transaction's duration replaces an animation's own",
      breaks: [.txn(23)], taking: [.duration],
      smallest: """
        new l1
        new a1 {keyPath: "position", duration: 1}
        addAnimation a1 to l1 key k
        get l1.animation(k).duration
        """
    ) { TransactionDurationWins() },
  ]
}

private struct PresentationIsModel: PresentationSemantics {
  mutating func base(
    of property: Property, layer: Int, published: Value, in state: inout WorldState
  ) -> Value { state.value(layer, property) }
}

private struct InnerCommitPublishes: TransactionSemantics {
  mutating func publishesAtCommit(in state: inout WorldState) -> Bool { true }
}

private struct TurnEndIgnored: TransactionSemantics {
  mutating func publishesAtTick(in state: inout WorldState) -> Bool { false }
}

private struct NoImplicitTransaction: TransactionSemantics {
  mutating func publishesAtChange(in state: inout WorldState) -> Bool {
    state.transactions.explicit.isEmpty
  }
}

private struct FlushIgnored: TransactionSemantics {
  mutating func publishesAtFlush(in state: inout WorldState) -> Bool { false }
}

private struct FlushBreaksThrough: TransactionSemantics {
  mutating func publishesAtFlush(in state: inout WorldState) -> Bool { true }
}

private struct DurationReachesBack: TransactionSemantics {
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    state.setInnermost(key, value)
    guard key == "animationDuration" else { return }
    for layer in state.animations.indices {
      for place in state.animations[layer].attached.indices {
        let animation = state.animations[layer].attached[place]
        guard animation.source == nil, animation.begin == nil else { continue }
        state.animations[layer].attached[place].object[.duration] = value
      }
    }
  }
}

private struct DisablingReachesBack: TransactionSemantics {
  mutating func setTransaction(_ key: String, _ value: Value, in state: inout WorldState) {
    state.setInnermost(key, value)
    guard key == "disableActions", value == .boolean(true) else { return }
    for layer in state.animations.indices {
      state.animations[layer].attached.removeAll { $0.source == nil && $0.begin == nil }
    }
  }
}

private struct DisabledChangeRemoves: PropertySemantics {
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    guard state.standardTransactionValue("disableActions").value == .boolean(true) else { return }
    state.animations[layer].attached.removeAll { $0.key == property.rawValue }
  }
}

private struct TransactionDurationWins: AnimationSemantics {
  mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    transaction
  }
}
