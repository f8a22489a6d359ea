import Conformance
import Engines
import LayerModel
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

  /// What the scripts show that still fail, but for hangs and what shows behind other scripts alone.
  mutating func listedFindings() -> ListedFindings {
    var listed = ListedFindings()
    for known in triage.known.findings where known.earlier.isEmpty {
      guard let name = known.known, let diagnosis = diagnosis(of: known) else { continue }
      var finding = known
      finding.known = nil
      finding.problem = diagnosis.problem
      if known.identity.ofMissingFeature != known.identity { finding.identity = diagnosis.identity }
      finding.suspects = triage.ranking(
        of: triage.suspects(of: diagnosis, in: known.script),
        behavingLike: known.behavesLike.flatMap(FaultMatcher.named),
        sideEffect: known.sideEffect, on: finding.identity.look)
      listed.findings.append(finding)
      listed.names.append(name)
    }
    return listed
  }

  /// What is wrong with the script of a finding, as far as it is what the finding is about; nil where nothing is.
  private mutating func diagnosis(of known: Finding) -> Diagnosis? {
    let script = known.script
    // Each hang would take as long as a deadline.
    guard examiner.admits(script), known.problem.kind != .hang else { return nil }
    if known.problem.kind.isDeath { return death(of: known) }
    if let name = known.identity.law {
      return problem(breaking: name, script).map { Diagnosis(ofItself: $0, in: script) }
    }
    // One run of the script, and one with questions about what is wrong.
    executions += 2
    guard let problems = examiner.problems(of: script) else { return nil }
    let identities = [known.identity] + known.furtherIdentities
    return CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script)
      .first { $0.identity.isListed(among: identities) }
  }

  /// How the engine ends over the script of a finding; nil where it does not end so.
  private mutating func death(of known: Finding) -> Diagnosis? {
    executions += 1
    let run = examiner.engine.run(known.script)
    switch run {
    // An engine that can't be started says nothing of the script.
    case .trace, .unavailable: return nil
    case .crashed, .hung, .violatedProtocol: break
    }
    let problem = Problem(run, known.script)
    return problem.kind == known.problem.kind ? Diagnosis(ofItself: problem, in: known.script) : nil
  }

  /// What a law says that a script breaks, with any of the variants that it makes of it.
  private mutating func problem(breaking name: String, _ script: Script) -> Problem? {
    guard let law = Laws.paired.first(where: { $0.description.name == name }) else {
      executions += 1
      let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
      let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
      return trial.judgement.problems.first { $0.law == name }
    }
    for parameter in 0..<Self.variants {
      executions += 2
      let trial = examiner.examine(script, by: law, parameter)
      if let problem = trial?.judgement.problems.first { return problem }
    }
    return nil
  }

  /// How many variants a law makes of a script.
  private static let variants = 4
}
