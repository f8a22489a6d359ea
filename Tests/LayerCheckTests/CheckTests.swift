import LayerCheck
import Testing

/// What `checkConformance` gives as data.
struct CheckTests {
  @Test func anEngineThatDoesAsTheRulesSayPasses() throws {
    let result = try checkConformance(of: PointEngine<Right>.self, .area(.geo, cases: 60))
    #expect(result.isPassed)
    #expect(result.findings.isEmpty)
    #expect(result.summary.hasPrefix("points conforms"))
    #expect(result.reportName == "layercheck-geo.md")
  }

  @Test func aFindingHasItsRuleItsScriptAndTheCommandThatReplaysIt() throws {
    let result = try checkConformance(of: PointEngine<Cornered>.self, .area(.geo, cases: 60))
    let finding = try #require(result.findings.first)
    #expect(!result.isPassed)
    #expect(finding.kind == .wrong)
    #expect(finding.rule == .geo(6))
    #expect(try #require(finding.script).steps.count == 3)
    #expect(finding.text.hasPrefix(finding.headline))
    #expect(finding.text.contains("LAYERCHECK_SCRIPT='new l1"))
    #expect(finding.text.contains("' swift test"))
  }

  @Test func aDriverOfTheSameEngineStandsInTheCommands() throws {
    var plan = CheckPlan.rule(.geo(6), cases: 60)
    plan.driver = "./point-driver"
    let result = try checkConformance(of: PointEngine<Cornered>.self, plan)
    let text = try #require(result.findings.first).text
    #expect(text.contains("layercheck replay 'new l1"))
    #expect(text.hasSuffix("-- ./point-driver"))
  }

  @Test func theSameSeedGivesTheSameReport() throws {
    let plan = CheckPlan.area(.geo, cases: 60)
    let reports = try (1...2).map { _ in
      try checkConformance(of: PointEngine<Cornered>.self, plan).report
    }
    #expect(reports[0] == reports[1])
  }

  @Test func oneScriptCanRunAlone() throws {
    var plan = CheckPlan()
    plan.script = try Script(parsing: "new l1; set l1.bounds (0, 0, 2, 2); get l1.frame")
    let result = try checkConformance(of: PointEngine<Cornered>.self, plan)
    let finding = try #require(result.findings.first)
    #expect(finding.text.contains("3  get l1.frame: (0, 0, 2, 2)"))
    #expect(finding.text.contains("expected  (-1, -1, 2, 2)"))
    #expect(try checkConformance(of: PointEngine<Right>.self, plan).isPassed)
  }

  @Test func anAreaOfWhichNothingCanBeAskedIsExplainedInWordsOfATest() throws {
    let result = try checkConformance(of: PointEngine<Right>.self, .area(.tran, cases: 2))
    let why = try #require(result.whyUndecided)
    #expect(why.hasPrefix("Nothing was tested: none of the "))
    #expect(why.contains("the report, which is attached, says it for each."))
    #expect(
      why.hasSuffix(
        " To change that, let the engine declare more, raise the plan's cases above 2, or name other "
          + "rules or areas in the plan."))
  }

  @Test func whoeverAsksEndsACheckWithoutAVerdict() throws {
    let result = try checkConformance(
      of: PointEngine<Right>.self, .area(.geo), isInterrupted: { true })
    #expect(!result.isPassed)
    #expect(result.whyUndecided != nil)
  }

  @Test func aCancelledTaskEndsACheck() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try checkConformance(of: PointEngine<Right>.self, .area(.geo))
    }
    #expect(try await task.value.record?.end == .interrupted)
  }

  @Test func anEngineThatDeclaresNothingIsNotPutToTheTest() throws {
    let result = try checkConformance(of: IdleEngine.self, CheckPlan(cases: 20))
    #expect(!result.isPassed)
    #expect(result.whyUndecided != nil)
  }
}

/// An engine that can do nothing yet.
private struct IdleEngine: LayerEngine {
  static var declaration: EngineDescription {
    EngineDescription(
      name: "idle", version: "", language: "Swift", steps: [], classes: [], properties: [:])
  }

  mutating func perform(_ step: Step) -> Outcome { .unsupported() }
}
