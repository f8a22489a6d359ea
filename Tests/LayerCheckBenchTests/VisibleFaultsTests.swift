import Conformance
import FaultyEngines
import LayerScript
import Testing

@testable import LayerCheckBench

@Suite("The faults of a crowd that can be seen")
struct VisibleFaultsTests {
  @Test("are those without which the crowd is right at a step where it is wrong")
  func visible() throws {
    let judge = CrowdJudge(try Crowd(Faults.named("turn-end-ignored", "list-change-unasked")))
    let script = try Script(parsing: "new l1; host l1; tick; get l1.presentation.position; tick")
    let showings = VisibleFaults(of: judge, in: [script]).showings
    #expect(showings.keys.sorted() == ["turn-end-ignored"])
    let showing = try #require(showings["turn-end-ignored"])
    #expect(showing.script.steps.count == 4)
    #expect(showing.problem.actual.terminal == "nil")
  }

  @Test("are not those that another fault hides")
  func hidden() throws {
    let faults = try Faults.named("turn-end-ignored", "reading-a-copy-writes-the-model")
    let scripts = try faults.map { try Script(parsing: $0.smallest) }
    let visible = { (crowd: Crowd) in
      VisibleFaults(of: CrowdJudge(crowd), in: scripts).showings.keys.sorted()
    }
    #expect(visible(try Crowd(faults)) == ["turn-end-ignored"])
    #expect(visible(Crowd(of: faults[1])) == ["reading-a-copy-writes-the-model"])
  }

  @Test(
    "are not shown behind a command that only the mended engine refuses",
    arguments: [(refusesBefore: false, isRight: false), (refusesBefore: true, isRight: true)])
  func refused(_ scene: (refusesBefore: Bool, isRight: Bool)) throws {
    let judge = CrowdJudge(try Crowd([]))
    let script = try Script(parsing: "new l1; set l1.zPosition 1; get l1.opacity")
    let expected = judge.expectations(of: script)
    let answers = { (refuses: Bool, opacity: Double) in
      Trace([
        Outcome(.done), Outcome(refuses ? .raised("CALayerInvalid") : .done),
        Outcome(.value(.number(opacity))),
      ])
    }
    let whole = judge.judged(answers(false, 0), script, expected)
    let problem = try #require(whole.problems.first { $0.step == 2 })
    let before = JudgedTrace(
      trace: answers(scene.refusesBefore, 0), problems: [problem], tally: Tally())
    let mended = JudgedTrace(trace: answers(true, 1), problems: [], tally: Tally())
    #expect(mended.isRight(where: before, has: problem, expected) == scene.isRight)
  }

  @Test("are shown by scripts that no step can be left out of")
  func shortest() throws {
    let judge = CrowdJudge(Crowd(of: try Faults.named("opacity-default-zero")[0]))
    let script = try Script(parsing: "new l1; new l2; add l1 to l2; get l1.bounds; get l2.opacity")
    let visible = VisibleFaults(of: judge, in: [script])
    let showing = visible.shortest(of: "opacity-default-zero")
    #expect(showing?.script.oneLine == "new l2; get l2.opacity")
    #expect(visible.shortest(of: "turn-end-ignored") == nil)
  }
}
