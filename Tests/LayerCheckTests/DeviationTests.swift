import Testing

@testable import LayerCheck

/// What an engine of the package's own declares to do otherwise.
struct DeviationTests {
  @Test func anEngineConformsButForWhatItDeclares() throws {
    let result = try checkConformance(of: PointEngine<Scrolled>.self, .area(.geo, cases: 60))
    #expect(result.isPassed)
    #expect(result.findings.isEmpty)
    #expect(result.summary.hasPrefix("points conforms but for 1 declared deviation"))
    #expect(result.report.contains("LAYERCHECK_NO_DEVIATIONS=1"))
  }

  @Test func itIsJudgedWithoutThemWhereThePlanOrTheEnvironmentSaysSo() throws {
    let plan = try CheckPlan.area(.geo, cases: 60).overridden {
      $0 == "LAYERCHECK_NO_DEVIATIONS" ? "1" : nil
    }
    #expect(plan.ignoresDeviations)
    let result = try checkConformance(of: PointEngine<Scrolled>.self, plan)
    #expect(!result.isPassed)
    #expect(result.findings.first?.rule == .geo(8))
  }

  @Test func aScriptThatRunsAloneIsJudgedLikewise() throws {
    var plan = CheckPlan()
    plan.script = try Script(parsing: "new l1; set l1.bounds (3, 0, 2, 2); get l1.frame")
    #expect(try checkConformance(of: PointEngine<Scrolled>.self, plan).isPassed)
    plan.ignoresDeviations = true
    #expect(try !checkConformance(of: PointEngine<Scrolled>.self, plan).isPassed)
  }

  @Test func aDeclarationThatMeansNothingIsAProblem() throws {
    let problem = #expect(throws: CheckProblem.self) {
      try checkConformance(of: PointEngine<Misspelt>.self, .area(.geo, cases: 1))
    }
    #expect(problem?.message.contains("frame-counts-origins") == true)
  }

  @Test func declarationsThatContradictEachOtherAreAProblem() throws {
    let problem = #expect(throws: CheckProblem.self) {
      try checkConformance(of: PointEngine<Undecided>.self, .area(.geo, cases: 1))
    }
    #expect(problem?.message.contains("both take the decision 'frame'") == true)
    #expect(problem?.remedy == "declare the one that says what the engine does")
  }
}
