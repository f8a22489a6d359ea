import Conformance
import LayerScript

/// What the scripts of a list of known failures show now, to be held against what a run has found.
///
/// A finding that would be one with another of the same run is one with an entry, too: else what a run takes for one
/// mistake would be new once more in the next run, which knows the first.
struct ListedFindings: Sendable {
  /// The findings; none of them says that it is known.
  var findings: [Finding] = []
  /// The names of the entries that they are of.
  var names: [String] = []
}

/// The search for what the scripts of a list of known failures show.
struct ListedFindingSearch {
  let examiner: Examiner
  let triage: Triage
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner, triage: Triage) {
    self.examiner = examiner
    self.triage = triage
  }

  /// What the scripts show that still fail by a single answer or callback.
  mutating func listedFindings() -> ListedFindings {
    var listed = ListedFindings()
    for known in triage.known.findings where known.isOneAnswer && known.earlier.isEmpty {
      guard let name = known.known, let finding = shown(by: known) else { continue }
      listed.findings.append(finding)
      listed.names.append(name)
    }
    return listed
  }

  private mutating func shown(by known: Finding) -> Finding? {
    let script = known.script
    guard examiner.admits(script) else { return nil }
    // One run of the script, and one with questions about what is wrong.
    executions += 2
    guard let problems = examiner.problems(of: script) else { return nil }
    let identities = [known.identity] + known.furtherIdentities
    let diagnosis = CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script).first {
      diagnosis in
      identities.contains { $0.look == diagnosis.identity.look }
    }
    guard let diagnosis else { return nil }
    var finding = known
    finding.known = nil
    finding.problem = diagnosis.problem
    if known.identity.ofMissingFeature != known.identity { finding.identity = diagnosis.identity }
    finding.restsOn = triage.suspects(of: diagnosis, in: script)
    return finding
  }
}
