import LayerScript
import Rules

/// Completion blocks: what they wait for, and when they run (M3).
extension World {
  /// Sets the block of the innermost transaction; the one before it runs all the same (TXN-32,
  /// TXN-46).
  mutating func setCompletionBlock(_ value: Value) {
    let level = state.transactions.explicit.count
    let isKept = semantics.callbacks.keepsReplacedBlock(by: value)
    let block = value.asReference
    for index in state.callbacks.groups.indices.reversed()
    where state.callbacks.groups[index].level == level {
      supersede(index, by: block)
      leaveDoublesOpen(state.callbacks.groups[index].block)
      if !isKept { state.callbacks.groups.remove(at: index) }
    }
    guard let block else { return }
    let isInBlock = state.callbacks.acting?.callback == .complete
    if isInBlock, !semantics.callbacks.keepsBlockOfBlock { return }
    var group = CompletionGroup(block, level: level, step: state.step)
    group.why = state.callbacks.whyActing
    if state.callbacks.groups.contains(where: { $0.level == level }) {
      group.why = state.reasons.union(group.why, .txn(32))
      group.whyWaiting = state.because(.txn(32))
    }
    if isInBlock {
      group.why = state.reasons.union(group.why, .txn(39))
    }
    noteEarlierAnimations(&group)
    // Whether a transaction's block waits for what a block of views makes is not on record.
    if state.views.inForce != nil { group.open = group.open ?? .beyondReference }
    state.callbacks.groups.append(group)
    leaveDoublesOpen(block)
  }

  /// From now on the block may run; by when it must, M3 says.
  private mutating func supersede(_ index: Int, by block: ObjectName?) {
    let group = state.callbacks.groups[index]
    let why = state.reasons.union(group.why, block == nil ? .txn(46) : .txn(32))
    state.callbacks.groups[index].why = why
    state.callbacks.groups[index].since = group.since ?? state.step
  }

  /// Of a block that was set more than once, one cannot tell which of its runs is which.
  mutating func leaveDoublesOpen(_ block: ObjectName) {
    let same = state.callbacks.groups.indices.filter { state.callbacks.groups[$0].block == block }
    guard same.count > 1, same.contains(where: { state.callbacks.groups[$0].since != nil }) else {
      return
    }
    for index in same { state.callbacks.groups[index].open = .beyondReference }
  }

  /// Animations that were added before do not delay the block (TXN-33).
  private mutating func noteEarlierAnimations(_ group: inout CompletionGroup) {
    for layer in state.animated {
      for animation in state.animations[layer].attached where animation.begin == nil {
        group.why = state.reasons.union(group.why, .txn(33))
        if animation.isFound { group.why = state.reasons.union(group.why, .act(22)) }
        if semantics.callbacks.waitsForEarlier { group.waitsFor.insert(animation.number) }
      }
    }
  }

  /// Has the blocks wait for an animation that are set in open transactions (M3).
  mutating func letBlocksWait(for animation: AttachedAnimation) {
    if let handler = animation.handler, let source = animation.source {
      state.callbacks.sources[handler, default: []].insert(source)
    }
    let depth = state.transactions.explicit.count
    for index in state.callbacks.groups.indices {
      let group = state.callbacks.groups[index]
      // Whether a block waits for what layout and display animate within its commit, no source says.
      if group.isCommitting {
        state.callbacks.groups[index].open = group.open ?? .beyondReference
      }
      guard semantics.callbacks.waits(group, for: animation, depth: depth) else { continue }
      var rules: [RuleID] = [.txn(29)]
      if let level = group.level, level < depth { rules.append(.txn(36)) }
      if animation.source == nil { rules.append(.txn(37)) }
      if animation.object.number(.repeatCount).isInfinite { rules.append(.txn(40)) }
      if animation.handler != nil { rules.append(.call(19)) }
      if animation.isFound { rules.append(.act(22)) }
      let why = state.reasons.union(group.whyWaiting, state.reasons.set(rules))
      // Whether an explicit transaction nests in an implicit one rests on one sentence (UA-04).
      if group.level == 0, depth > 0 { state.callbacks.groups[index].open = .animation(4) }
      state.callbacks.groups[index].waitsFor.insert(animation.number)
      state.callbacks.groups[index].members.insert(animation.number)
      state.callbacks.groups[index].whyWaiting = why
    }
  }

  /// Notes that a transaction has committed: its blocks wait for nothing that is added later.
  mutating func closeBlocks(ofLevel level: Int) {
    let scope = state.transactions.level(at: state.transactions.depth - 1)
    for index in state.callbacks.groups.indices
    where state.callbacks.groups[index].level == level {
      state.callbacks.groups[index].level = nil
      state.callbacks.groups[index].scope = scope
      state.callbacks.hasGetterLapsed = true
    }
  }

  /// An outermost commit makes due what waits for nothing (M3).
  mutating func commitBlocks(because why: Why) {
    for index in state.callbacks.groups.indices {
      let group = state.callbacks.groups[index]
      guard group.level == nil, !group.isCommitted else { continue }
      state.callbacks.groups[index].isCommitted = true
      state.callbacks.groups[index].why = state.reasons.union(group.why, why)
      // The block of a view waits for what it has animated itself.
      state.callbacks.groups[index].isCommitting = group.finished == nil
    }
  }

  /// Runs the blocks that are due at the end of a turn.
  mutating func deliverCompletions(_ delivery: inout Delivery) {
    var quiet = Why.none
    var waiting: [CompletionGroup] = []
    let isInside = !state.transactions.explicit.isEmpty
    for var group in state.callbacks.groups {
      // A turn that ends inside the outer transaction may run the block of an inner one (UA-44).
      if isInside, group.level == nil, !group.isCommitted {
        group.since = group.since ?? state.step
      }
      let isOver = group.latest.map { $0 <= state.seconds } ?? true
      let isReady = semantics.callbacks.isReady(group) && isOver
      if isInside, isReady, group.finished != nil { group.open = group.open ?? .animation(44) }
      if let item = group.open {
        waiting.append(runOpenly(group, item, isReady: isReady))
      } else if isReady {
        run(group, &delivery)
      } else {
        quiet = state.reasons.union(quiet, whyWaiting(group, delivery))
        waiting.append(group.mayBeReady(delivery.doubtful, at: state.step))
      }
    }
    state.callbacks.groups = waiting
    quiet = state.reasons.union(quiet, state.callbacks.whyRun)
    state.effects.silences.append(Silence([.completed], why: quiet))
  }

  /// The rules which say that a block does not run yet: that its animations go on rests on their times.
  private mutating func whyWaiting(_ group: CompletionGroup, _ delivery: Delivery) -> Why {
    if group.level != nil { return state.because(.txn(48)) }
    if group.whyWaiting.isEmpty { return .none }
    return group.waitsFor.sorted().reduce(group.whyWaiting) { why, number in
      state.reasons.union(why, delivery.awaited[number] ?? .none)
    }
  }

  /// Runs a block of which nothing is asserted, once, and keeps it, because it may run at another time.
  private mutating func runOpenly(
    _ group: CompletionGroup, _ item: OpenItem, isReady: Bool
  ) -> CompletionGroup {
    guard isReady, !group.hasRun else { return group }
    let event = Event.completed(group.block, finished: group.finished)
    state.allow(.event(event), item)
    var group = group
    group.hasRun = true
    return group
  }

  private mutating func run(_ group: CompletionGroup, _ delivery: inout Delivery) {
    var why = group.why
    if group.finished == nil {
      why = state.reasons.union(why, group.hasAnimations ? .txn(29) : .txn(30))
      state.callbacks.whyRun = state.reasons.union(state.callbacks.whyRun, .txn(31))
    }
    if group.hasAnimations { why = state.reasons.union(why, group.whyWaiting) }
    let presence = group.since.map { ExpectedEvent.Presence.onceSince($0) } ?? .onceAnywhere
    for _ in 0..<semantics.callbacks.runsOfBlock {
      state.effects.events.append(
        ExpectedEvent(group.completion, presence, why: why))
    }
    let about = ActingCallback(callback: .complete, animations: group.members, scope: group.scope)
    delivery.actors.append(Actor(who: group.block, callback: about, why: why))
  }

  /// What a faulty engine does that does not wait for the end of the turn.
  mutating func runBlocksInCommit() {
    guard semantics.callbacks.runsBlocksInCommit else { return }
    for group in state.callbacks.groups where group.waitsFor.isEmpty && group.level == nil {
      state.effects.events.append(
        ExpectedEvent(
          .event(.completed(group.block, finished: nil)), .open(.beyondReference)))
    }
    state.callbacks.groups.removeAll { $0.waitsFor.isEmpty && $0.level == nil }
  }
}

extension CompletionGroup {
  /// What is heard when the block runs; whether one that animated nothing has finished is open.
  fileprivate var completion: EventShape {
    let event = Event.completed(block, finished: finished)
    return finished != nil && !hasAnimations ? .withAnyDetails(event) : .event(event)
  }

  /// The group after a turn in which some ends may have come.
  fileprivate func mayBeReady(_ doubtful: Set<Int>, at step: Int) -> CompletionGroup {
    guard isCommitted, waitsFor.isSubset(of: doubtful) else { return self }
    var group = self
    group.since = since ?? step
    return group
  }
}
