import Conformance
import LayerModel
import LayerScript
import Rules

/// The search for findings that follow from what another finding shows.
///
/// What one mistake makes wrong is used for more: a layer that is not marked when it gets a sublayer is not laid
/// out either. The query of each finding is put behind the commands of every other's script, for the objects there.
/// Where it turns wrong no later than that one's problem, by the same command, and the rule that it is blamed on
/// has a part in the problem, the problem is a consequence; and so it is where it is gone once the value that the
/// query asks for is put right, and where both would be right by the same reading of the rules, or with something usual
/// in the place of the same unusual input.
struct ConsequenceSearch {
  let examiner: Examiner
  /// The scripts that were written for rules, by which readings are checked.
  let directed: [Script]
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner, directed: [Script] = []) {
    self.examiner = examiner
    self.directed = directed
  }

  /// Of each finding that is a consequence, the place of the one that it follows from at last.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - listed: How many of them, at the beginning, are of a list of known failures: they are not held against each
  ///     other.
  /// - Returns: The places.
  mutating func causes(in findings: [Finding], listed: Int = 0) -> [Int: Int] {
    var candidates: [Int: [Int]] = [:]
    let mayBeOne = { [examiner] (place: Int, other: Int) in
      max(place, other) >= listed
        && examiner.judge.isShown(findings[place], byFaultOf: findings[other])
        && examiner.judge.isShown(findings[other], byFaultOf: findings[place])
    }
    for place in findings.indices {
      let others = findings.indices.filter {
        findings[place].mayFollow(from: findings[$0]) && mayBeOne(place, $0)
      }
      let wrong = wrong(others.map { findings[$0] }, in: findings[place])
      candidates[place] = wrong.map { others[$0] }
    }
    var repairs = RepairSearch(examiner: examiner)
    let readings = readings(of: findings)
    let inputs = unusualInputs(of: findings)
    // What the fewest rules speak of comes first, then what takes the fewest steps.
    let order = findings.indices.sorted { left, right in
      findings[left].rank(at: left).lexicographicallyPrecedes(findings[right].rank(at: right))
    }
    var (causes, earlier) = ([Int: Int](), [Int]())
    for place in order {
      let first = earlier.first { candidates[place, default: []].contains($0) }
      let reason =
        first
        ?? earlier.first { other in
          let needed = inputs[place].intersection(inputs[other])
          return
            (!readings[place].isDisjoint(with: readings[other])
            || findings[place].isOne(with: findings[other], needing: needed))
            && findings[place].mayBeReadLike(findings[other])
            && mayBeOne(place, other)
        }
        ?? earlier.first { other in
          findings[place].mayBeGone(repairing: findings[other])
            && mayBeOne(place, other)
            && repairs.isGone(findings[place], repairing: findings[other])
        }
      if let reason { causes[place] = causes[reason] ?? reason }
      earlier.append(place)
    }
    executions += repairs.executions
    return causes
  }

  /// Of each finding the unusual input without which it would be right.
  private mutating func unusualInputs(of findings: [Finding]) -> [Set<UnusualInput>] {
    var search = UnusualInputSearch(examiner: examiner)
    let inputs = findings.map { search.inputs(neededBy: $0) }
    executions += search.executions
    return inputs
  }

  /// Of each finding the readings by which it would be right, but for those that scripts written for rules contradict.
  private mutating func readings(of findings: [Finding]) -> [Set<AlternativeReading>] {
    var search = ReadingSearch(examiner: examiner)
    let readings = findings.map { search.readings(of: $0) }
    let counts = readings.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let shared = counts.filter { $0.value > 1 }.keys.sorted { "\($0)" < "\($1)" }
    var check = ReadingCheck(examiner: examiner, scripts: directed)
    let contradicted = Set(shared.filter { check.isContradicted($0) })
    executions += search.executions + check.executions
    return readings.map { $0.subtracting(contradicted) }
  }

  /// The places of the findings from which another follows, judging by its script.
  private mutating func wrong(_ others: [Finding], in finding: Finding) -> [Int] {
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
