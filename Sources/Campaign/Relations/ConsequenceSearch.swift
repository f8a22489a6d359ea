import Conformance
import Engines
import LayerScript
import Rules

/// The search for findings that follow from what another finding shows.
///
/// What one mistake makes wrong is used for more: a layer that is not marked when it gets a sublayer is not laid
/// out either. The query of each finding is put behind the commands of every other's script, for the objects there.
/// Where it turns wrong no later than that one's problem, by the same command, and the rule that it is blamed on
/// has a part in the problem, the problem is a consequence; and so it is where it is gone once the value that the
/// query asks for is put right, and where both would be right by the same reading of the rules, or with something usual
/// in the place of the same unusual input. Where one needs unusual input that the other's script has not, and the other
/// needs none, they are two.
struct ConsequenceSearch {
  /// An examiner for each engine that can be asked at the same time; the first one decides what one finding alone
  /// does not tell.
  let examiners: [Examiner]
  /// The scripts that were written for rules, by which readings are checked.
  let directed: [Script]
  /// Scripts that were run.
  private(set) var executions = 0
  /// The places of findings that are two mistakes, because one needs something unusual and the other does not, unless one
  /// rule is blamed for both on which little rests.
  private(set) var apart: Set<FindingPair> = []
  /// The places of findings that are called by a known mistake though another reading of the rules explains more.
  private(set) var misnamed: Set<Int> = []

  init(examiners: [Examiner], directed: [Script] = []) {
    self.examiners = examiners
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
    guard let examiner = examiners.first else { return [:] }
    var findings = findings
    let mayBeOne = { (all: [Finding], place: Int, other: Int) in
      max(place, other) >= listed
        && examiner.judge.isShown(all[place], byFaultOf: all[other])
        && examiner.judge.isShown(all[other], byFaultOf: all[place])
    }
    let others = findings.indices.map { place in
      findings.indices.filter {
        findings[place].mayFollow(from: findings[$0]) && mayBeOne(findings, place, $0)
      }
    }
    let evidence = evidence(of: findings, others)
    apart = pairsApart(by: evidence)
    let support = support(for: evidence.map(\.readings))
    let readings = evidence.map { $0.readings.filter { support[$0] ?? 0 >= 0 } }
    misnamed = MisnamedFindings(
      findings: findings, readings: readings.map { $0.filter { support[$0] ?? 0 > 0 } },
      judge: examiner.judge
    ).places(behind: listed)
    // Against a list, what is new keeps its name: nothing that is known shall hide it.
    let original = findings
    for place in misnamed { findings[place].behavesLike = nil }
    let mayBeOneNow = { (place: Int, other: Int) in
      mayBeOne(min(place, other) < listed ? original : findings, place, other)
    }
    var repairs = RepairSearch(examiner: examiner)
    // What the fewest rules speak of comes first, then what takes the fewest steps.
    let order = findings.indices.sorted { left, right in
      findings[left].rank(at: left).lexicographicallyPrecedes(findings[right].rank(at: right))
    }
    var (causes, earlier, members) = ([Int: Int](), [Int](), [Int: [Int]]())
    for place in order {
      let candidates = earlier.filter { other in
        members[causes[other] ?? other, default: []].allSatisfy {
          !apart.contains(FindingPair(place, $0))
        }
      }
      let reason =
        candidates.first { evidence[place].causes.contains($0) }
        ?? candidates.first { other in
          let needed = evidence[place].inputs.intersection(evidence[other].inputs)
          return
            (!readings[place].isDisjoint(with: readings[other])
            || findings[place].isOne(with: findings[other], needing: needed))
            && findings[place].mayBeReadLike(findings[other])
            && mayBeOneNow(place, other)
        }
        ?? candidates.first { other in
          findings[place].mayBeGone(repairing: findings[other])
            && mayBeOneNow(place, other)
            && repairs.isGone(findings[place], repairing: findings[other])
        }
      let root = reason.map { causes[$0] ?? $0 } ?? place
      if root != place { causes[place] = root }
      members[root, default: []].append(place)
      earlier.append(place)
    }
    executions += repairs.executions
    return causes
  }

  /// The pairs of findings of which one needs something unusual and the other nothing of the kind.
  private func pairsApart(by evidence: [FindingEvidence]) -> Set<FindingPair> {
    var pairs: Set<FindingPair> = []
    for place in evidence.indices {
      for other in 0..<place
      where evidence[place].needsMore(than: evidence[other])
        || evidence[other].needsMore(than: evidence[place])
      {
        pairs.insert(FindingPair(place, other))
      }
    }
    return pairs
  }

  /// What the script of each finding tells, asked of all engines at the same time.
  private mutating func evidence(of findings: [Finding], _ others: [[Int]]) -> [FindingEvidence] {
    let count = examiners.count
    let parts = Threads.map(Array(examiners.enumerated())) { number, examiner in
      var search = FindingEvidenceSearch(examiner: examiner)
      let found = stride(from: number, to: findings.count, by: count).map { place in
        search.evidence(of: findings[place], among: findings, at: others[place])
      }
      return (found, search.executions)
    }
    executions += parts.map(\.1).reduce(0, +)
    return findings.indices.map { parts[$0 % count].0[$0 / count] }
  }

  /// How much scripts that are written for rules speak for each reading that findings share, as `ReadingCheck` counts.
  private mutating func support(
    for readings: [Set<AlternativeReading>]
  ) -> [AlternativeReading: Int] {
    let counts = readings.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let shared = counts.filter { $0.value > 1 }.keys.sorted { "\($0)" < "\($1)" }
    guard let examiner = examiners.first, !shared.isEmpty else { return [:] }
    var check = ReadingCheck(examiner: examiner, scripts: directed)
    var support: [AlternativeReading: Int] = [:]
    for reading in shared { support[reading] = check.support(for: reading) }
    executions += check.executions
    return support
  }
}
