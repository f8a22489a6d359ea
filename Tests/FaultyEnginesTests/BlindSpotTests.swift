import Conformance
import Geometry
import LayerScript
import Rules
import Testing

/// Answers and callbacks that are wrong at steps of which it is easy to say nothing: each is a finding.
struct BlindSpotTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let script: String
    let step: Int
    var answer: Value?
    var events: [Event] = []
    /// A rule that is among the suspects.
    let rule: RuleID

    var testDescription: String { title }
  }

  private static let asked = "new d1; new l1 {delegate: d1}; host l1; tick; "
  private static let animated =
    "new l1; host l1; new a1 {keyPath: \"opacity\", fromValue: 0, duration: 1, delegate: h1}; "

  private static let acting = "new l1 {actions: {opacity: x1}}; host l1; tick; "

  private static let viewed =
    "new v1 backing l1; host v1; new l2 {actions: {opacity: x1}}; add l2 to l1; tick; "

  private static let drawn =
    "new d1 implementing [draw]; new l1 {delegate: d1, bounds: (0, 0, 9, 9)}; host l1; "
    + "displayIfNeeded l1; tick; "

  private static let laidOut =
    "new d1 implementing [layoutSublayers]; new l1 {delegate: d1}; host l1; layoutIfNeeded l1; tick; "

  private static let draw = Event.called(.delegate(1), .draw, layer: .layer(1))
  private static let layout = Event.called(.delegate(1), .layoutSublayers, layer: .layer(1))
  private static let changed = Event.changed(
    .layer(1), key: "opacity", old: .number(1), new: .number(0.5))

  private static func question(_ key: String) -> Event {
    .asked(.delegate(1), .actionForKey, layer: .layer(1), key: key, seen: nil)
  }

  private static func run(_ key: String, of layer: Int = 1) -> Event {
    .ran(.action(1), key: key, layer: .layer(layer))
  }

  static let cases = [
    Case(
      title: "an action is searched and run at a commit while actions are disabled",
      script:
        "new l1 {actions: {opacity: x1}}; host l1; tick; set transaction.disableActions true; "
        + "set l1.opacity 0; tick",
      step: 5, events: [run("opacity")], rule: .act(21)),
    Case(
      title: "a delegate is asked when a turn ends in which nothing changed",
      script: asked + "tick", step: 4, events: [question("opacity")], rule: .act(22)),
    Case(
      title: "a delegate is asked while a property is read", script: asked + "get l1.opacity",
      step: 4, events: [question("opacity")], rule: .act(22)),
    Case(
      title: "a change runs its action once more when it is committed",
      script: acting + "set l1.opacity 0; tick", step: 4,
      events: [run("opacity")], rule: .act(22)),
    Case(
      title: "an animation starts when it is added",
      script: animated + "addAnimation a1 to l1 key k",
      step: 3, events: [.started(ObjectName(.handler, 1), animation: .animation(1))],
      rule: .call(13)),
    Case(
      title: "a block runs that was never set", script: "new l1; set l1.opacity 0", step: 1,
      events: [.completed(ObjectName(.block, 1), finished: nil)], rule: .txn(30)),
    Case(
      title: "a delegate is called by a method that it does not implement",
      script: asked + "layoutIfNeeded l1", step: 4,
      events: [.called(.delegate(1), .display, layer: .layer(1))], rule: .dis(10)),
    Case(
      title: "an observer hears of a key that it does not observe",
      script: "new l1; observe l1 position; set l1.opacity 0.5", step: 2,
      events: [.changed(.layer(1), key: "opacity", old: .number(1), new: .number(0.5))],
      rule: .kvc(29)),
    Case(
      title: "an action runs at a commit while actions are disabled, though there is a view",
      script: viewed + "begin; set transaction.disableActions true; set l2.opacity 0; commit",
      step: 8,
      events: [run("opacity", of: 2)], rule: .act(22)),
    Case(
      title: "an action runs when a turn ends in which nothing changed, though there is a view",
      script: viewed + "tick", step: 5, events: [run("opacity", of: 2)], rule: .act(22)),
    Case(
      title: "an action runs while a property is read, though there is a view",
      script: viewed + "get l2.opacity", step: 5, events: [run("opacity", of: 2)], rule: .act(39)),
    Case(
      title: "a block completes once more while a property is read",
      script: "new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; "
        + "set l1.opacity 0; endBlock; tick; advance 2; tick; get l1.opacity",
      step: 9, events: [.completed(ObjectName(.block, 1), finished: true)], rule: .view(29)),
    Case(
      title: "a layer is drawn when a turn ends in which another property changed",
      script: drawn + "set l1.opacity 0; tick", step: 6, events: [draw], rule: .dis(15)),
    Case(
      title: "a layer is drawn while a property is read", script: drawn + "get l1.opacity",
      step: 5, events: [draw], rule: .dis(2)),
    Case(
      title: "a layer is laid out when a turn ends in which nothing changed",
      script: laidOut + "tick", step: 5, events: [layout], rule: .lay(20)),
    Case(
      title: "a layer is laid out when a transaction begins", script: laidOut + "begin", step: 5,
      events: [layout], rule: .lay(3)),
    Case(
      title: "an observer hears of a change while an animation is added",
      script: "new l1; observe l1 opacity; host l1; tick; new a1; addAnimation a1 to l1 key k",
      step: 5, events: [changed], rule: .kvc(29)),
    Case(
      title: "an observer hears of a change when a turn ends",
      script: "new l1; observe l1 opacity; host l1; tick; tick", step: 4, events: [changed],
      rule: .kvc(29)),
    Case(
      title: "an observer hears of another key than the one that is set",
      script: "new l1; observe l1 opacity; set l1.zPosition 1", step: 2, events: [changed],
      rule: .kvc(29)),
    Case(
      title: "a block completes while a layer changes, though there is a view",
      script: "new v1 backing l1; host v1; tick; set l1.zPosition 1", step: 3,
      events: [.completed(ObjectName(.block, 1), finished: nil)], rule: .txn(30)),
    Case(
      title: "the block of a view completes while a layer changes",
      script: "new v1 backing l1; host v1; tick; set l1.zPosition 1", step: 3,
      events: [.completed(ObjectName(.block, 1), finished: true)], rule: .call(13)),
    Case(
      title: "the block of a view without duration completes within its call",
      script: "beginBlock animate duration 0 completion b1; endBlock", step: 1,
      events: [.completed(ObjectName(.block, 1), finished: true)], rule: .view(28)),
    Case(
      title: "an action runs within the block of a view where no layer changes",
      script: viewed + "new a1; beginBlock animate duration 1; set a1.duration 2; endBlock",
      step: 7, events: [run("opacity", of: 2)], rule: .act(22)),
    Case(
      title: "an animation starts in the middle of a turn while an action acts",
      script: animated + "new l2 {actions: {opacity: x1}}; add l2 to l1; tick; "
        + "react x1 run limit 1 [set l1.name \"a\"]; addAnimation a1 to l1 key k; set l2.opacity 0",
      step: 8,
      events: [run("opacity", of: 2), .started(ObjectName(.handler, 1), animation: .animation(1))],
      rule: .call(13)),
    Case(
      title: "a layer without animations answers an empty list of keys",
      script: "new l1; animationKeys l1", step: 1, answer: .list([]), rule: .anim(6)),
    Case(
      title: "the angle of a matrix without an inverse is no number",
      script: "new l1; set l1.transform scale(0, 1, 1); value l1 transform.rotation.z", step: 2,
      answer: .number(.nan), rule: .kvc(15)),
    Case(
      title: "the scale of a mirror is no number",
      script: "new l1; set l1.transform scale(-1, 1, 1); value l1 transform.scale.x", step: 2,
      answer: .number(.nan), rule: .kvc(10)),
    Case(
      title: "the frame of a matrix without an inverse is no number",
      script: "new l1 {bounds: (0, 0, 1, 1)}; set l1.transform scale(0, 1, 1); get l1.frame",
      step: 2, answer: .rect(Rect(.nan, 0, 0, 1)), rule: .geo(6)),
    Case(
      title: "the size that a layer prefers is no number",
      script: "new l1 {bounds: (0, 0, 1, 1)}; get l1.preferredFrameSize", step: 1,
      answer: .size(Size(.nan, 1)), rule: .geo(38)),
    Case(
      title: "a point is no number where an animation of another property is made",
      script: "new l1; new l2; add l2 to l1; new a1 {keyPath: \"opacity\"}; "
        + "convert (1, 1) from l2 to l1",
      step: 4, answer: .point(Point(.nan, 1)), rule: .conv(1)),
    Case(
      title: "at the very end of an animation no number is shown",
      script: "new l1; host l1; new a1 {keyPath: \"opacity\", fromValue: 0, duration: 1}; "
        + "addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.opacity",
      step: 6, answer: .number(.nan), rule: .pres(3)),
    Case(
      title: "an animation without duration shows no number",
      script: "new l1; host l1; new a1 {keyPath: \"opacity\", fromValue: 0, duration: 0}; "
        + "addAnimation a1 to l1 key k; tick; get l1.presentation.opacity",
      step: 5, answer: .number(.nan), rule: .pres(3)),
    Case(
      title: "a mirror in mid-flight is no number",
      script: "new l1; host l1; new a1 {keyPath: \"transform\", duration: 2, fromValue: identity, "
        + "toValue: scale(-1, 1, 1)}; addAnimation a1 to l1 key k; tick; advance 1; "
        + "get l1.presentation.transform",
      step: 6, answer: .transform(Transform3D.scale(.nan, 1, 1)), rule: .pres(3)),
    Case(
      title: "a quarter turn swaps the sides of a frame",
      script:
        "new l1; set l1.transform planar(6.123233995736766e-17, 1, -1, 6.123233995736766e-17, "
        + "0, 0); set l1.frame (10, 20, 30, 40); get l1.bounds",
      step: 3, answer: .rect(Rect(0, 0, 30, 40)), rule: .geo(20)),
    Case(
      title: "a committed layer is asked for its action and answers the null object",
      script: "new l1; host l1; tick; ask l1 position", step: 3, answer: .null, rule: .act(1)),
    Case(
      title: "a layer without sublayers answers an empty list", script: "new l1; get l1.sublayers",
      step: 1, answer: .list([]), rule: .tree(42)),
    Case(
      title: "a mask stays in the list that it came from",
      script: "new l1; new l2; new l3; add l2 to l1; set l3.mask l2; get l1.sublayers", step: 5,
      answer: .list([.reference(.layer(2))]), rule: .tree(35)),
    Case(
      title: "a mask keeps the layer above that it had",
      script: "new l1; new l2; new l3; add l2 to l1; set l3.mask l2; get l2.superlayer", step: 5,
      answer: .reference(.layer(1)), rule: .tree(33)),
    Case(
      title: "a mask that is taken away keeps the layer above",
      script: "new l1; new l2; new l3; add l2 to l1; set l3.mask l2; set l3.mask nil; "
        + "get l2.superlayer",
      step: 6, answer: .reference(.layer(3)), rule: .tree(33)),
    Case(
      title: "key-frame animations have no way to calculate by default",
      script: "classDefault CAKeyframeAnimation calculationMode", step: 0, answer: .nil,
      rule: .kvc(34)),
    Case(
      title: "a value of which no rule but ACT-23 speaks is not taken",
      script: "new l1 CAShapeLayer; set l1.lineWidth 3; get l1.lineWidth", step: 2,
      answer: .number(1), rule: .act(23)),
    Case(
      title: "the mask itself is hit",
      script: "new l1 {bounds: (0, 0, 4, 4)}; new l2 {bounds: (0, 0, 9, 9)}; set l1.mask l2; "
        + "hitTest l1 (1, 1)",
      step: 3, answer: .reference(.layer(2)), rule: .tree(36)),
  ]

  @Test(arguments: cases)
  func aWrongAnswerIsAFinding(scene: Case) throws {
    var answers = try ChangedAnswers(scene.script)
    #expect(answers.problems == [])
    if let answer = scene.answer { answers.trace.outcomes[scene.step].answer = .value(answer) }
    answers.trace.outcomes[scene.step].events += scene.events
    #expect(answers.problems.contains { $0.step == scene.step && $0.suspects.contains(scene.rule) })
  }

  private static let block =
    "new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; "

  @Test func aBlockWithoutChangesCompletesOnce() throws {
    let script = Self.block + "endBlock; tick; advance 4; tick; tick"
    var never = try ChangedAnswers(script)
    let done = Event.completed(ObjectName(.block, 1), finished: true)
    never.trace.outcomes[7].events = []
    #expect(never.problems.map(\.step) == [7])
    var twice = try ChangedAnswers(script)
    twice.trace.outcomes[8].events = [done]
    #expect(twice.problems.map(\.step) == [8])
  }

  @Test func theReferenceCompletesABlockAroundAnother() throws {
    let script =
      Self.block + "beginBlock animate duration 1 completion b2; set l1.opacity 0; endBlock; "
      + "endBlock; tick; advance 4; tick"
    let answers = try ChangedAnswers(script)
    let blocks = answers.trace.outcomes[10].events.compactMap { event -> ObjectName? in
      if case .completed(let block, finished: _) = event { return block }
      return nil
    }
    #expect(Set(blocks) == [ObjectName(.block, 1), ObjectName(.block, 2)])
  }

  @Test func whatACompletionOfABlockDoesIsCarriedOut() throws {
    let answers = try ChangedAnswers(
      "new v1 backing l1; host v1; tick; react b1 complete limit 1 [set l1.name \"x\"]; "
        + "beginBlock animate duration 1 completion b1; set l1.opacity 0; endBlock; tick; "
        + "advance 2; tick; tick; get l1.name")
    #expect(answers.trace.outcomes.last?.answer == .value(.string("x")))
  }
}
