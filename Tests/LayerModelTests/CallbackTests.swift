import Conformance
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

  private static let ending =
    "new l1; host l1; new a1 {duration: 1, delegate: h1}; addAnimation a1 to l1 key bounds; tick; "
    + "advance 1; tick; set transaction.completionBlock b1; "
    + "react b1 complete limit 2 [set l1.bounds (-3, 99.75, 0.5, 0.5)]; tick; tick"

  /// The duration is over at the very instant of a turn, which may tell of it or not (UA-30).
  @Test(arguments: [
    ([6], true), ([10], true), ([9], true), ([], false), ([6, 10], false), ([5], false),
  ])
  func anEndThatMayHaveBeenToldIsToldOnce(steps: [Int], isAllowed: Bool) throws {
    let trace = try Reference.expectations(Self.ending)
    let start = Event.started(ObjectName(.handler, 1), animation: .animation(1))
    let stop = Event.stopped(ObjectName(.handler, 1), animation: .animation(1), finished: true)
    var events: [[Event]] = trace.steps.map { _ in [] }
    events[4] = [start]
    events[9] = [.completed(ObjectName(.block, 1), finished: nil)]
    for step in steps { events[step].append(stop) }
    #expect(trace.allows(events) == isAllowed)
  }

  /// A start that is told together with the end may take the animation off before the end is (UA-45).
  @Test(arguments: [
    ("removeAllAnimations l1", OpenItem?.some(.animation(45))),
    ("removeAnimation k from l1", .animation(45)), ("removeAnimation other from l1", nil),
    ("set l2.zPosition 1", nil),
  ])
  func aHandlerThatComesBeforeItsEndLeavesThatOpen(step: String, item: OpenItem?) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l1; new l2; host l1; new a1 {duration: 0.1, delegate: h1}; "
        + "react h1 start limit 1 [\(step)]; tick; begin; addAnimation a1 to l1 key k; commit; "
        + "advance 1; tick")
    #expect(expected.weakened == item)
  }
}

extension ExpectedTrace {
  /// Tells whether the callbacks of all steps are the expected ones.
  func allows(_ events: [[Event]]) -> Bool {
    var earlier: [[Event]] = []
    return zip(steps, events).allSatisfy { $0.allowsEvents($1, earlier: &earlier) }
  }
}
