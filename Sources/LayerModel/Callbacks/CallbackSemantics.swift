package import LayerScript

/// The decisions about callbacks that a faulty engine may take differently.
package protocol CallbackSemantics: PartialSemantics {
  /// Tells whether delegates and blocks are called at once and not at the end of the turn (CALL-13).
  var tellsAtOnce: Bool { get }

  /// The timing by which the start and the end of an animation are told (CALL-01..03, CALL-09).
  mutating func toldTimeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline

  /// The time of a layer by which starts and ends are told (CALL-17).
  mutating func toldTime(_ local: Double, of animation: AttachedAnimation, clock: Double) -> Double

  /// What a delegate hears in the place of an event: that event, once (CALL-02, CALL-04, CALL-07).
  mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event]

  /// Tells whether an end is told of an animation that was taken off (CALL-04..06, CALL-15, CALL-16).
  ///
  /// - Parameters:
  ///   - cause: How it was taken off.
  ///   - isLast: Whether no other was taken off after it.
  ///   - isOwn: Whether its own delegate took it off when it was told of the start.
  /// - Returns: Whether its delegate hears of it.
  mutating func tells(of cause: RemovalCause, isLast: Bool, isOwn: Bool) -> Bool

  /// Tells whether an end is told of an animation that stays attached (CALL-08).
  var tellsEndOfKept: Bool { get }

  /// Tells whether the delegates of the members of a group are told (CALL-10, ANIM-61).
  var tellsMembers: Bool { get }

  /// The completion blocks that wait for an animation: all that were set in a transaction that is
  /// open (M3, TXN-33, TXN-36, TXN-37).
  mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool

  /// Tells whether an animation that was taken off counts as completed (TXN-34, TXN-35).
  mutating func completes(_ cause: RemovalCause) -> Bool

  /// Tells whether a block may run (TXN-29, TXN-30, TXN-48).
  mutating func isReady(_ group: CompletionGroup) -> Bool

  /// Tells whether blocks run within the commit of their transaction (TXN-30, TXN-47).
  var runsBlocksInCommit: Bool { get }

  /// The block that setting another one in its place leaves to run (TXN-32, TXN-46).
  mutating func keepsReplacedBlock(by value: Value) -> Bool

  /// How often a block runs (TXN-31).
  var runsOfBlock: Int { get }

  /// Tells whether an animation keeps its delegate (CALL-18).
  var retainsDelegates: Bool { get }

  /// Tells whether a block may set another one (TXN-39).
  var keepsBlockOfBlock: Bool { get }

  /// Tells whether a block waits for animations that were added before it was set (TXN-33).
  var waitsForEarlier: Bool { get }

  /// What an engine opens around a handler that is not the transaction of the next turn, given what
  /// the transaction of its block had set (TXN-38).
  mutating func scope(around scope: TransactionLevel?) -> TransactionLevel?

  /// Tells whether what a stop handler attaches under the key of the animation that ended is kept
  /// (CALL-14).
  var keepsChain: Bool { get }
}

extension CallbackSemantics {
  package var tellsAtOnce: Bool { false }
  package var tellsEndOfKept: Bool { true }
  package var tellsMembers: Bool { false }
  package var runsBlocksInCommit: Bool { false }
  package var runsOfBlock: Int { 1 }
  package var waitsForEarlier: Bool { false }
  package var keepsBlockOfBlock: Bool { true }
  package var retainsDelegates: Bool { true }
  package var keepsChain: Bool { true }

  package mutating func toldTimeline(
    _ timeline: Timeline, of object: AnimationObject
  ) -> Timeline { timeline }

  package mutating func toldTime(
    _ local: Double, of animation: AttachedAnimation, clock: Double
  ) -> Double { local }

  package mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event] {
    [event]
  }

  package mutating func tells(of cause: RemovalCause, isLast: Bool, isOwn: Bool) -> Bool { true }

  package mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool { group.level != nil }

  package mutating func completes(_ cause: RemovalCause) -> Bool { true }

  package mutating func isReady(_ group: CompletionGroup) -> Bool {
    group.isCommitted && group.waitsFor.isEmpty
  }

  package mutating func keepsReplacedBlock(by value: Value) -> Bool { true }

  package mutating func scope(around scope: TransactionLevel?) -> TransactionLevel? { nil }
}
