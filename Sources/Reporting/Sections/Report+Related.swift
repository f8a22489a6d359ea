import Conformance
import Rules

extension Report {
  /// What else a finding may be about: the findings that may have the same cause, and the rules that may be
  /// broken instead of the one that is named.
  func relatedSentences(_ finding: Finding) -> [String] {
    let same = links(to: findings(naming: finding.primary, except: finding))
    let blamed = same.isEmpty ? [] : ["\(same) may have the same cause."]
    return blamed
      + finding.alternatives.map { rule in
        let statement = Catalogue.rule(rule).map { ": \($0.statement.firstSentence)" } ?? ""
        let others = links(to: findings(naming: rule, except: finding))
        return "It may be \(rule) instead"
          + (others.isEmpty ? "" : ", as it may be in \(others)") + "\(statement).".asSentence
      }
  }

  /// The places of the findings that name a rule, as what is broken or as what may be instead.
  private func findings(naming rule: RuleID?, except finding: Finding) -> [Int] {
    guard let rule else { return [] }
    return mendingOrder.filter { place in
      let other = record.findings[place]
      return other != finding && ([other.primary] + other.alternatives).contains(rule)
    }
  }

  /// Findings by their numbers; of many the first, and how many more.
  private func links(to places: [Int]) -> String {
    let shown = places.prefix(Self.mostLinked).map { "[F\($0 + 1)](#f\($0 + 1))" }
    let more = places.count - Self.mostLinked
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }

  /// How many findings are named that share a rule.
  private static let mostLinked = 5
}
