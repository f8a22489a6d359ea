package import Choices
package import LayerModel
package import LayerScript
package import Rules

/// Draws scripts step by step against the reference, keeping to what an engine declares.
///
/// Every script is valid by construction. Whether it goes where nothing is specified is a matter of
/// proposals: generation avoids that to save budget, shrinking and hand-written scripts may go there.
package struct ScriptMachine: StateMachine {
  /// The longest script that is generated, in steps.
  package static let longest = 60

  /// What the engine can do.
  package let engine: EngineDescription
  let shapes: [StepShape]
  private let assumptions: Assumptions
  private var reasons: ReasonTable
  private var plan: ScriptEmphasis
  private let palette: Palette
  /// What the engine declares, before the first step.
  private let declared: DeclarationCheck
  /// The steps behind which drawing begins.
  private var opening: [Step] = []

  /// Creates a machine.
  ///
  /// - Parameters:
  ///   - engine: What the engine can do.
  ///   - assumptions: What the reference takes for granted; nil for what the engine says of itself, but for
  ///     its deviations.
  ///   - plan: How proposals are weighted in this case.
  ///   - reasons: A table of reasons to start from.
  package init(
    for engine: EngineDescription, assuming assumptions: Assumptions? = nil,
    plan: ScriptEmphasis = ScriptEmphasis(), reasons: ReasonTable = ReasonTable()
  ) {
    self.engine = engine
    self.plan = plan
    self.reasons = reasons
    self.assumptions = assumptions ?? Assumptions(engine)
    shapes = StepShape.allCases
    palette = Palette(engine)
    declared = DeclarationCheck(engine)
  }

  /// The same machine for another case: what can be drawn for an engine takes long to find out.
  package func planned(_ plan: ScriptEmphasis, reasons: ReasonTable) -> ScriptMachine {
    var machine = self
    (machine.plan, machine.reasons) = (plan, reasons)
    return machine
  }

  /// The same machine with another table of reasons to start from.
  package func starting(from reasons: ReasonTable) -> ScriptMachine {
    var machine = self
    machine.reasons = reasons
    return machine
  }

  /// The same machine, drawing what comes behind some steps, which are not among what it draws.
  package func opened(with steps: [Step]) -> ScriptMachine {
    var machine = self
    machine.opening = steps
    return machine
  }

  /// Tells whether what the engine declares is enough for a script that asks anything.
  package var canDrawQueries: Bool { palette.canAsk }

  package var initialState: Draft {
    let stage = Stage(
      world: World(assumptions: assumptions, reasons: reasons), declared: declared,
      director: Director(plan: plan, supported: palette.shapes))
    var draft = Draft(stage: stage, palette: palette, hint: Hint())
    for step in opening { draft.stage.advance(by: step) }
    return draft
  }

  package func command(
    in draft: inout Draft, from source: inout ChoiceSource, like: Step?
  ) -> Step? {
    let wanted = like.map { step in
      StepShape(of: step).flatMap { shapes.firstIndex(of: $0) } ?? -1
    }
    let bias = draft.stage.planNext(of: shapes, &source)
    let shape = shapes[source.index(of: shapes.count, bias: bias, like: wanted)]
    guard draft.stage.director.isSupported(shape) else { return nil }
    draft.hint = draft.stage.director.hint
    guard let step = draft.step(shape, &source, like) else { return nil }
    return draft.stage.declared.missing(for: step) == nil ? step : nil
  }

  package func advance(_ draft: inout Draft, by step: Step) {
    draft.stage.advance(by: step)
  }

  package func rewrites(of steps: [Step]) -> [[Step]] {
    Rewrites(start: initialState.stage.world.state.seconds).all(of: steps)
  }
}
