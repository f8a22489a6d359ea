import LayerScript

extension Semantics: CallbackSemantics {
  var tellsAtOnce: Bool { self[callbacks: .tellsAtOnce].tellsAtOnce }

  mutating func toldTimeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    self[callbacks: .toldTimeline].toldTimeline(timeline, of: object)
  }

  mutating func toldTime(_ local: Double, of animation: AttachedAnimation, clock: Double) -> Double
  {
    self[callbacks: .toldTime].toldTime(local, of: animation, clock: clock)
  }

  mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event] {
    self[callbacks: .told].told(event, of: animation)
  }

  mutating func tells(of cause: RemovalCause, isLast: Bool, isOwn: Bool) -> Bool {
    self[callbacks: .tells].tells(of: cause, isLast: isLast, isOwn: isOwn)
  }

  var tellsEndOfKept: Bool { self[callbacks: .tellsEndOfKept].tellsEndOfKept }
  var tellsMembers: Bool { self[callbacks: .tellsMembers].tellsMembers }

  mutating func waits(
    _ group: CompletionGroup, for animation: AttachedAnimation, depth: Int
  ) -> Bool {
    self[callbacks: .waits].waits(group, for: animation, depth: depth)
  }

  mutating func completes(_ cause: RemovalCause) -> Bool {
    self[callbacks: .completes].completes(cause)
  }

  mutating func isReady(_ group: CompletionGroup) -> Bool {
    self[callbacks: .isReady].isReady(group)
  }

  var runsBlocksInCommit: Bool { self[callbacks: .runsBlocksInCommit].runsBlocksInCommit }

  mutating func keepsReplacedBlock(by value: Value) -> Bool {
    self[callbacks: .keepsReplacedBlock].keepsReplacedBlock(by: value)
  }

  var runsOfBlock: Int { self[callbacks: .runsOfBlock].runsOfBlock }
  var retainsDelegates: Bool { self[callbacks: .retainsDelegates].retainsDelegates }
  var keepsBlockOfBlock: Bool { self[callbacks: .keepsBlockOfBlock].keepsBlockOfBlock }
  var waitsForEarlier: Bool { self[callbacks: .waitsForEarlier].waitsForEarlier }

  mutating func scope(around scope: TransactionLevel?) -> TransactionLevel? {
    self[callbacks: .scope].scope(around: scope)
  }

  var keepsChain: Bool { self[callbacks: .keepsChain].keepsChain }
}
