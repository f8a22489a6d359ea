package import LayerScript
import Rules

/// What the delegates of animations and completion blocks are still owed, and what they were told.
package struct CallbackState: Sendable {
  /// The animations that were taken off and of whose end somebody is still to hear.
  var removals: [PendingRemoval] = []
  /// The completion blocks that were set and have not run.
  package var groups: [CompletionGroup] = []
  /// The delegates that the script has let go of (CALL-18).
  var dropped: Set<ObjectName> = []
  /// What each delegate hears about.
  var sources: [ObjectName: Set<ObjectName>] = [:]
  /// The number of animations that were ever attached.
  var serial = 0
  /// The rules which say that nobody is told again what he was told.
  var whyTold = Why.none
  /// The rules which say that no block runs again that has run.
  var whyRun = Why.none
  /// Set when a level that held a block was committed and no turn has ended since (TXN-45).
  var hasGetterLapsed = false
  /// The callback that is being carried out, with the animations that it is about.
  var acting: ActingCallback?
  /// The rules which say that the callback comes whose steps are being carried out.
  var whyActing = Why.none
  /// Set when a handler has changed something that waits for the next turn (UA-45).
  var isUnsettled = false

  /// Tells whether there is nothing to deliver and nothing to be silent about.
  var isIdle: Bool {
    removals.isEmpty && groups.isEmpty && whyTold.isEmpty && whyRun.isEmpty
  }
}

/// A callback that carries out steps.
struct ActingCallback: Sendable {
  let callback: Callback
  /// The numbers of the animations that it is about.
  let animations: Set<Int>
  /// The layer and the key of the animation that it is about, if it is about one.
  var place: (layer: Int, key: String?)?
  /// What the transaction had set that a block belongs to.
  var scope: TransactionLevel?
}

/// An animation that was taken off a layer.
struct PendingRemoval: Sendable {
  let animation: AttachedAnimation
  let layer: Int
  /// How it was taken off.
  let cause: RemovalCause
  /// The flag that its delegate hears; nil when a faulty engine tells it nothing.
  let finished: Bool?
  var why: Why
  /// The rules which say that it was taken off.
  let whyGone: Why
  /// Tells whether the removal was committed.
  var isCommitted = false
  /// What leaves open whether the delegate hears of it.
  var open: OpenItem?
  /// Tells whether its own delegate took it off when it was told of the start (CALL-15).
  var isOwn = false
  /// Tells whether the flag is open.
  var isFlagOpen = false
  /// The step that took it off.
  let step: Int
  /// The step from which on the delegate may have heard of it.
  var since: Int?
}

/// How an animation is taken off a layer before its end.
package enum RemovalCause: Hashable, Sendable {
  case removal, replacement, detachment
}

/// A completion block with the animations that it waits for (M3).
package struct CompletionGroup: Sendable {
  /// The block.
  package let block: ObjectName
  /// The depth of the transaction in which it was set, 0 for the implicit one; nil once that has
  /// committed.
  package var level: Int?
  /// Tells whether an outermost commit has followed the commit of its transaction.
  package var isCommitted = false
  /// Tells whether that commit is under way, with the layout and display that belong to it.
  var isCommitting = false
  /// The numbers of the animations that have not ended.
  package var waitsFor: Set<Int> = []
  /// The numbers of all animations that were added to the group.
  var members: Set<Int> = []
  /// Tells whether an animation was added to the group.
  package var hasAnimations: Bool { !members.isEmpty }
  /// How many animations of the group have ended.
  package var ends = 0
  /// The rules that say when it runs.
  var why = Why.none
  /// The rules that say that it waits.
  var whyWaiting = Why.none
  /// For the block of a view, whether its animations have run to their ends so far.
  package var finished: Bool?
  /// What leaves open when and whether it runs.
  var open: OpenItem?
  /// The step that set it.
  let step: Int
  /// The step from which on it may run, where it may run before it must.
  var since: Int?
  /// The time at which it must have run at last, where it waits for nothing else.
  var latest: Double?
  /// Tells whether the reference's own engine has run it, of which nothing is asserted.
  var hasRun = false
  /// What its transaction had set when it ended.
  var scope: TransactionLevel?

  init(_ block: ObjectName, level: Int?, step: Int) {
    self.block = block
    self.level = level
    self.step = step
  }
}

extension WorldState {
  /// Tells whether a handler has changed something that only the end of the next turn settles.
  package var waitsForNextTurn: Bool { callbacks.isUnsettled }

  /// Tells whether an animation is one that a block waits for.
  func isAwaited(_ animation: AttachedAnimation) -> Bool {
    callbacks.groups.contains { $0.waitsFor.contains(animation.number) }
  }

  /// Leaves open when the blocks run that wait for an animation.
  mutating func leaveBlocksOpen(waitingFor number: Int, _ item: OpenItem) {
    for index in callbacks.groups.indices where callbacks.groups[index].waitsFor.contains(number) {
      callbacks.groups[index].open = callbacks.groups[index].open ?? item
    }
  }

  /// Leaves open when the blocks run that wait for whatever is animated now: whether this is animated is
  /// open itself.
  mutating func leaveCollectingBlocksOpen(_ item: OpenItem) {
    for index in callbacks.groups.indices
    where callbacks.groups[index].level != nil || callbacks.groups[index].isCommitting {
      callbacks.groups[index].open = callbacks.groups[index].open ?? item
    }
  }

  /// Leaves open when all blocks run that have not.
  mutating func leaveBlocksOpen(_ item: OpenItem) {
    for index in callbacks.groups.indices {
      callbacks.groups[index].open = callbacks.groups[index].open ?? item
    }
  }

  /// Notes that an animation has ended; blocks wait for it no more.
  mutating func endWait(for number: Int, _ why: Why) {
    for index in callbacks.groups.indices where callbacks.groups[index].waitsFor.contains(number) {
      callbacks.groups[index].waitsFor.remove(number)
      callbacks.groups[index].ends += 1
      callbacks.groups[index].why = reasons.union(callbacks.groups[index].why, why)
    }
  }
}
