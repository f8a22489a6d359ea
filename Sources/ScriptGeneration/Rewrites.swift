import LayerScript

/// Shorter ways to say much the same in a script, for the shrinker.
///
/// That an animation is half way can be said by a step of the clock or by a begin time in the past;
/// that a property is animated, by a change on screen or by an animation that is added; that an action
/// is found, by putting the layer on screen or by an entry of its own. No sequence of deletions leads
/// from the longer way to the shorter.
struct Rewrites {
  /// How far under way an animation is that begins in the past, in seconds: within the usual
  /// duration, and not half way, where its two ends are alike.
  fileprivate static let elapsed = 0.0625

  /// What the clock of an empty world shows, in seconds.
  let start: Double

  func all(of steps: [Step]) -> [[Step]] {
    begunEarlier(steps) + ended(steps) + explicit(steps) + offScreen(steps) + asked(steps)
      + listed(steps)
  }

  /// Without one step of the clock; animations are under way when they are added.
  private func begunEarlier(_ steps: [Step]) -> [[Step]] {
    steps.indices.filter { steps[$0].isAdvance }.map { place in
      var shorter = steps
      for index in steps.indices.prefix(place) {
        shorter[index] = shorter[index].begunEarlier(now: now(before: index, in: steps))
      }
      shorter.remove(at: place)
      return shorter
    }
  }

  /// Without one step of the clock; animations are over when they are added, and stay.
  private func ended(_ steps: [Step]) -> [[Step]] {
    steps.indices.filter { steps[$0].isAdvance }.flatMap { place in
      [true, false].map { isRemoved in
        var shorter = steps.map { $0.ended(removed: isRemoved) }
        shorter.remove(at: place)
        return shorter
      }
    }
  }

  /// With an entry of the layer's own dictionary in the place of the turn that puts it on screen.
  private func offScreen(_ steps: [Step]) -> [[Step]] {
    steps.indices.dropLast().flatMap { place -> [[Step]] in
      guard case .host(let layer) = steps[place].command, steps[place + 1].command == .tick else {
        return []
      }
      let keys = steps.compactMap { step -> String? in
        if case .ask(layer, let key) = step.query { return key }
        return nil
      }
      return Set(keys).sorted().flatMap { key in
        let entry = Value.dictionary([
          Value.Entry(key, .reference(ObjectName(.action, 1)))
        ])
        let places: [(Property, Value)] = [
          (.actions, entry), (.style, .dictionary([Value.Entry("actions", entry)])),
        ]
        return places.map { property, value in
          var shorter = steps
          shorter[place] = Step(.set(.object(layer), property, value))
          shorter.remove(at: place + 1)
          return shorter
        }
      }
    }
  }

  /// With a question for the action in the place of a change and a look at what it started.
  private func asked(_ steps: [Step]) -> [[Step]] {
    steps.indices.flatMap { place -> [[Step]] in
      guard case .set(.object(let layer), let property, _) = steps[place].command,
        layer.kind == .layer
      else { return [] }
      let looks = steps.indices.filter { index in
        index > place && steps[index].query == .animationKeys(layer)
      }
      return looks.map { look in
        var shorter = steps
        shorter[look] = Step(.ask(layer, key: property.rawValue))
        shorter.remove(at: place)
        return shorter
      }
    }
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
    let taken = steps.compactMap(\.created).filter { $0.kind == .animation }.map(\.number)
    let name = ObjectName(.animation, (taken.max() ?? 0) + 1)
    return steps.indices.flatMap { place -> [[Step]] in
      guard case .set(.object(let layer), let property, let value) = steps[place].command,
        layer.kind == .layer
      else { return [] }
      // The turn that put the layer on screen, and the time that passed, are not needed any more.
      let before = place > 0 && steps[place - 1].command == .tick ? place - 1 : place
      let after = steps.indices.first { $0 > place && steps[$0].isAdvance }
      let begin = now(before: place, in: steps) - Self.elapsed
      return [Property.fromValue, .toValue].map { end in
        let settings: [Value.Entry] = [
          Value.Entry("keyPath", .string(property.rawValue)),
          Value.Entry(end.rawValue, value),
          Value.Entry(Property.beginTime.rawValue, .number(begin)),
        ]
        let animation = Creation(name, type: .known(.basicAnimation), settings: settings)
        var shorter = Array(steps.prefix(before))
        shorter += [Step(.new(animation)), Step(.addAnimation(name, to: layer, key: nil))]
        shorter += steps.indices.dropFirst(place + 1).filter { $0 != after }.map { steps[$0] }
        return shorter
      }
    }
  }

  /// The reading of the clock before a step, in seconds.
  private func now(before place: Int, in steps: [Step]) -> Double {
    steps.prefix(place).reduce(start) { now, step in
      if case .advance(let seconds) = step.command { return now + seconds }
      return now
    }
  }
}

extension Step {
  fileprivate var isAdvance: Bool {
    if case .advance = command { return true }
    return false
  }

  /// The step; an animation that it makes gets a begin time in the past if it has none.
  fileprivate func begunEarlier(now: Double) -> Step {
    setting([Value.Entry(Property.beginTime.rawValue, .number(now - Rewrites.elapsed))])
  }

  /// The step; an animation that it makes is over long ago, and may stay attached.
  fileprivate func ended(removed: Bool) -> Step {
    let begin = Value.Entry(Property.beginTime.rawValue, .number(1))
    let stay = Value.Entry(Property.removedOnCompletion.rawValue, .boolean(false))
    return setting(removed ? [begin] : [begin, stay])
  }

  /// The step; an animation that it makes gets values where it has none.
  private func setting(_ entries: [Value.Entry]) -> Step {
    guard case .new(var creation) = command, creation.name.kind == .animation else { return self }
    creation.settings += entries.filter { entry in
      !creation.settings.contains { $0.key == entry.key }
    }
    return Step(.command(.new(creation)), thread: thread)
  }
}
