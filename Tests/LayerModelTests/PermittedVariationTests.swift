import LayerModel
import LayerScript
import Rules
import Testing

/// Situations in which engines may differ, each beside the one next to it that is settled.
struct PermittedVariationTests {
  @Test(
    "a key that no class declares is asked for where its object becomes another one",
    arguments: [("2", true), ("false", true), ("true", false), ("1", false)])
  func equalObjectsAskForNothing(value: String, isDemanded: Bool) throws {
    let trace = try Reference.expectations(
      "new l1 {actions: {aKey: x1}}; host l1; tick; "
        + "setValue l1 aKey 1; tick; setValue l1 aKey \(value)")
    let expected = try #require(trace.steps.last)
    #expect(expected.outcome.events.isEmpty != isDemanded, "\(expected.outcome.events)")
  }

  @Test("what is visible is no more exact than the bounds that it is part of")
  func visibleRectsTakeOverTolerances() throws {
    let turned =
      "new l1; set l1.transform planar(0.6, 0.8, -0.8, 0.6, 0, 0); "
      + "setValue l1 transform.rotation.z 0; set l1.frame (1e7, 0, 3.3, 4.4); "
    let bounds = try tolerance(of: turned + "get l1.bounds")
    #expect(try bounds > 1e-6 && tolerance(of: turned + "get l1.visibleRect") == bounds)
  }

  private static let block = "new v1 backing l1; host v1; tick; new a1 {keyPath: \"zPosition\"}; "

  private static let animating =
    block + "beginBlock animate duration 1 completion b1; set v1.alpha 0; "

  @Test(
    "whether the end of a block may say otherwise depends on what happened to its animations",
    arguments: [
      (animating + "endBlock; tick; advance 2; tick", false),
      (animating + "endBlock; tick; advance 0.5; removeAllAnimations l1; tick", false),
      // UA-37: they were taken off within the block.
      (animating + "removeAllAnimations l1; endBlock; tick; advance 2; tick", true),
      // UA-30: they were taken off at the very moment of their end.
      (animating + "endBlock; tick; advance 1; removeAllAnimations l1; tick", true),
    ])
  func endsOfBlocks(script: String, isOpen: Bool) throws {
    let trace = try Reference.expectations(script)
    let told = trace.steps.map(\.outcome.events)
    let otherwise = told.map { events in
      events.map { event in
        guard case .completed(let block, let finished?) = event else { return event }
        return .completed(block, finished: !finished)
      }
    }
    #expect(trace.allows(told))
    #expect(trace.allows(otherwise) == isOpen)
  }

  @Test("a transaction's block within a block of views need not wait for what that animates")
  func blocksOfTransactionsWithinBlocksOfViews() throws {
    let script =
      "begin; set transaction.completionBlock b1; set v1.alpha 0; commit; "
    let inside = try Reference.expectations(
      Self.block + "beginBlock animate duration 1; \(script)endBlock; tick; advance 2; tick")
    let called = Event.completed(ObjectName(.block, 1), finished: nil)
    for step in inside.steps.indices.suffix(3) where step != inside.steps.count - 2 {
      var events: [[Event]] = inside.steps.map { _ in [] }
      events[step] = [called]
      #expect(inside.allows(events), "at step \(step + 1)")
    }
  }

  @Test(
    "what an animation comes to while its removal waits for a commit may be told or not",
    arguments: [
      (0.125, Event.completed(ObjectName(.block, 1), finished: nil), false),
      (2, .stopped(h1, animation: .animation(1), finished: true), true),
      (2, .completed(ObjectName(.block, 1), finished: nil), true),
    ])
  func waitingRemovals(seconds: Double, event: Event, isAllowed: Bool) throws {
    let removals = ["removeAnimation k from l1", "removeAllAnimations l1"]
    for removal in removals + ["new a2; addAnimation a2 to l1 key k"] {
      let waiting = try Reference.expectations(
        "new l1; host l1; tick; new a1 {delegate: h1}; begin; set transaction.completionBlock b1; "
          + "addAnimation a1 to l1 key k; commit; tick; advance \(seconds); begin; \(removal); "
          + "tick")
      var events: [[Event]] = waiting.steps.map { _ in [] }
      events[8] = [.started(Self.h1, animation: .animation(1))]
      #expect(waiting.allows(events), "\(removal)")
      events[events.count - 1] = [event]
      #expect(waiting.allows(events) == isAllowed, "\(removal)")
    }
  }

  @Test("an animation whose removal waits for a commit may be told of its start or not")
  func waitingStarts() throws {
    let waiting = try Reference.expectations(
      "new l1; host l1; tick; new a1 {delegate: h1}; begin; addAnimation a1 to l1 key k; commit; "
        + "begin; removeAnimation k from l1; tick")
    var events: [[Event]] = waiting.steps.map { _ in [] }
    #expect(waiting.allows(events))
    events[events.count - 1] = [.started(Self.h1, animation: .animation(1))]
    #expect(waiting.allows(events))
  }

  private static let h1 = ObjectName(.handler, 1)

  @Test(
    "a block made of key frames animates what blocks animate",
    arguments: [("opacity", nil), ("zPosition", .beyondReference)] as [(String, OpenItem?)])
  func blocksOfKeyFrames(property: String, item: OpenItem?) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.block + "beginBlock pop duration 1; set l1.\(property) 0.5; endBlock; "
        + "animationKeys l1")
    #expect(expected.weakened == item)
  }

  @Test(
    "a speed that single precision cannot hold makes late presentation values less exact",
    arguments: [("0.5", false), ("0.3", true)])
  func speedsAreSingle(speed: String, isWider: Bool) throws {
    let animated =
      "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", fromValue: 0, toValue: 1000, "
      + "duration: 1, speed: \(speed), repeatCount: inf}; addAnimation a1 to l1; tick; "
    let early = try tolerance(of: animated + "advance 0.3; get l1.presentation.zPosition")
    let late = try tolerance(of: animated + "advance 100000.3; get l1.presentation.zPosition")
    #expect(early < 0.01)
    #expect((late > 0.1) == isWider, "\(late)")
  }

  @Test(
    "a layer that comes into the tree while the turn displays may be committed with it or next",
    arguments: [
      (
        "react d1 display limit 1 [add l5 to l1]; setNeedsDisplay l1; ",
        OpenItem?.some(.animation(4))
      ),
      ("add l5 to l1; ", nil),
    ])
  func layersAddedLate(step: String, item: OpenItem?) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new d1 implementing [display]; new l1 {bounds: (0, 0, 1, 1), delegate: d1}; host l1; "
        + "new l5; \(step)tick; get l5.presentation.transform")
    #expect(expected.weakened == item)
  }

  @Test(
    "whether a pass that begins beyond a mask comes to what the mask holds is open",
    arguments: [
      ("sublayers: [l2], mask: l3", OpenItem?.some(.beyondReference)),
      ("sublayers: [l2, l3]", nil),
    ])
  func layoutBeyondMasks(places: String, item: OpenItem?) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l2; new l3; new l5 {\(places)}; layoutIfNeeded l2; add l2 to l3; "
        + "layoutIfNeeded l2; get l3.needsLayout")
    #expect(expected.weakened == item)
  }

  @Test(
    "every class that copies a timing asks its superclass for the action without one",
    arguments: [(["k1"], ["k1"]), (["k1", "k2"], ["k2", "k1"])])
  func copiedTimings(hooked: [String], asked: [String]) throws {
    let hooks = hooked.map { "hook \($0) actionForKey zPosition {timingOf: \"backgroundColor\"}; " }
    let (expected, _) = try Reference.lastAnswer(
      to: "new k1 CALayer; new k2 k1; new v1 backing l1 k2; host v1; tick; "
        + hooks.joined() + "set l1.zPosition 1")
    let events = expected.outcome.events.compactMap { event in
      if case .asked(let who, _, layer: _, _, seen: _) = event { "\(who)" } else { nil as String? }
    }
    #expect(events == asked)
  }

  /// How far the answer to a script's last step may lie from the expected one.
  private func tolerance(of script: String) throws -> Double {
    let (expected, _) = try Reference.lastAnswer(to: script)
    guard case .value(.near(_, let tolerance)) = expected.pattern else {
      Issue.record("\(expected.pattern)")
      return 0
    }
    return tolerance.absolute
  }
}
