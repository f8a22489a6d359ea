import Conformance
import LayerModel
import LayerScript

/// The reference carrying out the script of a finding, with the world in front of and behind each step.
struct Course {
  /// The rows of the finding: what was expected of each step, and what the engine answered.
  let rows: [Finding.Row]
  let steps: [Step]
  /// The world in front of each step, and the one behind the last.
  let worlds: [World]
  /// What the reference expects of each step.
  let expected: [Expected]
  /// The place of the step that shows what is wrong.
  let place: Int
  /// The problem that the script shows.
  let problem: Problem

  /// How many steps a script may have that is explained: a longer one says nothing at a glance.
  private static let mostSteps = 64

  /// Carries a script out; nil where the finding is about more than one script, about none, or not about what
  /// the reference expects.
  init?(_ finding: Finding, _ assumptions: Assumptions) {
    let script = finding.script
    guard finding.problem.kind == .wrongAnswer || finding.problem.kind == .lawBroken,
      finding.earlier.isEmpty, finding.variant == nil,
      (1...Self.mostSteps).contains(script.steps.count),
      finding.rows.count == script.steps.count, script.steps.indices.contains(finding.problem.step),
      script.firstProblem() == nil
    else { return nil }
    rows = finding.rows
    steps = script.steps
    place = finding.problem.step
    problem = finding.problem
    var world = World(assumptions: assumptions)
    var worlds = [world]
    var expected: [Expected] = []
    for (step, row) in zip(steps, rows) {
      var next = world
      expected.append(next.perform(step))
      // What was answered as unsupported did not happen.
      if !row.actual.hasPrefix("unsupported") { world = next }
      worlds.append(world)
    }
    self.worlds = worlds
    self.expected = expected
    guard isUpToDate else { return nil }
  }

  /// Tells whether the reference expects what the record says; one of another version may not.
  private var isUpToDate: Bool {
    guard problem.law == nil, problem.event == nil else { return true }
    let said = problem.expected
    if said == EngineText("\(expected[place].pattern)") { return true }
    // How near an answer must come may have been said otherwise.
    return (said.divided(atFirstOf: [" within "])?.start ?? said) == right.map { "\($0)" }
  }

  /// The step that shows what is wrong.
  var step: Step { steps[place] }

  /// The query that shows what is wrong; nil where a command does.
  var query: Query? { step.query }

  /// The value that the reference answers where the engine is wrong; nil where it is open.
  var right: Value? { Self.value(of: expected[place]) }

  /// The value that the engine answered there; nil where it answered none.
  var wrong: Value? { problem.event == nil ? problem.actual.value : nil }

  /// What the reference answers to a query in front of a step; nil where that is open or cannot be asked.
  func value(_ query: Query, before step: Int) -> Value? {
    let names = exist(before: step)
    let isAskable = !Step(query).mentions { !$0.kind.existsByName && !names.contains($0) }
    guard isAskable else { return nil }
    return Self.value(query, in: worlds[step])
  }

  /// The same where the engine is wrong.
  func value(_ query: Query) -> Value? { value(query, before: place) }

  /// What a world answers to a query about objects that exist.
  static func value(_ query: Query, in world: World) -> Value? {
    var world = world
    return value(of: world.perform(Step(query)))
  }

  private static func value(of expected: Expected) -> Value? {
    guard case .value(let value) = expected.answer, case .value(let pattern) = expected.pattern,
      pattern.openItem == nil
    else { return nil }
    return value
  }

  /// The objects that were created in front of a step.
  func exist(before step: Int) -> Set<ObjectName> { Set(steps[..<step].flatMap(\.created)) }

  /// The layers that were created in front of a step, in the order of their names.
  func layers(before step: Int) -> [ObjectName] {
    exist(before: step).filter { $0.kind == .layer && worlds[step].state.layer($0) != nil }.sorted()
  }
}
