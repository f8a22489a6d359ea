import Conformance
import LayerScript

/// What does not repeat, and what ends the engine.
extension Triage {
  mutating func fileFlaky(_ failure: Failure) {
    stability.noteDeath(failure.problem.kind)
    file(doubt: Finding(flaky: failure), failure)
  }

  /// Files a finding of which no second run showed the same, once for the whole run.
  mutating func file(doubt finding: Finding, _ failure: Failure) {
    stability.doubted.formUnion(failure.trial.judgement.problems.flatMap(\.suspects))
    if let known = findings.firstIndex(where: { $0.problem.kind == .nondeterminism }) {
      findings[known].occurrences += 1
    } else {
      append(finding)
    }
  }

  /// Files what an engine keeps from one script for the next.
  ///
  /// From then on an engine is started afresh before it has carried out as many scripts as that takes to
  /// show: what was kept would spoil the rest.
  mutating func fileLeak(_ finding: Finding?, _ failure: Failure) {
    guard let finding else {
      stability.failedLeakSearches += 1
      fileFlaky(failure)
      return
    }
    stability.startAfresh(showingBehind: finding.earlier.count)
    stability.doubted.formUnion(failure.trial.judgement.problems.flatMap(\.suspects))
    append(named(finding))
  }

  /// Counts one more script whose answers hang on earlier ones, once that is filed.
  ///
  /// What shows behind fewer scripts than the finding's is kept from showing again, too.
  mutating func countsAsLeak(_ failure: Failure) -> Bool {
    guard let known = findings.firstIndex(where: { $0.problem.kind == .dependsOnEarlier }) else {
      return false
    }
    findings[known].occurrences += 1
    stability.startAfresh(showingBehind: failure.earlierCount)
    return true
  }

  /// Counts one more occurrence of a finding that needs no closer look.
  mutating func countsAsKnown(_ failure: Failure) -> Bool {
    let kind = failure.problem.kind
    let known = findings.firstIndex { finding in
      guard finding.problem.kind == kind else { return false }
      return kind.isDeath && finding.script.isPlayed(in: failure.script)
    }
    guard let known else { return false }
    findings[known].occurrences += 1
    noteDeath(of: known, in: failure.script, of: failure.capabilities)
    return true
  }
}

extension Script {
  /// Tells whether steps like these stand in another script in this order: what ends an engine here
  /// is likely to end it there.
  func isPlayed(in other: Script) -> Bool {
    var rest = other.steps.map(\.likeness)[...]
    for step in steps {
      guard let place = rest.firstIndex(of: step.likeness) else { return false }
      rest = rest[(place + 1)...]
    }
    return !steps.isEmpty
  }
}

extension Step {
  /// Tells whether the step does what another one does, whatever the names and values.
  func isLike(_ other: Step) -> Bool { likeness == other.likeness }

  /// What the step does, without names and values.
  fileprivate var likeness: String {
    if case .set(_, let property, _) = command { return "set \(property.rawValue)" }
    return observation
  }
}
