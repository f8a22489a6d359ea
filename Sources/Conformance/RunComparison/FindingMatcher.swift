import LayerScript
import Rules

/// The findings of a run, found by what they are told from others by.
struct FindingMatcher {
  /// What makes findings of two runs one: what shows the mistake, how that departs from what was expected,
  /// and the step that makes it.
  private struct Key: Hashable {
    let look: StepForm
    let deviation: Deviation
    let culprit: StepForm
    let law: String?

    init(_ identity: ProblemIdentity) {
      (look, deviation, culprit) = (identity.look, identity.deviation, identity.culprit)
      law = identity.law
    }
  }

  private let record: Record
  private var places: [Key: Int] = [:]
  private let waiting: Set<Key>

  init(_ record: Record) {
    self.record = record
    // What a finding was filed for outweighs what was taken for the same.
    for (place, finding) in record.findings.enumerated() {
      let key = Key(finding.identity)
      if places[key] == nil { places[key] = place }
    }
    for (place, finding) in record.findings.enumerated() {
      for identity in finding.furtherIdentities where places[Key(identity)] == nil {
        places[Key(identity)] = place
      }
    }
    waiting = Set(record.waiting.map { Key($0.identity) })
  }

  /// The place of the finding that is like one of another run.
  func place(of finding: Finding) -> Int? {
    if let place = places[Key(finding.identity)] { return place }
    return finding.furtherIdentities.lazy.compactMap { places[Key($0)] }.first
  }

  /// Tells whether the mistake of another run's finding is gone: its script was run again and nothing that it
  /// may be came up.
  func isGone(_ finding: Finding, hasRun: RunComparison.Evidence) -> Bool {
    let keys = Set(([finding.identity] + finding.furtherIdentities).map(Key.init))
    if let known = record.known.first(where: {
      !keys.isDisjoint(with: $0.entry.identities.map(Key.init))
    }) {
      return known.state == .passes
    }
    guard waiting.isDisjoint(with: keys), finding.earlier.isEmpty else { return false }
    // Where its rule still fails, it may have been taken for another finding.
    let verdict = record.results.first { $0.rule == finding.primary }?.verdict
    guard verdict == .passed else { return false }
    return hasRun(finding.script, record) || hasRun(finding.original, record)
  }
}
