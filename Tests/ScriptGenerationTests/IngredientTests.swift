import Choices
import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// The fragments for patterns that uniform choice meets too rarely.
struct IngredientTests {
  @Test func everyFragmentHasANameOfItsOwn() {
    let names = Ingredient.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func everyFragmentBelongsToOneTheme() {
    let names = Theme.allCases.flatMap(\.ingredients).map(\.name)
    #expect(names.sorted() == Ingredient.all.map(\.name).sorted())
  }

  @Test func aFragmentIsTakenAsOftenAsItsWeightSays() {
    let light = Ingredient(name: "light") { _, _ in [] }
    let heavy = Ingredient(name: "heavy", weight: 3) { _, _ in [] }
    var source = ChoiceSource(seed: 1)
    let taken = (0..<4000).compactMap { _ in [light, heavy].any(&source)?.name }
    #expect(taken.count == 4000)
    #expect(abs(taken.count { $0 == "heavy" } - 3000) < 150)
  }

  @Test func thereIsNoFragmentAmongNone() {
    var source = ChoiceSource(seed: 1)
    #expect([Ingredient]().any(&source) == nil)
  }

  @Test(arguments: Ingredient.all)
  func theFragmentCanBePlayedOutAsItIsPlanned(ingredient: Ingredient) throws {
    var planned = 0
    var fitting = 0
    let machine = Self.suitableMachine(for: ingredient)
    let furnished = try Self.furnishedDraft(by: machine)
    for seed in 1...(6 as UInt64) {
      var draft = furnished
      var source = ChoiceSource(seed: seed)
      for hint in ingredient.hints(draft.stage, &source) {
        planned += 1
        let shape = try #require(hint.shape)
        draft.hint = hint
        var step: Step?
        // A draw may come to nothing, such as an insertion into an empty list.
        for _ in 0..<50 where step == nil { step = draft.step(shape, &source, nil) }
        let drawn = try #require(step, "\(shape)")
        if hint.fits(drawn) { fitting += 1 }
        machine.advance(&draft, by: drawn)
      }
    }
    #expect(planned >= 6 * 2)
    #expect(Double(fitting) > 0.6 * Double(planned))
  }

  @Test(arguments: Theme.allCases)
  func theFragmentsOfAThemeComeThroughInItsScripts(theme: Theme) {
    let plan = ScriptEmphasis(theme: theme, ingredientPercent: 100)
    var optional = theme.ingredients.filter(Self.needsProfile)
    var missing = theme.ingredients.filter { !Self.needsProfile($0) }
    for seed in 1...(250 as UInt64) {
      if !missing.isEmpty {
        let played = Self.played(missing, in: GeneratedScript(seed: seed, plan: plan), by: machine)
        missing.removeAll { played.contains($0.name) }
      }
      if !optional.isEmpty {
        let script = GeneratedScript(withProfiles: seed, theme: theme, ingredientPercent: 100)
        let played = Self.played(optional, in: script, by: profiledMachine)
        optional.removeAll { played.contains($0.name) }
      }
    }
    #expect((missing + optional).map(\.name) == [])
  }

  @Test func aPlanWithFragmentsFollowsThemNearlyAlways() {
    var source = ChoiceSource(seed: 7)
    var plan = ScriptEmphasis()
    plan.ingredientPercent = 100
    let machine = ScriptMachine(for: World.referenceDescription, plan: plan)
    var draft = machine.initialState
    var planned = 0
    var fitting = 0
    for _ in 0..<300 {
      guard let step = machine.command(in: &draft, from: &source, like: nil) else { continue }
      let (stage, hint) = (draft.stage, draft.hint)
      if let shape = hint.shape, stage.canUse(shape), stage.isAdvisable(shape) {
        planned += 1
        if StepShape(of: step) == shape { fitting += 1 }
      }
      machine.advance(&draft, by: step)
    }
    #expect(planned > 100)
    #expect(Double(fitting) > 0.9 * Double(planned))
  }

  @Test func aPlanWithoutFragmentsHasNoHints() {
    var source = ChoiceSource(seed: 7)
    let plan = ScriptEmphasis(theme: .animations, ingredientPercent: 0)
    let machine = ScriptMachine(for: World.referenceDescription, plan: plan)
    var draft = machine.initialState
    for _ in 0..<100 {
      guard let step = machine.command(in: &draft, from: &source, like: nil) else { continue }
      #expect(draft.hint.shape == nil)
      machine.advance(&draft, by: step)
    }
  }

  @Test func aFrameIsSetToItselfMostOfTheTime() throws {
    let ingredient = try #require(Ingredient.all.first { $0.name == "a frame set to itself" })
    var draft = try Self.furnishedDraft()
    let count = (1...(60 as UInt64)).count { seed in
      var source = ChoiceSource(seed: seed)
      guard let hint = ingredient.hints(draft.stage, &source).first(where: { $0.value != nil })
      else { return false }
      draft.hint = hint
      return draft.setProperty(&source, nil)?.assignment?.value == hint.value
    }
    #expect(count > 36)
  }

  /// The names of the fragments of which steps of a script, one after another, have the shapes that
  /// are planned there.
  private static func played(
    _ fragments: [Ingredient], in script: GeneratedScript, by machine: ScriptMachine
  ) -> Set<String> {
    var draft = machine.initialState
    var played: Set<String> = []
    let shapes = script.steps.map { StepShape(of: $0) }
    for (place, step) in script.steps.enumerated() {
      for fragment in fragments where !played.contains(fragment.name) {
        let isPlayed = (1...(3 as UInt64)).contains { seed in
          var source = ChoiceSource(seed: seed)
          let planned = fragment.hints(draft.stage, &source).map(\.shape)
          return planned.count > 1 && shapes[place...].starts(with: planned)
        }
        if isPlayed { played.insert(fragment.name) }
      }
      machine.advance(&draft, by: step)
    }
    return played
  }

  /// Tells whether a fragment needs a profile that is off as a rule.
  private static func needsProfile(_ ingredient: Ingredient) -> Bool {
    let optional = Ingredient.managedLayout + Ingredient.painting
    return optional.contains { $0.name == ingredient.name }
  }

  private static func suitableMachine(for ingredient: Ingredient) -> ScriptMachine {
    needsProfile(ingredient) ? profiledMachine : machine
  }

  /// A stage on which there is something of everything.
  private static func furnishedDraft(
    by machine: ScriptMachine = machine
  ) throws -> Draft {
    let script = try Script(
      parsing: """
        new l1; new l2; new l3; new l4 CAShapeLayer
        host l1; add l2 to l1; add l3 to l1; add l4 to l2
        set l1.bounds (0, 0, 4, 4); set l2.bounds (0, 0, 2, 2)
        new d1; new k1 CALayer; new a1 {keyPath: "position"}; tick
        """)
    var draft = machine.initialState
    for step in script.steps { machine.advance(&draft, by: step) }
    return draft
  }
}

extension Ingredient: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Hint {
  /// Tells whether a step is what was meant: the shape, and the layer and the property if the shape
  /// has them.
  func fits(_ step: Step) -> Bool {
    guard StepShape(of: step) == shape else { return false }
    let layers = step.mentioned.filter { $0.kind == .layer }
    if let layer, !layers.isEmpty, !layers.contains(.layer(layer)) { return false }
    switch shape {
    case .setProperty, .getProperty, .getPresentation, .setTransaction, .getTransaction:
      guard let property else { return true }
      return step.description.contains(".\(property.rawValue)")
    case .getAttached, .addAnimation, .removeAnimation, .ask, .hook:
      return key.map { step.description.contains($0) } ?? true
    default: return true
    }
  }
}
