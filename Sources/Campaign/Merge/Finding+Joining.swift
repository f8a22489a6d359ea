import Conformance
import LayerScript

extension [ShardResult] {
  /// The findings of all shards, one a cause, in the order of the cases.
  var joinedFindings: [Finding] {
    inOrder.reduce(into: []) { kept, finding in
      if let twin = kept.firstIndex(where: { $0.isTaken(for: finding) }) {
        kept[twin] = kept[twin].joined(with: finding)
      } else {
        kept.append(finding)
      }
    }
  }

  /// All findings by their cases; those of known failures, which run first, keep their order.
  private var inOrder: [Finding] {
    let findings = flatMap(\.findings).enumerated()
    return findings.sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }
}

extension Finding {
  fileprivate var place: Int {
    switch origin {
    case .listed: -1
    case .generated(let number): number
    }
  }

  /// The finding with what another shard found of the same cause in later cases.
  fileprivate func joined(with other: Finding) -> Finding {
    var joined = self
    joined.takeIn(other)
    joined.known = known ?? other.known
    joined.occurrences = occurrences + other.occurrences
    return joined
  }
}
