import Geometry
import LayerModel
import LayerScript
import Rules
import Testing

/// Callbacks that carry out steps while layers are laid out or displayed.
struct ReactionTests {
  private static let family =
    "new k1 CALayer implementing [layoutSublayers]; new k2 CALayer implementing "
    + "[layoutSublayers]; new l1 k1; new l2 k2; new l3 k2; add l2 to l1; layoutIfNeeded l1; "

  private static func acting(_ steps: String, limit: Int = 1) -> String {
    family + "react k1 layoutSublayers limit \(limit) [\(steps)]; setNeedsLayout l1; "
  }

  private static func told(_ calls: String...) -> [String] {
    calls.map { call in
      let parts = call.split(separator: " ")
      return "\(parts[0]) called for layoutSublayers of \(parts[1])"
    }
  }

  @Test(arguments: [
    CallCase(acting("set l1.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1", told("k1 l1")),
    CallCase(acting("add l3 to l1") + "layoutIfNeeded l1", told("k1 l1")),
    CallCase(
      acting("set l2.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1", told("k1 l1", "k2 l2"),
      .lay(19)),
    CallCase(
      acting("setNeedsLayout l2") + "layoutIfNeeded l1", told("k1 l1", "k2 l2"), .lay(19)),
    CallCase(
      acting("set l2.bounds (0, 0, 9, 9)") + "host l1; tick", told("k1 l1", "k2 l2"), .lay(19),
      .lay(20)),
    CallCase(
      acting("set l2.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1; setNeedsLayout l1; "
        + "layoutIfNeeded l1", told("k1 l1")),
    CallCase(
      acting("set l2.bounds (0, 0, 9, 9)", limit: 2) + "layoutIfNeeded l1; "
        + "set l2.bounds (0, 0, 1, 1); layoutIfNeeded l1", told("k1 l1", "k2 l2")),
  ])
  func whatALayoutChangesBelowIsLaidOutInTheSamePass(pass: CallCase) throws {
    try pass.check()
  }

  @Test(arguments: [
    WorkedCase(
      acting("set l1.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1; get l1.needsLayout", "false",
      .lay(12)),
    WorkedCase(
      acting("add l3 to l1") + "layoutIfNeeded l1; get l1.needsLayout", "false", .lay(12)),
    WorkedCase(
      acting("set l2.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1; get l1.needsLayout", "false",
      .lay(12)),
    WorkedCase(
      acting("set l2.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1; get l2.needsLayout", "false",
      .lay(19)),
    WorkedCase(
      acting("set l2.bounds (0, 0, 9, 9)") + "layoutIfNeeded l1; get l2.bounds", "(0, 0, 9, 9)"),
    WorkedCase(
      family + "react k1 layoutSublayers limit 1 [set l1.bounds (0, 0, 9, 9)]; "
        + "layoutSublayers l1; get l1.needsLayout", "false", .lay(12)),
    WorkedCase(
      family + "react k1 layoutSublayers limit 1 [set l2.bounds (0, 0, 9, 9)]; "
        + "layoutSublayers l1; get l2.needsLayout", "true", .lay(7)),
  ])
  func aLayerIsSparedMarksWhileItsOwnLayoutRuns(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    (acting("setNeedsLayout l1") + "layoutIfNeeded l1; get l1.needsLayout", OpenItem.layers(46)),
    (
      family + "react k2 layoutSublayers limit 1 [set l2.bounds (0, 0, 9, 9)]; "
        + "setNeedsLayout l2; layoutIfNeeded l1; get l1.needsLayout", .layers(46)
    ),
    (
      family + "add l3 to l1; layoutIfNeeded l1; react k2 layoutSublayers limit 1 "
        + "[set l3.bounds (0, 0, 9, 9)]; setNeedsLayout l2; layoutIfNeeded l1; get l3.needsLayout",
      .layers(46)
    ),
    (
      acting("set l2.position (3, 4)")
        + "host l1; tick; set l2.position (5, 6); get l2.presentation.position", .animation(4)
    ),
  ])
  func whatDependsOnHowOftenOrInWhichOrderIsOpen(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == item)
  }

  private static let changing = "new l1; react x1 run limit 1 [set l1.position (0, 1)]; "

  @Test(arguments: [
    (
      changing + "new l2 {actions: {bounds: x1}, bounds: (0, 0, 0, 1)}", OpenItem.animation(41)
    ),
    (changing + "new l2 {actions: {myKey: x1}}; setValue l2 myKey 3", .animation(3)),
    (
      "new l2 {actions: {zPosition: x1}}; host l2; tick; " + changing + "set l2.zPosition 0",
      .animation(3)
    ),
    (
      "new l3 {hidden: true}; host l3; tick; new l2 {actions: {onOrderIn: x1}}; " + changing
        + "add l2 to l3", .animation(6)
    ),
  ])
  func whatAnActionChangesIsAsOpenAsWhetherItRuns(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script + "; get l1.position")
    #expect(expected.weakened == item)
    #expect(expected.pattern == .undecided)
  }

  @Test func anActionThatTheReferenceRunsDoesWhatItIsProgrammedTo() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.changing + "new l2 {actions: {bounds: x1}, bounds: (0, 0, 0, 1)}; get l1.position")
    #expect(expected.answer == .value(.point(Point(0, 1))))
  }

  @Test(arguments: [
    WorkedCase(changing + "new l2 {bounds: (0, 0, 0, 1)}; get l1.position", "(0, 0)"),
    WorkedCase(
      changing + "new l2 {actions: {bounds: x1}, opacity: 0.5}; get l1.position", "(0, 0)"),
    WorkedCase(
      changing + "new l2 {actions: {onOrderIn: x1}}; new l3; add l2 to l3; get l1.position",
      "(0, 0)"),
  ])
  func anActionThatNobodyFindsChangesNothing(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: ["tick", "begin", "layoutIfNeeded l1", "set l1.delegate nil", "get l1.bounds"])
  func stepsThatNoSourceSpeaksOfWithinACallbackEndTheScript(step: String) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.family + "react k1 layoutSublayers limit 1 [\(step)]; get l1.bounds")
    #expect(expected.pattern == .undecided)
  }
}
