import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// A report is as long as what it has to say, whatever the engine says and however much is wrong.
struct ReportSizeTests {
  /// A finding whose script has so many steps before the one that is wrong.
  private func finding(steps: Int) throws -> Finding {
    var finding = try SampleRecord.finding()
    let idle = Finding.Row(step: "tick", expected: "done", actual: "done", differs: false)
    finding.rows.insert(contentsOf: Array(repeating: idle, count: steps), at: 0)
    finding.furtherIdentities = (0..<30).map { number in
      ProblemIdentity(
        look: StepForm("get", "layer", "key\(number)"), deviation: .missing,
        culprit: StepForm("new", "layer"))
    }
    return finding
  }

  @Test(arguments: [0, 5, 40, 300])
  func aFindingHasAtMostFortyLines(steps: Int) throws {
    let text = Report(try SampleRecord.record(findings: [try finding(steps: steps)])).markdown
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("### F1 ") })
    let end = try #require(lines.firstIndex(of: "## Not covered"))
    #expect(end - start <= 40)
    #expect(lines[start..<end].contains { $0.contains("**`get l1.frame`**") })
  }

  @Test func ofALongScriptTheStepsUpToTheWrongOneAreShown() throws {
    let text = Report(try SampleRecord.record(findings: [try finding(steps: 40)])).markdown
    #expect(text.contains("28 steps before are left out here; the script has them: "))
    #expect(text.contains("| 44 | **`get l1.frame`** | "))
    #expect(!text.contains("| 28 | `tick` | "))
  }

  @Test func aReportOfTwentyFindingsAboutAllRulesHasAtMost700Lines() throws {
    let findings = try (0..<20).map { _ in try finding(steps: 8) }
    var record = try SampleRecord.record(findings: findings)
    record.results = Catalogue.rules.map { rule in
      RuleResult(rule: rule.id, verdict: .notExercised, counts: Tally.Counts())
    }
    let report = Report(record)
    #expect(report.markdown.split(separator: "\n", omittingEmptySubsequences: false).count <= 700)
    #expect(report.rules.contains("| VIEW-60 | "))
  }

  @Test func theFirstScreenListsTenFindingsAndSaysHowManyThereAre() throws {
    let findings = try (0..<13).map { _ in try SampleRecord.finding() }
    let text = Report(try SampleRecord.record(findings: findings)).markdown
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| [F") } == 10)
    #expect(text.contains("3 more stand [below](#findings). "))
  }
}
