import Geometry
import LayerModel
import LayerScript
import Rules
import Testing

/// What animations show, with numbers worked out from the curves.
struct AnimationTests {
  private static let ready = "new l1; host l1; tick; "
  private static let model40 =
    "new l1; set l1.zPosition 40; host l1; tick; new a1 {keyPath: \"zPosition\", duration: 1}; "
  private static let added = "addAnimation a1 to l1 key k; tick; "
  private static let shown = "get l1.presentation.zPosition"

  @Test(arguments: [
    WorkedCase(
      ready + "set l1.cornerRadius 1; tick; advance 0.125; get l1.presentation.cornerRadius",
      "0.802403", .act(27), .act(28), within: 1e-5),
    WorkedCase(
      ready + "set l1.cornerRadius 1; tick; advance 0.0625; get l1.presentation.cornerRadius",
      "0.408511", .act(28), within: 1e-5),
    WorkedCase(
      ready + "set l1.position (40, 50); tick; advance 0.125; get l1.presentation.position",
      "(32.09612, 40.12015)", .act(28), within: 1e-3),
    WorkedCase(
      ready + "set transaction.animationDuration 1; set l1.zPosition 10; tick; advance 0.25; "
        + shown, "4.0851", .act(28), within: 1e-4),
    WorkedCase(
      ready + "set l1.cornerRadius 1; tick; advance 1; tick; get l1.presentation.cornerRadius",
      "1"),
    WorkedCase(ready + "set l1.cornerRadius 1; get l1.cornerRadius", "1", .act(23)),
    WorkedCase(
      ready + "set l1.cornerRadius 1; get l1.animation(cornerRadius).duration", "0.25",
      .act(26), .act(27)),
    WorkedCase(
      ready + "set l1.cornerRadius 1; get l1.animation(cornerRadius).keyPath",
      "\"cornerRadius\"", .act(26)),
  ])
  func anImplicitAnimationFollowsTheDefaultCurve(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      model40 + "set a1.fromValue 10; set a1.toValue 30; \(added)advance 0.25; \(shown)", "15",
      .anim(22)),
    WorkedCase(
      model40 + "set a1.fromValue 10; set a1.byValue 8; \(added)advance 0.25; \(shown)", "12",
      .anim(23)),
    WorkedCase(
      model40 + "set a1.byValue 8; set a1.toValue 30; \(added)advance 0.25; \(shown)", "24",
      .anim(24)),
    WorkedCase(
      model40 + "set a1.fromValue 10; \(added)advance 0.25; \(shown)", "17.5", .anim(25)),
    WorkedCase(model40 + "set a1.toValue 30; \(added)advance 0.25; \(shown)", "37.5", .anim(26)),
    WorkedCase(model40 + "set a1.byValue 8; \(added)advance 0.25; \(shown)", "42", .anim(27)),
  ])
  func fromToAndByNameTheTwoEnds(worked: WorkedCase) throws { try worked.check() }

  private static let grouped =
    "new l1; set l1.zPosition 40; host l1; tick; new a1 {keyPath: \"zPosition\", fromValue: 0, "
    + "toValue: 10}; "

  /// A group that fills shows its members as they are at the end of its time.
  @Test(arguments: [("4", "5"), ("8", "2.5")])
  func aGroupThatFillsHoldsMembersThatGoOn(duration: String, shown: String) throws {
    try WorkedCase(
      Self.grouped + "set a1.duration \(duration); new a2 CAAnimationGroup {animations: [a1], "
        + "duration: 2, fillMode: \"forwards\", removedOnCompletion: false}; "
        + "addAnimation a2 to l1 key g; tick; advance 3; tick; \(Self.shown)", shown, .anim(16),
      .anim(57)
    ).check()
  }

  @Test func aGroupThatFillsLeavesMembersOpenThatEndWithIt() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.grouped + "set a1.duration 2; new a2 CAAnimationGroup {animations: [a1], "
        + "duration: 2, fillMode: \"forwards\", removedOnCompletion: false}; "
        + "addAnimation a2 to l1 key g; tick; advance 3; tick; \(Self.shown)")
    #expect(expected.weakened == .animation(30))
  }

  private static let kept =
    model40 + "set a1.fromValue 10; set a1.toValue 30; set a1.removedOnCompletion false; "

  @Test(arguments: [
    WorkedCase(
      kept + "set a1.fillMode \"forwards\"; \(added)advance 5; \(shown)", "30", .anim(16)),
    WorkedCase(kept + "set a1.fillMode \"both\"; \(added)advance 5; \(shown)", "30", .anim(16)),
    WorkedCase(
      kept + "set a1.fillMode \"removed\"; \(added)advance 5; \(shown)", "40", .anim(15)),
    WorkedCase(
      kept + "set a1.fillMode \"backwards\"; \(added)advance 5; \(shown)", "40"),
    WorkedCase(
      kept + "set a1.fillMode \"forwards\"; \(added)advance 5; tick; exists l1.animation(k)",
      "true", .anim(8)),
    WorkedCase(
      kept + "set a1.fillMode \"forwards\"; set a1.autoreverses true; \(added)advance 5; "
        + shown, "10", .anim(19)),
    WorkedCase(
      kept + "set a1.fillMode \"forwards\"; set a1.repeatCount 2.5; \(added)advance 5; "
        + shown, "20", .anim(19)),
  ])
  func theFillModeSaysWhatShowsOutsideTheActiveTime(worked: WorkedCase) throws {
    try worked.check()
  }

  private static let running =
    model40 + "set a1.fromValue 10; set a1.toValue 30; \(added)advance 0.25; "

  @Test(arguments: [
    WorkedCase(running + "removeAnimation k from l1; tick; \(shown)", "40", .pres(7)),
    WorkedCase(running + "removeAllAnimations l1; tick; \(shown)", "40", .pres(7)),
    WorkedCase(running + "removeAnimation other from l1; tick; \(shown)", "15"),
    WorkedCase(running + "advance 1; tick; \(shown)", "40", .anim(13)),
    WorkedCase(running + "advance 1; tick; exists l1.animation(k)", "false", .anim(13)),
    WorkedCase(running + "get l1.zPosition", "40"),
    WorkedCase(
      model40 + "set a1.fromValue 10; addAnimation a1 to l1 key k; \(shown)", "40", .pres(18)),
    WorkedCase(running + "set a1.duration 9; get l1.animation(k).duration", "1", .anim(1)),
    WorkedCase(
      model40 + "set a1.fromValue 10; set a1.duration 0; addAnimation a1 to l1 key k; "
        + "get l1.animation(k).duration", "0.25", .anim(21)),
  ])
  func anAnimationIsACopyThatNeverTouchesTheModel(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test func theModelIsOnRecordAsUndisturbedByAnAnimation() throws {
    let (expected, reasons) = try Reference.lastAnswer(to: Self.running + "get l1.zPosition")
    #expect(reasons.rules(in: expected.undisturbed.why).contains(.anim(12)))
  }

  @Test(arguments: [
    WorkedCase("new l1; exists l1.presentation", "false", .pres(1)),
    WorkedCase("new l1; host l1; exists l1.presentation", "false", .pres(1)),
    WorkedCase(ready + "exists l1.presentation", "true", .pres(2)),
    WorkedCase(
      ready + "new l2; add l2 to l1; tick; exists l2.presentation", "true", .pres(2)),
  ])
  func aPresentationExistsFromTheFirstCommitOn(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    // A quarter turn about x, half way between none and half a turn.
    WorkedCase(
      ready + "new a1 CAKeyframeAnimation {keyPath: \"transform\", values: [0, 3.141592653589793], "
        + "valueFunction: \"rotateX\", duration: 1}; " + added
        + "advance 0.5; get l1.presentation.transform",
      "matrix(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)", .anim(54)),
    // Half way between a quarter turn and none, at a scale whose square is no number.
    WorkedCase(
      ready + "new a1 {keyPath: \"transform\", fromValue: planar(0, 1e200, -1e200, 0, 0, 0), "
        + "toValue: scale(1e200, 1e200, 1), duration: 1}; " + added
        + "advance 0.5; get l1.presentation.transform",
      "planar(7.0710678e199, 7.0710678e199, -7.0710678e199, 7.0710678e199, 0, 0)", .interp(13),
      within: 1e193),
  ])
  func matricesAreMixedByWhatTheyAreMadeOf(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test func aListThatAnAnimationIsGivenIsCopied() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: "new s1 {\"0\": 1, \"1\": 2}; new a1 CAKeyframeAnimation {values: s1}; get a1.values",
      declaring: [:])
    #expect(expected.answer == .value(.list([.number(1), .number(2)])))
    #expect(reasons.rules(in: expected.why).contains(.anim(79)))
  }

  /// The curve is 108 points long and goes back to its start: how far apart its ends are says nothing of it.
  @Test func aClosedPathIsHeldToAHundredthOfItsExtent() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.ready + "new a1 CAKeyframeAnimation {keyPath: \"position\", duration: 1, "
        + "path: path[M 0 0 C 40 40 80 40 80 0 Z], calculationMode: \"paced\"}; " + Self.added
        + "advance 0.3; get l1.presentation.position", declaring: [:])
    guard case .value(.point(let point)) = expected.answer else {
      Issue.record("answered \(expected.answer)")
      return
    }
    let near = Value.point(Point(point.x + 0.5, point.y))
    let far = Value.point(Point(point.x + 2, point.y))
    #expect(expected.pattern.accepts(near) && !expected.pattern.accepts(far))
  }
}
