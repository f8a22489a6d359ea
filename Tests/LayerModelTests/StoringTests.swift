import LayerModel
import LayerScript
import Rules
import Testing

/// What is stored in the place of what is set.
struct StoringTests {
  @Test(arguments: [
    WorkedCase("new l1; set l1.opacity 0.1; get l1.opacity", "0.10000000149011612", .props(50)),
    WorkedCase("new l1; set l1.speed 0.3; get l1.speed", "0.30000001192092896", .props(50)),
    WorkedCase(
      "new l1 CAEmitterLayer; set l1.scale 0.1; get l1.scale", "0.10000000149011612", .props(50)),
    WorkedCase("new l1; set l1.repeatCount inf; get l1.repeatCount", "inf", .props(51)),
    WorkedCase(
      "new l1; set l1.contentsGravity \"topLeft\"; get l1.contentsGravity", "\"topLeft\"",
      .props(52), .props(60)),
    WorkedCase(
      "new l1; set l1.contentsGravity \"unknown\"; get l1.contentsGravity", "\"center\"", .props(52)
    ),
    WorkedCase(
      "new l1; set l1.cornerCurve \"continuous\"; set l1.cornerCurve \"unknown\"; "
        + "get l1.cornerCurve", "\"circular\"", .props(53)),
    WorkedCase(
      "new l1; set l1.toneMapMode \"unknown\"; get l1.toneMapMode", "\"automatic\"", .props(53)),
    WorkedCase("new l1; set l1.maskedCorners 255; get l1.maskedCorners", "15", .props(54)),
    WorkedCase("new l1; set l1.maskedCorners 6; get l1.maskedCorners", "6", .props(54)),
    WorkedCase(
      "new l1 CAGradientLayer; set l1.type \"unknown\"; get l1.type", "\"unknown\"", .props(55)),
    WorkedCase("new l1; set l1.shadowRadius 0.3; get l1.shadowRadius", "0.3", .props(56)),
    WorkedCase("new l1; set l1.contentsHeadroom -2; get l1.contentsHeadroom", "-2", .props(59)),
    WorkedCase(
      "new l1 CAEmitterLayer; set l1.emitterShape \"sphere\"; get l1.emitterShape", "\"sphere\"",
      .props(62)),
    WorkedCase("expansionFactor \"continuous\"", "1.528665", .props(61)),
    WorkedCase("expansionFactor \"unknown\"", "1", .props(61)),
    WorkedCase(
      "new l1; host l1; set l1.cornerRadius 2; tick; get l1.cornerRadius", "2", .props(58)),
  ])
  func theValueReadsAsItIsStored(worked: WorkedCase) throws { try worked.check() }

  @Test func aNumberOfDoublePrecisionIsNotTakenForOneOfSingle() throws {
    let (expected, _) = try Reference.lastAnswer(to: "new l1; set l1.opacity 0.1; get l1.opacity")
    #expect(!expected.pattern.accepts(.number(0.1)))
    #expect(expected.pattern.accepts(.number(Double(Float(0.1)))))
  }

  @Test(arguments: [
    "new l1; set l1.toneMapMode \"never\"; get l1.toneMapMode",
    "new l1; set l1.maskedCorners 0.5; get l1.maskedCorners",
    "new l1; set l1.maskedCorners -1; get l1.maskedCorners",
    "new l1; set l1.opacity 1e300; get l1.opacity",
    "new l1; set l1.fillMode \"unknown\"; get l1.fillMode",
    "new l1 CATiledLayer; set l1.levelsOfDetail 1.5; get l1.levelsOfDetail",
  ])
  func whatNoSourceDecidesIsOpen(script: String) throws {
    #expect(try Reference.lastAnswer(to: script).expected.weakened != nil)
  }

  @Test func aLayerWithADurationHasATimeOfItsOwn() throws {
    let script = "new l1; set l1.duration 2; convertTime 5 from nil to l1"
    #expect(try Reference.lastAnswer(to: script).expected.weakened == .beyondReference)
  }

  @Test func aCellIsAskedForNoAction() throws {
    let trace = try Reference.expectations("new c1; set c1.birthRate 2; get c1.birthRate")
    #expect(trace.steps[1].events.isEmpty)
    #expect(trace.steps[2].answer == .value(.number(2)))
  }
}
