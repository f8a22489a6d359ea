import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// The Markdown of a report, made from a record alone.
struct ReportTests {
  private func markdown() throws -> String { Report(try SampleRecord.record()).markdown }

  @Test(arguments: [
    "# LayerCheck: sample engine does not conform\n",
    "**One finding; answers that rest on 1 rule were wrong.** Start with [F1](#f1): ",
    "It behaves like the known fault `frame-adds-origin`.",
    "Run again: `layercheck run --engine sample --seed 42 --cases 100 --area GEO`",
  ])
  func theVerdictAndItsCauseComeFirst(part: String) throws {
    let text = try markdown()
    let verdict = try #require(text.components(separatedBy: "## What to mend").first)
    #expect(verdict.contains(part))
  }

  @Test(arguments: [
    "| GEO geometry | 2 | 1 | 1 | 0 | 0 | 0 | 0 | **failed** |",
    "| ACT actions | 1 | 0 | 0 | 0 | 1 | 0 | 0 | not exercised |",
    "| engine | sample engine 1.2 (Pascal) |",
    "| suite, catalogue | LayerCheck 9.9.9, rules 2000-01 |",
    "| seed, scripts | 42, 12 of 100 |",
    "| steps, queries among them | 60, 20 |",
  ])
  func theAreasAndTheRunAreSummedUpInTables(row: String) throws {
    #expect(try lines().contains(row))
  }

  @Test func theSectionsStandInTheOrderInWhichTheyAreRead() throws {
    let headings = try lines().filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## What to mend, in this order", "## Next", "## Areas", "## Findings", "## Not covered",
        "## What was run",
      ])
  }

  @Test func allRulesStandOnAPageOfTheirOwn() throws {
    let page = Report(try SampleRecord.record()).rules
    #expect(page.hasPrefix("# Rules: sample engine\n"))
    for heading in ["Rules", "Not covered", "Sources"] {
      #expect(page.contains("\n## \(heading)\n"))
    }
    #expect(try markdown().contains("](rules.md#not-covered)"))
  }

  @Test func anAreaOfWhichSomeRulesPassedIsPassedInPart() throws {
    var record = try SampleRecord.record(findings: [])
    record.results.removeAll { $0.verdict == .failed }
    record.results.append(
      RuleResult(rule: .geo(9), verdict: .notExercised, counts: Tally.Counts()))
    let text = Report(record).markdown
    #expect(text.contains("| GEO geometry | 2 | 1 | 0 | 0 | 1 | 0 | 0 | passed in part |"))
    #expect(text.contains("*passed in part*: "))
    #expect(!(try markdown().contains("passed in part")))
  }

  @Test(
    arguments: [
      (.geo(6), ", shares wrong answers with [F1](report.md#f1) |"),
      (.geo(9), ", in scripts of [F1](report.md#f1) |"),
    ] as [(RuleID, String)])
  func everyFailedRuleSaysWhichFindingSpeaksOfIt(rule: RuleID, end: String) throws {
    var record = try SampleRecord.record()
    var counts = Tally.Counts()
    counts.failed = 2
    record.results.append(RuleResult(rule: rule, verdict: .failed, counts: counts))
    let rows = Report(record).rules.split(separator: "\n").filter { $0.hasPrefix("| \(rule) |") }
    #expect(rows.contains { $0.hasSuffix("| **failed** 2x" + end) })
  }

  @Test func callbacksThatNeedNotComeAreExplained() throws {
    var finding = try SampleRecord.finding()
    let sentence = "In a row that is not marked all of them are right."
    finding.rows[0].expected = "done"
    finding.rows[0].actual = "done"
    #expect(!Report(try SampleRecord.record(findings: [finding])).markdown.contains(sentence))
    finding.rows[0].actual = "done; d1 asked for actionForKey position of l1"
    #expect(Report(try SampleRecord.record(findings: [finding])).markdown.contains(sentence))
  }

  @Test(
    "the directed cases of what the run was about stand under Next, except in tests of a package",
    arguments: [
      ("sample", "`layercheck corpus --engine sample geo TREE-26`"),
      ("-- ./my-driver --fast", "`layercheck corpus geo TREE-26 -- ./my-driver --fast`"),
    ])
  func theDirectedCasesTellMistakesApart(engine: String, line: String) throws {
    var record = try SampleRecord.record()
    record.header.engineOption = engine
    record.header.rules = [.tree(26)]
    #expect(Report(record).markdown.contains("sentence what is wrong: " + line))
    record.header.engineOption = "swift test --filter planes"
    #expect(!Report(record).markdown.contains("layercheck corpus"))
  }

  @Test func theNextRunIsComparedWithThisOneExceptInTestsOfAPackage() throws {
    let sentence = "`layercheck compare FOLDER next-report` says what is gone"
    var record = try SampleRecord.record()
    #expect(Report(record).markdown.contains(sentence))
    record.header.engineOption = "swift test --filter planes"
    #expect(!Report(record).markdown.contains("layercheck compare"))
  }

  @Test func aFindingIsListedWithWhatHappensItsRuleAndItsShare() throws {
    let row = try #require(try lines().first { $0.hasPrefix("| [F1](#f1) | ") })
    #expect(row.hasSuffix(" | GEO-08 | 4 | 1 (8 %) |"))
  }

  @Test func whatComesUpInMostScriptsIsToBeMendedFirst() throws {
    var (rare, common, known) = (
      try SampleRecord.finding(), try SampleRecord.finding(), try SampleRecord.finding()
    )
    (rare.occurrences, common.occurrences, known.occurrences) = (1, 7, 9)
    known.known = "an-old-one"
    let text = Report(try SampleRecord.record(findings: [rare, known, common])).markdown
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("| [F") }
    #expect(listed.map { $0.prefix(6) } == ["| [F3]", "| [F1]", "| [F2]"])
    #expect(text.contains("- Mend [F3](#f3); "))
  }

  @Test func aFindingStatesItsRuleWithItsEvidenceInOneParagraph() throws {
    let rule = try #require(Catalogue.rule(.geo(8)))
    let line = try #require(try lines().first { $0.hasPrefix("**GEO-08**: \(rule.statement)") })
    for piece in rule.evidence { #expect(line.contains("(\(piece.source))")) }
    let other = try #require(Catalogue.rule(.geo(6))).statement
    #expect(line.contains(" It may be GEO-06 instead: \(other)"))
    #expect(line.contains(". The expectation rests also on GEO-02."))
    #expect(line.hasSuffix(" The engine behaves like the known fault `frame-adds-origin`."))
  }

  @Test func theDifferingStepIsMarkedWithWhatWasExpectedAndAnswered() throws {
    let marked = "| 4 | **`get l1.frame`** | **(-2, -1, 4, 2)** | **(1, -1, 4, 2)** |"
    #expect(try lines().contains(marked))
    #expect(try lines().contains("| 1 | `new l1` |  |  |"))
  }

  @Test func aFindingCanBeReplayedFromTheShell() throws {
    let quoted = SampleRecord.script.replacing("'", with: "'\\''")
    let command = "layercheck replay --engine sample '\(quoted)'"
    #expect(try lines().contains("Replay: `` \(command) ``"))
  }

  @Test func aFindingSaysHowItWasMadeAndConfirmed() throws {
    let line = try #require(try lines().first { $0.hasPrefix("Files: ") })
    #expect(
      line.contains(
        "[the shortest script](findings/F1.script), [as it was found](findings/F1.original.script), "
          + "[Swift](findings/F1.swift), [Objective-C](findings/F1.m), [picture](findings/F1.svg). "
      ))
    #expect(
      line.contains("Found first at script 5 of seed 42, in 5 steps; shrunk from 5 steps to 4."))
    #expect(line.contains("Confirmed by 3 of 3 runs in a fresh engine. Seen in 1 script."))
  }

  @Test(arguments: [
    ("findings/F1.swift", "print(\"get l1.frame\", l1.frame as Any)"),
    ("findings/F1.m", "CALayer *l1 = [[CALayer alloc] init];"),
  ])
  func aFindingIsReproducedInBothLanguages(name: String, line: String) throws {
    let files = Report(try SampleRecord.record()).files
    let program = try #require(files.first { $0.name == name }?.text)
    #expect(program.contains(line))
    #expect(program.contains("expected (-2, -1, 4, 2); answered (1, -1, 4, 2)"))
  }

  @Test func everyRuleIsListedWithItsVerdict() throws {
    let rows = Report(try SampleRecord.record()).rules.split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("| GEO-06 | ") && $0.hasSuffix(" | 7 | 0 | passed |") })
    #expect(
      rows.contains {
        $0.hasPrefix("| GEO-08 | ")
          && $0.hasSuffix(" | 5 | 1 | **failed** 3x ([F1](report.md#f1)) |")
      })
    #expect(rows.contains { $0.hasPrefix("| ACT-02 | not exercised | ") })
  }

  private func lines() throws -> [String] {
    try markdown().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
