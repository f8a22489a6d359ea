import LayerCheck
import LayerCheckTesting
import Testing

/// What `expectConformance` makes of findings.
struct ExpectationTests {
  @Test func aConformingEngineRecordsNoIssue() {
    expectConformance(of: PointEngine<Right>.self, .area(.geo, cases: 60))
  }

  @Test func aFindingIsAnIssueOfTheTestAtItsLine() {
    withKnownIssue {
      expectConformance(of: PointEngine<Cornered>.self, .rule(.geo(6), cases: 60))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("GEO-06") }
        && issue.sourceLocation?.fileName == "ExpectationTests.swift"
    }
  }

  @Test func aListThatIsMissingBesideTheTestIsAnIssue() {
    withKnownIssue {
      expectConformance(
        of: PointEngine<Right>.self, CheckPlan(cases: 10, knownFailures: "missing.txt"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Tests/LayerCheckTests/missing.txt") }
    }
  }

  @MainActor @Test func anEngineOfTheMainActorIsCheckedThere() {
    expectConformance(of: MainEngine.self, .area(.geo, cases: 60))
  }
}

/// An engine that must not leave the main actor.
@MainActor private struct MainEngine: @MainActor LayerEngine {
  static var declaration: EngineDescription { PointEngine<Right>.declaration }

  private var engine = PointEngine<Right>()

  mutating func perform(_ step: Step) -> Outcome { engine.perform(step) }
}
