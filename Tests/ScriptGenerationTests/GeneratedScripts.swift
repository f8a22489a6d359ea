import Choices
import LayerModel
import LayerScript
import Rules

@testable import ScriptGeneration

/// A script as a campaign draws it, with the plan and the choices behind it.
struct GeneratedScript: Sendable {
  let seed: UInt64
  let plan: ScriptEmphasis
  let steps: [Step]
  let choices: [[Choice]]

  /// Draws a script; without a plan, by the plan that belongs to the seed.
  init(
    seed: UInt64, plan: ScriptEmphasis? = nil, for engine: EngineDescription? = nil
  ) {
    // What can be drawn for the reference takes longer to find out than to draw a script.
    self.init(seed: seed, plan: plan, by: engine.map { ScriptMachine(for: $0) } ?? machine)
  }

  private init(seed: UInt64, plan: ScriptEmphasis?, by machine: ScriptMachine) {
    self.seed = seed
    self.plan = plan ?? ScriptEmphasis(seed: seed)
    let drawn = machine.planned(self.plan, reasons: ReasonTable())
      .randomSequence(count: self.plan.length, seed: seed)
    steps = drawn.commands
    choices = drawn.steps
  }

  /// Draws a script about everything alike, of which nothing is planned ahead.
  init(withoutFragments seed: UInt64) {
    self.init(seed: seed, plan: ScriptEmphasis(theme: nil, ingredientPercent: 0))
  }

  /// Draws a script for the reference with profiles that are off as a rule.
  init(withProfiles seed: UInt64, theme: Theme?, ingredientPercent: Int = 0) {
    let plan = ScriptEmphasis(theme: theme, ingredientPercent: ingredientPercent)
    self.init(seed: seed, plan: plan, by: profiledMachine)
  }

  var script: Script { Script(steps) }

  /// The script as text, because a number that is none never equals itself.
  var text: String { script.description }

  /// The scripts of one short run, drawn once for all tests that only look at them.
  static let sample = (1...80).map { GeneratedScript(seed: $0) }

  /// Scripts about everything alike, of which nothing is planned ahead.
  static let withoutFragments = (1...20).map { GeneratedScript(withoutFragments: $0) }

  /// All steps of the sample.
  static let sampleSteps = sample.flatMap(\.steps)
}

/// A machine for the reference that proposes whatever it likes, for replays.
let machine = ScriptMachine(for: World.referenceDescription)

/// The same with the profiles on which some fragments depend.
let profiledMachine: ScriptMachine = {
  var engine = World.referenceDescription
  for profile in [
    Profile.macOSLike, .autoresizing, .constraints, .render, .snapshotCopy, .contentsRect,
    .replicatorCentre,
  ] {
    engine.profiles[profile] = true
  }
  return ScriptMachine(for: engine)
}()

/// What there is to choose from for the reference.
let palette = Palette(World.referenceDescription)

extension DrawnSequence<ScriptMachine> {
  /// The commands as the text of a script.
  var text: String { Script(commands).description }
}

extension ScriptEmphasis {
  /// A plan that proposes these shapes alone, and no fragments.
  init(only shapes: ShapeSet, length: Int = ScriptMachine.longest) {
    self.init()
    self.length = length
    disabled = ShapeSet(StepShape.allCases.filter { !shapes.contains($0) })
    ingredientPercent = 0
  }

  /// A plan that is mostly about a theme.
  init(theme: Theme?, ingredientPercent: Int) {
    self.init()
    self.theme = theme
    self.ingredientPercent = ingredientPercent
  }
}

extension Script {
  /// Tells whether a commit stands where no explicit transaction is open.
  var hasCommitWithoutTransaction: Bool {
    var depth = 0
    return steps.contains { step in
      if step.kind == .begin { depth += 1 }
      if step.kind == .commit { depth -= 1 }
      return depth < 0
    }
  }
}

extension Step {
  /// The property of a layer that the step sets through its accessor, with the value.
  var assignment: (property: Property, value: Value)? {
    guard case .set(.object(let name), let property, let value) = command, name.kind == .layer
    else { return nil }
    return (property, value)
  }

  /// The properties of animations that the step sets, with their values.
  var animationSettings: [(property: Property, value: Value)] {
    switch command {
    case .new(let creation) where creation.name.kind == .animation:
      creation.settings.compactMap { entry in
        Property(rawValue: entry.key).map { ($0, entry.value) }
      }
    case .set(.object(let name), let property, let value) where name.kind == .animation:
      [(property, value)]
    default: []
    }
  }

  /// The property that the step reads through its accessor, and of what.
  var reading: (subject: Subject, property: Property)? {
    if case .get(let subject, let property) = query { return (subject, property) }
    return nil
  }

  /// The path that the step reaches through key-value coding.
  var keyPath: PropertyPath? {
    switch action {
    case .command(.setValue(_, let path, _)), .query(.value(_, let path)): path
    default: nil
    }
  }
}
