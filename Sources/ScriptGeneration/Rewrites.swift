import LayerScript

/// Shorter ways to say much the same in a script, for the shrinker.
///
/// That an animation is half way can be said by a step of the clock or by a begin time in the past;
/// that a property is animated, by a change on screen or by an animation that is added; that an action
/// is found, by putting the layer on screen or by an entry of its own; that an object has a value, by a
/// step that sets it or in the step that makes it. No sequence of deletions leads from the longer way to
/// the shorter.
struct Rewrites {
  /// How far under way an animation is that begins in the past, in seconds: within the usual
  /// duration, and not half way, where its two ends are alike.
  fileprivate static let elapsed = 0.0625
  /// When an animation begins that began long ago, in seconds: at the end of no usual cycle now.
  fileprivate static let longAgo = 1.0625
  /// How long an animation waits that is not to begin soon, in seconds.
  fileprivate static let wait = 64.0

  /// What the clock of an empty world shows, in seconds.
  let start: Double

  func all(of steps: [Step]) -> [[Step]] {
    without(steps) + retimed(steps) + explicit(steps) + offScreen(steps) + asked(steps)
      + changed(steps) + made(steps) + answered(steps) + listed(steps) + initial(steps)
      + inBlock(steps) + reacting(steps) + attached(steps) + looked(steps) + present(steps)
      + converted(steps) + fromTheClock(steps)
      + told(steps)
  }

  /// Without one step, from the back: leaving out the choices behind it is not enough where those
  /// behind others mean something else without it.
  private func without(_ steps: [Step]) -> [[Step]] {
    steps.indices.reversed().map { place in
      steps.indices.filter { $0 != place }.map { steps[$0] }
    }
  }

  /// Without one step that has to do with time; animations are under way, long over or still waiting
  /// when they are added.
  private func retimed(_ steps: [Step]) -> [[Step]] {
    guard steps.contains(where: \.makesAnimation) else { return [] }
    return steps.indices.filter { steps[$0].concernsTime }.flatMap { place in
      let times: [(Int) -> [Value.Entry]] = [
        { [.beginning(at: now(before: $0, in: steps) - Self.elapsed)] },
        { _ in [.beginning(at: Self.longAgo)] },
        { _ in [.beginning(at: Self.longAgo), .staying] },
        { [.beginning(at: now(before: $0, in: steps) + Self.wait)] },
      ]
      return times.map { entries in
        var shorter = steps.indices.map { steps[$0].setting(entries($0)) }
        shorter.remove(at: place)
        return shorter
      }
    }
  }

  /// With animations that tell when they end, and without the last look at a presentation copy.
  private func told(_ steps: [Step]) -> [[Step]] {
    guard case .get(.presentation, _)? = steps.last?.query,
      steps.contains(where: \.makesAnimation)
    else { return [] }
    let listener = Value.reference(ObjectName(.handler, 1))
    let entry = Value.Entry(Property.delegate.rawValue, listener)
    return [steps.dropLast().map { $0.setting([entry]) }]
  }

  /// With one list in the place of layers that are added one by one.
  private func listed(_ steps: [Step]) -> [[Step]] {
    var children: [ObjectName: [(place: Int, child: ObjectName)]] = [:]
    for (place, step) in steps.enumerated() {
      guard case .add(let child, to: let parent) = step.command else { continue }
      children[parent, default: []].append((place, child))
    }
    return children.filter { $0.value.count > 1 }.sorted { $0.key.number < $1.key.number }
      .compactMap { parent, added in
        guard parent.kind == .layer, let last = added.last else { return nil }
        let list = Value.list(added.map { .reference($0.child) })
        var shorter = steps
        shorter[last.place] = Step(.set(.object(parent), .sublayers, list))
        for entry in added.dropLast().reversed() { shorter.remove(at: entry.place) }
        return shorter
      }
  }

  /// With an animation that is added in the place of a change that starts one.
  private func explicit(_ steps: [Step]) -> [[Step]] {
    let taken = steps.flatMap(\.created).filter { $0.kind == .animation }.map(\.number)
    let name = ObjectName(.animation, (taken.max() ?? 0) + 1)
    return steps.indices.flatMap { place -> [[Step]] in
      guard case .set(.object(let layer), let property, let value) = steps[place].command,
        layer.kind == .layer
      else { return [] }
      let path = Value.Entry("keyPath", .string(property.rawValue))
      // The turn that put the layer on screen, and the time that passed, are not needed any more.
      let after = steps.indices.first { $0 > place && steps[$0].isAdvance }
      let before = place > 0 && steps[place - 1].command == .tick ? place - 1 : nil
      let begin = now(before: place, in: steps) - Self.elapsed
      let shown = [Property.fromValue, .toValue].map { end in
        let settings = [path, Value.Entry(end.rawValue, value), .beginning(at: begin)]
        return replacing(
          place, of: steps, by: Creation(name, type: .known(.basicAnimation), settings: settings),
          on: layer, key: nil, without: [before, after])
      }
      // The layer may have the value from the beginning, and an animation start from it.
      let kept = steps[..<place].firstIndex { $0.creation?.name == layer }.flatMap { origin in
        steps[origin].making(Value.Entry(property.rawValue, value)).map { made in
          var keeping = steps
          keeping[origin] = made
          let settings = [
            path, Value.Entry(Property.fromValue.rawValue, value), .beginning(at: begin),
          ]
          return replacing(
            place, of: keeping,
            by: Creation(name, type: .known(.basicAnimation), settings: settings), on: layer,
            key: nil, without: [before, after])
        }
      }
      // What is attached can be looked at without any screen.
      let arrival = steps.indices.filter { index in
        guard index < place else { return false }
        if case .host = steps[index].command { return true }
        return steps[index].command == .tick
      }
      let attached = replacing(
        place, of: steps, by: Creation(name, type: .known(.basicAnimation), settings: [path]),
        on: layer, key: property.rawValue, without: arrival)
      return shown + [attached] + (kept.map { [$0] } ?? [])
    }
  }

  /// With an animation that is made and added in the place of one step, and without some others.
  private func replacing(
    _ place: Int, of steps: [Step], by animation: Creation, on layer: ObjectName, key: String?,
    without others: [Int?]
  ) -> [Step] {
    steps.indices.flatMap { index -> [Step] in
      if index == place {
        return [Step(.new(animation)), Step(.addAnimation(animation.name, to: layer, key: key))]
      }
      return others.contains(index) ? [] : [steps[index]]
    }
  }

  /// The reading of the clock before a step, in seconds.
  func now(before place: Int, in steps: [Step]) -> Double {
    steps.prefix(place).reduce(start) { now, step in
      if case .advance(let seconds) = step.command { return now + seconds }
      return now
    }
  }
}

extension Step {
  var isAdvance: Bool {
    if case .advance = command { return true }
    return false
  }

  /// Tells whether the step moves the clock, or the time of a layer, or ends a turn.
  fileprivate var concernsTime: Bool {
    switch command {
    case .advance, .tick: true
    case .set(.object(let name), let property, _):
      name.kind == .layer && [.speed, .beginTime, .timeOffset].contains(property)
    default: false
    }
  }

  var makesAnimation: Bool {
    if case .new(let creation) = command { return creation.name.kind == .animation }
    return false
  }

  /// The step that makes an object, with one more value; nil for steps that make nothing.
  fileprivate func making(_ entry: Value.Entry) -> Step? {
    guard var creation else { return nil }
    creation.settings.removeAll { $0.key == entry.key }
    creation.settings.append(entry)
    return Step(.command(.new(creation)), thread: thread)
  }

  /// The step; an animation that it makes gets values in the place of its own.
  fileprivate func setting(_ entries: [Value.Entry]) -> Step {
    guard makesAnimation, case .new(var creation) = command else { return self }
    let keys = entries.map(\.key)
    creation.settings = creation.settings.filter { !keys.contains($0.key) } + entries
    return Step(.command(.new(creation)), thread: thread)
  }
}

extension Value.Entry {
  fileprivate static func beginning(at seconds: Double) -> Value.Entry {
    Value.Entry(Property.beginTime.rawValue, .number(seconds))
  }

  fileprivate static let staying = Value.Entry(
    Property.removedOnCompletion.rawValue, .boolean(false))
}
