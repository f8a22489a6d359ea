import LayerScript
import Rules

/// CALL-12: whether anybody hears of an animation makes no difference to anything else.
struct DelegatesOnlyListen: PairedLaw {
  let description = LawDescription(
    "delegates-only-listen",
    "every query has the same answer when an animation without delegate is given one",
    rules: [.call(12)])

  /// Gives a delegate of its own to one animation that has none, the parameter counting those.
  func variant(of script: Script, parameter: Int) -> ScriptVariant? {
    let attached = script.steps.compactMap(\.attachedAnimation)
    let places = script.steps.indices.filter { index in
      guard case .new(let creation) = script.steps[index].command,
        creation.name.kind == .animation, attached.contains(creation.name)
      else { return false }
      return !script.steps.contains { $0.givesDelegate(to: creation.name) }
    }
    guard !places.isEmpty else { return nil }
    let place = places[parameter % places.count]
    guard case .new(var creation) = script.steps[place].command else { return nil }
    let taken = script.steps.flatMap(\.mentioned).filter { $0.kind == .handler }.map(\.number)
    let listener = ObjectName(.handler, (taken.max() ?? 0) + 1)
    creation.settings.append(
      Value.Entry(Property.delegate.rawValue, .reference(listener)))
    var steps = script.steps
    steps[place] = Step(.command(.new(creation)), thread: steps[place].thread)
    var variant = ScriptVariant(
      script: Script(steps), counterparts: Array(steps.indices),
      isCompared: script.steps.indices.map { index in
        index > place && script.steps[index].isQuery && !script.steps[index].readsDelegate
      })
    // The delegate itself may hear something at that moment.
    variant.comparesAnswersAlone = true
    return variant
  }
}

extension Step {
  /// The animation that the step attaches.
  fileprivate var attachedAnimation: ObjectName? {
    if case .addAnimation(let animation, to: _, key: _) = command { return animation }
    return nil
  }

  /// Tells whether the step gives an animation a delegate, or makes or copies one that may have it.
  fileprivate func givesDelegate(to animation: ObjectName) -> Bool {
    switch command {
    case .new(let creation) where creation.name == animation:
      creation.settings.contains { $0.key == Property.delegate.rawValue }
    case .set(.object(animation), .delegate, _), .copy(animation, as: _), .copy(_, as: animation):
      true
    default: false
    }
  }

  fileprivate var readsDelegate: Bool {
    switch query {
    case .get(_, .delegate): true
    default: false
    }
  }
}
