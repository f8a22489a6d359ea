import Choices
import LayerModel
import LayerScript
import Rules
import Testing

@testable import ScriptGeneration

/// How the proposals of a case are weighted.
struct PlanTests {
  @Test func lengthsLieBetweenOneAndTheLongest() {
    let lengths = Self.plans.map(\.length)
    #expect(lengths.min() == 1)
    #expect(lengths.max() == ScriptMachine.longest)
    #expect(ScriptMachine.longest == 60)
    #expect(Set(lengths).count == 60)
  }

  @Test func halfOfTheCasesSwarm() {
    #expect(abs(share { !$0.disabled.isEmpty } - 1 / 2) < 0.03)
  }

  @Test func aQuarterOfTheCasesHaveTheFullLength() {
    // Some of the other cases happen to have it, too.
    #expect(abs(share { $0.length == 60 } - (1 / 4 + 3 / 4 / 60)) < 0.03)
  }

  @Test func threeOfFourCasesUseFragments() {
    #expect(abs(share { $0.ingredientPercent > 0 } - 3 / 4) < 0.03)
  }

  @Test func threeOfFourCasesHaveATheme() {
    #expect(abs(share { $0.theme != nil } - 3 / 4) < 0.03)
  }

  @Test(arguments: Theme.allCases)
  func aThemeComesUpAsOftenAsTheOthersOfItsHalf(theme: Theme) {
    let rivals = Theme.allCases.count { $0.half == theme.half }
    #expect(abs(share { $0.theme == theme } - 3 / 8 / Double(rivals)) < 0.03)
  }

  @Test(arguments: Theme.Half.allCases)
  func aHalfKeepsItsShareHoweverManyThemesTheOtherHas(half: Theme.Half) throws {
    let alone = try #require(Theme.allCases.first { $0.half == half })
    let themes = Theme.allCases.filter { $0.half != half } + [alone]
    var random = SplitMix64(seed: 3)
    let count = (0..<1000).count { _ in Theme.random(among: themes, &random) == alone }
    #expect(abs(count - 500) < 50)
  }

  @Test func aSwarmLeavesOutAboutHalfOfTheShapesThatItMay() {
    let swarms = Self.plans.filter { !$0.disabled.isEmpty && $0.theme == nil }
    let mean = Double(swarms.map(\.disabled.count).reduce(0, +)) / Double(swarms.count)
    #expect(abs(mean - Double(StepShape.allCases.count - 3) / 2) < 1)
  }

  @Test func aSwarmNeverLeavesOutWhatEverythingNeeds() {
    let needed: ShapeSet = [.newLayer, .getProperty, .setProperty]
    #expect(Self.plans.allSatisfy { $0.disabled.isDisjoint(with: needed) })
  }

  @Test func aSwarmNeverLeavesOutWhatItsThemeIsAbout() {
    for plan in Self.plans {
      let shapes = plan.theme?.shapes ?? []
      #expect(plan.disabled.isDisjoint(with: shapes))
    }
  }

  @Test(arguments: Catalogue.areas)
  func aRunAboutAnAreaKeepsToTheThemeOfTheArea(area: Area) throws {
    let own = Theme.allCases.filter { $0.concerns(area) }
    #expect(!own.isEmpty)
    let themes = (0..<60).map { ScriptEmphasis(seed: $0, areas: [area]).theme }
    #expect(Set(themes) == Set(own + [nil]))
  }

  @Test func aRunAboutSeveralAreasKeepsToTheirThemes() {
    let themes = (0..<100).map { ScriptEmphasis(seed: $0, areas: [.txn, .tree]).theme }
    #expect(Set(themes) == [.transactions, .callbacks, .hierarchy, nil])
  }

  @Test(arguments: Theme.allCases)
  func aThemeShiftsTheShareOfItsShapes(theme: Theme) {
    let usual = share(of: theme.shapes, in: GeneratedScript.withoutFragments)
    let plan = ScriptEmphasis(theme: theme, ingredientPercent: 0)
    let shifted = share(
      of: theme.shapes, in: (1...12).map { GeneratedScript(seed: $0, plan: plan) })
    #expect(shifted > 0.4)
    // A theme has its share however many other shapes there are; some have a large one anyway.
    #expect(shifted > usual + 0.2)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func whatASwarmLeavesOutIsNotProposed(seed: UInt64) {
    var random = ScriptEmphasis(seed: seed)
    random.ingredientPercent = 0
    random.length = ScriptMachine.longest
    let steps = GeneratedScript(seed: seed, plan: random).steps
    #expect(steps.count == ScriptMachine.longest)
    #expect(steps.allSatisfy { StepShape(of: $0).map(random.disabled.contains) != true })
  }

  @Test func withoutFragmentsScriptsStayWhereBehaviourIsSpecified() {
    // The clock stands still inside explicit transactions, and these begin where no implicit one is
    // open (M2, UA-04, UA-46).
    for generated in GeneratedScript.withoutFragments {
      var draft = machine.initialState
      for step in generated.steps {
        let stage = draft.stage
        switch step.kind {
        case .tick, .advance: #expect(stage.depth == 0, "seed \(generated.seed)")
        case .begin: #expect(stage.depth > 0 || !stage.isImplicitOpen, "seed \(generated.seed)")
        default: break
        }
        machine.advance(&draft, by: step)
      }
    }
  }

  @Test func withoutFragmentsThereAreFewObjects() {
    for generated in GeneratedScript.withoutFragments {
      let made = generated.steps.flatMap(\.created).map(\.kind)
      let limits: [ObjectName.Kind: Int] = [.layer: 5, .delegate: 3, .class: 2, .animation: 4]
      for (kind, limit) in limits {
        #expect(made.count { $0 == kind } <= limit, "seed \(generated.seed)")
      }
    }
  }

  @Test func aScriptBeginsWithWhatLaterStepsNeed() {
    let first = GeneratedScript.withoutFragments.compactMap { $0.steps.first?.kind }
    #expect(first.count { $0 == .new } * 10 > first.count * 7)
  }

  private static let plans = (0..<2000).map { ScriptEmphasis(seed: $0) }

  private func share(where isMeant: (ScriptEmphasis) -> Bool) -> Double {
    Double(Self.plans.count(where: isMeant)) / Double(Self.plans.count)
  }

  private func share(of shapes: ShapeSet, in scripts: [GeneratedScript]) -> Double {
    let steps = scripts.flatMap(\.steps)
    let meant = steps.count { step in StepShape(of: step).map(shapes.contains) ?? false }
    return Double(meant) / Double(steps.count)
  }
}
