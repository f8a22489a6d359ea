import Geometry
import LayerScript

/// Shorter ways to have an action found, and to ask for it.
extension Rewrites {
  /// With an entry of the layer's own dictionary in the place of the turn that puts it on screen; for
  /// a change that is looked at, with a question besides.
  func offScreen(_ steps: [Step]) -> [[Step]] {
    steps.indices.dropLast().flatMap { place -> [[Step]] in
      guard case .host(let layer) = steps[place].command, steps[place + 1].command == .tick else {
        return []
      }
      let later = steps[(place + 2)...]
      let questions = Set(later.compactMap { $0.keyOfQuestion(to: layer) }).sorted()
      let changes = Set(later.compactMap { $0.keyOfChange(to: layer) }).sorted()
      return questions.flatMap { withEntry(for: $0, of: layer, at: place, in: steps) }
        + changes.flatMap { withEntry(for: $0, of: layer, at: place, in: steps).flatMap(asked) }
    }
  }

  private func withEntry(
    for key: String, of layer: ObjectName, at place: Int, in steps: [Step]
  ) -> [[Step]] {
    let entry = Value.dictionary([Value.Entry(key, .reference(ObjectName(.action, 1)))])
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

  /// With an animation as the action for a value that a layer is made with in the place of one that is
  /// added to it: the one that was added, or a transition, whose key is known.
  func made(_ steps: [Step]) -> [[Step]] {
    steps.indices.flatMap { place -> [[Step]] in
      guard case .addAnimation(let animation, to: let layer, _) = steps[place].command,
        let origin = steps[..<place].firstIndex(where: { $0.creation?.name == layer }),
        let creation = steps[origin].creation, layer.kind == .layer
      else { return [] }
      let between = steps[(origin + 1)..<place]
      let variants = Self.changing.compactMap { property -> [Step]? in
        guard let made = creation.withAction(animation, for: property) else { return nil }
        var variant = Array(steps[..<origin])
        variant += between.filter { !$0.mentioned.contains(layer) }
        variant.append(Step(.new(made)))
        // What was done with the layer waits until it is made.
        variant += between.filter { $0.mentioned.contains(layer) }
        variant += steps[(place + 1)...]
        return variant
      }
      let fading = variants.first?.map { step in
        step.creation?.name == animation ? Step(.new(.fade(animation))) : step
      }
      return variants + (fading.map { [$0] } ?? [])
    }
  }

  /// The properties that a layer is made with to have an action run: where one is animated by the
  /// animation itself, the other is not.
  private static let changing: [Property] = [.position, .zPosition]

  /// A step that makes an animation, and a dictionary that has it as the action for a key.
  private func ownAction(for key: String, in steps: [Step]) -> (making: Step, entry: Value) {
    let taken = steps.flatMap(\.created).filter { $0.kind == .animation }.map(\.number)
    let animation = ObjectName(.animation, (taken.max() ?? 0) + 1)
    let path = Value.Entry(Property.keyPath.rawValue, .string(Property.position.rawValue))
    let making = Step(.new(Creation(animation, type: .known(.basicAnimation), settings: [path])))
    return (making, .dictionary([Value.Entry(key, .reference(animation))]))
  }

  /// With a question for the action in the place of a change and a look at what it started.
  func asked(_ steps: [Step]) -> [[Step]] {
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

  /// With a value in the step that makes a layer in the place of an early question: a change asks too.
  func changed(_ steps: [Step]) -> [[Step]] {
    steps.indices.dropLast().flatMap { place -> [[Step]] in
      guard case .ask(let layer, let key) = steps[place].query,
        let property = Property(rawValue: key), let value = property.plainValue
      else { return [] }
      var changing = steps
      changing[place] = Step(.set(.object(layer), property, value))
      return initial(changing)
    }
  }

  /// With answers of a plain object in the place of those of a view in whose block something changes:
  /// those of the layer's own dictionary, and those of a delegate.
  func answered(_ steps: [Step]) -> [[Step]] {
    guard let start = steps.firstIndex(where: \.beginsBlock) else { return [] }
    let end = steps[start...].firstIndex { $0.command == .endBlock }
    let keys = Set(steps[start...].compactMap(\.keyOfAction)).sorted()
    return steps[..<start].indices.flatMap { place -> [[Step]] in
      guard let backing = steps[place].creation?.backing else { return [] }
      return keys.flatMap { key -> [[Step]] in
        [byDictionary(of: backing, key, in: steps), byDelegate(of: backing, key)].flatMap { made in
          let plain = steps.indices.flatMap { index -> [Step] in
            if index == place { return made }
            return index == start || index == end ? [] : [steps[index]]
          }
          return [plain] + initial(plain)
        }
      }
    }
  }

  private func byDictionary(
    of backing: Creation.Backing, _ key: String, in steps: [Step]
  ) -> [Step] {
    let (animation, entry) = ownAction(for: key, in: steps)
    return [
      animation, Step(.new(backing.layer(with: Value.Entry(Property.actions.rawValue, entry)))),
    ]
  }

  private func byDelegate(of backing: Creation.Backing, _ key: String) -> [Step] {
    let delegate = ObjectName(.delegate, 1)
    let answer = Value.Entry(key, .reference(ObjectName(.action, 1)))
    let entry = Value.Entry(Property.delegate.rawValue, .reference(delegate))
    return [
      Step(.new(Creation(delegate, settings: [answer]))),
      Step(.new(backing.layer(with: entry))),
    ]
  }

  /// With the steps by which a callback reacts taken at once, or with one of them alone.
  func reacting(_ steps: [Step]) -> [[Step]] {
    steps.indices.flatMap { place -> [[Step]] in
      guard case .react(let name, let callback, let body, let limit) = steps[place].command else {
        return []
      }
      let atOnce = Array(steps[..<place] + body + steps[(place + 1)...])
      guard body.count > 1 else { return [atOnce] }
      return [atOnce]
        + body.map { step in
          var shorter = steps
          shorter[place] = Step(.react(name, callback, steps: [step], limit: limit))
          return shorter
        }
    }
  }
}

extension Creation {
  /// The plainest transition.
  fileprivate static func fade(_ name: ObjectName) -> Creation {
    let type = Value.Entry(Property.type.rawValue, .string("fade"))
    return Creation(name, type: .known(.transition), settings: [type])
  }

  /// The layer, made with an animation as the action for a property, and with a value for it.
  fileprivate func withAction(_ animation: ObjectName, for property: Property) -> Creation? {
    guard let value = property.plainValue else { return nil }
    let key = property.rawValue
    let entry = Value.dictionary([Value.Entry(key, .reference(animation))])
    var made = self
    made.settings.removeAll { [key, Property.actions.rawValue].contains($0.key) }
    made.settings += [Value.Entry(Property.actions.rawValue, entry), Value.Entry(key, value)]
    return made
  }
}

extension Creation.Backing {
  /// The layer without the view.
  fileprivate func layer(with entry: Value.Entry) -> Creation {
    Creation(layer, type: type ?? .known(.layer), settings: [entry])
  }
}

extension Step {
  fileprivate var beginsBlock: Bool {
    if case .beginBlock = command { return true }
    return false
  }

  /// The key for which the step has a layer look up an action.
  fileprivate var keyOfAction: String? {
    if case .ask(_, let key) = query { return key }
    guard case .set(.object(let name), _, _) = command, name.kind == .layer else { return nil }
    return keyOfChange(to: name)
  }

  /// The key for which the step asks a layer.
  fileprivate func keyOfQuestion(to layer: ObjectName) -> String? {
    guard case .ask(layer, let key) = query else { return nil }
    return key
  }

  /// The property of a layer that the step changes.
  fileprivate func keyOfChange(to layer: ObjectName) -> String? {
    guard case .set(.object(layer), let property, _) = command else { return nil }
    return property.rawValue
  }
}

extension Property {
  /// A value other than the usual one, for a property whose values have a simple shape.
  fileprivate var plainValue: Value? {
    switch info.shape {
    case .boolean: .boolean(true)
    case .number: .number(0.5)
    case .point: .point(Point(1, 1))
    case .rect: .rect(Rect(0, 0, 0, 1))
    default: nil
    }
  }
}
