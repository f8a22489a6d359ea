import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import ScriptGeneration
import Testing

@testable import Campaign

/// What happens to a counterexample besides the passes of the shrinker.
@Suite("A counterexample")
struct ShrinkingPartsTests {
  @Test("is left without a step, a value or an object too many")
  func isPolished() throws {
    let script = try Script(
      parsing:
        "new l1 {zPosition: 1, hidden: true}; new l2; host l2; set l2.opacity 0; get l1.hidden")
    var polishing = Polishing(
      isInteresting: { steps in
        steps.last?.description.hasSuffix(".hidden") == true
          && steps.contains { $0.description.contains("hidden: true") }
      }, budget: 100)
    #expect(
      Script(polishing.polish(script.steps)).description == "new l1 {hidden: true}\nget l1.hidden\n"
    )
  }

  @Test("is polished no longer than its budget allows")
  func isPolishedWithinTheBudget() throws {
    let script = try Script(parsing: "new l1; set l1.zPosition 1; set l1.opacity 0; get l1.hidden")
    var count = 0
    var polishing = Polishing(
      isInteresting: { _ in
        count += 1
        return false
      }, budget: 2)
    #expect(polishing.polish(script.steps) == script.steps)
    #expect(count <= 2)
  }

  @Test(
    "is general where most other properties are wrong in the same way", arguments: [true, false])
  func isGeneralOrNot(_ isGeneral: Bool) throws {
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for (place, step) in script.steps.enumerated() {
        guard case .get(_, let property)? = step.query, isGeneral || property == .zPosition,
          script.steps[..<place].contains(where: { $0.kind == .set }),
          case .value(.number(let number)) = trace.outcomes[place].answer
        else { continue }
        trace.outcomes[place] = Outcome(.value(.number(number + 1)))
      }
      return .trace(trace)
    }
    let script = try Script(parsing: "new l1; set l1.zPosition 1; get l1.zPosition")
    let examiner = Examiner(engine)
    let expected = World.expectations(of: script, assumptions: Assumptions(engine.description))
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let found = CulpritSearch(examiner: examiner).diagnoses(
      of: trial.judgement.problems.filter { $0.law == nil }, in: script)
    var search = GeneralitySearch(examiner: examiner)
    let generality = search.generality(of: try #require(found.first), in: script)
    #expect(generality?.isGeneral == isGeneral)
    #expect(generality.map { $0.tried > 3 } == true)
  }

  @Test("needs a setting without which nothing is wrong, and no other")
  func needsWhatItNeeds() throws {
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run,
        script.steps.contains(where: { $0.description == "set l1.hidden true" })
      else { return run }
      trace.outcomes[script.steps.count - 1] = Outcome(.value(.number(7)))
      return .trace(trace)
    }
    let script = try Script(
      parsing: "new l1; set l1.zPosition 1; set l1.hidden true; get l1.cornerRadius")
    let problem = Problem(kind: .wrongAnswer, step: 3, expected: "0", actual: "7")
    let identity = ProblemIdentity(problem, in: script)
    var search = FeatureSearch(examiner: Examiner(engine))
    let features = ScriptFeatures(script, upTo: 3).settings.sorted()
    var needed: [String] = []
    for feature in features where search.isNeeded(feature, for: identity, in: script) {
      needed.append(feature)
    }
    #expect(needed.count == 1)
    #expect(search.executions == features.count)
  }

  @Test("is looked into as long as shrinking takes no more than searching and its allowance")
  func hasABudget() {
    var budget = ShrinkBudget()
    #expect(budget.isLeft)
    budget.used = 60_000
    #expect(!budget.isLeft)
    budget.searched = 1
    #expect(budget.isLeft)
    budget.used = 90_000
    #expect(!budget.isLeft)
    let letsIn = budget.workOff()
    #expect(letsIn)
    #expect(budget.isLeft)
  }

  @Test("takes a closer look at what is filed less often where much else is looked into")
  func looksHaveTheirShare() {
    var budget = ShrinkBudget()
    #expect(budget.isLeftForLook(after: 19))
    #expect(!budget.isLeftForLook(after: 20))
    budget.used = 5_000
    #expect(budget.isLeftForLook(after: 24))
    #expect(!budget.isLeftForLook(after: 25))
    budget.used = 60_000
    #expect(!budget.isLeftForLook(after: 0))
  }

  @Test("of a script that no generator draws is made with the values that are set one by one")
  func isRewritten() throws {
    let fault = try #require(FaultCatalogue.fault(named: "start-untold"))
    let script = try Script(
      parsing: "new l9; host l9; new a1; set a1.delegate h1; addAnimation a1 to l9 key k; tick")
    let machine = ScriptMachine(for: World.referenceDescription)
    #expect(throws: NotDrawable.self) { try machine.encode(script.steps) }
    var options = CampaignOptions()
    options.cases = 2
    options.directed = [CampaignOptions.Directed(script, about: [])]
    options.withheldFaults = [fault.name]
    var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    let finding = try #require(campaign.run().findings.first)
    #expect(finding.behavesLike == nil)
    #expect(finding.script.steps.count == 5)
    #expect(finding.script.description.contains("new a1 {delegate: h1}"))
  }

  @Test("of a directed script comes from the first three quarters of the cases at most")
  func directedScriptsLeaveAQuarter() throws {
    let script = try Script(parsing: "new l1; get l1.bounds")
    var options = CampaignOptions()
    options.cases = 10
    options.directed = Array(repeating: CampaignOptions.Directed(script, about: []), count: 8)
    #expect(options.directedCases == 8)
    options.cases = 9
    #expect(options.directedCases == 7)
    options.cases = 100
    #expect(options.directedCases == 8)
  }
}
