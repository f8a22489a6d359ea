import LayerModel
import LayerScript
import Rules
import Testing

/// Scroll layers, and what they show of the layers in them.
struct ScrollTests {
  /// A scroll layer of 100 by 100 that has come to (50, 60).
  private static let square = "new l1 CAScrollLayer; set l1.bounds (50, 60, 100, 100); "
  /// A scroll layer of 20 by 20 whose own coordinates begin where those of a layer in it do.
  private static let window =
    "new l1 CAScrollLayer; new l2; add l2 to l1; set l1.bounds (0, 0, 20, 20); "
    + "set l2.bounds (0, 0, 40, 40); set l2.position (15, 15); "

  @Test(arguments: [
    WorkedCase(
      square + "scrollToPoint l1 (7, -8); get l1.bounds", "(7, -8, 100, 100)", .sub(1), .sub(5)),
    WorkedCase(
      square + "set l1.scrollMode \"vertically\"; scrollToPoint l1 (7, -8); get l1.bounds",
      "(50, -8, 100, 100)", .sub(2)),
    WorkedCase(
      square + "set l1.scrollMode \"horizontally\"; scrollToPoint l1 (7, -8); get l1.bounds",
      "(7, 60, 100, 100)", .sub(2)),
    WorkedCase(
      square + "set l1.scrollMode \"none\"; scrollToPoint l1 (7, -8); get l1.bounds",
      "(50, 60, 100, 100)", .sub(2)),
    // E34: both far edges decide.
    WorkedCase(
      square + "scrollToRect l1 (200, 200, 10, 10); get l1.bounds", "(110, 110, 100, 100)",
      .sub(3)),
    // E35: 200 + 20 - 100 and 150 + 10 - 80.
    WorkedCase(
      "new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 80); scrollToRect l1 (200, 150, 20, 10); "
        + "get l1.bounds", "(120, 80, 100, 80)", .sub(3)),
    WorkedCase(
      square + "scrollToRect l1 (60, 70, 10, 10); get l1.bounds", "(50, 60, 100, 100)", .sub(3)),
    WorkedCase(
      square + "scrollToRect l1 (20, 70, 10, 10); get l1.bounds", "(20, 60, 100, 100)", .sub(3)),
    // E36.
    WorkedCase(
      "new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToRect l1 (20, 20, 400, 400); "
        + "get l1.bounds", "(20, 20, 100, 100)", .sub(4)),
    WorkedCase(
      "new l1 CAScrollLayer; set l1.bounds (0, 0, 100, 100); scrollToRect l1 (200, 150, 400, 400); "
        + "get l1.bounds", "(200, 150, 100, 100)", .sub(4)),
    // (3, 4) lies 20 left of and above the centre at (15, 15).
    WorkedCase(
      window + "scrollPoint l2 (33, 44); get l1.bounds", "(28, 39, 20, 20)", .sub(6)),
    WorkedCase(
      window + "scrollPoint l1 (3, 4); get l1.bounds", "(3, 4, 20, 20)", .sub(6)),
  ])
  func aScrollLayerMovesItsBoundsOrigin(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase("new l1; set l1.bounds (1, 2, 3, 4); get l1.visibleRect", "(1, 2, 3, 4)", .sub(8)),
    WorkedCase(window + "get l2.visibleRect", "(5, 5, 20, 20)", .sub(8)),
    WorkedCase(
      window + "scrollToPoint l1 (-10, 20); get l2.visibleRect", "(0, 25, 15, 15)", .sub(8),
      .sub(9)),
  ])
  func whatIsInSightIsTheCommonPart(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(
    arguments: [
      (square + "scrollToRect l1 (0, 0, 400, 400); get l1.bounds", .layers(56)),
      (window + "set l2.transform scale(2, 2, 1); get l2.visibleRect", .layers(57)),
      (window + "scrollToPoint l1 (500, 500); get l2.visibleRect", .layers(57)),
      ("new l1 CATransformLayer; hitTest l1 (0, 0)", .layers(26)),
    ] as [(String, OpenItem)])
  func whatNoSourceSettlesIsOpen(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == item)
  }

  @Test func scrollingLeavesSublayersWhereTheyStand() throws {
    let trace = try Reference.expectations(
      Self.window + "get l2.frame; scrollToPoint l1 (3, 4); get l2.frame")
    let last = try #require(trace.steps.last)
    #expect(trace.reasons.rules(in: last.undisturbed.why).contains(.sub(10)))
  }

  @Test(arguments: [
    WorkedCase(
      "new l1; new l2 CATransformLayer; add l2 to l1; set l2.bounds (0, 0, 4, 4); "
        + "set l1.bounds (0, 0, 9, 9); hitTest l1 (0, 0)", "l1", .sub(19)),
    WorkedCase(
      "new l1; new l2 CATransformLayer; new l3; add l2 to l1; add l3 to l2; "
        + "set l3.bounds (0, 0, 4, 4); hitTest l1 (1, 1)", "l3", .sub(19)),
    WorkedCase(
      "new l1 CATransformLayer; set l1.bounds (0, 0, 4, 2); set l1.transform scale(2, 2, 1); "
        + "get l1.frame", "(-4, -2, 8, 4)", .sub(18)),
    WorkedCase(
      "new l1 CAReplicatorLayer; new l2; add l2 to l1; set l1.instanceCount 3; "
        + "set l1.instanceTransform translation(10, 0, 0); set l2.bounds (0, 0, 4, 4); "
        + "hitTest l1 (10, 0)", "nil", .sub(21)),
  ])
  func hitsKnowTransformLayersAndReplicators(worked: WorkedCase) throws {
    try worked.check()
  }
}
