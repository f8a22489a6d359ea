import LayerModel
import LayerScript
import Rules
import Testing

/// Conversions between layers, with the catalogue's numbers and others worked out by hand.
struct ConversionTests {
  /// A 200 by 200 superlayer at (100, 100) with a 50 by 50 layer at (100, 50) in it.
  private static let pair =
    "new l1; new l2; add l2 to l1; set l1.bounds (0, 0, 200, 200); set l1.position (100, 100); "
    + "set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); "
  /// A second layer of the same size beside the first.
  private static let siblings =
    pair + "new l3; add l3 to l1; set l3.bounds (0, 0, 50, 50); set l3.position (200, 50); "
  /// Everything at once: bounds origins, anchor points, a sublayer transform and a rotation.
  private static let everything =
    "new l1; new l2; add l2 to l1; set l1.bounds (5, -7, 200, 160); set l1.anchorPoint (0.25, 0.75); "
    + "set l1.sublayerTransform scale(2, 0.5, 1); set l2.bounds (10, 20, 50, 40); "
    + "set l2.position (100, 50); set l2.anchorPoint (0.2, 0.8); "
    + "set l2.transform planar(0.8660254037844387, 0.5, -0.5, 0.8660254037844387, 0, 0); "

  @Test(arguments: [
    // E19: (0 - 25, 0 - 25) + (100, 50).
    WorkedCase(pair + "convert (0, 0) from l2 to l1", "(75, 25)", .conv(1)),
    // E20: (75 + 5 - 100) 2 + 100, (25 + 6 - 100) 2 + 100.
    WorkedCase(
      pair + "set l1.sublayerTransform scale(2, 2, 1); set l2.transform translation(5, 6, 0); "
        + "convert (0, 0) from l2 to l1", "(60, -38)", .conv(1), .conv(6), .conv(7)),
    // E21: the anchor points are (20, 52) and (55, 113); the offset (-8, -27) turned by 30 degrees is
    // (-4 sqrt 3 + 13.5, -4 - 13.5 sqrt 3).
    WorkedCase(
      everything + "convert (12, 25) from l2 to l1", "(158.143593539449, 67.808657048910)",
      .conv(3), .conv(6), .conv(7), .conv(8)),
    // E22.
    WorkedCase(
      everything + "convert (158.143593539448982, 67.808657048910080) from l1 to l2", "(12, 25)",
      .conv(1), .conv(8)),
    // The superlayer's own bounds origin does not enter.
    WorkedCase(
      pair + "set l1.bounds (10, 20, 200, 200); convert (0, 0) from l2 to l1", "(75, 25)",
      .conv(4)),
    WorkedCase(
      pair + "set l2.bounds (10, 20, 50, 40); convert (10, 20) from l2 to l1", "(75, 30)",
      .conv(3)),
    // E06 of conversions: a scale about the centre.
    WorkedCase(
      pair + "set l2.transform scale(2, 2, 1); convert (0, 0) from l2 to l1", "(50, 0)", .conv(6)),
    WorkedCase(
      pair + "set l2.transform scale(2, 2, 1); convert (50, 50) from l2 to l1", "(150, 100)",
      .conv(6)),
    WorkedCase(
      pair + "set l2.anchorPoint (2, -1); set l2.transform planar(0.6, 0.8, -0.8, 0.6, 7, -3); "
        + "convert (100, -50) from l2 to l1", "(107, 47)", .conv(2)),
    WorkedCase(pair + "convert (3, 4) from l2 to l2", "(3, 4)", .conv(10)),
    WorkedCase(pair + "convert (3, 4, 5, 6) from l2 to l2", "(3, 4, 5, 6)", .conv(10)),
  ])
  func aPointGoesThroughTheMapOfItsLayer(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    // E24.
    WorkedCase(siblings + "convert (0, 0) from l2 to l3", "(-100, 0)", .conv(13)),
    // E25: (75, 25) is (-125, -25) from (200, 50); turned back by 90 degrees it is (-25, 125).
    WorkedCase(
      siblings + "set l3.transform planar(0, 1, -1, 0, 0, 0); convert (0, 0) from l2 to l3",
      "(0, 150)", .conv(13), .conv(6)),
    // A grandchild: (5, 5) + (75, 25) + (0, 0).
    WorkedCase(
      pair + "new l4; add l4 to l2; set l4.position (5, 5); convert (0, 0) from l4 to l1",
      "(80, 30)", .conv(14)),
    // Scrolling the layer in the middle by (3, 4).
    WorkedCase(
      pair + "new l4; add l4 to l2; set l4.position (5, 5); set l2.bounds (3, 4, 50, 50); "
        + "convert (0, 0) from l4 to l1", "(77, 26)", .conv(5)),
    WorkedCase(
      pair + "new l4; add l4 to l2; set l4.position (5, 5); convert (80, 30) from l1 to l4",
      "(0, 0)", .conv(14)),
  ])
  func aConversionGoesUpAndDownTheTree(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    // E23: corners (5,5), (25,5), (5,15), (25,15) from (10, 32) turned by 30 degrees about (100, 50).
    WorkedCase(
      "new l1; new l2; add l2 to l1; set l2.bounds (0, 0, 50, 40); set l2.position (100, 50); "
        + "set l2.anchorPoint (0.2, 0.8); "
        + "set l2.transform planar(0.8660254037844387, 0.5, -0.5, 0.8660254037844387, 0, 0); "
        + "convert (5, 5, 20, 10) from l2 to l1",
      "(104.169872981078, 24.117314097820, 22.320508075689, 18.660254037844)", .conv(16)),
    WorkedCase(
      pair + "convert (0, 0, 50, 50) from l2 to l1", "(75, 25, 50, 50)", .conv(16), .conv(17),
      .conv(18)),
    WorkedCase(
      pair + "set l2.transform scale(-2, 1, 1); convert (0, 0, 10, 20) from l2 to l1",
      "(130, 25, 20, 20)", .conv(16)),
  ])
  func aRectangleBecomesTheBoxAroundItsCorners(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      "new l1; set l1.bounds (0, 0, 50, 20); set l1.position (100, 40); "
        + "convert (1, 2) from l1 to nil", "(76, 32)", .conv(21)),
    WorkedCase(
      "new l1; set l1.bounds (0, 0, 50, 20); set l1.position (100, 40); "
        + "convert (76, 32) from nil to l1", "(1, 2)", .conv(21)),
    WorkedCase("new l1; convert (1, 2, 3, 4) from l1 to nil", "(1, 2, 3, 4)", .conv(21)),
  ])
  func outsideARootTheFrameOriginIsAdded(worked: WorkedCase) throws {
    try worked.check()
  }

  /// CONV-27 (a), (b), (c).
  @Test(arguments: [
    WorkedCase(
      "new l1; new l2; new l3; add l2 to l1; add l3 to l2; set l2.transform scale(0.5, 0.5, 1); "
        + "set l2.frame (128, 128, 256, 256); set l2.bounds (32, 32, 512, 512); "
        + "set l3.transform scale(2, 2, 1); set l3.frame (128, 128, 128, 128); "
        + "convert (0, 0) from l3 to l1", "(176, 176)", .conv(27)),
    WorkedCase(
      "new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l3; "
        + "set l1.bounds (16, 18, 1, 1); set l2.transform scale(0.5, 0.5, 1); "
        + "set l2.frame (128, 128, 256, 256); set l2.bounds (32, 32, 512, 512); "
        + "set l4.transform scale(3, 3, 1); set l4.frame (100, 128, 128, 128); "
        + "set l4.bounds (64, 32, 42.666666666666664, 42.666666666666664); "
        + "convert (0, 0) from l4 to l1", "(66, 128)", .conv(27)),
    WorkedCase(
      "new l1; new l2; new l3; new l4; add l2 to l1; add l3 to l2; add l4 to l3; "
        + "set l2.frame (80, 80, 10, 10); set l2.bounds (15, 15, 10, 10); "
        + "set l3.frame (70, 70, 10, 10); set l3.bounds (25, 25, 10, 10); "
        + "set l4.frame (50, 50, 10, 10); set l4.bounds (64, 64, 10, 10); "
        + "convert (20, 10) from l4 to l1", "(116, 106)", .conv(5), .conv(14)),
  ])
  func boundsOriginsAreScaledByTheLayersAboveThem(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test func aLayerThatMovedConvertsThroughItsNewSuperlayerAlone() throws {
    try WorkedCase(
      Self.siblings + "new l4; add l4 to l2; convert (0, 0) from l4 to l1; add l4 to l3; "
        + "convert (0, 0) from l4 to l1", "(175, 25)", .conv(24), .conv(14)
    ).check()
  }
}
