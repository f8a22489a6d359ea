import LayerModel
import LayerScript
import Rules
import Testing

/// What the delegate of an animation hears, and when.
struct CallbackTests {
  private static let running =
    "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", duration: 1, fromValue: 0, "
    + "toValue: 10, delegate: h1}; addAnimation a1 to l1 key k; tick; advance 0.5; "

  @Test(arguments: [
    (running + "advance 1; tick", true),
    (running + "removeAnimation k from l1; tick", false),
    (running + "removeAllAnimations l1; tick", false),
    (
      running + "new a2 {keyPath: \"zPosition\", duration: 1}; addAnimation a2 to l1 key k; tick",
      false
    ),
  ])
  func anAnimationThatEndsSaysWhetherItRanToItsEnd(script: String, isFinished: Bool) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    let stops = expected.events.compactMap(\.answer).filter { $0.kind == .stopped }
    let stopped = Event.stopped(
      ObjectName(.handler, 1), animation: .animation(1), finished: isFinished)
    #expect(stops == [stopped])
  }

  @Test(arguments: [running + "tick", running + "removeAnimation other from l1; tick"])
  func anAnimationThatGoesOnIsNotStopped(script: String) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(!expected.events.compactMap(\.answer).contains { $0.kind == .stopped })
  }
}
