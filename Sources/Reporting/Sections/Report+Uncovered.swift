import Conformance
import Rules

extension Report {
  /// How many reasons the report lists at most.
  private static let mostReasons = 8

  /// How many rules the run says nothing of, by the reason; the page of all rules has them one by one.
  func writeUncoveredBriefly(_ text: inout Markdown) {
    let results = beginNotCovered(&text)
    if results.isEmpty { return }
    let groups = reasons(of: results)
    text.table(
      ["why", "rules:", "such as"],
      groups.prefix(Self.mostReasons).map { group in
        [group.why, "\(group.rules.count)", group.rules.prefix(3).map(\.description).words]
      })
    let more = groups.count - Self.mostReasons
    text.paragraph(
      (more > 0 ? "\(more) more reason\(more == 1 ? "" : "s"), and " : "Of ")
        + "[each rule](\(Self.rulesName)#not-covered) why it is not covered.")
  }

  /// The reasons why rules are not covered, those of most rules first.
  private func reasons(of results: [RuleResult]) -> [(why: String, rules: [RuleID])] {
    var groups: [(why: String, rules: [RuleID])] = []
    for result in results {
      let why = "\(result.verdict.rawValue): \(why(result))"
      if let place = groups.firstIndex(where: { $0.why == why }) {
        groups[place].rules.append(result.rule)
      } else {
        groups.append((why, [result.rule]))
      }
    }
    return groups.enumerated().sorted {
      ($1.element.rules.count, $0.offset) < ($0.element.rules.count, $1.offset)
    }.map(\.element)
  }

  /// What the sources of the evidence are, of all rules that the run was about.
  func writeSources(_ text: inout Markdown) {
    let evidence = record.results.compactMap { Catalogue.rule($0.rule) }.flatMap(\.evidence)
    let sources = SourceGlossary.entries(for: evidence)
    if sources.isEmpty { return }
    text.heading(2, "Sources")
    text.bullets(sources.map { "\($0.name): \($0.meaning)" })
  }
}

extension [String] {
  /// The words in a row.
  fileprivate var words: String { joined(separator: ", ") }
}
