public import Conformance
import LayerScript

extension CampaignClient {
  /// The failures that no entry of the list of known failures explains, and those at which a closer look may be taken;
  /// the others are only counted.
  func unlisted(_ failures: [Failure], in notebook: inout CaseNotebook) -> [Failure] {
    guard !triage.known.entries.isEmpty else { return failures }
    var explained: Set<Int> = []
    let rest = failures.filter { failure in
      guard let entry = triage.known.explanation(of: failure, triage.assumptions) else {
        return true
      }
      if !triage.isSettled(failure, byEntry: entry) { return true }
      explained.insert(entry)
      return false
    }
    for entry in explained { notebook.known[entry, default: 0] += 1 }
    return rest
  }
}

extension Triage {
  /// Tells which known failure a finding is, if it is not known that it is one.
  func named(_ finding: Finding, apartFrom other: FiledPlace? = nil) -> Finding {
    var finding = finding
    finding.known = finding.known ?? known.name(of: finding, apartFrom: other)
    return finding
  }
}

extension RecordMaking {
  /// The known failures with what became of each.
  var known: [KnownResult] {
    let entries = client.options.known
    var counts = client.beginning.known
    for notebook in notebooks { counts.merge(notebook.known, uniquingKeysWith: +) }
    counts.merge(client.triage.knownCounts, uniquingKeysWith: +)
    return entries.enumerated().map { place, entry in
      KnownResult(
        entry, place < states.count ? states[place] : .notRun, occurrences: counts[place] ?? 0)
    }
  }
}

extension Record {
  /// Holds a list of known failures against what was found, in the place of the one that the run knew.
  ///
  /// Whether an entry passes now is told by its scripts alone, which are not run here.
  public mutating func expect(_ entries: [KnownFailure]) {
    if known.map(\.entry) == entries { return }
    let list = KnownFindings(entries)
    known = entries.map { KnownResult($0) }
    findings = findings.map(list.naming)
    for place in shards.indices {
      shards[place].known = known
      shards[place].findings = shards[place].findings.map(list.naming)
    }
  }
}

extension KnownFindings {
  fileprivate func naming(_ finding: Finding) -> Finding {
    var finding = finding
    finding.known = name(of: finding)
    return finding
  }
}
