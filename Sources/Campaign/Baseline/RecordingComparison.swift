public import Conformance
public import Engines
import FaultyEngines
import LayerModel
public import LayerScript
import Rules

/// A version of an engine held against what an earlier one answered when it was recorded: the same scripts, and
/// no search for others or for shorter ones.
public struct RecordingComparison {
  private let engine: RememberingEngine
  private let examiner: Examiner
  private let scripts: [Script]
  private let earlier: EngineDescription
  /// Scripts to which the earlier version gave now this answer, now that.
  private let varying: Int

  /// How often the later version must be wrong in the same way.
  private static let runs = 3

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - engine: The later version; it was started.
  ///   - earlier: What the earlier version said of itself.
  ///   - runs: What was recorded of it, in order; a script may stand there more than once.
  public init(
    of engine: any Engine, with earlier: EngineDescription, _ runs: [RecordedRun]
  ) {
    self.engine = RememberingEngine(engine)
    self.earlier = earlier
    var (order, table, varying) = ([Script](), [String: EngineRun](), Set<String>())
    for recorded in runs {
      if case .unavailable = recorded.run { continue }
      // The text is compared, because a number that is none differs from itself.
      let text = recorded.script.description
      if let known = table[text] {
        if !known.isLike(recorded.run) { varying.insert(text) }
      } else {
        order.append(recorded.script)
        table[text] = recorded.run
      }
    }
    scripts = order.filter { !varying.contains($0.description) }
    self.varying = varying.count
    examiner = Examiner(
      self.engine, Judge(Assumptions(judging: engine.description)),
      DeclarationCheck(engine.description),
      comparedWith: EarlierEngine(AnsweringEngine(earlier, table)))
  }

  /// Runs the scripts.
  ///
  /// - Parameters:
  ///   - options: How the two versions were named, and what the comparison is about.
  ///   - suite: The version of the harness, for the record.
  ///   - recording: The name of the recording, for the record.
  ///   - isInterrupted: Asked before each script; true ends the comparison with what was learnt.
  ///   - report: Hears how many scripts of how many are done.
  /// - Returns: The record of the comparison.
  public func run(
    _ options: CampaignOptions, suite: String, recording: String,
    isInterrupted: () -> Bool = { false }, report: (Int, Int) -> Void = { _, _ in }
  ) -> BaselineRecord {
    var (book, findings, statistics) = (ChangeBook(), RecordedFindings(), Record.Statistics())
    var (end, untried) = (Record.End.complete, 0)
    for (number, script) in scripts.enumerated() {
      if isInterrupted() { end = .interrupted }
      guard end == .complete else { break }
      report(number, scripts.count)
      guard examiner.admits(script) else {
        untried += 1
        continue
      }
      let trial = repeated(script)
      if let why = trial.gone { end = .engineGone(why) }
      statistics.scripts += 1
      statistics.steps += script.steps.count
      statistics.queries += script.steps.count { $0.isQuery }
      if trial.trace == nil { statistics.deaths += 1 }
      book.note(trial.seen, in: script)
      findings.note(
        options.relevant(trial.judgement.problems), of: trial, in: script, number: number, examiner)
    }
    var run = Record(
      header: header(options, suite), statistics: statistics, results: [], findings: [], end: end)
    run.findings = findings.all
    return record(run, book, untried, recording)
  }

  /// Runs a script, and as often as it takes to believe what is wrong with it.
  private func repeated(_ script: Script) -> Trial {
    var trial = examiner.compare(script)
    for _ in 1..<Self.runs where !trial.judgement.problems.isEmpty {
      trial = trial.keeping(examiner.compare(script))
    }
    return trial
  }

  private func header(_ options: CampaignOptions, _ suite: String) -> Record.Header {
    var header = Record.Header(
      suite: suite, catalogue: Catalogue.version, engine: engine.description,
      engineOption: options.engineOption, seed: options.seed, cases: scripts.count,
      areas: options.areas, rules: options.rules)
    header.levels = options.levels
    return header
  }

  private func record(
    _ run: Record, _ book: ChangeBook, _ untried: Int, _ recording: String
  ) -> BaselineRecord {
    var record = BaselineRecord(run: run, earlier: earlier, earlierOption: recording)
    record.isRecorded = true
    record.changes = book.sorted
    record.answers = book.answers
    record.earlierDeaths = book.earlierDeaths
    (record.unsteady, record.untried) = (varying, untried)
    for finding in run.findings {
      guard finding.counts else {
        if !finding.problem.kind.isViolation { record.troubles.append(finding) }
        continue
      }
      let before = examiner.earlier?.answers(to: finding.original) ?? []
      record.regressions.append(
        Regression(finding, before: Array(before.prefix(finding.script.steps.count))))
    }
    return record
  }
}

/// What is wrong in scripts that are not shrunk, one for all that are told from others by the same.
struct RecordedFindings {
  /// The findings, in the order in which they came up.
  private(set) var all: [Finding] = []
  private var places: [ProblemIdentity: Int] = [:]

  /// Takes note of what is wrong with a script.
  mutating func note(
    _ problems: [Problem], of trial: Trial, in script: Script, number: Int, _ examiner: Examiner
  ) {
    var seen: Set<ProblemIdentity> = []
    for problem in problems {
      let identity = ProblemIdentity(problem, in: script)
      guard seen.insert(identity).inserted else { continue }
      let place = places[identity]
      if let place { all[place].occurrences += 1 }
      let count = problem.kind.isDeath ? script.steps.count : problem.step + 1
      if let place, all[place].script.steps.count <= count { continue }
      var finding = Self.finding(
        problem, trial, Script(Array(script.steps.prefix(count))), script, number, examiner)
      finding.identity = identity
      guard let place else {
        places[identity] = all.count
        all.append(finding)
        continue
      }
      finding.occurrences = all[place].occurrences
      all[place] = finding
    }
  }

  private static func finding(
    _ problem: Problem, _ trial: Trial, _ script: Script, _ original: Script, _ number: Int,
    _ examiner: Examiner
  ) -> Finding {
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    var finding = Finding(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: script, variant: nil,
      rows: Counterexample.rows(
        script, expected: expected.steps, trace: trial.trace, failing: problem),
      behavesLike: nil, origin: .generated(number), original: original,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "not at all")
    finding.suspects = Blame(Tally(), CaseResults()).ranking(of: problem.suspects)
    return finding
  }
}

/// An engine that answers each script as another one did when it was recorded, in any order.
private final class AnsweringEngine: Engine {
  let description: EngineDescription
  private let runs: [String: EngineRun]

  init(_ description: EngineDescription, _ runs: [String: EngineRun]) {
    (self.description, self.runs) = (description, runs)
  }

  func run(_ script: Script) -> EngineRun {
    runs[script.description] ?? .unavailable("the recording lacks the script")
  }

  func restart() {}

  func stop() {}
}

extension EngineRun {
  /// Tells whether two runs of one script came to the same.
  fileprivate func isLike(_ other: EngineRun) -> Bool {
    switch (self, other) {
    case (.trace, .trace): isSame(as: other)
    case (.trace, _), (_, .trace): false
    default: true
    }
  }
}
