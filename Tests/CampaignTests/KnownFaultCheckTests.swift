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
    "new l1 {anchorPoint: (0, 0), bounds: (3, 3, 2, 2)}; get l1.frame", "new l1; get l1.frame",
  ]

  @Test("is one that the engine has in all scripts about its rules, and with other numbers")
  func isAllowed() throws {
    let fault = try Self.fault
    let isAllowed = try Self.allows(fault, by: WorldEngine(fault: fault))
    #expect(isAllowed)
  }

  @Test("is none where the engine is right where the fault is wrong", arguments: [true, false])
  func isNotAllowed(isAboutItsRules: Bool) throws {
    let fault = try Self.fault
    let engine = try Self.engine(answering: fault) { isDirected, _ in isDirected ? nil : fault }
    let rules: [RuleID] = isAboutItsRules ? [.geo(6)] : [.anim(1)]
    let isAllowed = try Self.allows(fault, by: engine, about: rules)
    #expect(isAllowed == !isAboutItsRules)
  }

  @Test("is none where the engine is wrong in another way in scripts about its rules")
  func isNotAllowedWhereItIsWrongOtherwise() throws {
    let fault = try Self.fault
    let other = try #require(FaultCatalogue.fault(named: "frame-counts-bounds-origin"))
    let engine = try Self.engine(answering: fault) { isDirected, _ in isDirected ? other : fault }
    let isAllowed = try Self.allows(fault, by: engine)
    #expect(!isAllowed)
  }

  @Test("is none where the engine answers otherwise as soon as a script has other numbers")
  func isNotAllowedByOneScriptAlone() throws {
    let fault = try Self.fault
    let engine = try Self.engine(answering: fault) { _, isSmallest in isSmallest ? fault : nil }
    let isAllowed = try Self.allows(fault, by: engine, about: [.anim(1)])
    #expect(!isAllowed)
  }

  @Test("is none where the engine supports nothing that would show it")
  func isNotAllowedUntried() throws {
    var description = WorldEngine().description
    description.steps.remove(.get)
    let fault = try Self.fault
    let engine = SpoiltEngine(description) { script, _ in WorldEngine(fault: fault).run(script) }
    let isAllowed = try Self.allows(fault, by: engine)
    #expect(!isAllowed)
  }

  @Test("is none that no rule says to be wrong which the engine is held to")
  func isNotAllowedWhereItIsPermitted() throws {
    // What this default is hangs on a platform that the engine does not say it follows.
    let permitted = try #require(FaultCatalogue.fault(named: "default-allowsEdgeAntialiasing"))
    let engine = WorldEngine(fault: try #require(FaultCatalogue.fault(named: "copy-by-plain-init")))
    let isAllowed = try Self.allows(permitted, by: engine, about: permitted.rules)
    #expect(!isAllowed)
  }

  private static var fault: Fault {
    get throws { try #require(FaultCatalogue.fault(named: "frame-anchor-centre")) }
  }

  private static func allows(
    _ fault: Fault, by engine: any Engine, about rules: [RuleID] = [.geo(6)]
  ) throws -> Bool {
    var check = KnownFaultCheck(
      examiner: Examiner(engine), directed: try scripts(about: rules))
    return check.allows(fault, behind: try Script(parsing: fault.smallest))
  }

  /// An engine with one fault or another, or none, by whether a script is one of the directed ones, and whether it
  /// is the one that shows a fault best.
  private static func engine(
    answering fault: Fault,
    by choice: @escaping (_ isDirected: Bool, _ isSmallest: Bool) -> Fault?
  ) throws -> SpoiltEngine {
    let smallest = try Script(parsing: fault.smallest)
    let directed = Set(try directed.map { try Script(parsing: $0) })
    return SpoiltEngine { script, run in
      choice(directed.contains(script), script == smallest)
        .map { WorldEngine(fault: $0).run(script) } ?? run
    }
  }

  private static func scripts(about rules: [RuleID]) throws -> [CampaignOptions.Directed] {
    try directed.map { CampaignOptions.Directed(try Script(parsing: $0), about: rules) }
  }
}
