import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// A run that compared nothing is no proof, and says why it compared nothing.
struct NothingTestedTests {
  private func report(
    _ rules: [RuleID] = [.tree(25)], edit: (inout Record) -> Void = { _ in }
  ) throws -> Report {
    var record = try SampleRecord.record(findings: [])
    record.header.areas = []
    record.header.rules = rules
    record.results = rules.map {
      RuleResult(rule: $0, verdict: .notExercised, counts: Tally.Counts())
    }
    edit(&record)
    return Report(record)
  }

  @Test func aRunWithoutAComparisonIsNotGreen() throws {
    let report = try report()
    #expect(
      report.summary
        == "sample engine was not put to the test (12 scripts, 0 of 1 rules passed): TREE-25: it "
        + "speaks of `hitTest`, `superlayer`, which the engine does not declare")
    #expect(report.markdown.hasPrefix("# LayerCheck: sample engine was not put to the test\n"))
    #expect(report.markdown.contains("**Nothing was tested: TREE-25: "))
  }

  @Test func theTextSaysWhyAndWhatToDo() throws {
    let text = try report().text
    #expect(text.contains("Nothing was tested: TREE-25: "))
    #expect(text.contains("raise --cases above 100, or name other rules with --rule or --area."))
  }

  @Test func ofManyRulesAFewAreExplained() throws {
    let text = try report((25...30).map { .tree($0) }).text
    #expect(text.contains("none of the 6 rules that the run was about came up. TREE-25: "))
    #expect(!text.contains("TREE-28: "))
  }

  @Test func aRuleThatIsNamedMustComeUpThoughOthersDid() throws {
    let report = try report([.tree(25), .geo(1)]) { record in
      record.header.named = record.header.rules
      record.results[1].verdict = .passed
      record.results[1].counts.passed = 3
    }
    #expect(report.summary.contains("1 of 2 rules passed): TREE-25: it speaks of "))
    #expect(report.text.contains("Not all was tested: TREE-25: "))
    #expect(!report.text.contains("GEO-01: "))
  }

  @Test(
    arguments: [
      ([], "the engine declares no steps"),
      ([.new, .set], "the engine declares no step that answers anything"),
    ] as [(Set<StepKind>, String)])
  func anEngineThatDeclaresTooLittleIsToldSo(steps: Set<StepKind>, message: String) throws {
    let report = try report { $0.header.engine.steps = steps }
    #expect(try #require(report.nothingTested).message.contains(message))
  }

  @Test func aRunThatWasCutShortOrComparedSomethingIsAnotherMatter() throws {
    #expect(try report { $0.end = .interrupted }.nothingTested == nil)
    #expect(Report(try SampleRecord.record(findings: [])).nothingTested == nil)
  }
}
