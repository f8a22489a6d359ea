import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

@Suite("Faults")
struct FaultTests {
  @Test("have names of their own, a sentence, and rules of the catalogue")
  func areDescribed() {
    let names = FaultCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    for fault in FaultCatalogue.all {
      #expect(!fault.sentence.isEmpty && !fault.rules.isEmpty, "\(fault.name)")
      for rule in fault.rules {
        #expect(Catalogue.rule(rule) != nil, "\(fault.name) breaks \(rule), which does not exist")
      }
    }
  }

  @Test(
    "show in their shortest script",
    arguments: FaultCatalogue.all.map(\.name))
  func showInShortestScript(_ name: String) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    let script = try Script(parsing: fault.smallest)
    #expect(script.firstProblem() == nil)
    let engine = WorldEngine(fault: fault)
    let problems = problems(of: engine, script) + brokenLaws(of: engine, script, about: fault)
    #expect(!problems.isEmpty, "the script does not show the fault")
  }

  @Test(
    "about contents store everything else as the reference does",
    arguments: ["backing-store-wins", "contents-copied", "contents-rect-clamped"])
  func storeOtherPropertiesRightly(_ name: String) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    let script = try Script(
      parsing: "new l1 {opacity: 0.1, bounds: (0, 0, -1, 2)}; get l1.opacity; get l1.bounds")
    #expect(problems(of: WorldEngine(fault: fault), script).isEmpty)
  }

  @Test("do not show in a conforming engine", arguments: FaultCatalogue.all.map(\.name))
  func doNotShowInReference(_ name: String) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    let script = try Script(parsing: fault.smallest)
    #expect(problems(of: WorldEngine(), script).isEmpty)
    #expect(brokenLaws(of: WorldEngine(), script, about: fault).isEmpty)
  }

  @Test(
    "need every step of their shortest script",
    arguments: FaultCatalogue.all.map(\.name))
  func needEveryStep(_ name: String) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    let script = try Script(parsing: fault.smallest)
    for index in script.steps.indices {
      var steps = script.steps
      steps.remove(at: index)
      let shorter = Script(steps)
      if shorter.firstProblem() != nil { continue }
      let engine = WorldEngine(fault: fault)
      let problems = problems(of: engine, shorter) + brokenLaws(of: engine, shorter, about: fault)
      #expect(problems.isEmpty, "step \(index + 1) is not needed")
    }
  }

  @Test(
    "break each rule that the harness started from",
    arguments: [
      .geo(6), .geo(17), .geo(18), .tree(3), .tree(20), .act(1), .act(3), .act(4), .txn(5),
      .txn(14), .anim(13), .pres(7),
    ] as [RuleID])
  func coverFoundations(_ rule: RuleID) {
    #expect(FaultCatalogue.all.contains { $0.rules.contains(rule) })
  }

  @Test("end the walk of the tree where they list a layer below itself")
  func walkCirclesOnce() throws {
    let fault = try #require(FaultCatalogue.fault(named: "move-keeps-old-list"))
    let script = try Script(
      parsing: """
        new l1; new l2; new l3; host l1; tick; add l2 to l1; add l2 to l3; add l1 to l2
        tick; set l1.hidden true; set l1.hidden false; tick; get l2.sublayers
        """)
    guard case .trace(let trace) = WorldEngine(fault: fault).run(script) else {
      Issue.record("the engine gave no trace")
      return
    }
    #expect(trace.outcomes.count == script.steps.count)
    #expect(trace.outcomes.last?.answer == .value(.list([.reference(.layer(1))])))
  }

  private func problems(of engine: WorldEngine, _ script: Script) -> [Problem] {
    let expected = World.expectations(
      of: script, assumptions: Assumptions(engine.description))
    let trial = Examiner(engine).examine(
      script, expected: expected.steps, reasons: expected.reasons)
    return trial.judgement.problems
  }

  /// What laws about a script and a part of it find wrong, those that are about rules that a fault
  /// breaks.
  private func brokenLaws(of engine: WorldEngine, _ script: Script, about fault: Fault) -> [Problem]
  {
    Laws.paired.flatMap { law -> [Problem] in
      guard law.description.rules.contains(where: fault.rules.contains),
        let trial = Examiner(engine).examine(script, by: law, 0), let variant = trial.variant,
        variant.steps.count < script.steps.count
      else { return [] }
      return trial.judgement.problems
    }
  }
}
