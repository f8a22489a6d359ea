import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing

@testable import Campaign

/// An engine is said to have a known fault only where nothing speaks against it.
@Suite("A known fault")
struct KnownFaultCheckTests {
  private static let directed = [
    "new l1 {anchorPoint: (0, 0), bounds: (0, 0, 2, 2)}; get l1.frame", "new l1; get l1.frame",
  ]

  @Test("is one that the engine has in all scripts about its rules")
  func isAllowed() throws {
    let fault = try Self.fault
    var check = KnownFaultCheck(
      examiner: Examiner(WorldEngine(fault: fault)), directed: try Self.scripts(about: [.geo(6)]))
    let isAllowed = check.allows(fault)
    #expect(isAllowed)
    // What the fault gets right says nothing, so it is not asked.
    #expect(check.executions == 2)
  }

  @Test("is none where the engine is right where the fault is wrong", arguments: [true, false])
  func isNotAllowed(isAboutItsRules: Bool) throws {
    let fault = try Self.fault
    let (smallest, faulty) = (try Script(parsing: fault.smallest), WorldEngine(fault: fault))
    let engine = SpoiltEngine { script, run in script == smallest ? faulty.run(script) : run }
    let rules: [RuleID] = isAboutItsRules ? [.geo(6)] : [.anim(1)]
    var check = KnownFaultCheck(
      examiner: Examiner(engine), directed: try Self.scripts(about: rules))
    let isAllowed = check.allows(fault)
    #expect(isAllowed == !isAboutItsRules)
  }

  private static var fault: Fault {
    get throws { try #require(FaultCatalogue.fault(named: "frame-anchor-centre")) }
  }

  private static func scripts(about rules: [RuleID]) throws -> [CampaignOptions.Directed] {
    try directed.map { CampaignOptions.Directed(try Script(parsing: $0), about: rules) }
  }
}
