import Conformance
import LayerModel
import LayerScript
import Reporting
import Rules
import Wire

@testable import Campaign
@testable import Engines
@testable import LayerCheck
@testable import LayerCheckCommand

/// Everything that LayerCheck writes of what a driver said in a field.
struct Outputs {
  /// Texts for a terminal.
  private(set) var terminal: [String] = []
  /// The report; nil where the driver was refused.
  private(set) var markdown: String?
  /// The lines of the record; none where the driver was refused.
  private(set) var record: [String] = []
  /// What came of the rules, as JUnit has it; nil where the driver was refused.
  private(set) var junit: String?
  /// What GitHub's runner reads, line by line.
  private(set) var annotations: [String] = []
  /// Texts for a terminal with colours, without these.
  private(set) var colored: [String] = []
  /// The badges, as pictures and for programs; none where the driver was refused.
  private(set) var badges: [String] = []
  /// The reports that are made of all this, in a form for every system; none where the driver was refused.
  private(set) var reports: [any IntegrationReport] = []
  /// The lines of a recording, which keeps values whole.
  private(set) var recording: [String] = []
  /// Whether record and recording are read back as they were written.
  private(set) var isReadBack = true

  init(_ said: HostileField.Said) throws {
    switch ReplyReading.content(said.hello, number: 1) {
    case .success(.hello(let description)):
      try judge(description, said.answer)
      markdown? += try Self.observations(said)
    case .success(.error(let why)): terminal = [why.terminal]
    case .success: terminal = ["no greeting"]
    case .failure(let problem): terminal = [problem.text.terminal]
    }
  }

  /// Has a driver judged that could be started.
  private mutating func judge(_ description: EngineDescription, _ answer: [UInt8]) throws {
    let script = try Script(parsing: HostileField.script)
    let run = ReplyReading.run(answer, number: 2, steps: script.steps.count)
    let engine = CannedEngine(description, run)
    let expected = World.expectations(of: script, assumptions: Assumptions(description))
    let trial = Examiner(engine).examine(
      script, expected: expected.steps, reasons: expected.reasons)
    let findings = (trial.judgement.problems + [Self.told(run, script)]).map { problem in
      Self.finding(problem, script, expected.steps, trial.trace)
    }
    let record = Self.record(description, findings)
    let report = Report(record)
    let outcomes = trial.trace?.outcomes ?? []
    terminal =
      [report.text, report.summary, run.complaint.terminal]
      + outcomes.map(\.text.terminal) + outcomes.compactMap { $0.answer.reason?.terminal }
      + description.unknown.map(\.terminal) + [KnownFailureList().updated(by: findings).text]
    let comparison = Self.comparison(record, run, script)
    let other = BaselineReport(comparison)
    terminal += [other.text, other.summary] + Self.issues(record)
    let runs = Self.runs(record)
    terminal += [runs.text]
    markdown = report.markdown + other.markdown + runs.markdown
    reports = [report, other]
    badges = reports.flatMap { [$0.badge.svg, $0.badge.json] }
    colored = Self.colored(report, record)
    colored += reports.map { Self.withoutColors($0.text(in: Self.style)) }
    junit = TestSuite.junit(report.testSuites) + TestSuite.junit(other.testSuites)
    annotations = Annotation.lines(of: report.annotations) + other.annotations.map(\.line)
    self.record = record.lines + comparison.lines
    self.recording = Self.recording(description, script, run).lines
    isReadBack = try Self.isReadBack(record) && Self.isReadBack(description, script, run)
  }

  private static let style = TerminalStyle(width: 80, isColored: true)

  /// The findings as `layercheck show` and a run in a terminal have them.
  private static func colored(_ report: Report, _ record: Record) -> [String] {
    let findings = record.findings.indices.compactMap {
      report.finding($0 + 1, in: "report", style)
    }
    let sightings = record.findings.map { $0.sighting(in: style) }
    return (findings + sightings + [report.list(in: style)]).map(withoutColors)
  }

  private static func withoutColors(_ text: String) -> String {
    text.withLoneScalars.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  /// The run beside itself and one that found nothing.
  private static func runs(_ record: Record) -> RunComparisonReport {
    var other = record
    other.findings = []
    let comparison = RunComparison(
      [.init("one", record), .init("other", other), .init("third", record)]
    ) { _, _ in true }
    return RunComparisonReport(comparison)
  }

  /// What a test with Swift Testing says of the findings.
  private static func issues(_ record: Record) -> [String] {
    let result = CheckResult(record, about: "")
    return result.findings.map(\.text) + [result.whyUndecided ?? ""]
  }

  /// What `observe` makes of the answers in a file, beside those of a driver that says nothing.
  private static func observations(_ said: HostileField.Said) throws -> String {
    let script = try Script(parsing: HostileField.script)
    let messages = CorpusVerb.messages([script]).map { Json($0).description }
    let sources = try [said, HostileField.calm].map { said in
      Observations.Source(
        name: "answers",
        answered: try AnsweredMessages(
          messages: messages.joined(separator: "\n"),
          answers: String(decoding: said.hello + [0x0A] + said.answer, as: UTF8.self)))
    }
    let question = try OpenQuestion("question.script", "# What is it?\n" + HostileField.script)
    return Observations(of: sources, asked: [question]).markdown
  }

  /// A problem that tells all that was said, as laws do.
  private static func told(_ run: EngineRun, _ script: Script) -> Problem {
    let actual: EngineText =
      if case .trace(let trace) = run {
        trace.outcomes.map(\.text).joined(separator: "; ")
      } else {
        run.complaint
      }
    return Problem(
      kind: .lawBroken, step: script.steps.count - 1, suspects: [], law: "a-law",
      expected: "\(actual), as before", actual: actual)
  }

  private static func finding(
    _ problem: Problem, _ script: Script, _ expected: [Expected], _ trace: Trace?
  ) -> Finding {
    Finding(
      problem: problem, primary: problem.suspects.first, alternatives: [], restsOn: [],
      script: script, variant: nil,
      rows: Counterexample.rows(script, expected: expected, trace: trace, failing: problem),
      behavesLike: nil, origin: .generated(0), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "from 3 to 3 steps")
  }

  private static func record(_ engine: EngineDescription, _ findings: [Finding]) -> Record {
    var record = Record(
      header: header(engine), statistics: Record.Statistics(), results: [], findings: findings,
      end: .engineGone(findings[0].problem.actual))
    record.known = findings.map { finding in
      KnownResult(
        KnownFailure(finding, named: "a"), .cannotBeTried(finding.problem.actual), occurrences: 2)
    }
    return record
  }

  /// A comparison in which everything that was said stands wherever an earlier version's answers do.
  private static func comparison(
    _ run: Record, _ said: EngineRun, _ script: Script
  ) -> BaselineRecord {
    var record = BaselineRecord(run: run, earlier: run.header.engine, earlierOption: "./old")
    let told = told(said, script).actual
    for finding in run.findings where finding.problem.kind.isViolation {
      record.regressions.append(
        Regression(finding, before: script.steps.map { _ in told }))
    }
    record.additions = run.findings
    record.changes = Change.Kind.allCases.map { kind in
      Change(
        Change.Identity(kind: kind, look: StepForm("get")), count: 1, script: script, before: told,
        now: told)
    }
    return record
  }

  private static func header(_ engine: EngineDescription) -> Record.Header {
    Record.Header(
      suite: "1", catalogue: "1", engine: engine, engineOption: "-- driver", seed: 1, cases: 1,
      areas: [], rules: [])
  }

  private static func recording(
    _ engine: EngineDescription, _ script: Script, _ run: EngineRun
  ) -> Recording {
    Recording(
      header: header(engine), isCampaign: false, entries: [.run(script, Recording.Run(run))])
  }

  private static func isReadBack(_ record: Record) throws -> Bool {
    let lines = try Record(lines: record.lines)
    return lines == record && lines.lines == record.lines
  }

  private static func isReadBack(
    _ engine: EngineDescription, _ script: Script, _ run: EngineRun
  ) throws -> Bool {
    let recording = recording(engine, script, run)
    let lines = try Recording(lines: recording.lines)
    return lines == recording && lines.lines == recording.lines
  }
}

/// An engine that comes of every script as it was told to.
private final class CannedEngine: Engine {
  let description: EngineDescription
  private let result: EngineRun

  init(_ description: EngineDescription, _ result: EngineRun) {
    (self.description, self.result) = (description, result)
  }

  func run(_ script: Script) -> EngineRun { result }

  func restart() {}

  func stop() {}
}
