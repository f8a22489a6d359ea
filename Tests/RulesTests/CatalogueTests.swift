import Rules
import Testing

/// The catalogue is data; these tests keep it whole.
struct CatalogueTests {
  @Test func idsAreUnique() {
    #expect(Set(Catalogue.rules.map(\.id)).count == Catalogue.rules.count)
  }

  @Test func idsRiseWithinEachArea() {
    for area in Area.allCases {
      let numbers = Catalogue.rules.map(\.id).filter { $0.area == area }.map(\.number)
      #expect(numbers == numbers.sorted(), "\(area.name)")
    }
  }

  @Test func everyRuleSaysWhatWhyAndHow() {
    for rule in Catalogue.rules {
      #expect(!rule.statement.isEmpty, "\(rule.id)")
      #expect(!rule.evidence.isEmpty, "\(rule.id)")
      #expect(rule.evidence.allSatisfy { !$0.source.isEmpty }, "\(rule.id)")
      #expect(!rule.check.isEmpty, "\(rule.id)")
      #expect(!rule.typicalFault.isEmpty, "\(rule.id)")
    }
  }

  @Test func theStrongestEvidenceComesFirst() {
    for rule in Catalogue.rules {
      #expect(rule.level == rule.evidence.map(\.level).min(), "\(rule.id)")
    }
  }

  @Test func aRuleThatNeverFailsARunSaysWhy() {
    for rule in Catalogue.rules {
      guard case .reportOnly(let reason) = rule.standing else { continue }
      #expect(!reason.isEmpty, "\(rule.id)")
    }
  }

  @Test func aRuleIsFoundByItsID() {
    for rule in Catalogue.rules { #expect(Catalogue.rule(rule.id) == rule) }
    #expect(Catalogue.rule(RuleID(.geo, 127)) == nil)
  }

  @Test func areasWithRulesAreListedInTheirOrder() {
    let areas = Catalogue.areas
    #expect(areas == Area.allCases.filter { areas.contains($0) })
    #expect(Set(areas) == Set(Catalogue.rules.map(\.id.area)))
  }

  @Test(arguments: [
    (
      "GEO-06",
      """
      frame (get) = axis-aligned bounding box of the four bounds corners mapped by own; for \
      identity T: (p.x-ax*bw, p.y-ay*bh, bw, bh).
      """
    ),
    (
      "TREE-03",
      """
      A layer has at most one superlayer; adding it elsewhere removes it from the former \
      superlayer's list first.
      """
    ),
    (
      "ACT-04",
      """
      A null object (NSNull) from the delegate ends the search with "no action", whatever \
      dictionary, style and class offer.
      """
    ),
  ])
  func theStatementIsPinned(id: String, statement: String) throws {
    let name = try #require(RuleID(id))
    let rule = try #require(Catalogue.rule(name))
    #expect(rule.statement == statement)
    #expect(rule.level == .documented)
  }

  @Test func membersAreThoseOfTheRule() {
    for rule in Catalogue.rules { #expect(Catalogue.members(of: rule.id) == rule.members) }
  }
}
