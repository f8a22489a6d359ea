import Foundation
import LayerCheck
import Testing

/// Lists of known failures.
struct KnownFailureTests {
  @Test func whatIsOnTheListFailsNoTest() throws {
    try withList { plan in
      let result = try checkConformance(of: PointEngine<Cornered>.self, plan)
      #expect(result.isPassed)
      #expect(result.findings.contains { if case .known = $0.kind { true } else { false } })
    }
  }

  @Test func anEntryThatPassesNowIsStale() throws {
    try withList { plan in
      let result = try checkConformance(of: PointEngine<Right>.self, plan)
      #expect(!result.isPassed)
      let finding = try #require(result.findings.first)
      guard case .stale(let name) = finding.kind else {
        Issue.record("\(finding.kind) is not stale")
        return
      }
      #expect(finding.text.hasPrefix("the known failure \(name) passes now"))
    }
  }

  @Test func anUpdateTakesOutWhatPasses() throws {
    try withList { plan in
      var plan = plan
      plan.updatesKnownFailures = true
      _ = try checkConformance(of: PointEngine<Right>.self, plan)
      plan.updatesKnownFailures = false
      #expect(try checkConformance(of: PointEngine<Right>.self, plan).isPassed)
    }
  }

  @Test func aListThatIsNotThereIsAComplaint() {
    var plan = CheckPlan(cases: 10)
    plan.knownFailures = "/nowhere/known.txt"
    #expect(throws: CheckProblem.self) {
      try checkConformance(of: PointEngine<Right>.self, plan)
    }
  }

  /// A plan with the list of what the engine with a mistake fails at.
  private func withList(_ body: (CheckPlan) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var plan = CheckPlan.area(.geo, cases: 60)
    plan.knownFailures = folder.appending(path: "known.txt").path
    plan.updatesKnownFailures = true
    _ = try checkConformance(of: PointEngine<Cornered>.self, plan)
    plan.updatesKnownFailures = false
    try body(plan)
  }
}
