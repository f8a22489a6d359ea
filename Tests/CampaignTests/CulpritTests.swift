import Choices
import Conformance
import Engines
import LayerModel
import LayerScript
import ScriptGeneration
import Testing

@testable import Campaign

/// The step that makes an answer wrong is found on the engine.
@Suite("The culprit")
struct CulpritTests {
  @Test("of a wrong answer is the command behind which it turns wrong")
  func isWhereItTurns() throws {
    let found = try diagnoses(
      "new l1; set l1.zPosition 1; set l1.cornerRadius 2; set l1.opacity 0.5; get l1.cornerRadius",
      wrong: { $0.contains("set l1.cornerRadius 2") && $0.last == "get l1.cornerRadius" })
    #expect(found.map(\.identity.culprit.description) == ["set layer.cornerRadius"])
    #expect(found.map(\.culprit) == [2])
  }

  @Test("of an answer that is wrong from the beginning is the making of the object")
  func isTheMaking() throws {
    let found = try diagnoses(
      "new l1; set l1.zPosition 1; get l1.cornerRadius",
      wrong: { $0.last == "get l1.cornerRadius" })
    #expect(found.map(\.identity.culprit.description) == ["new layer"])
  }

  @Test("of a value that an object is made with is the setting of it")
  func isTheSettingOfAValue() throws {
    let found = try diagnoses(
      "new l1 {zPosition: 1, cornerRadius: 2}; get l1.cornerRadius",
      wrong: { steps in
        steps.last == "get l1.cornerRadius"
          && steps.contains { $0.contains("cornerRadius") && !$0.hasPrefix("get") }
      })
    #expect(found.map(\.identity.culprit.description) == ["set layer.cornerRadius"])
  }

  @Test("is not the step that publishes what another one did")
  func isPassedOn() throws {
    let found = try diagnoses(
      """
      new l1
      host l1
      tick
      set transaction.disableActions true
      set l1.cornerRadius 2
      tick
      get l1.presentation.cornerRadius
      """,
      wrong: { steps in
        steps.last == "get l1.presentation.cornerRadius"
          && (steps.firstIndex(of: "set l1.cornerRadius 2").map { steps[$0...].contains("tick") }
            ?? false)
      })
    #expect(found.map(\.identity.culprit.description) == ["set layer.cornerRadius"])
    #expect(found.map(\.identity.isPassedOn) == [true])
  }

  @Test(
    "of a wrong value is not the command behind which no value came at all",
    arguments: [Answer.raised("NSException"), .failed("no name")])
  func isNoEarlierFailure(failure: Answer) throws {
    let script = try Script(
      parsing: """
        new l1; set l1.zPosition 1; set l1.hidden true; set l1.opacity 0.5; get l1.zPosition
        """)
    let failing = engine(answering: { steps in
      guard steps.last == "get l1.zPosition", steps.contains("set l1.zPosition 1") else {
        return nil
      }
      return steps.contains("set l1.opacity 0.5") ? .value(.string("wrong")) : failure
    })
    let found = diagnoses(of: script, by: Examiner(failing))
    #expect(found.map(\.identity.culprit.description) == ["set layer.opacity"])
  }

  @Test("of a value that is wrong before and behind an exception is where it turns wrong first")
  func isBeforeTheException() throws {
    let script = try Script(
      parsing: """
        new l1; set l1.zPosition 1; set l1.hidden true; set l1.opacity 0.5; get l1.zPosition
        """)
    let failing = engine(answering: { steps in
      guard steps.last == "get l1.zPosition", steps.contains("set l1.zPosition 1") else {
        return nil
      }
      let isRaised = steps.contains("set l1.hidden true") && !steps.contains("set l1.opacity 0.5")
      return isRaised ? .raised("NSException") : .value(.string("wrong"))
    })
    let found = diagnoses(of: script, by: Examiner(failing))
    #expect(found.map(\.identity.culprit.description) == ["set layer.zPosition"])
  }

  @Test("of a calculation is the calculation")
  func isTheCalculation() throws {
    let found = try diagnoses(
      "new l1; compute makeTranslation [1, 0, 0]",
      wrong: { $0.last == "compute makeTranslation [1, 0, 0]" })
    #expect(found.map(\.culprit) == [1])
  }

  @Test("is looked for again without the other questions where asking these has an effect")
  func isFoundAlone() throws {
    let script = try Script(
      parsing: """
        new l1; set l1.name "a"; set l1.opacity 0.5; get l1.name; get l1.cornerRadius
        """)
    let examiner = Examiner(
      engine { steps in
        let isDisturbed = steps.contains("set l1.opacity 0.5") || steps.contains("get l1.name")
        return steps.last == "get l1.name" || steps.last == "get l1.cornerRadius" && isDisturbed
      })
    let together = diagnoses(of: script, by: examiner)[1]
    #expect(together.identity.culprit.description == "new layer")

    let drawn = ScriptMachine(for: examiner.engine.description).sequence(of: script.steps)
    let counterexample = Counterexample(drawn: drawn, diagnosis: together)
    #expect(counterexample.find(in: drawn, with: examiner) == nil)
    let alone = counterexample.diagnosedAlone(with: examiner)
    #expect(alone.diagnosis.identity.culprit.description == "set layer.opacity")
    #expect(alone.find(in: drawn, with: examiner) != nil)
  }

  /// The diagnoses of a script by an engine that answers something else wherever the steps up to a
  /// question satisfy a condition.
  private func diagnoses(
    _ text: String, wrong: @escaping ([String]) -> Bool
  ) throws -> [Diagnosis] {
    diagnoses(of: try Script(parsing: text), by: Examiner(engine(wrong: wrong)))
  }

  private func engine(wrong: @escaping ([String]) -> Bool) -> SpoiltEngine {
    engine(answering: { wrong($0) ? .value(.string("wrong")) : nil })
  }

  /// An engine that answers some questions otherwise, by the steps up to them.
  private func engine(answering answer: @escaping ([String]) -> Answer?) -> SpoiltEngine {
    SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for place in script.steps.indices where script.steps[place].isQuery {
        if let answer = answer(script.steps[...place].map(\.description)) {
          trace.outcomes[place] = Outcome(answer)
        }
      }
      return .trace(trace)
    }
  }

  private func diagnoses(of script: Script, by examiner: Examiner) -> [Diagnosis] {
    let expected = World.expectations(
      of: script, assumptions: Assumptions(examiner.engine.description))
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    return CulpritSearch(examiner: examiner)
      .diagnoses(of: trial.judgement.problems.filter { $0.law == nil }, in: script)
  }
}
