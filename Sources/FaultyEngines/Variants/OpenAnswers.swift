import Geometry
import LayerModel
import LayerScript
import Rules

/// Answers something else wherever an item leaves the answer open: another value, or an exception in the
/// place of none.
///
/// An engine does not contradict itself: a frame moves with its position, the origin of bounds is not seen
/// in a frame, and the same calculation comes to the same. So it chooses where another item has left
/// everything open, too, as if the reference had gone on from its own reading.
struct OpenAnswers: AnswerChoice {
  let item: OpenItem
  /// The model as the reference reads every step, also those after which nothing is decided any more.
  private var own: World?

  init(item: OpenItem) {
    self.item = item
  }

  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    let pattern = pattern(of: step, expected, assumptions: world.state.assumptions)
    switch pattern {
    case .value(.unspecified(let open))
    where open == item || step.readsFrame(movedBy: item, in: world):
      guard let query = step.query, case .value(let value) = outcome.answer,
        let other = query.another(value, in: world, item)
      else { return 0 }
      outcome.answer = .value(other)
    case .doneOrRaises(item):
      outcome.answer = .raised("OtherChoice")
    case .undecided where expected.weakened == item && !step.isQuery:
      outcome.answer = .raised("OtherChoice")
    default: return 0
    }
    return 1
  }

  /// What is expected of a step; of a query where nothing is decided any more, what would be if the step
  /// that did so had decided as the reference reads it.
  private mutating func pattern(
    of step: Step, _ expected: Expected, assumptions: Assumptions
  ) -> AnswerPattern {
    var world = own ?? World(assumptions: assumptions)
    world.goOnWhereUndecided()
    let reading = world.perform(step)
    own = world
    // A calculation depends on nothing that came before.
    if case .compute = step.query { return World(assumptions: assumptions).expectation(of: step) }
    if case .undecided = expected.pattern, step.isQuery { return reading.pattern }
    return expected.pattern
  }
}

extension Step {
  /// Tells whether the step reads a frame that moves with its position, whatever else leaves it open.
  fileprivate func readsFrame(movedBy item: OpenItem, in world: World) -> Bool {
    guard let (name, property) = query?.layerProperty, property == .frame else { return false }
    return world.openItem(for: .position, of: name) == item
  }
}

extension World {
  /// What the world expects of a step.
  fileprivate consuming func expectation(of step: Step) -> AnswerPattern {
    perform(step).pattern
  }
}

extension Query {
  /// The property of a layer's model that is read, by its accessor or its key.
  fileprivate var layerProperty: (layer: ObjectName, property: Property)? {
    switch self {
    case .get(.object(let name), let property) where name.kind == .layer: (name, property)
    case .value(.object(let name), let path) where name.kind == .layer && path.rest.isEmpty:
      path.property.map { (name, $0) }
    default: nil
    }
  }

  /// Another answer that contradicts no other one; nil where none comes to mind.
  fileprivate func another(_ value: Value, in world: World, _ item: OpenItem) -> Value? {
    guard let (name, property) = layerProperty else { return value.another }
    switch property {
    case .anchorPoint, .transform, .preferredFrameSize: return nil
    case .position where value.components?.contains { !$0.isFinite } ?? false: return nil
    case .bounds, .frame:
      let isMoved = property == .bounds || world.openItem(for: .position, of: name) == item
      let isAlone = [.bounds, .anchorPoint, .transform].allSatisfy { part in
        world.openItem(for: part, of: name) != item
      }
      guard isMoved || isAlone, let rect = value.asRect else { return nil }
      return .rect(Rect(origin: rect.origin + Point(1, 1), size: rect.size))
    case .superlayer, .sublayers, .mask: return nil
    default: return value.another
    }
  }
}

extension Value {
  /// Another value of the same kind, the same one for the same value; nil where none comes to mind.
  var another: Value? {
    if let components { return with(components: components.map { $0.isFinite ? $0 + 1 : 0 }) }
    switch self {
    case .boolean(let truth): return .boolean(!truth)
    case .string(let text): return .string(text + " other")
    case .null, .reference: return .nil
    case .list(let values): return values.isEmpty ? nil : .list(values.dropLast())
    case .dictionary(let entries): return entries.isEmpty ? nil : .nil
    default: return nil
    }
  }
}
