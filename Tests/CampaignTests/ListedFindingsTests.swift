import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import Campaign

/// What a run takes for one mistake is not new in the next one, which knows its list.
@Suite("Findings held against a list of known failures")
struct ListedFindingsTests {
  private let engine: WorldEngine
  private let triage: Triage
  private let examiner: Examiner

  init() throws {
    engine = WorldEngine(fault: try #require(FaultCatalogue.fault(named: "opacity-default-zero")))
    var options = CampaignOptions()
    options.known = [
      try KnownEntry.entry(["new l1; get l1.opacity"], look: "get layer.opacity"),
      try KnownEntry.entry(["new l1; get l1.hidden"], look: "get layer.hidden"),
    ]
    examiner = Examiner(engine)
    triage = Triage(options, examiner.judge.assumptions)
  }

  @Test("have beside them what the scripts of the list show now, with the rules that may be broken")
  func shown() {
    var search = ListedFindingSearch(examiner: examiner, triage: triage)
    let listed = search.listedFindings()
    // The second entry passes.
    #expect(listed.names == ["entry"])
    #expect(listed.findings.map(\.problem.actual) == ["0"])
    #expect(listed.findings.allSatisfy { !$0.isKnown && !$0.suspects.isEmpty })
    #expect(search.executions == 4)
  }

  @Test("are one with an entry where they follow from what it shows, or that from them")
  func relations() {
    let listed = ListedFindings(findings: [], names: ["first", "second"])
    // The places 0 and 1 are of the list; 2 to 5 are the findings 0 to 3.
    let relations = FindingRelations([2: 0, 1: 3, 5: 4], listed: listed)
    #expect(relations.names == [0: "first", 1: "second"])
    #expect(relations.causes == [3: 2])
  }

  @Test("are one with an entry whose script ends the engine in the same way, whatever it asks")
  func deaths() throws {
    let complaint = { (name: String) in
      EngineText("no answer (trace[0].value.ref: '\(name)' is not a name)")
    }
    let engine = SpoiltEngine { script, run in
      script.oneLine.contains("mask") ? .violatedProtocol(complaint("m")) : run
    }
    let text =
      "layercheck known failures 2\nknown entry\n  wrong get layer.mask | protocol violation | get layer.mask\n"
      + "  script new l1; get l1.mask\n"
    var options = CampaignOptions()
    options.known = try KnownFailureList(parsing: text).entries
    let examiner = Examiner(engine)
    let triage = Triage(options, examiner.judge.assumptions)
    var search = ListedFindingSearch(examiner: examiner, triage: triage)
    let listed = search.listedFindings()
    #expect(listed.names == ["entry"])
    var other = try #require(listed.findings.first)
    other.script = try Script(parsing: "new l1; get l1.superlayer")
    other.problem = Problem(.violatedProtocol(complaint("l1.copy")), other.script)
    other.identity = ProblemIdentity(other.problem, in: other.script)
    var relations = FindingRelations()
    var naming = ListedNameSearch(examiner: examiner, triage: triage, listed: listed)
    naming.name([other], in: &relations, apart: [])
    #expect(relations.names == [0: "entry"])
    // An engine that is gone has not ended over this script.
    let gone = SpoiltEngine { _, _ in .unavailable("it is gone") }
    var later = ListedFindingSearch(examiner: Examiner(gone), triage: triage)
    #expect(later.listedFindings().names.isEmpty)
  }

  @Test("of a law are one with an entry of the same law")
  func laws() throws {
    let faults = ["anchor-moves-position", "opacity-default-zero"]
    let crowd = try Crowd(faults.compactMap { FaultCatalogue.fault(named: $0) })
    var options = CampaignOptions()
    let script = "new l1; set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.position"
    let text =
      "layercheck known failures 2\nknown entry\n  wrong get layer.position | contradiction | "
      + "get layer.position | law setters-commute\n  script \(script)\n"
    options.known = try KnownFailureList(parsing: text).entries
    let examiner = Examiner(WorldEngine(crowd: crowd))
    var search = ListedFindingSearch(
      examiner: examiner, triage: Triage(options, examiner.judge.assumptions))
    let listed = search.listedFindings()
    #expect(listed.findings.map(\.problem.law) == ["setters-commute"])
    #expect(listed.findings.first?.primary != nil)
  }

  @Test("of a known mistake are blamed on the rule that this one breaks")
  func knownMistakes() throws {
    var options = CampaignOptions()
    options.known = [try KnownEntry.entry(["new l1; get l1.opacity"], look: "get layer.opacity")]
    options.known[0].faults = ["opacity-default-zero"]
    var search = ListedFindingSearch(
      examiner: examiner, triage: Triage(options, examiner.judge.assumptions))
    let fault = try #require(FaultCatalogue.fault(named: "opacity-default-zero"))
    let primary = try #require(search.listedFindings().findings.first?.primary)
    #expect(fault.rules.contains(primary))
  }

  /// Two scripts of which the rules that are blamed say nothing in common: what is asked behind the one is wrong in the
  /// other, too, by the same step.
  @Test("are one with an entry whose script shows them by the same step")
  func companions() throws {
    let fault = try #require(FaultCatalogue.fault(named: "anchor-moves-position"))
    let examiner = Examiner(WorldEngine(fault: fault))
    let script = "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 0); get l1."
    let entry = try Finding(lastOf: script + "position", by: examiner)
    let other = try Finding(lastOf: script + "frame", by: examiner)
    let triage = Triage(CampaignOptions(), examiner.judge.assumptions)
    var naming = ListedNameSearch(
      examiner: examiner, triage: triage,
      listed: ListedFindings(findings: [entry], names: ["entry"]))
    var relations = FindingRelations()
    naming.name([other], in: &relations, apart: [FindingPair(0, 1)])
    #expect(relations.names == [0: "entry"])
    #expect(naming.executions > 0)
  }
}
