import Conformance
import LayerModel
import LayerScript
import Rules
import Testing

/// When completion blocks run, and that endless and far times neither stop nor lose them.
struct CompletionTests {
  private static let ready = "new l1; host l1; tick; "
  private static let animation =
    "new a1 {keyPath: \"zPosition\", fromValue: 0, toValue: 1, duration: 1, delegate: h1}; "
  private static let grouped =
    ready + animation
    + "begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; "

  @Test(arguments: [
    ("set transaction.completionBlock b1; tick", ["b1 called"]),
    ("set transaction.completionBlock b1; flush", []),
    ("begin; set transaction.completionBlock b1; commit", []),
    ("begin; set transaction.completionBlock b1; tick", []),
    ("begin; set transaction.completionBlock b1; commit; tick; tick", []),
    (grouped + "tick", ["h1 told that a1 started"]),
    (grouped + "tick; advance 0.5; tick", []),
    (
      grouped + "tick; advance 1.5; tick", ["h1 told that a1 stopped, finished", "b1 called"]
    ),
    (
      grouped + "tick; removeAllAnimations l1; tick",
      ["h1 told that a1 stopped, not finished", "b1 called"]
    ),
  ])
  func aBlockRunsAtTheEndOfATurn(script: String, events: [String]) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.outcome.events.count == events.count, "\(expected.outcome.events)")
    #expect(expected.weakened == nil)
    #expect(expected.allowsEvents(expected.outcome.events))
  }

  @Test(arguments: [1, 1e3, 1e6, 1e9])
  func noStepOfTheClockIsTooLongForACallback(seconds: Double) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.grouped + "tick; advance \(seconds + 0.5); tick")
    let kinds = expected.outcome.events.map(\.kind)
    #expect(kinds == [.stopped, .completed])
  }

  @Test(arguments: ["repeatCount inf", "repeatDuration inf", "speed 0"])
  func whatNeverEndsNeverReports(setting: String) throws {
    let script =
      Self.ready + Self.animation + "set a1.\(setting); "
      + "begin; set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; "
      + "advance 1e9; tick"
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.outcome.events == [])
  }

  @Test func whatIsTakenOffAfterYearsReportsOnce() throws {
    let trace = try Reference.expectations(
      Self.ready + Self.animation + "set a1.repeatCount inf; begin; "
        + "set transaction.completionBlock b1; addAnimation a1 to l1 key k; commit; tick; "
        + "advance 1e9; tick; removeAnimation k from l1; tick; tick; advance 1e9; tick")
    let events = trace.steps.flatMap(\.outcome.events).map(\.kind)
    #expect(events == [.started, .stopped, .completed])
  }

  @Test func aLayerThatStandsStillLosesNothing() throws {
    let trace = try Reference.expectations(
      Self.grouped + "tick; advance 0.25; set l1.speed 0; set l1.timeOffset 100.25; tick; "
        + "advance 1e9; tick; set l1.speed 1; set l1.timeOffset 0; set l1.beginTime 1e9; tick; "
        + "advance 0.25; tick; advance 1; tick")
    let told = trace.steps.indices.filter { index in
      trace.steps[index].outcome.events.contains { $0.kind == .completed }
    }
    #expect(told == [trace.steps.count - 1])
  }

  @Test func aBlockThatMayRunEarlierMustHaveRunOnce() throws {
    let trace = try Reference.expectations(
      "begin; set transaction.completionBlock b1; set transaction.completionBlock b2; commit; tick")
    let early = Event.completed(ObjectName(.block, 1), finished: nil)
    let late = Event.completed(ObjectName(.block, 2), finished: nil)
    let possible: [[[Event]]] = [
      [[], [], [early], [], [late]], [[], [], [], [], [late, early]],
    ]
    let impossible: [[[Event]]] = [
      [[], [], [early], [], [late, early]], [[], [], [], [], [late]],
      [[], [early], [], [], [late]],
    ]
    for events in possible { #expect(trace.allows(events)) }
    for events in impossible { #expect(!trace.allows(events)) }
  }

  private static let takingOff =
    "new l1; host l1; set transaction.completionBlock b1; new a1 {duration: 1, delegate: h1}; "
    + "react h1 start limit 1 [removeAllAnimations l1]; addAnimation a1 to l1 key k; tick; tick"
  private static let replacing =
    "new l1; host l1; new a1 {delegate: h1}; react h1 stop limit 1 [addAnimation a1 to l1 key k]; "
    + "addAnimation a1 to l1 key k; tick; new a3 {keyPath: \"zPosition\"}; "
    + "set transaction.completionBlock b1; addAnimation a3 to l1 key k; tick; tick"

  /// What a handler takes off is committed in its own turn or in the next one (UA-45).
  @Test(arguments: [takingOff, replacing])
  func aBlockWhoseAnimationAHandlerTakesOffRunsOnce(script: String) throws {
    let trace = try Reference.expectations(script)
    let block = Event.completed(ObjectName(.block, 1), finished: nil)
    let late = trace.steps.map(\.outcome.events)
    let last = late.count - 1
    #expect(late[last].contains(block))
    var (early, never, twice) = (late, late, late)
    never[last].removeAll { $0 == block }
    early = never
    early[last - 1].append(block)
    twice[last - 1].append(block)
    #expect(trace.allows(late))
    #expect(trace.allows(early))
    #expect(!trace.allows(never))
    #expect(!trace.allows(twice))
  }

  @Test(arguments: [
    WorkedCase(
      "begin; set transaction.animationDuration 5; @2 begin; "
        + "@2 set transaction.animationDuration 11; @2 get transaction.animationDuration", "11",
      .txn(43), declaring: [.threads: true]),
    WorkedCase(
      "begin; set transaction.animationDuration 5; @2 begin; "
        + "@2 set transaction.animationDuration 11; get transaction.animationDuration", "5",
      .txn(43), declaring: [.threads: true]),
    WorkedCase(
      "lock; lock; begin; set transaction.animationDuration 9; unlock; unlock; unlock; "
        + "get transaction.animationDuration", "9", .txn(49)),
    WorkedCase(
      ready + "set transaction.animationDuration 2; set transaction.completionBlock b1; "
        + "react b1 complete limit 1 [set l1.opacity 0.5]; tick; tick; "
        + "get l1.animation(opacity).duration", "0.25", .txn(38)),
  ])
  func transactionsKeepToThemselves(worked: WorkedCase) throws { try worked.check() }
}
