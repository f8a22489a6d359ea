public import Corpus
import FaultyEngines
import LayerScript
import Reporting
import Rules

/// The catalogue as pages to read: one page an area, and an index.
///
/// Everything on them comes from the catalogue, the corpus and the faults as data, so that a rule is
/// written down once. The worked example of a rule is its first case in the corpus.
public struct RuleBook: Sendable {
  /// One file of the book.
  public struct Page: Sendable {
    /// The name of the file.
    public let name: String
    /// Its text, in Markdown.
    public let text: String
  }

  private let corpus: Corpus

  /// Creates the book with the examples of a corpus.
  public init(corpus: Corpus) {
    self.corpus = corpus
  }

  /// All pages: the index first, then the areas in the order of the catalogue, then laws and what is open.
  public var pages: [Page] {
    [Page(name: "README.md", text: index)]
      + Catalogue.areas.map { Page(name: Self.file(of: $0), text: page(of: $0)) }
      + [
        Page(name: "laws.md", text: Self.laws), Page(name: "open.md", text: Self.openItems),
      ]
  }

  private static func rules(of area: Area) -> [Rule] {
    Catalogue.rules.filter { $0.id.area == area }
  }

  static func file(of area: Area) -> String { area.name.lowercased() + ".md" }
}

extension RuleBook {
  private var index: String {
    var lines = [
      "# The rule book", "",
      "What LayerCheck holds engines against, version \(Catalogue.version) of the catalogue: one page an",
      "area. Each rule has its statement, the evidence for it, a worked example, and the faults that are",
      "known to break it. [How much a rule is worth](../README.md#how-much-a-rule-is-worth) explains the",
      "evidence; [what is open](open.md) lists what no source settles and nothing asserts. Beside the",
      "rules stand [laws](laws.md), which hold an engine's answers against each other.", "",
      "| area | about | rules | documented | observed | inferred | cases | faults |",
      "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    lines += Catalogue.areas.map { area in
      let rules = Self.rules(of: area)
      let levels = Evidence.Level.allCases.map { level in
        "\(rules.count { $0.level == level })"
      }
      let ids = Set(rules.map(\.id))
      let cases = corpus.cases.count { !ids.isDisjoint(with: $0.rules) }
      let faults = FaultCatalogue.all.count { !ids.isDisjoint(with: $0.rules) }
      return "| [\(area.name)](\(Self.file(of: area))) | \(area.title) | \(rules.count) | "
        + levels.joined(separator: " | ") + " | \(cases) | \(faults) |"
    }
    lines += [
      "", "A rule counts under its strongest evidence. The pages are written by",
      "`layercheck rules --book Specs/rules`; stale ones are an error in CI.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static var openItems: String {
    var lines = [
      "# What is open", "",
      "Behaviour that no source settles, or on which sources differ. Whatever rests on it is *unspecified*:",
      "any answer passes.", "", "| item | what is open |", "|---|---|",
    ]
    lines += Catalogue.openItems.map { ("\($0.key)", $0.value) }.sorted { $0.0 < $1.0 }.map {
      item in
      "| \(item.0) | \(item.1.inTable) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func page(of area: Area) -> String {
    let rules = Self.rules(of: area)
    var lines = ["# \(area.name): \(area.title)", ""]
    lines += ["| rule | statement |", "|---|---|"]
    lines += rules.map { rule in
      "| [\(rule.id)](#\(rule.id.description.lowercased())) | \(rule.statement.inTable) |"
    }
    for rule in rules { lines += [""] + section(on: rule) }
    let sources = SourceGlossary.entries(for: rules.flatMap(\.evidence))
    if !sources.isEmpty {
      lines += ["", "## Sources", ""]
      lines += sources.map { "- **\($0.name)**: \($0.meaning)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(on rule: Rule) -> [String] {
    var lines = ["## \(rule.id)", "", rule.statement, ""]
    lines += rule.evidence.map { "- \($0.words): \($0.source)" }
    if let profile = rule.profile {
      let standing = profile.isOnByDefault ? "on" : "off"
      lines.append(
        "- profile `\(profile.rawValue)`, \(standing) unless declared: \(profile.summary)")
    }
    if !rule.needs.isEmpty {
      lines.append("- needs " + rule.needs.map(\.summary).joined(separator: ", "))
    }
    switch rule.standing {
    case .asserted: break
    case .reportOnly(let why): lines.append("- reported, and never fails a run: \(why)")
    case .unchecked(let why): lines.append("- stated, and not checked: \(why)")
    }
    if !rule.members.isEmpty {
      lines.append("- each to be compared: " + rule.members.joined(separator: ", "))
    }
    lines.append("- typical fault: \(rule.typicalFault)")
    lines += examples(of: rule) + faults(against: rule)
    return lines
  }

  private func examples(of rule: Rule) -> [String] {
    let cases = corpus.chapters.flatMap { chapter in
      chapter.cases.filter { $0.rules.contains(rule.id) }.map {
        (chapter: chapter.name, worked: $0)
      }
    }
    // A case that is about the rule explains it better than one that merely rests on it.
    let example = cases.first { $0.worked.rules.first == rule.id } ?? cases.first
    guard let example else { return ["", "No case of the corpus is about it yet."] }
    var lines = ["", "*\(example.worked.title)* (\(example.worked.source)):", "", "```text"]
    lines += example.worked.lines + ["```", ""]
    let links = cases.map { "[\($0.worked.title)](../corpus/\($0.chapter).txt#L\($0.worked.line))" }
    return lines + ["Cases: " + links.joined(separator: "; ") + "."]
  }

  private func faults(against rule: Rule) -> [String] {
    let faults = FaultCatalogue.all.filter { $0.rules.contains(rule.id) }
    if faults.isEmpty { return ["", "No known fault breaks it."] }
    return ["", "Faults that break it:", ""] + faults.map { "- `\($0.name)`: \($0.sentence)" }
  }
}

extension CorpusCase {
  /// The script with its answers, a step a line.
  var lines: [String] {
    script.steps.enumerated().flatMap { place, step in
      let expectation = expectations[place]
      let answer = expectation?.answer.map { "  => \($0.words)" } ?? ""
      let events = expectation?.events.map { ["  ! \($0.words)"] } ?? []
      return [step.description + answer] + events
    }
  }
}

extension String {
  /// The text as a cell of a table.
  fileprivate var inTable: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
