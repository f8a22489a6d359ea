import Campaign
import Conformance
import Engines
import LayerScript
import Rules
import Testing

/// Why a run says nothing of a rule is found out, not guessed.
struct ReasonTests {
  private static func reason(
    _ rule: RuleID, cases: Int = 4, edit: (inout EngineDescription) -> Void = { _ in }
  ) throws -> RuleResult.Reason? {
    var description = WorldEngine().description
    edit(&description)
    var options = CampaignOptions()
    options.cases = cases
    options.rules = [rule]
    let engine = SpoiltEngine(description) { _, run in run }
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return try #require(campaign.run().results.first).reason
  }

  @Test func whatIsNotDeclaredIsNamed() throws {
    let reason = try Self.reason(.geo(6)) { $0.properties["CALayer"]?.remove(.frame) }
    #expect(reason == .notDeclared(["property frame of CALayer"]))
  }

  @Test func ofSeveralWaysTheOneThatTakesLeastCounts() throws {
    let reason = try Self.reason(.pres(1)) { $0.features.remove(.presentation) }
    #expect(reason == .notDeclared(["feature presentation"]))
  }

  @Test func whatIsDeclaredAndDoesNotComeUpWasNotDrawn() throws {
    // It comes up in about one of a thousand scripts.
    #expect(try Self.reason(.call(14), cases: 1) == .notDrawn)
  }

  @Test func whatWasPutToTheTestNeedsNoReason() throws {
    #expect(try Self.reason(.geo(6), cases: 60) == nil)
  }
}
