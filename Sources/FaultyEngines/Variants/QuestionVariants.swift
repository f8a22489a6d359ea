import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that put questions of which no rule speaks.
  static let questionVariants: [Variant] = [
    Variant(
      "hiding-asks-for-order-events", "a layer that is hidden or shown asks for its order event",
      by: .rule(.act(43), .soft),
      steps: """
        new d1
        new l1 {delegate: d1}
        host l1
        tick
        set l1.hidden true
        set l1.hidden false
        """
    ) { HidingAsks() },
    Variant(
      "changes-ask-for-more", "a change also asks for the action of a key of the engine's own",
      by: .rule(.act(37), .atLeast),
      steps: """
        new d1
        new l1 {delegate: d1}
        host l1
        tick
        set l1.opacity 0.5
        set l1.zPosition 3
        """
    ) { ChangesAskMore() },
    Variant(
      "turns-end-with-questions", "what has changed is asked about once more when the turn ends",
      by: .noRule,
      steps: """
        new d1
        new l1 {delegate: d1}
        host l1
        tick
        set l1.opacity 0.5
        tick
        set l1.opacity 1
        tick
        """
    ) { TurnsEndWithQuestions() },
    Variant(
      "classes-are-asked-often", "every change asks the class for its default and for a redraw",
      by: .noRule,
      steps: """
        new k1 CALayer
        new l1 k1
        host l1
        tick
        set l1.opacity 0.5
        set l1.opacity 0.25
        """
    ) { ClassesAreAskedOften() },
  ]
}

/// The change of a property of a layer that a step makes, and whether somebody is asked about it.
private struct Change {
  let layer: ObjectName
  let index: Int
  let property: Property
  let value: Value

  init?(_ step: Step, in world: World) {
    guard case .set(.object(let name), let property, let value) = step.command,
      let index = world.state.layer(name), step.thread == 1
    else { return nil }
    (layer, self.index, self.property, self.value) = (name, index, property, value)
  }
}

extension Expected {
  /// The first question about an action that is certain to come.
  fileprivate var certainQuestion: (who: ObjectName, layer: ObjectName)? {
    for event in events where event.presence == .once {
      if case .event(.asked(let who, .actionForKey, layer: let layer?, _, _)) = event.shape {
        return (who, layer)
      }
    }
    return nil
  }
}

private struct HidingAsks: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard let change = Change(step, in: world), change.property == .hidden,
      let (who, layer) = expected.certainQuestion
    else { return 0 }
    let key = change.value == .boolean(true) ? "onOrderOut" : "onOrderIn"
    outcome.events.append(.asked(who, .actionForKey, layer: layer, key: key, seen: nil))
    return 1
  }
}

private struct ChangesAskMore: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard !step.isQuery, let (who, layer) = expected.certainQuestion else { return 0 }
    outcome.events.insert(
      .asked(who, .actionForKey, layer: layer, key: "engineDetail", seen: nil), at: 0)
    return 1
  }
}

private struct TurnsEndWithQuestions: AnswerChoice {
  private var changed: (who: ObjectName, layer: ObjectName)?

  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    if !step.isQuery, let question = expected.certainQuestion { changed = question }
    if step.kind == .flush || step.kind == .commit { changed = nil }
    guard step.kind == .tick, let (who, layer) = changed, expected.weakened == nil else { return 0 }
    changed = nil
    outcome.events.append(
      .asked(who, .actionForKey, layer: layer, key: "contents", seen: nil))
    return 1
  }
}

private struct ClassesAreAskedOften: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard let change = Change(step, in: world), change.layer.kind == .layer,
      let type = world.state.definedClass(of: change.index)
    else { return 0 }
    for callback in [Callback.defaultValueForKey, .needsDisplayForKey] {
      outcome.events.append(
        .asked(type, callback, layer: nil, key: change.property.rawValue, seen: nil))
    }
    return 2
  }
}
