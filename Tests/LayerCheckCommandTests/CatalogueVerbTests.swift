import Conformance
import FaultyEngines
import Rules
import Testing
import Wire

@testable import LayerCheckCommand

/// `layercheck rules` and `layercheck faults`: what there is to check, and what goes wrong.
struct CatalogueVerbTests {
  @Test func theRulesStandOneALineInTheOrderOfTheCatalogue() throws {
    let program = try Program("rules")
    #expect(program.code == 0)
    #expect(program.lines == Catalogue.rules.map { "\($0.id)  \($0.statement)" })
  }

  @Test func aRuleShowsItsStatementItsEvidenceAndHowItIsChecked() throws {
    let rule = try #require(Catalogue.rule(.geo(6)))
    let program = try Program("rules", "GEO-06")
    #expect(program.code == 0)
    #expect(program.lines.prefix(3) == ["GEO-06 · geometry", rule.statement, "Evidence:"])
    for evidence in rule.evidence { #expect(program.output.contains(": \(evidence.source)\n")) }
    #expect(program.lines.contains("Checked by: \(rule.check)"))
    #expect(program.lines.contains("Typical fault: \(rule.typicalFault)"))
    let faults = FaultCatalogue.all.filter { $0.rules.contains(.geo(6)) }.map(\.name)
    #expect(faults.contains("frame-anchor-centre"))
    #expect(
      program.lines.last == "Known faults that break it: \(faults.joined(separator: ", "))")
  }

  @Test func anInvariantIsShownWithWhatChecksIt() throws {
    let program = try Program("rules", "INV-04")
    #expect(
      program.lines == [
        "INV-04  the bounds converted to the superlayer are the frame, without a sublayerTransform",
        "  Checked by: the laws convert-bounds-to-frame; the model, by CONV-17",
      ])
    #expect(try Program("rules", "INV-*", "--json").lines.count == Laws.invariants.count)
  }

  @Test func anInvariantThatIsNotThereHasANearestOne() throws {
    let program = try Program("rules", "INV-09")
    #expect(program.errors.contains("did you mean 'INV-0"))
    #expect(program.code == 2)
  }

  @Test func aRuleSaysUnderWhichProfileItHolds() throws {
    let rule = try #require(Catalogue.rules.first { $0.profile != nil })
    let profile = try #require(rule.profile)
    let program = try Program("rules", rule.id.description)
    #expect(program.lines.contains("Profile: \(profile.rawValue), \(profile.summary)"))
  }

  @Test func aRuleSaysWhatAnEngineMustOffer() throws {
    let rule = try #require(Catalogue.rules.first { !$0.needs.isEmpty })
    let needs = rule.needs.map(\.summary).joined(separator: ", ")
    #expect(try Program("rules", rule.id.description).lines.contains("Needs: \(needs)"))
  }

  @Test func aRuleThatFailsNoRunSaysWhy() throws {
    let reasons = Catalogue.rules.compactMap { rule -> (id: RuleID, why: String)? in
      if case .reportOnly(let why) = rule.standing { return (rule.id, why) }
      return nil
    }
    let rule = try #require(reasons.first)
    #expect(
      try Program("rules", rule.id.description).lines.contains(
        "A violation is reported and never fails a run: \(rule.why)."))
  }

  @Test(arguments: ["GEO-06", "geo-06", "GEO-6"])
  func aRuleIsFoundHoweverItsNameIsWritten(pattern: String) throws {
    #expect(try RulesVerb.matching(pattern).map(\.id) == [.geo(6)])
  }

  @Test(arguments: ["TXN-*", "txn-*", "TXN", "txn", "TX*"])
  func aPatternNamesTheRulesOfAnArea(pattern: String) throws {
    let rules = Catalogue.rules.filter { $0.id.area == .txn }
    #expect(try RulesVerb.matching(pattern) == rules)
  }

  @Test func severalPatternsShowTheirRulesInTurn() throws {
    let lines = try Program("rules", "TXN-05", "GEO-06").lines
    #expect(lines.map { $0.prefix(6) } == ["TXN-05", "GEO-06"])
  }

  @Test func asJsonEachRuleIsAnObjectWithTheKeysThatHelpNames() throws {
    let program = try Program("rules", "--json")
    #expect(program.code == 0)
    #expect(program.lines.count == Catalogue.rules.count)
    for (line, rule) in zip(program.lines, Catalogue.rules) {
      let json = try Json(parsing: Array(line.utf8))
      #expect(json.keys == ["id", "area", "evidence", "profile", "corpus", "faults"])
      #expect(json["id"]?.asString == rule.id.description)
      #expect(json["area"]?.asString == rule.id.area.name)
      #expect(json["profile"]?.asString == rule.profile?.rawValue)
      #expect(json["evidence"]?.asArray?.isEmpty == false)
      #expect(
        json["faults"]?.asInteger == FaultCatalogue.all.count { $0.rules.contains(rule.id) })
    }
  }

  @Test func theFaultsStandOneALineWithWhatTheyDo() throws {
    let program = try Program("faults")
    #expect(program.code == 0)
    let faults = FaultCatalogue.all + FaultCatalogue.deadly
    #expect(program.lines.count == faults.count)
    for (line, fault) in zip(program.lines, faults) {
      #expect(line.hasPrefix(fault.name + "  "))
      #expect(line.hasSuffix("  " + fault.sentence))
    }
  }

  @Test func aFaultShowsWhatItBreaksAndItsShortestScript() throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-anchor-centre"))
    let program = try Program("faults", fault.name)
    #expect(program.code == 0)
    let rules = fault.rules.map(\.description).joined(separator: ", ")
    var lines = [
      "frame-anchor-centre: \(fault.sentence)", "Breaks: \(rules)",
      "The shortest script that shows it:",
    ]
    for step in fault.smallest.split(separator: "\n") { lines.append("  \(step)") }
    lines.append("Try it: layercheck run --engine fault:frame-anchor-centre")
    #expect(program.lines == lines)
  }

  @Test func aDeadlyFaultIsToBeTriedAsADriver() throws {
    let program = try Program("faults", "cycle-kills")
    #expect(
      program.lines.last
        == "Try it: layercheck run -- layercheck serve --engine fault:cycle-kills")
  }

  @Test func asJsonEachFaultIsAnObjectWithTheKeysThatHelpNames() throws {
    let program = try Program("faults", "--json")
    #expect(program.code == 0)
    let faults = FaultCatalogue.all + FaultCatalogue.deadly
    #expect(program.lines.count == faults.count)
    for (line, fault) in zip(program.lines, faults) {
      let json = try Json(parsing: Array(line.utf8))
      #expect(json.keys == ["name", "rules", "sentence"])
      #expect(json["name"]?.asString == fault.name)
      #expect(json["sentence"]?.asString == fault.sentence)
      #expect(
        json["rules"]?.asArray?.compactMap(\.asString) == fault.rules.map(\.description))
    }
  }

  @Test func asJsonASingleFaultIsAnObjectToo() throws {
    let line = try #require(try Program("faults", "asks-twice", "--json").lines.first)
    #expect(try Json(parsing: Array(line.utf8))["name"]?.asString == "asks-twice")
  }
}

extension Json {
  /// The keys of an object in their order.
  fileprivate var keys: [String] {
    if case .object(let members) = self { return members.map(\.key) }
    return []
  }
}
