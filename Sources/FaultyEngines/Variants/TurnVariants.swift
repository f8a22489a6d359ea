import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that commit within a turn what callbacks do at its end.
  static let turnVariants: [Variant] = [
    Variant(
      "empty-blocks-complete-at-once",
      "a block of views in which nothing changes completes in the turn that it ends in",
      by: .item(.animation(20)), callingBackBy: .animation(30),
      steps: """
        new v1 backing l1
        host v1
        tick
        beginBlock animate duration 1 completion b1
        endBlock
        tick
        advance 2
        tick
        """
    ) { OpenCallbacks(.animation(30), of: [.completed]) },
    Variant(
      "handlers-settle-at-once",
      "what a delegate of an animation does when it is told is committed in the same turn",
      by: .item(.animation(45)),
      steps: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 0, delegate: h1}
        new a2 {keyPath: "opacity", duration: 0.25, fromValue: 0, delegate: h2}
        react h1 stop limit 9 [addAnimation a2 to l1 key x; addAnimation a2 to l1 key y]
        addAnimation a1 to l1 key k
        tick
        advance 1.5
        tick
        tick
        advance 1
        tick
        """
    ) { SettlesAtOnce() },
    Variant(
      "replacements-settle-at-once",
      "what a delegate does that replaces its own animation is committed in the same turn",
      by: .item(.animation(45)),
      steps: """
        new l1
        host l1
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 0, delegate: h1}
        react h1 start limit 9 [addAnimation a1 to l1 key k]
        addAnimation a1 to l1 key k
        addAnimation a1 to l1 key j
        tick
        tick
        advance 2
        tick
        tick
        """
    ) { SettlesAtOnce() },
    Variant(
      "blocks-settle-at-once", "what a completion block does is committed in the same turn",
      by: .item(.animation(45)),
      steps: """
        new l1
        host l1
        tick
        react b1 complete limit 9 [set transaction.completionBlock b2; set l1.opacity 0.5]
        begin
        set transaction.completionBlock b1
        set l1.zPosition 1
        commit
        advance 1
        tick
        tick
        advance 1
        tick
        """
    ) { SettlesAtOnce() },
    Variant(
      "blocks-of-blocks-settle-at-once",
      "what the block of a block does is committed in the same turn as well",
      by: .item(.animation(45)),
      steps: """
        new l1
        host l1
        tick
        react b1 complete limit 9 [set transaction.completionBlock b2]
        react b2 complete limit 9 [set transaction.completionBlock b3; set l1.zPosition 3]
        set transaction.completionBlock b1
        tick
        tick
        tick
        advance 1
        tick
        """
    ) { SettlesAtOnce() },
  ]
}

/// Ends the turn once more, at the same instant, while callbacks have left something to commit.
private struct SettlesAtOnce: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard step.kind == .tick else { return 0 }
    var turns = 0
    while world.state.waitsForNextTurn, turns < 4 {
      outcome.events += world.perform(Step(.tick)).outcome.events
      turns += 1
    }
    return turns
  }
}
