import LayerModel
import LayerScript
import Rules
import Testing

/// The frame and the geometry that it is derived from, with numbers worked out by hand.
struct FrameTests {
  /// Bounds (0, 0, 100, 50) at (200, 300), the anchor point near the lower left corner.
  private static let plain =
    "new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); "
    + "set l1.anchorPoint (0.2, 0.8); "
  private static let turned30 =
    "planar(0.8660254037844387, 0.5, -0.5, 0.8660254037844387, 0, 0)"

  @Test(arguments: [
    WorkedCase(
      "new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); get l1.frame",
      "(150, 275, 100, 50)", .geo(6), .geo(2), .geo(3)),
    WorkedCase(
      "new l1; set l1.bounds (0, 0, 100, 50); set l1.anchorPoint (2, -1); get l1.frame",
      "(-200, 50, 100, 50)", .geo(5), .geo(6)),
    WorkedCase(plain + "get l1.frame", "(180, 260, 100, 50)", .geo(4), .geo(6)),
    WorkedCase(
      plain + "set l1.bounds (11, -22, 100, 50); get l1.frame", "(180, 260, 100, 50)", .geo(8)),
    WorkedCase(
      plain + "set l1.transform planar(1, 0, 0, 1, 7, -3); get l1.frame",
      "(187, 257, 100, 50)", .geo(6)),
    WorkedCase("new l1; get l1.frame", "(0, 0, 0, 0)", .geo(6)),
  ])
  func theFrameFollowsPositionAnchorAndSize(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      plain + "set l1.transform \(turned30); get l1.frame",
      "(177.679491924, 255.358983849, 111.602540378, 93.3012701892)", .geo(6), .geo(7), .geo(12)),
    WorkedCase(
      plain + "set l1.bounds (11, -22, 100, 50); set l1.transform \(turned30); get l1.frame",
      "(177.679491924, 255.358983849, 111.602540378, 93.3012701892)", .geo(8)),
    WorkedCase(
      plain + "set l1.transform planar(0, 1, -1, 0, 0, 0); get l1.frame", "(190, 280, 50, 100)",
      .geo(11)),
    WorkedCase(
      plain + "set l1.transform planar(-1, 0, 0, -1, 0, 0); get l1.frame", "(120, 290, 100, 50)",
      .geo(9)),
    WorkedCase(
      plain + "set l1.transform scale(-2, 3, 1); get l1.frame", "(40, 180, 200, 150)", .geo(9)),
    WorkedCase(
      plain + "set l1.transform planar(1, 0.5, -0.25, 2, 7, -3); get l1.frame",
      "(184.5, 207, 112.5, 150)", .geo(13)),
    WorkedCase(
      plain
        + "set l1.transform planar(1.7320508075688774, 0.25, -1, 0.4330127018922193, 0, 0); "
        + "get l1.frame",
      "(155.358983849, 277.679491924, 223.205080757, 46.6506350946)", .geo(13)),
    WorkedCase(
      plain + "set l1.affineTransform affine(2, 0, 0, 4, 0, 0); get l1.frame",
      "(160, 140, 200, 200)", .geo(9), .geo(28)),
  ])
  func theFrameIsTheBoxAroundTheTransformedCorners(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      "new l1; set l1.bounds (11, 22, 1, 1); set l1.frame (10, 20, 100, 50); get l1.bounds",
      "(11, 22, 100, 50)", .geo(17), .geo(18)),
    WorkedCase(
      "new l1; set l1.bounds (11, 22, 1, 1); set l1.frame (10, 20, 100, 50); get l1.position",
      "(60, 45)", .geo(17), .geo(18)),
    WorkedCase(
      "new l1; set l1.transform scale(2, 4, 1); set l1.frame (10, 20, 100, 50); get l1.bounds",
      "(0, 0, 50, 12.5)", .geo(19)),
    WorkedCase(
      "new l1; set l1.transform translation(10, 20, 0); set l1.frame (10, 20, 100, 50); "
        + "get l1.position", "(50, 25)", .geo(21)),
    WorkedCase(
      "new l1; set l1.anchorPoint (0.2, 0.8); set l1.bounds (3, 4, 0, 0); "
        + "set l1.transform planar(0, 1, -1, 0, 0, 0); set l1.frame (10, 20, 100, 50); "
        + "get l1.bounds", "(3, 4, 50, 100)", .geo(20)),
    WorkedCase(
      "new l1; set l1.anchorPoint (0.2, 0.8); set l1.bounds (3, 4, 0, 0); "
        + "set l1.transform planar(0, 1, -1, 0, 0, 0); set l1.frame (10, 20, 100, 50); "
        + "get l1.position", "(30, 30)", .geo(20)),
    WorkedCase(
      "new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-2, 4, 1); "
        + "set l1.frame (10, 20, 100, 50); get l1.position", "(90, 60)", .geo(19)),
    WorkedCase(
      "new l1; set l1.anchorPoint (0.2, 0.8); set l1.transform scale(-2, 4, 1); "
        + "set l1.frame (10, 20, 100, 50); get l1.frame", "(10, 20, 100, 50)", .geo(6)),
    WorkedCase(
      "new l1; setValue l1 frame (10, 20, 100, 50); value l1 position.y", "45", .geo(17)),
  ])
  func settingTheFrameArrangesPositionAndSize(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    "set l1.position (nan, 0)", "set l1.bounds (0, 0, nan, 1)", "set l1.frame (0, nan, 1, 1)",
  ])
  func aNumberThatIsNoneIsRefused(step: String) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: "new l1; " + step)
    #expect(expected.pattern == .raises(.now))
    #expect(reasons.rules(in: expected.why) == [.geo(26)])
  }
}
