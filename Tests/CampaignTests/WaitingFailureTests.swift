import Choices
import Conformance
import Engines
import FaultyEngines
import LayerScript
import ScriptGeneration
import Testing

@testable import Campaign

/// Thousands of failures wait where much is wrong, and each has no more than it takes to look into it.
struct WaitingFailureTests {
  private static let history = [Script([]), Script([])]

  @Test func theScriptIsMadeAgainWithWhatIsExpectedOfIt() throws {
    let drawn = ScriptMachine(for: WorldEngine().description).randomSequence(count: 20, seed: 3)
    let failure = try Self.failure(of: drawn)
    #expect(failure.drawn.commands == drawn.commands)
    #expect(failure.drawn.steps == drawn.steps)
    #expect(failure.drawn.state.expected.map(\.answer) == drawn.state.expected.map(\.answer))
  }

  @Test func oneFailureOfAProblemHasTheScriptsBeforeIt() throws {
    var stability = Stability()
    var (first, second) = (try Self.failure(), try Self.failure())
    stability.keepOneHistory(of: &first)
    stability.keepOneHistory(of: &second)
    stability.keepOneHistory(of: &first)
    #expect(first.history == Self.history)
    #expect(second.history.isEmpty)
    #expect(second.isBehindOthers)
  }

  @Test func whenItWaitsNoLongerTheNextOneKeepsThem() throws {
    var stability = Stability()
    var (first, next) = (try Self.failure(), try Self.failure())
    stability.keepOneHistory(of: &first)
    stability.release(first)
    stability.keepOneHistory(of: &next)
    #expect(next.history == Self.history)
  }

  /// A failure of a script behind others, which asks for what is wrong.
  private static func failure(
    of drawn: DrawnSequence<ScriptMachine>? = nil
  ) throws -> Failure {
    let fault = try #require(FaultCatalogue.fault(named: "opacity-default-zero"))
    let engine = WorldEngine(fault: fault)
    let machine = ScriptMachine(for: engine.description)
    let examiner = Examiner(engine)
    let asked = machine.sequence(of: try Script(parsing: "new l1; get l1.opacity").steps)
    let trial = examiner.examine(asked)
    let problem = try #require(trial.judgement.problems.first)
    return Failure(
      Diagnosis(ofItself: problem, in: Script(asked.commands)), trial: trial,
      drawn: drawn ?? asked, machine: machine, capabilities: engine.description,
      origin: .generated(1), history: history)
  }
}
