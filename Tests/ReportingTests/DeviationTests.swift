import Conformance
import LayerScript
import Rules
import Testing

@testable import Reporting

/// A declared deviation stands in every form of a report, and the forms agree.
struct DeviationTests {
  @Test func theVerdictSaysButForHowManyDeviationsTheEngineConforms() throws {
    var record = try Self.record()
    #expect(
      Report(record).title == "LayerCheck: sample engine conforms but for 1 declared deviation")
    #expect(
      Report(record).summary
        == "sample engine conforms but for 1 declared deviation (12 scripts, 1 of 3 rules passed, "
        + "1 deviates)")
    record.deviations.append(record.deviations[0])
    #expect(Report(record).title.hasSuffix("conforms but for 2 declared deviations"))
  }

  @Test func theReportListsTheDeviationsWithTheRulesThatTheyBreak() throws {
    let page = Report(try Self.record()).markdown
    #expect(page.contains("**Declared deviations**: `delegate-nil-stops`."))
    #expect(page.contains("## Declared deviations"))
    #expect(
      page.contains(
        "| `delegate-nil-stops` | a nil answer of the delegate ends the search | ACT-03, GEO-08 |"))
    #expect(page.contains("layercheck run --engine sample --seed 42 --cases 100"))
    #expect(page.contains("--no-deviations"))
    #expect(!page.contains("no script of this run has shown it"))
    let areas = try #require(page.components(of: "## Areas").last)
    #expect(areas.contains("deviates"))
  }

  @Test func whatNoScriptHasShownIsToldOf() throws {
    var record = try Self.record()
    record.deviations[0].counts = DeviationCounts()
    #expect(
      Report(record).markdown.contains(
        "`delegate-nil-stops`: no script of this run has shown it."))
  }

  @Test func aRuleThatDeviatesNamesTheDeviation() throws {
    let page = Report(try Self.record()).rules
    #expect(page.contains("deviates (`delegate-nil-stops`)"))
    let uncovered = try #require(page.components(of: "## Not covered").last)
    #expect(!uncovered.contains("GEO-08 | deviates"))
  }

  @Test func theTerminalHasALineForEachDeviation() throws {
    #expect(
      Report(try Self.record()).text.contains(
        "Declared deviations:\n   delegate-nil-stops (in 4 scripts): breaks ACT-03, GEO-08\n"))
  }

  @Test func whatDeviatesIsSkippedInJunitsForm() throws {
    let text = TestSuite.junit(Report(try Self.record()).testSuites)
    #expect(text.contains("<skipped message=\"deviates, as is declared: delegate-nil-stops\"/>"))
    #expect(!text.contains("<failure"))
    #expect(!text.contains("<error"))
  }

  @Test func theBadgeAndThePageSayItToo() throws {
    let report = Report(try Self.record())
    #expect(report.badge.message == "conforms but for 1 deviation")
    #expect(report.html.contains("conforms but for 1 declared deviation"))
    #expect(report.html.contains("data-verdict=\"deviates\""))
    #expect(report.annotations.isEmpty)
  }

  @Test func aComparisonSaysThatARuleDeviatesNowAndThatTheDeclarationsDiffer() throws {
    let declared = try Self.record()
    let comparison = RunComparison(
      [.init("before", try SampleRecord.record()), .init("now", declared)],
      hasRun: { _, _ in false })
    #expect(comparison.changes[0].rules[.deviates] == [.geo(8)])
    #expect(comparison.changes[0].rules[.better] == nil)
    let text = RunComparisonReport(comparison).text
    #expect(text.contains("conforms but for 1 declared deviation"))
    #expect(text.contains("do not declare the same deviations"))
    let back = RunComparison(
      [.init("now", declared), .init("later", try SampleRecord.record())], hasRun: { _, _ in false }
    )
    #expect(back.changes[0].rules[.deviated] == [.geo(8)])
  }

  @Test func optionsStandInFrontOfADriversCommand() throws {
    var record = try Self.record()
    record.header.engineOption = "--deviation x -- ./driver --fast"
    #expect(
      Report(record).command(with: ["--quiet"])
        == "layercheck run --deviation x --seed 42 --cases 100 --area GEO --quiet -- ./driver --fast"
    )
  }

  private static func record() throws -> Record {
    var record = try SampleRecord.record(findings: [])
    record.results[1].verdict = .deviates
    record.results[1].counts = Tally.Counts()
    var counts = DeviationCounts()
    (counts.scripts, counts.rules) = (4, [.geo(8): 5])
    record.header.engine.deviations = ["delegate-nil-stops"]
    record.deviations = [
      DeviationResult(
        name: "delegate-nil-stops", sentence: "a nil answer of the delegate ends the search",
        rules: [.act(3)], counts: counts)
    ]
    return record
  }
}

extension String {
  /// The parts of the text between a heading.
  fileprivate func components(of heading: String) -> [String] {
    split(separator: heading).map(String.init)
  }
}
