import Corpus
import FaultyEngines
import RuleBook
import Rules
import Testing

/// The rule book says of each rule what the catalogue, the corpus and the faults know.
struct RuleBookTests {
  private static let pages = CorpusFiles.corpus.map { RuleBook(corpus: $0).pages }

  private func pages() throws -> [RuleBook.Page] { try Self.pages.get() }

  private func section(on rule: RuleID) throws -> String {
    let name = rule.area.name.lowercased() + ".md"
    let page = try #require(try pages().first { $0.name == name })
    let parts = page.text.split(separator: "\n## ").map(String.init)
    return try #require(parts.first { $0.hasPrefix("\(rule)\n") })
  }

  @Test func thereIsAnIndexAPageForEachAreaOneOfLawsAndOneForWhatIsOpen() throws {
    let names = Catalogue.areas.map { $0.name.lowercased() + ".md" }
    #expect(try pages().map(\.name) == ["README.md"] + names + ["laws.md", "open.md"])
  }

  @Test func everyRuleHasItsStatementAndItsEvidence() throws {
    for rule in Catalogue.rules {
      let section = try section(on: rule.id)
      #expect(section.contains(rule.statement))
      for evidence in rule.evidence { #expect(section.contains(": \(evidence.source)\n")) }
    }
  }

  @Test func theWorkedExampleOfARuleIsItsFirstCase() throws {
    let section = try section(on: .geo(18))
    #expect(section.contains("*A frame is set around whatever anchor point there is*"))
    #expect(section.contains("set l1.anchorPoint (1, 1)\nset l1.frame (10, 20, 100, 50)\n"))
    #expect(section.contains("get l1.position  => (110, 70)"))
  }

  @Test func aCaseThatIsAboutTheRuleIsPreferredToOneThatRestsOnIt() throws {
    #expect(
      try section(on: .geo(6)).contains("*The frame follows position, anchor point and size*"))
  }

  @Test func everyCaseOfARuleIsLinkedAtItsLine() throws {
    let chapter = try #require(try CorpusFiles.corpus.get().chapters.first { $0.name == "geo" })
    let section = try section(on: .geo(26))
    let cases = chapter.cases.filter { $0.rules.contains(.geo(26)) }
    #expect(cases.count > 1)
    for worked in cases {
      #expect(section.contains("[\(worked.title)](../corpus/geo.txt#L\(worked.line))"))
    }
  }

  @Test func everyFaultThatBreaksARuleIsNamed() throws {
    for fault in FaultCatalogue.all {
      for rule in fault.rules {
        #expect(try section(on: rule).contains("- `\(fault.name)`: \(fault.sentence)"))
      }
    }
  }

  @Test func theIndexCountsRulesCasesAndFaults() throws {
    let index = try #require(try pages().first).text
    let rules = Catalogue.rules.filter { $0.id.area == .tree }
    let ids = Set(rules.map(\.id))
    let cases = try CorpusFiles.cases().count { !ids.isDisjoint(with: $0.rules) }
    let faults = FaultCatalogue.all.count { $0.rules.contains { $0.area == .tree } }
    let row = try #require(index.split(separator: "\n").first { $0.hasPrefix("| [TREE]") })
    #expect(row.hasPrefix("| [TREE](tree.md) | hierarchy | \(rules.count) | "))
    #expect(row.hasSuffix(" | \(cases) | \(faults) |"))
  }
}
