import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// The sorts of steps that ended so many processes that they are not tried any more.
///
/// An engine that traps where a layer is put below itself does so in hundreds of scripts, each of which would end
/// another start of the tests: none would come to its end, and nothing would ever be reported.
struct DeadlySteps {
  /// What is alike about steps that end a process.
  private enum Sort: Hashable {
    /// That an exception is due.
    case exception
    /// That it is open what is to happen.
    case open(OpenItem)
    /// What is done with what.
    case variant(StepVariant)

    init(_ step: Step, _ expected: Expected, _ check: DeclarationCheck) {
      switch expected.pattern {
      case .raises: self = .exception
      case .doneOrRaises(let item): self = .open(item)
      case .undecided:
        self = expected.weakened.map { .open($0) } ?? .variant(.init(step, in: check))
      case .done, .value: self = .variant(StepVariant(step, in: check))
      }
    }
  }

  private let engine: EngineDescription
  private var sorts: Set<Sort> = []
  private var world: World
  private var check: DeclarationCheck

  /// Learns from scripts the last steps of which end processes.
  ///
  /// - Parameters:
  ///   - ended: Scripts that ended a process each.
  ///   - known: Scripts that are known for it: one of a sort is enough.
  ///   - engine: What the engine declares.
  init(_ ended: [Script], known: [Script], of engine: EngineDescription) {
    self.engine = engine
    world = World(assumptions: Assumptions(judging: engine))
    check = DeclarationCheck(engine)
    let sorts = ended.compactMap { sort(ofLastStepIn: $0) }
    self.sorts = Set(sorts.filter { sort in sorts.count { $0 == sort } >= Self.fewestEnds })
      .union(known.compactMap { sort(ofLastStepIn: $0) })
  }

  /// Whether anything is not tried any more.
  var isEmpty: Bool { sorts.isEmpty }

  /// Starts with an empty world.
  mutating func begin() {
    world = World(assumptions: Assumptions(judging: engine))
    check = DeclarationCheck(engine)
  }

  /// Goes past the next step of a script.
  ///
  /// - Returns: Whether it may be tried.
  mutating func allow(_ step: Step) -> Bool {
    var next = world
    let sort = Sort(step, next.perform(step), check)
    if sorts.contains(sort) { return false }
    world = next
    check.advance(past: step)
    return true
  }

  private mutating func sort(ofLastStepIn script: Script) -> Sort? {
    guard let last = script.steps.last else { return nil }
    begin()
    for step in script.steps.dropLast() { _ = allow(step) }
    var next = world
    return Sort(last, next.perform(last), check)
  }

  /// How many processes a sort of steps ends before it is left alone.
  private static let fewestEnds = 2
}
