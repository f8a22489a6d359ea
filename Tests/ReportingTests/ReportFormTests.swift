import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// Reports are the same for the same record, survive any text, and say why a run proves nothing.
struct ReportFormTests {
  @Test func theSameRecordGivesTheSameReport() throws {
    let first = Report(try SampleRecord.record())
    let second = Report(try SampleRecord.record())
    #expect(first.markdown == second.markdown)
    #expect(first.text == second.text)
    #expect(first.files.map(\.text) == second.files.map(\.text))
  }

  @Test func aReportEndsWithOneLineEnd() throws {
    let text = Report(try SampleRecord.record()).markdown
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test func theShortestScriptAndTheFirstSightingAreFilesThatParseBack() throws {
    let record = try SampleRecord.record()
    let files = Report(record).files.filter { $0.name.hasSuffix(".script") }
    #expect(files.map(\.name) == ["findings/F1.script", "findings/F1.original.script"])
    #expect(try Script(parsing: try #require(files.first).text) == record.findings.first?.script)
    #expect(try Script(parsing: try #require(files.last).text) == record.findings.first?.original)
  }

  @Test func theScriptOfTheReplayCommandParsesBack() throws {
    let record = try SampleRecord.record()
    let text = Report(record).markdown
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("Replay: ") })
    let start = try #require(line.firstIndex(of: "'"))
    let end = try #require(line.lastIndex(of: "'"))
    let quoted = String(line[line.index(after: start)..<end])
    let script = try Script(parsing: quoted.replacing("'\\''", with: "'"))
    #expect(script == record.findings.first?.script)
  }

  @Test func theStepsOfACounterexampleParseBackFromTheRecord() throws {
    let finding = try SampleRecord.finding()
    let text = finding.rows.map(\.step).joined(separator: "\n")
    #expect(try Script(parsing: text) == finding.script)
  }

  @Test func barsInACellAreEscaped() throws {
    let row = try #require(
      Report(try SampleRecord.record()).markdown.split(separator: "\n")
        .first { $0.hasPrefix("| 3 | ") })
    #expect(row.contains("a\\|b"))
    let bars = zip(" " + row, row).count { $0.1 == "|" && $0.0 != "\\" }
    #expect(bars == 5)
  }

  @Test func codeWithBackticksGetsLongerFences() throws {
    let text = Report(try SampleRecord.record()).markdown
    #expect(text.contains("| `` set l1.name \"a\\|b `c` 'd'\" `` |"))
  }

  @Test(arguments: [
    ("plain", "'plain'"), ("two words", "'two words'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("$HOME `x` \"y\"", "'$HOME `x` \"y\"'"), ("'\u{301}", "''\\''\u{301}'"),
    ("it's\r\n\u{1B}", "$'it\\'s\\015\\012\\033'"),
  ])
  func shellWordsAreQuoted(text: String, word: String) {
    #expect(text.asShellWord == word)
  }

  @Test func anEngineBehindACommandIsNamedLast() throws {
    var record = try SampleRecord.record()
    record.header.engineOption = "-- python3 engine.py"
    let text = Report(record).markdown
    #expect(
      text.contains("`layercheck run --seed 42 --cases 100 --area GEO -- python3 engine.py`"))
    #expect(text.contains("get l1.frame' -- python3 engine.py"))
  }

  @Test func whatBelongsToADriverStandsLast() throws {
    var record = try SampleRecord.record()
    record.header.engineOption = "python -- --fault 'null is nil'"
    let text = Report(record).markdown
    #expect(
      text.contains(
        "`layercheck run --engine python --seed 42 --cases 100 --area GEO -- --fault 'null is nil'`"
      ))
    #expect(text.contains("`` layercheck replay --engine python 'new l1; "))
    #expect(text.contains("get l1.frame' -- --fault 'null is nil' ``"))
  }

  @Test(arguments: [
    ("python3", "python3"), ("./my-driver", "./my-driver"), ("--fault=a_b", "--fault=a_b"),
    ("", "''"), ("a b", "'a b'"), ("a;b", "'a;b'"), ("$x", "'$x'"), ("~", "'~'"), ("é", "'é'"),
    ("a*", "'a*'"), ("it's", "'it'\\''s'"), ("[", "'['"), ("`", "'`'"), ("{a}", "'{a}'"),
  ])
  func shellArgumentsAreQuotedWhereTheyMustBe(text: String, word: String) {
    #expect(text.asShellArgument == word)
  }

  @Test func aRunWithoutFindingsConforms() throws {
    let report = Report(try SampleRecord.record(findings: []))
    #expect(report.markdown.hasPrefix("# LayerCheck: sample engine conforms\n"))
    #expect(report.markdown.contains("## Findings\n\nnone\n"))
    #expect(
      report.summary == "sample engine conforms (12 scripts, 1 of 3 rules passed)")
  }

  @Test(
    arguments: [
      (.interrupted, "**Interrupted: this is what was learnt until then.**"),
      (.deaths, "**Stopped: too many scripts killed the engine.**"),
      (
        .engineGone("no such file"),
        "**Stopped: the engine could not be started again (no such file).**"
      ),
    ] as [(Record.End, String)])
  func aRunThatEndedEarlyIsNotJudged(end: Record.End, sentence: String) throws {
    let text = Report(try SampleRecord.record(findings: [], end: end)).markdown
    #expect(text.hasPrefix("# LayerCheck: sample engine could not be judged\n"))
    #expect(text.contains(sentence))
  }

  @Test func aFindingThatCouldNotBeRepeatedDoesNotCount() throws {
    var finding = try SampleRecord.finding()
    finding.confirmed = Finding.Confirmation(again: 0, runs: 3)
    let report = Report(try SampleRecord.record(findings: [finding]))
    #expect(report.markdown.contains(" (does not count) | GEO-08 | "))
    #expect(report.text.contains("does not count: it could not be repeated"))
    #expect(report.summary.hasPrefix("sample engine could not be judged"))
  }

  @Test func theTerminalTextShowsTheCounterexample() throws {
    let text = Report(try SampleRecord.record()).text
    #expect(text.hasPrefix("F1 GEO-08: "))
    #expect(text.contains("   4  get l1.frame\n      expected  (-2, -1, 4, 2)\n"))
    #expect(text.contains("      actual    (1, -1, 4, 2)\n"))
    #expect(
      text.hasSuffix("sample engine does not conform (12 scripts, 1 of 3 rules passed, 1 finding)"))
  }
}
