import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// What engines can declare to do otherwise on purpose, and what the reference makes of it.
@Suite("Declared deviations")
struct DeviationTests {
  @Test("what engines leave out on purpose can be declared together")
  func goTogether() throws {
    let names = [
      "only-keys-animate:opacity,position", "no-presentation", "no-implicit-transaction",
      "copy-of-last-frame", "no-null-answers", "delegate-nil-stops",
    ]
    #expect(try DeviationCatalogue.deviations(named: names).map(\.name) == names)
  }

  @Test(
    "known faults can be declared, but for those that kill and those that the reference cannot expect"
  )
  func faultsCanBeDeclared() throws {
    for fault in DeviationCatalogue.faults {
      #expect(try DeviationCatalogue.deviation(named: fault.name).rules == fault.rules)
    }
    for name in ["cycle-kills", "keys-unordered"] {
      #expect(throws: DeviationProblem.self) { try DeviationCatalogue.deviation(named: name) }
    }
  }

  @Test(
    "what cannot be declared is refused, with what to do",
    arguments: [
      (
        ["delegate-nil-stops", "delegate-null-goes-on"],
        "the deviations 'delegate-nil-stops' and 'delegate-null-goes-on' both take the decision "
          + "'verdict'", "declare the one that says what the engine does"
      ),
      (
        ["no-presentation", "no-presentation"],
        "the deviation 'no-presentation' is declared twice", "declare it once"
      ),
      (
        ["no-presentatoin"], "there is no deviation 'no-presentatoin'",
        "did you mean 'no-presentation'?"
      ),
      (
        ["only-keys-animate:opacty"],
        "a deviation names the property 'opacty', which does not exist",
        "Specs/protocol.md lists them; 'layercheck faults' has the known faults"
      ),
      (
        ["only-keys-animate:"], "there is no deviation 'only-keys-animate:'",
        "did you mean 'only-keys-animate:KEYS'?"
      ),
    ] as [([String], String, String)])
  func areRefused(_ names: [String], _ message: String, _ remedy: String) throws {
    let problem = #expect(throws: DeviationProblem.self) {
      try DeviationCatalogue.deviations(named: names)
    }
    #expect(problem?.message.terminal == message)
    #expect(problem?.remedy == remedy)
  }

  @Test("the reference decides as the engine declares")
  func referenceDecidesSo() throws {
    for fault in DeviationCatalogue.faults + DeviationCatalogue.further {
      let script = try Script(parsing: fault.smallest)
      var engine = World.referenceDescription
      engine.profiles.merge(fault.profiles) { _, needed in needed }
      engine.deviations = [EngineText(fault.name)]
      let declared = World.expectations(of: script, assumptions: Assumptions(judging: engine))
      var world = World(assumptions: Assumptions(engine), departing: [fault.departure])
      for (step, expected) in zip(script.steps, declared.steps) {
        // As text, because a number that is none differs from itself.
        let outcome = world.perform(step).outcome.text.terminal
        #expect(outcome == expected.outcome.text.terminal, "\(fault.name): \(step)")
      }
    }
  }

  @Test("without a null object the next place has the action")
  func nullIsNil() throws {
    let script = try Script(parsing: DeviationCatalogue.further[0].smallest)
    #expect(try Self.lastAnswer(to: script, declaring: []) == .value(.nil))
    #expect(
      try Self.lastAnswer(to: script, declaring: ["no-null-answers"])
        == .value(.reference(ObjectName(.action, 1)))
    )
  }

  @Test("only the keys that are named animate", arguments: ["opacity", "zPosition"])
  func onlyKeysAnimate(_ key: String) throws {
    let script = try Script(
      parsing: "new l1; host l1; tick; set l1.\(key) 0.5; animationKeys l1")
    let animating = Answer.value(.list([.string(key)]))
    #expect(try Self.lastAnswer(to: script, declaring: []) == animating)
    let named = try Self.lastAnswer(to: script, declaring: ["only-keys-animate:\(key),bounds"])
    #expect(named == animating)
    let other = try Self.lastAnswer(to: script, declaring: ["only-keys-animate:bounds"])
    #expect(other != animating)
  }

  @Test("a fault that is tried takes its decisions before what is declared")
  func faultsComeFirst() throws {
    let fault = try #require(FaultCatalogue.fault(named: "turn-end-ignored"))
    var assumptions = Assumptions()
    assumptions.deviations = try DeviationCatalogue.deviations(named: ["copy-of-last-frame"])
    let script = try Script(parsing: fault.smallest)
    var both = World(assumptions: assumptions, departing: [fault.departure])
    var alone = World(assumptions: Assumptions(), departing: [fault.departure])
    for step in script.steps {
      #expect(both.perform(step).outcome == alone.perform(step).outcome)
    }
  }

  @Test("a greeting keeps the names that are known and tells of the others")
  func unknownNamesAreToldOf() throws {
    var engine = World.referenceDescription
    engine.deviations = ["no-presentation", "no-presntation", "\u{1B}[2J"]
    let settled = try engine.settlingDeviations()
    #expect(settled.deviations == ["no-presentation"])
    #expect(
      settled.unknown.map(\.terminal) == [
        "deviation 'no-presntation'; did you mean 'no-presentation'?",
        "deviation '\\u{1B}[2J'; Specs/protocol.md lists them; 'layercheck faults' has the known "
          + "faults",
      ])
  }

  private static func lastAnswer(to script: Script, declaring names: [String]) throws -> Answer? {
    var assumptions = Assumptions()
    assumptions.deviations = try DeviationCatalogue.deviations(named: names)
    return World.expectations(of: script, assumptions: assumptions).steps.last?.answer
  }
}
