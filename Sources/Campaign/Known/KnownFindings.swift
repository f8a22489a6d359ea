import Conformance
import FaultyEngines
import LayerModel
import LayerScript

/// The failures that are known, as far as it takes to tell what they explain.
///
/// It never changes while a run goes on, so that what is counted does not hang on who counts first.
struct KnownFindings: Sendable {
  /// The entries of the list.
  let entries: [KnownFailure]
  /// What their scripts show, as if each had just been shrunk.
  let findings: [Finding]
  /// For each of these findings, the entry that it is of.
  private let owners: [Int]
  /// What of each finding tells whether it explains a problem.
  let filed: [FiledProblem]
  /// The findings that show something, by what that is told from others by.
  private var places: [ProblemIdentity: [Int]] = [:]
  /// The findings that stand for other properties, too.
  private let general: [Int]
  private let faults: [(entry: Int, fault: Fault)]

  init(_ entries: [KnownFailure]) {
    self.entries = entries
    let shown = entries.enumerated().flatMap { place, entry in
      entry.findings.map { (place, $0) }
    }
    findings = shown.map(\.1)
    owners = shown.map(\.0)
    filed = findings.map { FiledProblem($0) }
    general = findings.indices.filter { [findings] in
      findings[$0].generality?.isGeneral ?? false
    }
    faults = entries.enumerated().flatMap { place, entry in
      entry.faults.compactMap(FaultMatcher.named).map { (place, $0) }
    }
    for (place, finding) in findings.enumerated() {
      for identity in Set([finding.identity] + finding.furtherIdentities) {
        places[identity, default: []].append(place)
      }
    }
  }

  /// The entry that explains a failure; nil where none does.
  func explanation(of failure: Failure, _ assumptions: Assumptions) -> Int? {
    if failure.problem.kind.isDeath {
      return explanation(ofDeath: failure.problem.kind, in: failure.script)
    }
    return explanation(of: failure.sight) ?? reproduction(of: failure, assumptions)
  }

  /// The entry that explains a problem; nil where none does.
  func explanation(of sight: Sight) -> Int? { place(explaining: sight).map(owner) }

  /// The number of the finding that explains a problem, of several the first of those that take most to show; nil where
  /// none does.
  func place(explaining sight: Sight) -> Int? {
    let like = missing(sight) + places[sight.identity, default: []] + general
    return like.filter { filed[$0].explains(sight) }.max {
      (filed[$0].settings.count, $1) < (filed[$1].settings.count, $0)
    }
  }

  /// The entry that a finding is of.
  func owner(of place: Int) -> Int { owners[place] }

  /// The entry whose problem what is left of a script shows while it shrinks; nil for none.
  func entry(coveredBy sight: Sight) -> Int? {
    (missing(sight) + places[sight.identity, default: []])
      .first { filed[$0].covers(sight) }.map { owners[$0] }
  }

  /// The findings that nothing of the kind is implemented that raises an exception.
  private func missing(_ sight: Sight) -> [Int] {
    sight.identity.ofMissingFeature.flatMap { places[$0] } ?? []
  }

  /// The name of the entry that a finding is taken for; nil for none.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - place: What shows the same by another mistake, unless it is known for the mistake that it is.
  /// - Returns: The name.
  func name(of finding: Finding, apartFrom place: FiledPlace? = nil) -> String? {
    let kind = finding.problem.kind
    let others = findings.indices.filter {
      .listed($0) != place || findings[$0].behavesLike(asDoes: finding)
    }
    let twin = others.lazy.map { findings[$0] }.first { known in
      if kind == .dependsOnEarlier { return known.problem.kind == kind }
      if kind.isDeath {
        return known.problem.kind == kind && known.script.isPlayed(in: finding.script)
      }
      return known.isTaken(for: finding)
    }
    return twin?.known
  }

  private func explanation(ofDeath kind: FindingKind, in script: Script) -> Int? {
    findings.indices.first {
      findings[$0].problem.kind == kind && findings[$0].script.isPlayed(in: script)
    }.map { owners[$0] }
  }

  /// The entry whose known fault gives every answer of a script.
  private func reproduction(of failure: Failure, _ assumptions: Assumptions) -> Int? {
    guard !faults.isEmpty, let trace = failure.trial.trace, failure.trial.variant == nil else {
      return nil
    }
    return faults.first {
      FaultMatcher.reproduces($0.fault, failure.script, trace, assumptions)
        && Judge(assumptions).isLawBroken(of: failure.problem, by: $0.fault, in: failure.script)
    }?.entry
  }
}
