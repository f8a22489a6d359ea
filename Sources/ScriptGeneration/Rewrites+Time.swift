import LayerScript

/// Shorter ways to show what time it is on a layer.
extension Rewrites {
  /// With the time that a layer shows in the place of what it shows at that time.
  ///
  /// What an animation shows tells the time of its layer, and so does a turn that lets one begin; to
  /// convert the clock's time to it needs neither the animation nor a screen.
  func converted(_ steps: [Step]) -> [[Step]] {
    let animated = Set(steps.compactMap(\.animatedLayer)).sorted { $0.number < $1.number }
    let turns: [ObjectName?] = [nil] + animated.map { Optional($0) }
    // What a turn calls back tells the time, too.
    let shown = steps.last.map { last in
      last.timedLayer.map { [$0] } ?? (last.command == .tick ? animated : [])
    }
    return (shown ?? []).flatMap { layer in
      [true, false].flatMap { isByClock -> [[Step]] in
        turns.map { turned -> [Step] in
          steps.indices.compactMap { place in
            let time = isByClock ? now(before: place, in: steps) : 0
            return converted(steps[place], to: layer, turnsTo: turned, at: time)
          }
        }
      }
    }
  }

  /// A step about time, as a conversion of the clock's to a layer; nil where that says the same.
  private func converted(
    _ step: Step, to layer: ObjectName, turnsTo turned: ObjectName?, at time: Double
  ) -> Step? {
    if step.makesAnimation || step.attachesAnimation || step.isAdvance { return nil }
    switch step.action {
    case .command(.new): return step.withoutAnimations
    case .command(.host): return nil
    case .command(.tick): return turned.map { Step(.convertTime(time, from: nil, to: $0)) }
    case .query(.convertTime): return step
    default:
      return step.timedLayer == layer ? Step(.convertTime(time, from: nil, to: layer)) : step
    }
  }

  /// With the clock in the place of a layer from which a last time is converted, and without that
  /// layer.
  func fromTheClock(_ steps: [Step]) -> [[Step]] {
    guard case .convertTime(let time, let source?, let layer)? = steps.last?.query, source != layer
    else { return [] }
    let earlier = steps.dropLast().filter { !$0.created.contains(source) }
    return [earlier + [Step(.convertTime(time, from: nil, to: layer))]]
  }
}

extension Step {
  /// The layer whose time decides what the step answers.
  fileprivate var timedLayer: ObjectName? {
    switch query {
    case .get(.presentation(let layer), _), .value(.presentation(let layer), _): layer
    case .get(.attached(let layer, _), _), .animationKeys(let layer): layer
    case .convertTime(_, _, let layer): layer
    default: nil
    }
  }

  /// The layer to which the step attaches an animation.
  fileprivate var animatedLayer: ObjectName? {
    if case .addAnimation(_, let layer, _) = command { return layer }
    return creation?.settings.contains(where: \.isAnimation) == true ? creation?.name : nil
  }

  fileprivate var attachesAnimation: Bool {
    if case .addAnimation = command { return true }
    return false
  }

  /// The step; a layer that it makes has no animations as actions.
  fileprivate var withoutAnimations: Step {
    guard var creation, creation.name.kind == .layer else { return self }
    creation.settings.removeAll(where: \.isAnimation)
    return Step(.command(.new(creation)), thread: thread)
  }
}

extension Value.Entry {
  /// Tells whether it has an animation as an action.
  fileprivate var isAnimation: Bool {
    key == Property.actions.rawValue && value.references.contains { $0.kind == .animation }
  }
}
