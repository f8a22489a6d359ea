import LayerModel
import LayerScript
import Rules
import Testing

/// Conversions on which sources differ or are silent: asserted under a profile, or not at all.
struct ConversionProfileTests {
  private static let eye = "matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)"
  private static let distant =
    "new l1; new l2; add l2 to l1; set l1.bounds (0, 0, 200, 200); set l2.bounds (0, 0, 50, 50); "
    + "set l2.position (60, 60); set l1.sublayerTransform \(eye); set l2.zPosition 100; "
  private static let roots =
    "new l1; new l2; set l1.bounds (0, 0, 50, 50); set l1.position (25, 25); "
    + "set l2.bounds (0, 0, 50, 50); set l2.position (500, 500); "
  private static let masked =
    "new l1; new l2; set l1.mask l2; set l2.bounds (0, 0, 50, 50); set l2.position (100, 50); "

  @Test(arguments: [
    // E26.
    WorkedCase(
      roots + "convert (0, 0) from l1 to l2", "(-475, -475)", .conv(19),
      declaring: [.forestConversion: true]),
    WorkedCase(
      roots + "add l1 to l2; remove l1; convert (0, 0) from l1 to l2", "(-475, -475)", .conv(20),
      declaring: [.forestConversion: true]),
    WorkedCase(masked + "convert (0, 0) from l2 to l1", "(75, 25)", .conv(25)),
    // E27: (35 - 100) / 0.8 + 100 and (85 - 100) / 0.8 + 100.
    WorkedCase(
      distant + "convert (0, 0) from l2 to l1", "(18.75, 18.75)", .conv(26), .tran(18),
      declaring: [.perspectiveConversion: true]),
    WorkedCase(
      distant + "convert (50, 50) from l2 to l1", "(81.25, 81.25)", .conv(26),
      declaring: [.perspectiveConversion: true]),
    WorkedCase(
      "new l1; new l2; add l2 to l1; set l2.bounds (0, 0, 10, 20); "
        + "set l2.transform matrix(1, 0, 0, 0, 0, 0.6, 0.8, 0, 0, -0.8, 0.6, 0, 0, 0, 0, 1); "
        + "convert (0, 0) from l2 to l1", "(-5, -6)", .conv(1), .conv(6),
      declaring: [.spatialFrame: true]),
  ])
  func aDeclaredProfileIsAsserted(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(
    arguments: [
      (roots + "convert (0, 0) from l1 to l2", .layers(12)),
      (distant + "convert (0, 0) from l2 to l1", .layers(6)),
      (distant + "convert (0, 0) from l1 to l2", .layers(8)),
      ("new l1; convert (nan, 0) from l1 to l1", .layers(3)),
      ("new l1; convert (0, 0, 0, 1) from l1 to l1", .layers(13)),
      ("new l1; convert (0, 0, -1, 1) from l1 to nil", .layers(13)),
      ("new l1; new l2; add l2 to l1; convert (0, 0) from l2 to nil", .layers(11)),
      ("new l1; convert (0, 0) from nil to nil", .layers(11)),
      ("new l1; set l1.transform scale(2, 2, 1); convert (0, 0) from l1 to nil", .layers(11)),
      (
        "new l1; new l2; add l2 to l1; set l2.transform scale(0, 1, 1); "
          + "convert (0, 0) from l1 to l2", .layers(9)
      ),
      (
        "new l1; new l2; add l2 to l1; set l1.geometryFlipped true; convert (0, 0) from l2 to l1",
        .layers(10)
      ),
      // What stands above the common layer cancels in the formula, but not for an engine that goes
      // through the root.
      (
        "new l1; new l2; new l3; add l2 to l1; add l3 to l2; set l2.transform scale(0, 1, 1); "
          + "convert (0, 0) from l3 to l2", .layers(9)
      ),
      (
        "new l1; new l2; new l3; add l2 to l1; add l3 to l1; set l2.transform scale(1000, 1, 1); "
          + "set l3.transform scale(1, 1000, 1); set l1.transform scale(1000, 1, 1); "
          + "convert (0, 0) from l2 to l3", .layers(9)
      ),
    ] as [(String, OpenItem)])
  func whatNoSourceSettlesIsOpen(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == item)
  }

  @Test(arguments: [Profile.forestConversion, .maskConversion, .perspectiveConversion])
  func aProfileThatIsOffLeavesTheValueOpen(profile: Profile) throws {
    let script =
      switch profile {
      case .forestConversion: Self.roots + "convert (0, 0) from l1 to l2"
      case .maskConversion: Self.masked + "convert (0, 0) from l2 to l1"
      default: Self.distant + "convert (0, 0) from l2 to l1"
      }
    let (expected, _) = try Reference.lastAnswer(to: script, declaring: [profile: false])
    #expect(expected.weakened == .profileOff)
  }

  @Test(arguments: [
    "set l2.hidden true", "set l2.opacity 0", "set l2.masksToBounds true", "set l2.zPosition 3",
  ])
  func whatIsDrawnNeverMoves(step: String) throws {
    let trace = try Reference.expectations(
      "new l1; new l2; add l2 to l1; convert (1, 2) from l2 to l1; \(step); "
        + "convert (1, 2) from l2 to l1")
    let last = try #require(trace.steps.last)
    #expect(trace.reasons.rules(in: last.undisturbed.why) == [.conv(22)])
    #expect(last.undisturbed.seenAt == 3)
  }

  @Test func theOrderOfSublayersNeverMovesThem() throws {
    let trace = try Reference.expectations(
      "new l1; new l2; new l3; add l2 to l1; add l3 to l1; convert (1, 2) from l2 to l3; "
        + "add l2 to l1; convert (1, 2) from l2 to l3")
    let last = try #require(trace.steps.last)
    #expect(trace.reasons.rules(in: last.undisturbed.why) == [.conv(23)])
  }
}
