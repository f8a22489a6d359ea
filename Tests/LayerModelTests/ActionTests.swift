import LayerModel
import LayerScript
import Rules
import Testing

/// The search for an action: five places, and at each the difference between nil and null.
struct ActionTests {
  private static let delegate = "new l1; new d1; set l1.delegate d1; "
  private static let defined =
    "new k1 CALayer; new l1 k1; "
  private static let ready = "new l1; host l1; tick; "

  @Test(arguments: [
    WorkedCase(
      delegate + "answer d1 position x1; set l1.actions {position: x2}; ask l1 position", "x1",
      .act(2)),
    WorkedCase(
      delegate + "answer d1 position nil; set l1.actions {position: x2}; ask l1 position", "x2",
      .act(3)),
    WorkedCase(
      delegate + "answer d1 position null; set l1.actions {position: x2}; ask l1 position",
      "nil", .act(4), .act(11)),
    WorkedCase(
      "new l1; new d1 implementing []; set l1.delegate d1; set l1.actions {position: x2}; "
        + "ask l1 position", "x2", .act(12)),
    WorkedCase(
      delegate + "answer d1 position x1; set l1.delegate nil; set l1.actions {position: x2}; "
        + "ask l1 position", "x2", .act(13)),
  ])
  func theDelegateIsAskedFirst(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    WorkedCase(
      "new l1; set l1.actions {position: x2}; set l1.style {actions: {position: x3}}; "
        + "ask l1 position", "x2", .act(10)),
    WorkedCase(
      "new l1; set l1.actions {position: null}; set l1.style {actions: {position: x3}}; "
        + "ask l1 position", "nil", .act(5), .act(11)),
    WorkedCase(
      "new l1; set l1.actions {opacity: x2}; set l1.style {actions: {position: x3}}; "
        + "ask l1 position", "x3", .act(6)),
  ])
  func theActionsDictionaryComesSecond(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    WorkedCase(
      "new l1; set l1.style {actions: {position: x3}}; ask l1 position", "x3", .act(7)),
    WorkedCase(
      defined + "hook k1 defaultActionForKey position x4; "
        + "set l1.style {actions: {position: null}}; ask l1 position", "nil", .act(8)),
    WorkedCase(
      "new l1; set l1.style {style: {actions: {position: x3}}}; ask l1 position", "x3", .act(9)),
    WorkedCase(
      "new l1; set l1.style {actions: {position: x2}, style: {actions: {position: x3}}}; "
        + "ask l1 position", "x2", .act(7)),
  ])
  func theStyleChainComesThird(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    WorkedCase(
      defined + "hook k1 defaultActionForKey position x4; ask l1 position", "x4", .act(14)),
    WorkedCase(
      defined + "hook k1 defaultActionForKey position x4; set l1.actions {position: x2}; "
        + "ask l1 position", "x2", .act(1)),
    WorkedCase(
      defined + "hook k1 defaultActionForKey position null; ask l1 position", "nil", .act(15)),
    WorkedCase(defined + "new l2; ask l2 position", "nil", .act(17)),
    WorkedCase("new l1; ask l1 nothingOfThatName", "nil", .act(17)),
  ])
  func theClassComesFourth(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    (ready + "set l1.opacity 0.5; animationKeys l1", "[opacity]"),
    (ready + "set l1.opacity 1; animationKeys l1", "[]"),
    (ready + "set l1.actions {opacity: null}; set l1.opacity 0.5; animationKeys l1", "[]"),
    (ready + "set l1.actions {opacity: x1}; set l1.opacity 0.5; animationKeys l1", "[]"),
    (ready + "set transaction.disableActions true; set l1.opacity 0; animationKeys l1", "[]"),
    ("new l1; set l1.opacity 0.5; animationKeys l1", "[]"),
    ("new l1; host l1; set l1.opacity 0.5; animationKeys l1", "[]"),
    (ready + "set l1.name \"other\"; animationKeys l1", "[]"),
  ])
  func theBuiltInAnimationComesLastAndForCommittedLayersAlone(
    script: String, keys: String
  ) throws {
    let names = keys == "[]" ? [] : [Value.string("opacity")]
    let (expected, _) = try Reference.lastAnswer(to: script)
    // No list and not an empty one (ANIM-06).
    #expect(expected.pattern.accepts(names.isEmpty ? .nil : .list(names)))
    #expect(!expected.pattern.accepts(.list([])))
    #expect(!expected.pattern.accepts(.list(names + [.string("position")])))
    #expect(expected.weakened == nil)
  }

  @Test func theQuestionForAChangeSeesTheOldValue() throws {
    let script =
      "new l1; new d1; set l1.delegate d1; host l1; tick; set l1.opacity 0.5"
    let (expected, _) = try Reference.lastAnswer(to: script)
    let asked = expected.events.compactMap(\.answer).first { $0.key == "opacity" }
    let wanted = Event.asked(
      ObjectName(.delegate, 1), .actionForKey, layer: .layer(1), key: "opacity", seen: .number(1))
    #expect(asked == wanted)
  }

  @Test func aFoundActionIsRunForTheKeyAndTheLayer() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: Self.ready + "set l1.actions {opacity: x1}; tick; set l1.opacity 0.5")
    let ran = expected.events.first { $0.answer?.kind == .ran }
    #expect(ran?.answer == .ran(.action(1), key: "opacity", layer: .layer(1)))
    let why = reasons.rules(in: ran?.why ?? .none)
    #expect(why.contains(.act(39)))
  }

  @Test func nobodyIsAskedWhileActionsAreDisabled() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: "new l1; new d1 {opacity: x1}; set l1.delegate d1; host l1; tick; "
        + "set transaction.disableActions true; set l1.opacity 0.5")
    #expect(expected.events.filter { $0.presence == .once } == [])
    #expect(reasons.rules(in: expected.silence).contains(.act(21)))
  }

  private static let derived =
    "new k1 CALayer; hook k1 actionForKey position x4; new k2 k1 implementing [actionForKey]; "

  @Test(arguments: [
    WorkedCase(derived + "new l1 k2; ask l1 position", "nil", .act(18)),
    WorkedCase(
      derived + "new l1 k2; set l1.actions {position: x2}; ask l1 position", "nil", .act(18)),
    WorkedCase(
      derived + "hook k2 actionForKey position x5; new l1 k2; ask l1 position", "x5", .act(18)),
    WorkedCase(derived + "new k3 k2; new l1 k3; ask l1 position", "nil", .act(18)),
    WorkedCase(
      derived + "new k3 k2; hook k3 actionForKey position x6; new l1 k3; ask l1 position", "x6",
      .act(18)),
    WorkedCase(
      "new k1 CALayer; hook k1 actionForKey position x4; new k2 k1; new l1 k2; "
        + "ask l1 position", "x4", .act(18)),
  ])
  func anOverrideOfTheWholeSearchDoesNotAskTheSuperclass(worked: WorkedCase) throws {
    try worked.check()
  }
}
