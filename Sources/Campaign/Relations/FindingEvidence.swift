import Conformance
import LayerModel
import LayerScript
import Rules

/// What the script of a finding tells of how the finding hangs together with others.
struct FindingEvidence: Sendable {
  /// The places of the findings that turn wrong in its script first, so that it may follow from each of them.
  var causes: [Int]
  /// The readings of the rules by which it would be right.
  var readings: Set<AlternativeReading>
  /// The unusual input without which it would be right.
  var inputs: Set<UnusualInput>
  /// All unusual input that its script has, needed or not.
  var present: Set<UnusualInput>

  /// Tells whether the finding needs something unusual that the script of another has not, while that one needs nothing
  /// unusual: a mistake that shows there without it would show here without it, too.
  func needsMore(than other: FindingEvidence) -> Bool {
    let (mine, theirs) = (inputs.filter(\.isTelling), other.inputs.filter(\.isTelling))
    let present = other.present.map(\.ofWholeProperty)
    return theirs.isEmpty && !Set(mine.map(\.ofWholeProperty)).isSubset(of: present)
  }
}

/// The search for what the scripts of findings tell, each of which is asked by itself.
struct FindingEvidenceSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// Finds out what the script of a finding tells.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - findings: All findings.
  ///   - others: The places of those from which it may follow.
  /// - Returns: What it tells.
  mutating func evidence(
    of finding: Finding, among findings: [Finding], at others: [Int]
  ) -> FindingEvidence {
    let causes = causes(of: finding, among: others.map { findings[$0] }).map { others[$0] }
    var readings = ReadingSearch(examiner: examiner)
    var inputs = UnusualInputSearch(examiner: examiner)
    let evidence = FindingEvidence(
      causes: causes, readings: readings.readings(of: finding),
      inputs: inputs.inputs(neededBy: finding), present: inputs.inputs(in: finding))
    executions += readings.executions + inputs.executions
    return evidence
  }

  /// The places of the findings from which another follows, judging by its script.
  private mutating func causes(of finding: Finding, among others: [Finding]) -> [Int] {
    guard finding.script.steps.indices.contains(finding.problem.step) else { return [] }
    var (places, queries): ([Int], [Step]) = ([], [])
    for (place, other) in others.enumerated() {
      for query in other.queries(for: finding) where examiner.admits(finding.script + query) {
        places.append(place)
        queries.append(query)
      }
    }
    guard !queries.isEmpty else { return [] }
    // The last one is the finding's own, where it has one.
    let own = finding.script.steps[finding.problem.step]
    let end = finding.problem.step
    let probed = ProbedScript(
      finding.script.steps[...end], keepingQueries: true,
      asking: queries + (own.isQuery ? [own] : [])
    ) { $1 < end }
    // The step that shows the finding's problem has nothing behind it.
    guard examiner.hasRoom(for: probed.script) else { return [] }
    executions += 1
    guard let problems = examiner.problems(of: probed.script),
      finding.isShown(by: problems, at: probed.script.steps.count - 1)
    else { return [] }
    let deviations = problems.filter { $0.event == nil }
      .reduce(into: [Int: Deviation]()) { $0[$1.step] = $1.deviation }
    let turn = own.isQuery ? probed.turn(of: queries.count, wrong: deviations)?.command : nil
    let found = places.indices.filter { number in
      let other = others[places[number]]
      guard let there = probed.turn(of: number, wrong: deviations) else { return false }
      return there.deviation == other.problem.deviation
        && finding.mayFollow(from: other, turning: turn, behind: there.command)
    }
    return Set(found.map { places[$0] }).sorted()
  }
}

extension Examiner {
  /// Tells whether an engine takes scripts as long as one.
  func hasRoom(for script: Script) -> Bool {
    capabilities.stepLimit.map { script.steps.count <= $0 } ?? true
  }

  /// What is wrong with the answers to a script; nil where the engine gives none.
  func problems(of script: Script) -> [Problem]? {
    let expected = World.expectations(of: script, assumptions: judge.assumptions)
    let trial = examine(script, expected: expected.steps, reasons: expected.reasons)
    return trial.trace == nil ? nil : trial.judgement.problems.filter { $0.law == nil }
  }
}

extension ProbedScript {
  /// Where a query turns wrong for good.
  fileprivate struct Turn {
    /// The index in the original script of the command behind which it does.
    let command: Int
    /// How its last answer departs from what was expected.
    let deviation: Deviation
  }

  /// The place where a query turns wrong and stays so to the end.
  ///
  /// - Parameters:
  ///   - number: The number of the query.
  ///   - deviations: How wrong answers depart from what was expected, by their steps.
  /// - Returns: The place; nil where the query is right at last, or was never asked.
  fileprivate func turn(of number: Int, wrong deviations: [Int: Deviation]) -> Turn? {
    let row = probes.filter { $0.query == number }
    guard let last = row.last, let deviation = deviations[last.step] else { return nil }
    let start = (row.lastIndex { deviations[$0.step] == nil } ?? -1) + 1
    return Turn(command: row[start].command, deviation: deviation)
  }
}

extension Script {
  /// The script with one more step.
  fileprivate static func + (script: Script, step: Step) -> Script {
    Script(script.steps + [step])
  }
}
