import Testing

@testable import LayerCheck

/// What the environment changes about a plan.
struct EnvironmentTests {
  @Test func variablesGoBeforeWhatTheTestSays() throws {
    let plan = try CheckPlan(cases: 10, seed: 3).overridden(
      by: [
        "LAYERCHECK_SEED": "7", "LAYERCHECK_CASES": "90", "LAYERCHECK_TIME": "2m",
        "LAYERCHECK_EXPECT": "known.txt", "LAYERCHECK_UPDATE_EXPECT": "1",
      ].value)
    #expect(plan.seed == 7)
    #expect(plan.cases == 90)
    #expect(plan.time == .seconds(120))
    #expect(plan.knownFailures == "known.txt")
    #expect(plan.updatesKnownFailures)
  }

  @Test func withoutVariablesThePlanStays() throws {
    let plan = CheckPlan(areas: [.geo], cases: 10, seed: 3)
    #expect(try plan.overridden { _ in nil } == plan)
  }

  @Test func aScriptIsReadAsFindingsShowIt() throws {
    let plan = try CheckPlan().overridden(by: ["LAYERCHECK_SCRIPT": "new l1; get l1.frame"].value)
    #expect(plan.script?.steps.count == 2)
  }

  @Test(arguments: [
    ("LAYERCHECK_SEED", "many"), ("LAYERCHECK_CASES", "0"), ("LAYERCHECK_TIME", "5"),
    ("LAYERCHECK_SCRIPT", "new"), ("LAYERCHECK_SCRIPT", "get l1.frame"),
  ])
  func whatMakesNoSenseIsAComplaintWithTheName(name: String, text: String) throws {
    let problem = try #require(throws: CheckProblem.self) {
      try CheckPlan().overridden(by: [name: text].value)
    }
    #expect(problem.message.contains(name))
  }
}

extension [String: String] {
  fileprivate var value: (String) -> String? { { self[$0] } }
}
