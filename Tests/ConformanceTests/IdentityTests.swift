import Conformance
import LayerScript
import Testing

/// What a problem is told from others by.
struct IdentityTests {
  @Test(arguments: [
    ("new l1; get l1.bounds", "get layer.bounds"),
    ("new l7 CAShapeLayer; get l7.bounds", "get layer.bounds"),
    ("new l1; value l1 bounds", "get layer.bounds"),
    ("new l1; add l1 to l1", "add layer to itself"),
    ("new l1; new l2; add l1 to l2", "add layer"),
    ("new l1; new l2; convert (0, 0) from l1 to l2", "convert layer to layer.point"),
    ("new l1; convert (0, 0) from l1 to l1", "convert layer to layer.point to itself"),
    ("new l1; convertTime 0 from l1 to l1", "convertTime layer to layer to itself"),
    ("new l1; convertTime 0 from nil to l1", "convertTime clock to layer"),
    ("new l1; set l1.contents nil", "set layer.contents nil"),
    ("new l1; host l1; tick; get l1.presentation.bounds", "get presentation.bounds"),
    ("new a1; get a1.duration", "get CABasicAnimation.duration"),
  ])
  func namesNumbersAndOrdinaryValuesPlayNoPart(_ text: String, _ form: String) throws {
    let script = try Script(parsing: text)
    let step = try #require(script.steps.last)
    #expect(StepForm(step, ObjectClasses(script.steps)).description == form)
  }

  @Test func keysOfEventsAreToldApart() throws {
    let keys = ["onOrderIn", "onOrderOut", "transition", "position", "aKey", "bKey"]
    let forms = try keys.map { key in
      let script = try Script(parsing: "new l1; ask l1 \(key)")
      return StepForm(try #require(script.steps.last), ObjectClasses(script.steps)).description
    }
    // Keys that no class declares are alike.
    #expect(Set(forms).count == 5)
  }

  @Test func theGeneralIdentityHoldsForAnyProperty() throws {
    let identities = try ["zPosition", "cornerRadius"].map { property in
      let script = try Script(
        parsing: "new l1; set l1.\(property) 1; get l1.\(property)")
      return ProblemIdentity(
        Problem(kind: .wrongAnswer, step: 2, expected: "1", actual: "0"), in: script)
    }
    #expect(identities[0] != identities[1])
    #expect(identities[0].general == identities[1].general)
  }

  @Test func aScriptHasWhatItSetsWhereverItIsSet() throws {
    let spelled = try Script(parsing: "new l1; set l1.hidden true; get l1.hidden")
    let short = try Script(parsing: "new l1 {hidden: true, zPosition: 4}; get l1.hidden")
    let other = try Script(parsing: "new l1 {hidden: false}; get l1.hidden")
    #expect(ScriptFeatures(short, upTo: 1).contains(ScriptFeatures(spelled, upTo: 2)))
    #expect(!ScriptFeatures(spelled, upTo: 2).contains(ScriptFeatures(short, upTo: 1)))
    #expect(!ScriptFeatures(other, upTo: 1).contains(ScriptFeatures(spelled, upTo: 2)))
  }
}
