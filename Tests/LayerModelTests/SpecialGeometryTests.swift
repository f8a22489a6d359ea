import LayerModel
import LayerScript
import Rules
import Testing

/// Frames and lists that are asserted under a profile, or in one recorded place.
struct SpecialGeometryTests {
  private static let plain =
    "new l1; set l1.bounds (0, 0, 100, 50); set l1.position (200, 300); "
    + "set l1.anchorPoint (0.2, 0.8); "
  private static let aboutX =
    "matrix(1, 0, 0, 0, 0, 0.5, 0.8660254037844386, 0, 0, -0.8660254037844386, 0.5, 0, 0, 0, 0, 1)"
  private static let aboutY =
    "matrix(0.7071067811865476, 0, -0.7071067811865476, 0, 0, 1, 0, 0, 0.7071067811865476, 0, "
    + "0.7071067811865476, 0, 0, 0, 0, 1)"
  private static let tenth =
    "planar(0.9950041652780258, 0.09983341664682815, -0.09983341664682815, 0.9950041652780258, 0, 0)"

  @Test(arguments: [
    // E12; E13 is 100 sqrt(1/2) wide, a fifth of it left of 200.
    WorkedCase(
      plain + "set l1.transform \(aboutX); get l1.frame", "(180, 280, 100, 25)", .geo(14),
      declaring: [.spatialFrame: true]),
    WorkedCase(
      plain + "set l1.transform \(aboutY); get l1.frame",
      "(185.857864376269, 260, 70.710678118655, 50)", .geo(14),
      declaring: [.spatialFrame: true]),
    WorkedCase(
      "new l1; set l1.bounds (0, 0, -100, -50); get l1.bounds", "(-100, -50, 100, 50)",
      .geo(24)),
    WorkedCase(
      "new l1; set l1.frame (0, 0, -100, -50); get l1.position", "(-50, -25)", .geo(25)),
    WorkedCase(
      "new l1; set l1.frame (0, 0, -100, -50); get l1.bounds", "(0, 0, 100, 50)", .geo(25)),
    // The recorded frame, and the bounds by cos .1 + sin .1 and cos .1 - sin .1.
    WorkedCase(
      "new l1; set l1.transform \(tenth); set l1.frame (20, 20, 100, 100); get l1.frame",
      "(11.063205, 20, 117.873589, 100)", .geo(40), within: 1e-5,
      declaring: [.rotatedFrame: true]),
    WorkedCase(
      "new l1; set l1.transform \(tenth); set l1.frame (20, 20, 100, 100); get l1.bounds",
      "(0, 0, 109.483758192, 89.517074863)", .geo(40), within: 1e-5,
      declaring: [.rotatedFrame: true]),
    WorkedCase("new l1; new l2; insert l2 into l1 at 999; get l1.sublayers", "[l2]", .tree(41)),
    WorkedCase("new l1; set l1.sublayers []; get l1.sublayers", "nil", .tree(42)),
  ])
  func aDeclaredProfileIsAsserted(worked: WorkedCase) throws {
    try worked.check()
  }

  /// TREE-43, points halved from the root's own coordinates into those around it.
  @Test(arguments: [
    ("(13, 13)", "l2"), ("(37, 37)", "l2"), ("(10, 10)", "l1"), ("(37.6, 37.6)", "l1"),
    ("(99.5, 99.5)", "l1"),
  ])
  func aHitGoesThroughAScaledRoot(point: String, layer: String) throws {
    try WorkedCase(
      "new l1; new l2; add l2 to l1; set l1.transform scale(0.5, 0.5, 1); "
        + "set l1.frame (0, 0, 100, 100); set l2.frame (25, 25, 50, 50); hitTest l1 \(point)",
      layer,
      .tree(43)
    ).check()
  }

  @Test(
    arguments: [
      (plain + "set l1.transform \(aboutX); get l1.frame", .beyondReference),
      (
        "new l1; set l1.transform \(tenth); set l1.frame (20, 20, 100, 100); get l1.bounds",
        .layers(1)
      ),
    ] as [(String, OpenItem)])
  func withoutTheProfileTheValueIsOpen(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == item)
  }

  @Test func negativeSizesAreOpenWhereTheProfileIsOff() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l1; set l1.bounds (0, 0, -1, 0); get l1.bounds",
      declaring: [.negativeSize: false])
    #expect(expected.weakened != nil)
  }
}
