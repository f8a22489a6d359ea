import Campaign
import Conformance
import Engines
import LayerScript
import Rules
import Testing

/// A law about two scripts exercises a rule only if its premise held and something was compared.
struct PairedCreditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let law: String
    let script: String
    let exercised: [RuleID]

    var testDescription: String { "\(law): \(script)" }
  }

  static let cases = [
    Case(
      law: "queries-leave-no-trace", script: "new l1; get l1.frame; get l1.opacity", exercised: []),
    Case(
      law: "queries-leave-no-trace", script: "new l1; ask l1 opacity; get l1.opacity",
      exercised: [.act(19)]),
    Case(
      law: "queries-leave-no-trace", script: "new l1; exists l1.presentation; animationKeys l1",
      exercised: [.pres(25)]),
    Case(law: "empty-transaction", script: "new l1; tick", exercised: []),
    Case(law: "empty-transaction", script: "new l1; get l1.opacity", exercised: [.txn(27)]),
    Case(
      law: "layers-are-independent",
      script: "new l1; new l2; set l2.opacity 0; get l1.opacity", exercised: []),
    Case(
      law: "layers-are-independent",
      script: "new l1; new l2; set l2.opacity 0; get l1.presentation.opacity",
      exercised: [.pres(22)]),
    Case(
      law: "layers-are-independent",
      script: "new l1; new l2; get l1.presentation.opacity", exercised: []),
  ]

  @Test(arguments: cases)
  func onlyWhatWasComparedCounts(scene: Case) throws {
    let examiner = Examiner(WorldEngine())
    let law = try #require(Laws.paired.first { $0.description.name == scene.law })
    let trial = try #require(examiner.examine(try Script(parsing: scene.script), by: law, 0))
    #expect(trial.judgement.problems == [])
    #expect(trial.judgement.tally.counts.keys.sorted() == scene.exercised)
  }

  @Test func aPairOfWhichNothingIsSupportedExercisesNothing() throws {
    let engine = MuteEngine()
    let law = try #require(Laws.paired.first { $0.description.name == "empty-transaction" })
    let script = try Script(parsing: "new l1; get l1.opacity")
    let trial = try #require(Examiner(engine).examine(script, by: law, 0))
    #expect(trial.judgement.tally.counts.isEmpty)
  }

  @Test func aPairOfWhichOtherCommandsHappenedExercisesNothing() throws {
    let law = try #require(Laws.paired.first { $0.description.name == "queries-leave-no-trace" })
    let script = try Script(
      parsing: "new l1; ask l1 opacity; set l1.opacity 0.5; get l1.opacity")
    let trial = try #require(Examiner(CautiousEngine()).examine(script, by: law, 0))
    #expect(trial.judgement.problems == [])
    #expect(trial.judgement.tally.counts.isEmpty)
  }
}

/// An engine that raises an exception at each set of a script with more than one query, and answers their number.
private final class CautiousEngine: Engine {
  let description = WorldEngine().description

  func run(_ script: Script) -> EngineRun {
    let count = script.steps.count(where: \.isQuery)
    return .trace(
      Trace(
        script.steps.map { step in
          if step.isQuery { return Outcome(.value(.number(Double(count)))) }
          return Outcome(step.kind == .set && count > 1 ? .raised("Cautious") : .done)
        }))
  }

  func restart() {}

  func stop() {}
}

/// An engine that declares everything and answers every query as unsupported.
private final class MuteEngine: Engine {
  let description = WorldEngine().description

  func run(_ script: Script) -> EngineRun {
    .trace(Trace(script.steps.map { Outcome($0.isQuery ? .unsupported("mute") : .done) }))
  }

  func restart() {}

  func stop() {}
}
