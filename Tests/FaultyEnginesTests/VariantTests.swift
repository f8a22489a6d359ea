import Campaign
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// Engines that take other permitted choices: each chooses otherwise in the steps that it names, and is not
/// complained of.
struct VariantTests {
  @Test(arguments: VariantCatalogue.all.map(\.name))
  func aVariantIsTouchedByItsStepsAndConforms(name: String) throws {
    let variant = try #require(VariantCatalogue.variant(named: name))
    let script = try Script(parsing: variant.steps)
    #expect(script.firstProblem() == nil)
    let mixture = Mixture(of: variant)
    let assumptions = Assumptions(WorldEngine(mixture: mixture).description)
    var world = VariantWorld(mixture, assumptions: assumptions)
    let trace = Trace(script.steps.map { world.perform($0) })
    #expect(world.touches.allSatisfy { $0 > 0 })
    let expected = World.expectations(of: script, assumptions: assumptions)
    let judgement = Judge(assumptions).judge(
      trace, of: script, expected: expected.steps, reasons: expected.reasons)
    #expect(judgement.problems == [])
  }

  @Test func noTwoVariantsHaveOneName() {
    let names = VariantCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains("+") && !$0.contains(" ") })
  }

  @Test func variantsThatDecideTheSameAreNoMixture() throws {
    let names = ["transparent-layers-are-not-hit", "masked-layers-are-not-hit"]
    let variants = try names.map { try #require(VariantCatalogue.variant(named: $0)) }
    let problem = CrowdProblem.sameDecision(names[0], names[1], decision: "isPassedOver")
    #expect(throws: problem) { try Mixture(variants) }
    #expect(
      problem.text(about: "variant")
        == "the variants '\(names[0])' and '\(names[1])' both take the decision 'isPassedOver'")
  }

  @Test func aMixtureSaysWhatItsMembersDeclare() throws {
    let names = ["single-precision", "lists-are-empty"]
    let mixture = try Mixture(
      names.map { try #require(VariantCatalogue.variant(named: $0)) })
    let description = WorldEngine(mixture: mixture).description
    #expect(description.name == "variant:single-precision+lists-are-empty")
    #expect(description.precision == .single)
    #expect(description.profiles[.nilLists] == false)
  }

  @Test func anEngineAnswersAsItsMixtureDoes() throws {
    let variant = try #require(VariantCatalogue.variant(named: "lists-are-empty"))
    let engine = WorldEngine(mixture: Mixture(of: variant))
    guard case .trace(let trace) = engine.run(try Script(parsing: variant.steps)) else {
      Issue.record("no trace")
      return
    }
    #expect(trace.outcomes.last?.answer == .value(.list([])))
  }
}
