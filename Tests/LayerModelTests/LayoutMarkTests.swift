import LayerModel
import LayerScript
import Rules
import Testing

/// What waits for layout, and because of which change.
struct LayoutMarkTests {
  private static let family = "new l1; new l2; new l3; add l2 to l1; layoutIfNeeded l1; "

  @Test(arguments: [
    WorkedCase("new l1; get l1.needsLayout", "false", .lay(1)),
    WorkedCase("new l1; setNeedsLayout l1; get l1.needsLayout", "true", .lay(2)),
    WorkedCase(
      "new l1; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout", "false", .lay(2)),
    WorkedCase(
      "new l1; setNeedsLayout l1; layoutSublayers l1; get l1.needsLayout", "true", .lay(2)),
    WorkedCase(family + "add l3 to l1; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "insert l3 into l1 at 0; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "insert l3 into l1 below l2; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "insert l3 into l1 above l2; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "replace l2 in l1 with l3; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "remove l2; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "set l1.sublayers [l3]; get l1.needsLayout", "true", .lay(5)),
    WorkedCase(family + "add l3 to l1; get l3.needsLayout", "false"),
    WorkedCase(family + "set l2.bounds (0, 0, 1, 1); get l2.needsLayout", "true", .lay(7)),
    WorkedCase(family + "set l2.bounds (0, 0, 1, 1); get l1.needsLayout", "true", .lay(8)),
    WorkedCase(
      family + "setValue l2 bounds.size.width 3; get l1.needsLayout", "true", .lay(8)),
    WorkedCase(
      family + "set l2.transform scale(2, 2, 1); get l1.needsLayout", "true", .lay(8)),
    WorkedCase(
      family + "set l2.transform scale(2, 2, 1); get l2.needsLayout", "true", .lay(8)),
    WorkedCase(
      family + "set l2.frame (0, 0, 1, 1); get l1.needsLayout", "true", .lay(8), .lay(10)),
    WorkedCase(family + "set l2.position (3, 4); get l1.needsLayout", "false", .lay(2)),
    WorkedCase(family + "set l2.frame (3, 4, 0, 0); get l2.needsLayout", "false", .lay(1)),
    WorkedCase(family + "set l2.bounds (3, 4, 0, 0); get l1.needsLayout", "false", .lay(2)),
    WorkedCase(
      family + "host l1; tick; set l2.bounds (0, 0, 1, 1); tick; get l2.needsLayout", "false",
      .lay(20)),
    WorkedCase(
      family + "setNeedsLayout l2; setNeedsLayout l1; layoutIfNeeded l2; get l1.needsLayout",
      "false", .lay(15)),
    WorkedCase(
      family + "setNeedsLayout l1; layoutIfNeeded l2; get l1.needsLayout", "false", .lay(16)),
    WorkedCase(
      family + "setNeedsLayout l2; layoutIfNeeded l1; get l2.needsLayout", "false", .lay(17)),
  ])
  func aMarkIsSetAndTakenAway(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    (family + "add l3 to l1; get l3.needsLayout", RuleID.lay(6)),
    (family + "set l2.position (3, 4); get l2.needsLayout", .lay(9)),
    (family + "set l2.position (3, 4); get l1.needsLayout", .lay(9)),
    (family + "set l2.frame (3, 4, 0, 0); get l1.needsLayout", .lay(10)),
    (family + "set l2.bounds (3, 4, 0, 0); get l1.needsLayout", .lay(28)),
    ("new l1; setNeedsLayout l1; layoutSublayers l1; get l1.needsLayout", .lay(4)),
  ])
  func whatLeavesAMarkAloneIsPutToTheTestByTheNextLook(script: String, rule: RuleID) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: script)
    #expect(reasons.rules(in: expected.undisturbed.why).contains(rule))
    #expect(expected.weakened == nil)
  }

  @Test(arguments: [
    (family + "set l2.bounds (3, 4, 0, 0); get l2.needsLayout", OpenItem.beyondReference),
    (family + "set l2.bounds (0, 0, 0, 0); get l2.needsLayout", .beyondReference),
    (family + "set l2.opacity 0.5; get l2.needsLayout", .beyondReference),
    (family + "add l2 to l3; get l1.needsLayout", .beyondReference),
    (family + "add l2 to l1; get l1.needsLayout", .beyondReference),
    (family + "insert l3 into l1 at 7; get l1.needsLayout", .layers(14)),
    (
      family + "set l2.transform scale(3, 3, 1); layoutIfNeeded l1; set l2.frame (0, 0, 1, 1); "
        + "layoutIfNeeded l1; set l2.frame (5, 5, 1, 1); get l2.needsLayout", .beyondReference
    ),
    (
      family + "add l3 to l1; layoutIfNeeded l1; setNeedsLayout l2; layoutIfNeeded l3; "
        + "get l2.needsLayout", .layers(45)
    ),
    ("new l1; setNeedsLayout l1; tick; get l1.needsLayout", .layers(47)),
    ("new l1; host l1; setNeedsLayout l1; begin; commit; get l1.needsLayout", .animation(4)),
  ])
  func nothingIsAssertedWhereNoSourceSaysWhatAMarkIs(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    let isOpen = expected.weakened != nil
    #expect(isOpen, "\(expected.pattern)")
    if item != .layers(14) { #expect(expected.weakened == item) }
  }

  @Test(arguments: [
    (true, nil as OpenItem?), (false, .profileOff),
  ])
  func aSetToTheSameValueMarksNothingWhereThatIsDeclared(isOn: Bool, item: OpenItem?) throws {
    let script = try Script(
      parsing: Self.family + "set l2.bounds (0, 0, 0, 0); get l2.needsLayout")
    let trace = World.expectations(
      of: script, assumptions: Assumptions(profiles: [.sameValue: isOn]))
    let last = try #require(trace.steps.last)
    #expect(last.weakened == item)
    if isOn { #expect(trace.reasons.rules(in: last.undisturbed.why).contains(.lay(11))) }
  }

  @Test(arguments: [(true, nil as OpenItem?), (false, .profileOff)])
  func aNewOriginLeavesTheLayerAboveAloneUnlessThatIsDeclaredOff(
    isOn: Bool, item: OpenItem?
  ) throws {
    let script = try Script(
      parsing: Self.family + "set l2.bounds (3, 4, 0, 0); get l1.needsLayout")
    let trace = World.expectations(
      of: script, assumptions: Assumptions(profiles: [.originLayout: isOn]))
    #expect(trace.steps.last?.weakened == item)
  }
}
