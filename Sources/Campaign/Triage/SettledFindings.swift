import Conformance
import LayerScript
import Rules

/// What the findings look like at the end, when all that was counted can be asked whom to blame.
extension Triage {
  /// The findings, one a cause.
  ///
  /// Early in a run a rule may be blamed that hardly came up before; what turns out to be one cause
  /// then is one finding, with the shorter script.
  var settledFindings: [Finding] {
    findings.map(blamedAgain).reduce(into: []) { kept, finding in
      if let twin = kept.firstIndex(where: { $0.isOneCause(with: finding) }) {
        kept[twin] = kept[twin].merged(with: finding)
      } else {
        kept.append(finding)
      }
    }
  }

  private func blamedAgain(_ finding: Finding) -> Finding {
    guard finding.behavesLike == nil, finding.problem.kind == .wrongAnswer else { return finding }
    let ranking = ranking(of: finding.problem)
    guard let primary = ranking.first else { return finding }
    var finding = finding
    finding.primary = primary
    finding.alternatives = Array(ranking.dropFirst().prefix(2))
    finding.restsOn = Array(ranking.dropFirst(3)).sorted()
    return finding
  }
}

extension Finding {
  func isOneCause(with other: Finding) -> Bool {
    guard problem.kind.isViolation, other.problem.kind.isViolation else { return false }
    if let behavesLike, let otherwise = other.behavesLike { return behavesLike == otherwise }
    return signature == other.signature || isShown(by: other) || other.isShown(by: self)
  }

  /// Tells whether another script has the steps of this one, and the same wrong answer to the last.
  private func isShown(by other: Finding) -> Bool {
    let kinds: Set<FindingKind> = [.wrongAnswer, .lawBroken]
    guard problem.kind == .wrongAnswer, kinds.contains(other.problem.kind), other.variant == nil,
      problem.actual == other.problem.actual, problem.step < script.steps.count,
      other.problem.step < other.script.steps.count
    else { return false }
    var rest = other.script.steps[...other.problem.step]
    for step in script.steps[...problem.step].reversed() {
      guard let place = rest.lastIndex(of: step) else { return false }
      let isLast = rest.endIndex == other.problem.step + 1
      if isLast, place != other.problem.step { return false }
      rest = rest[..<place]
    }
    return true
  }

  fileprivate func merged(with other: Finding) -> Finding {
    var merged = other.script.steps.count < script.steps.count && other.counts ? other : self
    merged.occurrences = occurrences + other.occurrences
    merged.origin = origin
    merged.original = original
    return merged
  }
}
