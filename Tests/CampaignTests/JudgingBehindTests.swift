import Conformance
import Engines
import Geometry
import LayerModel
import LayerScript
import Testing

@testable import Campaign

/// Judging goes on behind a command that came out otherwise.
@Suite("Behind a wrong command")
struct JudgingBehindTests {
  @Test("that raised, what follows is judged as if it were not there")
  func leavesOutWhatRaised() throws {
    let problems = try problems(
      "new l1; set l1.zPosition 3; get l1.zPosition; get l1.cornerRadius"
    ) { script, outcomes in
      outcomes[1] = Outcome(.raised("CALayerInvalid"))
      outcomes[2] = Outcome(.value(.number(0)))
      outcomes[3] = Outcome(.value(.number(7)))
    }
    // The read of what was not set is right, and the one of something else is wrong.
    #expect(problems.map(\.step) == [1, 3])
  }

  @Test("that should have raised, nothing is asserted of the objects that it named")
  func givesUpWhatWasNamed() throws {
    let problems = try problems(
      "new l1; new l2; set l1.position (nan, 0); get l1.position; get l2.cornerRadius"
    ) { script, outcomes in
      outcomes[2] = Outcome(.done)
      outcomes[3] = Outcome(.value(.string("anything")))
      outcomes[4] = Outcome(.value(.number(7)))
    }
    #expect(problems.map(\.step) == [2, 4])
    #expect(problems.first?.deviation == .notRaised)
  }

  @Test(
    "a rounded number is told from another one",
    arguments: [
      (0.1, Deviation.otherValue), (1.000005, .imprecise), (-1, .otherValue),
    ])
  func roundingIsADeviationOfItsOwn(_ number: Double, _ deviation: Deviation) throws {
    let problems = try problems("new l1; set l1.zPosition 1; get l1.zPosition") { _, outcomes in
      outcomes[2] = Outcome(.value(.number(number)))
    }
    #expect(problems.map(\.deviation) == [deviation])
  }

  @Test("a number of the wrong sign is no rounded one, however large the others of its value are")
  func theWrongSignIsNoRounding() throws {
    let problems = try problems(
      "new l1; set l1.frame (0, 0, -1, 200000); get l1.bounds"
    ) { _, outcomes in
      outcomes[2] = Outcome(.value(.rect(Rect(0, 0, -1, 200_000))))
    }
    #expect(problems.map(\.deviation) == [.otherValue])
  }

  private func problems(
    _ text: String, _ spoil: (Script, inout [Outcome]) -> Void
  ) throws -> [Problem] {
    let script = try Script(parsing: text)
    guard case .trace(var trace) = WorldEngine().run(script) else { return [] }
    spoil(script, &trace.outcomes)
    let judge = Judge(Assumptions(WorldEngine().description))
    return judge.judge(trace, of: script).problems.filter { $0.law == nil }
  }
}
