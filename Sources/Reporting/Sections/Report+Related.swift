import Conformance
import Rules

extension Report {
  /// What else a finding may be about: the findings that may have the same cause, and the rules that may be
  /// broken instead of the one that is named.
  func relatedSentences(_ finding: Finding) -> [String] {
    let same = links(to: others(than: finding) { $0.mayShareCause(with: finding) })
    let blamed = same.isEmpty ? [] : ["\(same) may have the same cause."]
    return blamed
      + finding.alternatives.map { rule in
        let statement = Catalogue.rule(rule).map { ": \($0.statement.firstSentence)" } ?? ""
        let others = links(to: others(than: finding) { $0.names(rule) })
        return "It may be \(rule) instead"
          + (others.isEmpty ? "" : ", as it may be in \(others)") + "\(statement).".asSentence
      }
  }

  /// The places of the other findings that fulfil a condition, in the order in which to mend them.
  private func others(than finding: Finding, _ fulfils: (Finding) -> Bool) -> [Int] {
    mendingOrder.filter { record.findings[$0] != finding && fulfils(record.findings[$0]) }
  }

  /// Findings by their numbers; of many the first, and how many more.
  private func links(to places: [Int]) -> String {
    let shown = places.prefix(Self.mostLinked).map { "[F\($0 + 1)](#f\($0 + 1))" }
    let more = places.count - Self.mostLinked
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }

  /// How many findings are linked for one reason.
  private static let mostLinked = 5
}
