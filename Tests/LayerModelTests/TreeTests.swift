import LayerModel
import LayerScript
import Rules
import Testing

/// Moves in the layer tree, and what its lists and pointers read afterwards.
struct TreeTests {
  /// A parent with three sublayers, and a fourth layer that stands alone.
  private static let family =
    "new l1; new l2; new l3; new l4; new l5; add l2 to l1; add l3 to l1; add l4 to l1; "

  @Test(arguments: [
    WorkedCase(family + "get l1.sublayers", "[l2, l3, l4]", .tree(2)),
    WorkedCase(family + "get l3.superlayer", "l1", .tree(2)),
    WorkedCase(family + "add l2 to l1; get l1.sublayers", "[l3, l4, l2]", .tree(4)),
    WorkedCase(family + "add l2 to l5; get l1.sublayers", "[l3, l4]", .tree(3)),
    WorkedCase(family + "add l2 to l5; get l5.sublayers", "[l2]", .tree(3)),
    WorkedCase(family + "add l2 to l5; get l2.superlayer", "l5", .tree(3)),
    WorkedCase(family + "insert l5 into l1 at 0; get l1.sublayers", "[l5, l2, l3, l4]", .tree(5)),
    WorkedCase(family + "insert l5 into l1 at 2; get l1.sublayers", "[l2, l3, l5, l4]", .tree(5)),
    WorkedCase(family + "insert l2 into l1 at 1; get l1.sublayers", "[l3, l2, l4]", .tree(6)),
    WorkedCase(family + "insert l4 into l1 at 0; get l1.sublayers", "[l4, l2, l3]", .tree(6)),
    WorkedCase(
      family + "insert l5 into l1 below l3; get l1.sublayers", "[l2, l5, l3, l4]", .tree(7)),
    WorkedCase(
      family + "insert l5 into l1 above l3; get l1.sublayers", "[l2, l3, l5, l4]", .tree(8)),
    WorkedCase(
      family + "insert l2 into l1 below l4; get l1.sublayers", "[l3, l2, l4]", .tree(9)),
    WorkedCase(
      family + "insert l2 into l1 above l4; get l1.sublayers", "[l3, l4, l2]", .tree(9)),
    WorkedCase(
      family + "replace l3 in l1 with l5; get l1.sublayers", "[l2, l5, l4]", .tree(11)),
    WorkedCase(family + "replace l3 in l1 with l5; get l3.superlayer", "nil", .tree(11)),
    WorkedCase(
      family + "new l6; add l5 to l6; replace l3 in l1 with l5; get l6.sublayers", "[]",
      .tree(12)),
    WorkedCase(family + "remove l3; get l1.sublayers", "[l2, l4]"),
    WorkedCase(family + "remove l3; get l3.superlayer", "nil"),
    WorkedCase(family + "set l1.sublayers [l5]; get l1.sublayers", "[l5]"),
    WorkedCase(family + "set l1.sublayers nil; get l3.superlayer", "nil"),
  ])
  func aMoveLeavesListsAndPointersInStep(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      family + "keep l1.sublayers as s1; add l5 to l1; read s1", "[l2, l3, l4]", .tree(19)),
    WorkedCase(family + "keep l1.sublayers as s1; remove l2; read s1", "[l2, l3, l4]", .tree(19)),
    WorkedCase(family + "keep l5.sublayers as s1; add l2 to l5; read s1", "[]", .tree(19)),
    WorkedCase(
      family + "keep l1.sublayers as s1; set l1.sublayers nil; keep l1.sublayers as s2; read s1",
      "[l2, l3, l4]", .tree(19)),
  ])
  func aListThatWasAnsweredStaysWhatItWas(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      family + "set l2.zPosition 1; get l1.sublayers", "[l2, l3, l4]", .tree(2)),
    WorkedCase(family + "set l2.zPosition 1; paintOrder l1", "[l3, l4, l2]"),
    WorkedCase(family + "set l4.zPosition -1; paintOrder l1", "[l4, l2, l3]"),
  ])
  func depthArrangesThePaintingAndNotTheList(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    family + "insert l3 into l1 below l5", family + "insert l5 into l1 above l1",
  ])
  func aSiblingThatIsNoneIsRefused(script: String) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: script)
    #expect(expected.pattern == .raises(.now))
    // Whether a layer is a sibling hangs on the list that it is looked for in.
    #expect(reasons.rules(in: expected.why) == [.tree(1), .tree(2), .tree(10), .tree(18)])
  }

  @Test(arguments: [
    "new l1; add l1 to l1", "new l1; new l2; add l2 to l1; add l1 to l2",
    "new l1; new l2; new l3; add l2 to l1; add l3 to l2; insert l1 into l3 at 0",
  ])
  func aCycleIsRefusedHereOrByTheNextCommit(script: String) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: script)
    #expect(expected.pattern == .raises(.byNextCommit))
    #expect(reasons.rules(in: expected.why).contains(.tree(22)))
  }

  @Test(arguments: [
    WorkedCase(
      "new l1; new l2; set l1.bounds (0, 0, 9, 9); set l2.frame (1, 1, 4, 4); add l2 to l1; "
        + "set l1.frame (0, 0, 9, 9); hitTest l1 (2, 2)", "l2"),
    WorkedCase(
      "new l1; new l2; set l1.frame (0, 0, 9, 9); set l2.frame (1, 1, 4, 4); add l2 to l1; "
        + "hitTest l1 (8, 8)", "l1"),
    WorkedCase("new l1; set l1.frame (0, 0, 9, 9); hitTest l1 (20, 8)", "nil"),
    WorkedCase("new l1; set l1.frame (0, 0, 9, 9); hitTest l1 (0, 0)", "l1"),
    WorkedCase("new l1; set l1.frame (0, 0, 9, 9); hitTest l1 (9, 0)", "nil"),
    WorkedCase("new l1; set l1.frame (3, 0, 9, 9); hitTest l1 (3.5, 8.5)", "l1"),
    WorkedCase("new l1; set l1.bounds (0, 0, 9, 9); contains l1 (0, 0)", "true", .tree(27)),
    WorkedCase("new l1; set l1.bounds (0, 0, 9, 9); contains l1 (9, 0)", "false", .tree(27)),
    WorkedCase(
      "new l1; set l1.frame (0, 0, 9, 9); set l1.hidden true; hitTest l1 (2, 2)", "nil"),
    WorkedCase("new l1; set l1.bounds (5, 5, 9, 9); contains l1 (6, 6)", "true"),
    WorkedCase("new l1; set l1.bounds (5, 5, 9, 9); contains l1 (2, 2)", "false"),
  ])
  func aPointHitsTheFrontmostLayerAroundIt(worked: WorkedCase) throws {
    try worked.check()
  }
}
