import LayerScript
import Rules

/// When a block is told that its animations are over, and whether they ran to their ends.
extension World {
  /// Sets up the completion of a block that ends (VIEW-28, VIEW-29).
  mutating func complete(_ opened: OpenBlock) {
    guard let name = opened.block.completion else { return }
    var group = CompletionGroup(name, level: nil, step: state.step)
    group.waitsFor = semantics.views.awaited(opened)
    group.members = opened.members
    group.finished = true
    let isEmpty = opened.members.isEmpty
    // Whether a block hears of animations that were taken off within it, no source says (UA-37).
    let isRobbed = !opened.members.isSubset(of: attachedNumbers)
    let isInstant = isEmpty && opened.pace.duration <= 0 && opened.block.kind == .animate
    let rule: RuleID = isInstant ? .view(28) : .view(29)
    group.why = state.because(rule)
    group.whyWaiting = group.why
    // When a block completes that animates nothing is open (UA-20), but once it does: from now on it may,
    // and when its time is over twice it must have.
    if isEmpty, !isInstant {
      group.since = state.step
      group.latest = opened.pace.latestEnd(from: state.seconds)
    }
    group.open = opened.open ?? opened.doubt ?? (isRobbed ? .animation(37) : nil)
    group.isCommitted = isInstant
    for number in opened.members where hasRival(number) {
      group.why = state.reasons.union(group.why, .view(52))
    }
    if isInstant, semantics.views.completesAtOnce {
      state.effects.events.append(
        ExpectedEvent(.event(.completed(name, finished: true)), .open(.beyondReference)))
      return
    }
    state.callbacks.groups.append(group)
    leaveDoublesOpen(name)
    if isInstant {
      state.effects.silences.append(Silence([.completed], why: state.because(.view(28))))
    }
    // The call is due at the end of the turn, which an implicit transaction may stand for; where none is open,
    // so is whether an explicit commit then publishes (UA-04).
    if state.transactions.explicit.isEmpty {
      state.transactions.implicit = state.transactions.implicit ?? TransactionLevel()
    }
  }

  private var attachedNumbers: Set<Int> {
    Set(state.animated.flatMap { state.animations[$0].attached.map(\.number) })
  }

  /// Tells whether an animation is added to another one's (VIEW-52).
  private func hasRival(_ number: Int) -> Bool {
    for layer in state.animated {
      let attached = state.animations[layer].attached
      guard let own = attached.first(where: { $0.number == number }) else { continue }
      return own.object.isOn(.additive)
        && attached.contains {
          $0.number != number
            && $0.object.animatedProperties == own.object.animatedProperties
        }
    }
    return false
  }

  /// Remembers that the block in force has made an animation.
  mutating func noteMember(_ layer: Int) {
    guard let number = state.animations[layer].attached.last?.number,
      let place = state.views.blocks.lastIndex(where: { $0.block.kind.completes })
    else { return }
    state.views.blocks[place].members.insert(number)
  }

  /// Leaves open when the open blocks complete, because something inside is open.
  mutating func doubtBlocks(_ item: OpenItem) {
    for place in state.views.blocks.indices {
      state.views.blocks[place].doubt = state.views.blocks[place].doubt ?? item
    }
  }
}

extension WorldState {
  /// Notes that another animation is added to one: the block that made it finishes all the same
  /// (VIEW-52).
  mutating func noteOverlap(of number: Int) {
    for index in callbacks.groups.indices where callbacks.groups[index].waitsFor.contains(number) {
      guard callbacks.groups[index].finished != nil else { continue }
      callbacks.groups[index].why = reasons.union(callbacks.groups[index].why, .view(52))
    }
  }

  /// Notes that an animation was cut short: the block that made it has not finished (VIEW-29, VIEW-53).
  mutating func cutShort(_ number: Int, replaced isReplaced: Bool, finished: Bool) {
    for index in callbacks.groups.indices where callbacks.groups[index].waitsFor.contains(number) {
      guard callbacks.groups[index].finished != nil else { continue }
      callbacks.groups[index].finished = finished
      let rule: RuleID = isReplaced ? .view(53) : .view(29)
      callbacks.groups[index].why = reasons.union(callbacks.groups[index].why, rule)
    }
  }
}

extension WorldState {
  /// Leaves open when the blocks of views complete that wait for an animation, and whether they are told
  /// that they ran to their ends.
  mutating func leaveViewBlocksOpen(waitingFor number: Int, _ item: OpenItem) {
    for index in callbacks.groups.indices
    where callbacks.groups[index].waitsFor.contains(number)
      && callbacks.groups[index].finished != nil
    {
      callbacks.groups[index].open = callbacks.groups[index].open ?? item
    }
  }
}

extension WorldState {
  /// Lets the blocks of views that wait for an animation run from this step on, before they must.
  mutating func letViewBlocksRun(waitingFor number: Int) {
    for index in callbacks.groups.indices
    where callbacks.groups[index].waitsFor.contains(number)
      && callbacks.groups[index].finished != nil
    {
      callbacks.groups[index].since = callbacks.groups[index].since ?? step
    }
  }
}

extension BlockPace {
  /// When a block that begins now has run out for long, whatever happens in it.
  fileprivate func latestEnd(from now: Double) -> Double {
    let cycles = max(1, repeatCount) * (autoreverses ? 2 : 1)
    return now + 1 + 2 * (max(0, delay) + max(0, duration) * cycles)
  }
}

extension ViewBlock.Kind {
  /// Tells whether blocks of the kind have animations of their own.
  fileprivate var completes: Bool {
    switch self {
    case .animate, .spring, .keyframes, .pop: true
    case .keyframe, .withoutAnimation: false
    }
  }
}
