import LayerModel
import LayerScript
import Rules
import Testing

/// A presentation copy answers to the keys and key paths of its layer, of what it shows.
struct PresentedKeyTests {
  private static let shown = "new l1; host l1; tick; "
  private static let moving =
    shown + "new a1 {keyPath: \"position\", fromValue: (0, 0), toValue: (8, 4), duration: 1}; "
    + "addAnimation a1 to l1 key k; tick; advance 0.5; "

  /// A copy half a second after an animation of a part of its matrix began.
  private static func turning(_ part: String, to end: String) -> String {
    shown + "new a1 {keyPath: \"transform.\(part)\", fromValue: 0, toValue: \(end), duration: 1}; "
      + "addAnimation a1 to l1 key k; tick; advance 0.5; "
  }

  @Test(arguments: [
    WorkedCase(moving + "value l1.presentation position", "(4, 2)", .kvc(1), .interp(2)),
    WorkedCase(moving + "value l1.presentation position.x", "4", .kvc(3), .interp(2)),
    WorkedCase(moving + "value l1.presentation frame.origin", "(4, 2)", .kvc(3), .pres(14)),
    WorkedCase(
      turning("rotation.z", to: "2") + "value l1.presentation transform.rotation.z", "1", .kvc(15)),
    WorkedCase(
      turning("translation.x", to: "6") + "value l1.presentation transform.translation.x", "3",
      .kvc(7)),
    WorkedCase(
      "new l1 {backgroundColor: rgba(1, 0, 0, 1)}; host l1; tick; "
        + "value l1.presentation backgroundColor", "rgba(1, 0, 0, 1)", .kvc(1), .kvc(31)),
  ])
  func theCopyAnswersWithWhatItShows(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: ["position", "position.x", "transform.rotation.z", "frame.size.width"])
  func withoutACopyTheAnswerIsNil(path: String) throws {
    try WorkedCase("new l1; value l1.presentation \(path)", "nil", .pres(1)).check()
  }

  @Test func whatIsComputedOfAnimatedMatricesIsKnownLessExactly() throws {
    let exact = try tolerance("new l1; host l1; tick; value l1.presentation transform.rotation.z")
    let matrix = try tolerance(
      Self.turning("rotation.z", to: "2") + "get l1.presentation.transform")
    let angle = try tolerance(
      Self.turning("rotation.z", to: "2") + "value l1.presentation transform.rotation.z")
    #expect(exact < matrix && matrix < angle)
  }

  @Test(
    "where matrices that are nearly the same have other angles, nothing is asserted",
    arguments: [
      turning("rotation.z", to: "6.283") + "value l1.presentation transform.rotation.z",
      shown
        + "new a1 {keyPath: \"transform\", duration: 1, fromValue: identity, "
        + "toValue: matrix(1, 0, 0, 0, 0, 0.8, 0.6, 0, 0, -0.6, 0.8, 0, 0, 0, 0, 1)}; "
        + "addAnimation a1 to l1 key k; tick; advance 0.5; "
        + "value l1.presentation transform.rotation.x",
    ])
  func anglesMayBeUncertain(script: String) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == .layers(32))
  }

  @Test func aRemovalThatWaitsIsReportedByThatRuleAlone() throws {
    let removing = Self.moving + "begin; removeAnimation k from l1; "
    #expect(try Reference.why(removing + "value l1.presentation position") == [.pres(19)])
    let (part, _) = try Reference.lastAnswer(to: removing + "value l1.presentation position.x")
    #expect(part.weakened == .animation(46))
  }

  @Test func toAskForAPartIsNoLookAtTheWhole() throws {
    let looks = "value l1.presentation position.x; get l1.presentation.position"
    #expect(!(try Reference.why(Self.moving + looks)).contains(.copy(11)))
    let twice = "get l1.presentation.position; get l1.presentation.position"
    #expect(try Reference.why(Self.moving + twice).contains(.copy(11)))
  }

  private func tolerance(_ script: String) throws -> Double {
    let (expected, _) = try Reference.lastAnswer(to: script)
    guard case .value(.near(_, let tolerance)) = expected.pattern else { return 0 }
    return tolerance.absolute
  }
}
