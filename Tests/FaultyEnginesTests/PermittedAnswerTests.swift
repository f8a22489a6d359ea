import Geometry
import LayerModel
import LayerScript
import Rules
import Testing

/// Answers that the rules leave open, though the reference's own reading is another: none is a finding.
struct PermittedAnswerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let script: String
    let step: Int
    var answer: Value?
    var events: [Event] = []
    var profiles: [Profile: Bool] = [:]

    var testDescription: String { title }
  }

  private static let asked = "new d1; new l1 {delegate: d1}; host l1; tick; "

  private static func question(_ key: String) -> Event {
    .asked(.delegate(1), .actionForKey, layer: .layer(1), key: key, seen: nil)
  }

  private static let tracks = "new l1 {bounds: (0, 0, 4, 4)}; "

  static let cases = [
    Case(
      title: "key frames of a view animate no change from nothing",
      script: "new v1 backing l1; host v1; tick; beginBlock keyframes duration 1; "
        + "beginBlock keyframe duration 0.5; set l1.backgroundColor rgba(0, 0, 0, 1); endBlock; "
        + "endBlock; animationKeys l1",
      step: 8, answer: .nil),
    Case(
      title: "key frames keep a timing function of their own beside that of the transaction",
      script: "new l1; host l1; set transaction.animationTimingFunction timing(linear); "
        + "new a1 CAKeyframeAnimation {keyPath: \"zPosition\", values: [0, 1], duration: 1, "
        + "timingFunction: timing(easeIn)}; addAnimation a1 to l1; tick; advance 0.75; "
        + "get l1.presentation.zPosition",
      step: 7, answer: .number(0.6218618691748901)),
    Case(
      title: "an engine that does not tell of changes tells of what it likes",
      script: "new l1; observe l1 position; set l1.opacity 0.5", step: 2,
      events: [.changed(.layer(1), key: "position", old: .nil, new: .nil)],
      profiles: [.keyValueObserving: false]),
    Case(
      title: "the contents go when a layer is marked for display",
      script: "new l1 {bounds: (0, 0, 9, 9)}; observe l1 contents; set l1.contents i1; "
        + "setNeedsDisplayInRect l1 (0, 0, 1, 1)",
      step: 3, events: [.changed(.layer(1), key: "contents", old: .nil, new: .nil)]),
    Case(
      title: "a frame under a matrix that turns makes bounds without end",
      script: "new l1 {transform: planar(1, 1, -1, 1, 0, 0)}; set l1.frame (0, 0, 10, 20); "
        + "get l1.bounds",
      step: 2, answer: .rect(Rect(0, 0, .infinity, .infinity))),
    Case(
      title: "how long an overdamped spring swings is no number",
      script: "new a1 CASpringAnimation {damping: 30}; get a1.settlingDuration", step: 1,
      answer: .number(.nan)),
    Case(
      title: "hiding asks for onOrderOut, too", script: asked + "set l1.hidden true", step: 4,
      events: [question("onOrderOut")]),
    Case(
      title: "a change asks for a key of the engine's own", script: asked + "set l1.opacity 0",
      step: 4, events: [question("engineDetail")]),
    Case(
      title: "a turn with changes ends with a question", script: asked + "set l1.opacity 0; tick",
      step: 5, events: [question("contents")]),
    Case(
      title: "a masked layer is not hit",
      script: tracks + "new l2; set l1.mask l2; hitTest l1 (1, 1)", step: 3, answer: .nil),
    Case(
      title: "a round layer that clips is not hit",
      script: tracks + "set l1.cornerRadius 2; set l1.masksToBounds true; hitTest l1 (1, 1)",
      step: 3, answer: .nil),
    Case(
      title: "a text layer has drawn its string",
      script: "new l1 CATextLayer; set l1.string \"text\"; get l1.contents", step: 2,
      answer: .backingStore),
    Case(
      title: "a named timing function is its control points",
      script: "set transaction.animationTimingFunction timing(linear); "
        + "get transaction.animationTimingFunction",
      step: 1, answer: .timing(.custom(CubicCurve(0, 0, 1, 1)))),
    Case(
      title: "control points are in single precision",
      script: "set transaction.animationTimingFunction timing(0.1, 0.2, 0.3, 1); "
        + "get transaction.animationTimingFunction",
      step: 1,
      answer: .timing(
        .custom(
          CubicCurve(
            Double(Float(0.1)), Double(Float(0.2)), Double(Float(0.3)), 1)))),
    Case(
      title: "the layer behind a view has the scale of its screen",
      script: "new v1 backing l1; get l1.contentsScale", step: 1, answer: .number(2)),
    Case(
      title: "a view has what is set of its layer",
      script: "new v1 backing l1; get v1.transform; set l1.transform scale(2, 2, 1); "
        + "get v1.transform", step: 3),
    Case(
      title: "a rejected place leaves whatever it leaves",
      script: "new l1; set l1.position (nan, 0); get l1.position", step: 2,
      answer: .point(Point(7, 7))),
    Case(
      title: "a value of which no rule but ACT-23 speaks is off by a billionth",
      script: "new l1 CAShapeLayer; set l1.lineWidth 3; get l1.lineWidth", step: 2,
      answer: .number(3.000_000_001)),
    Case(
      title: "a width below zero reads as another",
      script: "new l1 CAShapeLayer; set l1.lineWidth -3; get l1.lineWidth", step: 2,
      answer: .number(0)),
    Case(
      title: "an opacity that is led out of its range is shown as the nearest within",
      script: "new l1; host l1; tick; "
        + "new a1 {keyPath: \"opacity\", duration: 4, fromValue: 0.5, toValue: 1, additive: true}; "
        + "addAnimation a1 to l1 key k; tick; advance 1; get l1.presentation.opacity",
      step: 7, answer: .number(1)),
    Case(
      title: "a group that was attached has the animations of the caller's",
      script: "new l1; host l1; tick; "
        + "new a1 {keyPath: \"zPosition\", duration: 4, fromValue: 0, toValue: 4}; "
        + "new a2 CAAnimationGroup {animations: [a1], duration: 4}; addAnimation a2 to l1 key k; "
        + "set a1.toValue 8; tick; advance 1; get l1.presentation.zPosition",
      step: 9, answer: .number(2)),
    Case(
      title: "a commit behind a block with a completion waits for the end of the turn",
      script: "new v1 backing l1; host v1; tick; beginBlock animate duration 2 completion b1; "
        + "endBlock; begin; set l1.zPosition 1; commit; get l1.presentation.zPosition",
      step: 8, answer: .number(0)),
    Case(
      title: "two speeds are in single precision",
      script: "new l1 {speed: 2}; host l1; new a1 {keyPath: \"zPosition\", fromValue: 1, "
        + "beginTime: 1, speed: 1.022824096311167, repeatCount: inf}; addAnimation a1 to l1 key k; tick; "
        + "get l1.presentation.zPosition",
      step: 5, answer: .number(0.832056999206543)),
    Case(
      title: "a block that goes back leaves a style alone",
      script: "new v1 backing l1; beginBlock pop duration 1; set l1.style {opacity: 0}; endBlock; "
        + "get l1.opacity",
      step: 4, answer: .number(0)),
    Case(
      title: "a style supplies a key that no class declares",
      script: "new l1; set l1.style {someKey: 4}; value l1 someKey", step: 2, answer: .number(4)),
    Case(
      title: "a class supplies a key that it does not declare",
      script: "new k1 CALayer; hook k1 defaultValueForKey someKey 4; new l1 k1; value l1 someKey",
      step: 3, answer: .number(4)),
    Case(
      title: "an animation that is found for an undeclared key is added",
      script: "new a1 {delegate: h1}; new l1 {actions: {aKey: a1}}; host l1; setValue l1 aKey 1; "
        + "tick",
      step: 4,
      events: [.started(ObjectName(.handler, 1), animation: ObjectName(.animation, 1))]),
    Case(
      title: "a block animates otherwise to a singular transform, to which nothing can be added",
      script: "new v1 backing l1; host v1; tick; beginBlock animate duration 1 delay 1; "
        + "set l1.transform scale(0, 0, 1); endBlock; tick; get l1.presentation.transform",
      step: 7, answer: .transform(.scale(0, 0, 1))),
    Case(
      title: "the speed of an attached animation is in single precision",
      script: "new l1; new a1 {speed: 0.4398989333933767}; addAnimation a1 to l1 key k; "
        + "get l1.animation(k).speed",
      step: 3, answer: .number(Double(Float(0.4398989333933767)))),
    Case(
      title: "a scroll finds an animation, and adds it",
      script: "new a1 {delegate: h1}; new l1 CAScrollLayer {actions: {bounds: a1}}; host l1; tick; "
        + "scrollToPoint l1 (0, 1); tick",
      step: 5,
      events: [.started(ObjectName(.handler, 1), animation: ObjectName(.animation, 1))]),
    Case(
      title: "an empty list, where the profile says that the driver cannot tell",
      script: "new l1; get l1.sublayers", step: 1, answer: .list([]),
      profiles: [.nilLists: false]),
    Case(
      title: "asking for the built-in animation answers nothing",
      script: "new l1; host l1; tick; ask l1 position", step: 3, answer: .nil),
    Case(
      title: "asking for the built-in animation answers one of another class",
      script: "new l1; host l1; tick; ask l1 position", step: 3,
      answer: .dictionary([
        Value.Entry("class", .string("CASpringAnimation")),
        Value.Entry("keyPath", .string("position")),
      ])),
  ]

  @Test(arguments: cases)
  func aPermittedAnswerIsNoFinding(scene: Case) throws {
    var answers = try ChangedAnswers(scene.script, scene.profiles)
    if let answer = scene.answer { answers.trace.outcomes[scene.step].answer = .value(answer) }
    answers.trace.outcomes[scene.step].events += scene.events
    #expect(answers.problems == [])
  }

  @Test(arguments: ["foo", "transition"])
  func aClassMayHearOfATransitionUnderEitherKey(key: String) throws {
    var answers = try ChangedAnswers(
      "new k1 CALayer implementing [addAnimation]; new l1 k1; new a1 CATransition; "
        + "addAnimation a1 to l1 key foo")
    let event = Event.asked(
      ObjectName(.class, 1), .addAnimation, layer: .layer(1), key: key, seen: nil)
    answers.trace.outcomes[3].events = [event]
    #expect(answers.problems == [])
  }

  /// An animation that is removed in a transaction, with a tick within (8) and one behind it (10).
  private static let removal =
    "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", toValue: 1, duration: 9, delegate: h1}; "
    + "addAnimation a1 to l1 key k; tick; begin; removeAnimation k from l1; tick; commit; tick"

  private static func stopped(finished: Bool = false) -> Event {
    .stopped(ObjectName(.handler, 1), animation: ObjectName(.animation, 1), finished: finished)
  }

  @Test(arguments: [8, 10])
  func aRemovalMayBeToldBeforeOrBehindItsCommit(step: Int) throws {
    var answers = try ChangedAnswers(Self.removal)
    #expect(answers.trace.outcomes[10].events == [Self.stopped()])
    answers.trace.outcomes[10].events = []
    answers.trace.outcomes[step].events = [Self.stopped()]
    #expect(answers.problems == [])
  }

  @Test(
    "a removal is told once, and as one that did not finish",
    arguments: [
      ([], []), ([stopped()], [stopped()]), ([stopped(finished: true)], []),
      ([], [stopped(finished: true)]),
    ])
  func aRemovalIsToldOnce(within: [Event], behind: [Event]) throws {
    var answers = try ChangedAnswers(Self.removal)
    answers.trace.outcomes[8].events = within
    answers.trace.outcomes[10].events = behind
    #expect(answers.problems != [])
  }

  @Test("the block of a view may hear of a removal before its commit", arguments: [9, 11])
  func aViewMayHearOfARemovalBeforeItsCommit(step: Int) throws {
    var answers = try ChangedAnswers(
      "new v1 backing l1; host v1; tick; beginBlock animate duration 9 completion b1; "
        + "set v1.alpha 0; endBlock; tick; begin; removeAllAnimations l1; tick; commit; tick")
    let places = answers.trace.outcomes.indices.filter { place in
      answers.trace.outcomes[place].events.contains { $0.kind == .completed }
    }
    #expect(places == [11])
    let told = answers.trace.outcomes[11].events
    answers.trace.outcomes[11].events = []
    #expect(answers.problems != [])
    answers.trace.outcomes[step].events = told
    #expect(answers.problems == [])
  }

  @Test func aCustomBlockNeedsNoCompletion() throws {
    var answers = try ChangedAnswers(
      "new v1 backing l1; host v1; tick; beginBlock pop duration 2 completion b1; "
        + "set v1.alpha 0; endBlock; tick; advance 3; tick")
    let told = answers.trace.outcomes.flatMap(\.events).count { $0.kind == .completed }
    #expect(told == 1)
    for step in answers.trace.outcomes.indices { answers.trace.outcomes[step].events = [] }
    #expect(answers.problems == [])
  }

  @Test func whatStandsBehindAViewThatSavesAChangeMayBeRun() throws {
    var answers = try ChangedAnswers(
      "new v1 backing l1; host v1; tick; set l1.actions {position: x1}; "
        + "react x1 run limit 1 [set l1.name \"ran\"]; beginBlock keyframes duration 1; "
        + "beginBlock keyframe duration 0.25; set l1.position (0, 1); get l1.name")
    let ran = Event.ran(ObjectName(.action, 1), key: "position", layer: .layer(1))
    answers.trace.outcomes[7].events = [ran]
    answers.trace.outcomes[8].answer = .value(.string("ran"))
    #expect(answers.problems == [])
  }

  @Test func aBlockMayWaitForWhatLayoutAnimatesWithinTheCommit() throws {
    var answers = try ChangedAnswers(
      "new l1; new d2 implementing [layoutSublayers]; new l2 {delegate: d2}; host l2; tick; "
        + "add l1 to l2; set transaction.completionBlock b1; "
        + "react d2 layoutSublayers limit 1 [set l2.zPosition 1]; tick")
    let all = answers.trace.outcomes[8].events
    answers.trace.outcomes[8].events.removeAll { $0.kind == .completed }
    #expect(answers.trace.outcomes[8].events.count == all.count - 1)
    #expect(answers.problems == [])
  }

  @Test func theStartOfWhatIsRemovedUnseenMayBeToldAndAct() throws {
    var answers = try ChangedAnswers(
      "new l1; host l1; new a2 {delegate: h1}; addAnimation a2 to l1; "
        + "react h1 start limit 1 [set l1.position (0, 1)]; flush; removeAllAnimations l1; tick; "
        + "animationKeys l1")
    let handler = ObjectName(.handler, 1)
    let started = Event.started(handler, animation: ObjectName(.animation, 2))
    answers.trace.outcomes[7].events.insert(started, at: 0)
    answers.trace.outcomes[8].answer = .value(.list([.string("position")]))
    #expect(answers.problems == [])
  }

  @Test func aLayerMayHaveBeenPassedBeforeTheLayoutOfAnotherMarksIt() throws {
    var answers = try ChangedAnswers(
      "new d1 implementing [layoutSublayers]; new l1 {delegate: d1}; host l1; new l2; host l2; "
        + "tick; setNeedsLayout l1; react d1 layoutSublayers limit 1 [setNeedsLayout l2]; tick; "
        + "get l2.needsLayout")
    answers.trace.outcomes[9].answer = .value(.boolean(true))
    #expect(answers.problems == [])
    answers.trace.outcomes[9].answer = .value(.boolean(false))
    #expect(answers.problems == [])
  }

  @Test func theStartOfWhatWasReplacedUnseenMayActInThePlaceOfAnother() throws {
    var answers = try ChangedAnswers(
      "new l1; host l1; tick; new a1 {delegate: h1}; addAnimation a1 to l1; "
        + "addAnimation a1 to l1 key position; react h1 start limit 1 [removeAllAnimations l1]; "
        + "set l1.frame (0, 0, 0, 1); tick; tick")
    let stopped = Event.stopped(
      ObjectName(.handler, 1), animation: ObjectName(.animation, 1), finished: false)
    answers.trace.outcomes[9].events.append(stopped)
    #expect(answers.problems == [])
  }

  @Test func aStartMayActBesideARemovalThatIsOpen() throws {
    var answers = try ChangedAnswers(
      "new a1 {keyPath: \"zPosition\", duration: 4, fromValue: 1, toValue: 2, delegate: h1}; "
        + "new l1; host l1; addAnimation a1 to l1 key position; tick; begin; "
        + "set l1.position (inf, 0); commit; set l1.position (0, 0); "
        + "set l1.frame (3.5, 3.5, 4.5, 26.5); react h1 start limit 1 [set l1.position (5.75, 4)]; "
        + "addAnimation a1 to l1 key position; tick; begin; commit; tick")
    answers.trace.outcomes[6] = Outcome(.raised("Refused"))
    let stopped = Event.stopped(
      ObjectName(.handler, 1), animation: ObjectName(.animation, 1), finished: false)
    answers.trace.outcomes[15].events = [stopped]
    #expect(answers.problems == [])
  }

  @Test func aBlockMayOrMayNotWaitForAnImageSequence() throws {
    var answers = try ChangedAnswers(
      "new v1 UIImageView backing l1 {animationImages: [i1], animationDuration: 2.5}; host v1; "
        + "tick; beginBlock animate duration 1 completion b1; startAnimating v1; endBlock; tick")
    let completed = Event.completed(ObjectName(.block, 1), finished: true)
    answers.trace.outcomes[6].events.append(completed)
    #expect(answers.problems == [])
  }

  @Test func anAnimationMayBeFoundForAnEventOfTheHierarchy() throws {
    var answers = try ChangedAnswers(
      "new l1; host l1; new a1 {delegate: h1}; new l2 {actions: {onOrderIn: a1}}; tick; "
        + "add l2 to l1; tick")
    let started = Event.started(ObjectName(.handler, 1), animation: ObjectName(.animation, 1))
    answers.trace.outcomes[6].events = [started]
    #expect(answers.problems == [])
  }

  @Test(arguments: [(nil, false), (1e-6, true)] as [(Double?, Bool)])
  func aClockMayCountAsItDeclares(resolution: Double?, conforms: Bool) throws {
    var answers = try ChangedAnswers(
      "new l1; host l1; new a1 {keyPath: \"zPosition\", duration: 0.125, fromValue: 0, "
        + "toValue: 1000000}; addAnimation a1 to l1 key k; tick; advance 0.0625; "
        + "get l1.presentation.zPosition", clockResolution: resolution)
    answers.trace.outcomes[6].answer = .value(.number(500_004))
    #expect(answers.problems.isEmpty == conforms)
  }

  @Test func whatALayoutAnimatesInTheLastCommitOfATurnMayBeToldInIt() throws {
    var answers = try ChangedAnswers(
      "new k1 CALayer implementing [layoutSublayers]; new l9; host l9; new l1 k1; add l1 to l9; tick; "
        + "set transaction.completionBlock b1; set l9.opacity 0.5; tick; "
        + "react k1 layoutSublayers limit 1 [set l9.opacity 0.75]; setNeedsLayout l1; tick; tick")
    let ran = Event.completed(ObjectName(.block, 1), finished: nil)
    #expect(answers.trace.outcomes[12].events == [ran])
    answers.trace.outcomes[12].events = []
    answers.trace.outcomes[11].events.append(ran)
    #expect(answers.problems == [])
  }

  @Test func theBlockOfAnInnerTransactionMayRunWhileTheOuterOneIsOpen() throws {
    var answers = try ChangedAnswers(
      "new l1; host l1; tick; begin; begin; set transaction.completionBlock b1; "
        + "set l1.name \"a\"; commit; tick; commit; tick")
    let ran = Event.completed(ObjectName(.block, 1), finished: nil)
    #expect(answers.trace.outcomes[10].events == [ran])
    answers.trace.outcomes[10].events = []
    answers.trace.outcomes[8].events = [ran]
    #expect(answers.problems == [])
  }

  @Test func aBlockWithoutChangesMayCompleteAtOnce() throws {
    let block = "new v1 backing l1; host v1; tick; beginBlock animate duration 1 completion b1; "
    var answers = try ChangedAnswers(block + "endBlock; tick; advance 4; tick")
    let done = Event.completed(ObjectName(.block, 1), finished: true)
    #expect(answers.trace.outcomes[7].events == [done])
    answers.trace.outcomes[7].events = []
    answers.trace.outcomes[5].events = [done]
    #expect(answers.problems == [])
  }
}
