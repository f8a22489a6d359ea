import LayerScript
import Testing

/// Scripts for engines that make layers only plain.
struct SpelledOutTests {
  @Test(arguments: [
    (
      "new l1 {bounds: (0, 0, 0, 1), anchorPoint: (0, 0)}; get l1.frame",
      "new l1; set l1.bounds (0, 0, 0, 1); set l1.anchorPoint (0, 0); get l1.frame"
    ),
    ("new l1; new l2 {sublayers: [l1]}", "new l1; new l2; set l2.sublayers [l1]"),
    (
      "new v1 backing l1 {alpha: 0.5}; get v1.alpha",
      "new v1 backing l1; set v1.alpha 0.5; get v1.alpha"
    ),
  ])
  func aValueThatAnObjectIsMadeWithGetsAStepOfItsOwn(script: String, spelledOut: String) throws {
    let plain = try Script(parsing: script).spelledOut
    #expect(plain == (try Script(parsing: spelledOut)))
  }

  @Test(arguments: [
    "new l1; set l1.opacity 0", "new a1 {keyPath: \"opacity\", duration: 2}; new l1",
    "new d1 {opacity: null}; new l1",
  ])
  func whatHasNoOtherWayToBeMadeStays(script: String) throws {
    let script = try Script(parsing: script)
    #expect(script.spelledOut == script)
  }

  @Test func theStepsStayOnTheThreadOfTheOneThatMade() throws {
    let plain = try Script(parsing: "@2 new l1 {opacity: 0}").spelledOut
    #expect(plain == (try Script(parsing: "@2 new l1; @2 set l1.opacity 0")))
  }
}
