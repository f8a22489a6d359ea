package import LayerScript
import Rules

extension WorldState {
  /// What one place of the search says; nil when it has nothing to say.
  package func standardAnswer(from place: ActionPlace, layer: Int, key: String) -> Value? {
    switch place {
    case .override: overrideAnswer(layer, key)
    case .delegate: delegateAnswer(layer, key)
    case .actions: properties[layer].value(of: .actions)?[key]
    case .style: styleAnswer(properties[layer].value(of: .style), key)
    case .classHook: classAnswer(definedClasses(of: layer), key)
    case .builtIn: nil
    }
  }

  /// The delegate of a layer, if it answers questions about actions (ACT-12).
  package func askableDelegate(of layer: Int) -> ObjectName? {
    guard let name = properties[layer].value(of: .delegate)?.asReference,
      delegates[name]?.implements.contains(.actionForKey) == true
    else { return nil }
    return name
  }

  /// What the delegate of a layer was programmed to answer, if it can be asked.
  package func delegateAnswer(_ layer: Int, _ key: String) -> Value? {
    if let view = views.owners[layer] { return .reference(view) }
    return askableDelegate(of: layer).flatMap { delegates[$0]?.answer(key) }
  }

  /// The first entry for a key on the way through the style chain (ACT-07, ACT-09).
  package func styleAnswer(_ style: Value?, _ key: String) -> Value? {
    var style = style
    while let current = style {
      if let answer = current["actions"]?[key] { return answer }
      style = current["style"]
    }
    return nil
  }

  /// The standing action of the most derived class that has one (ACT-14); a class without a hook for
  /// the key asks its superclass, and the base class answers nothing (ACT-16).
  package func classAnswer(_ classes: [ObjectName], _ key: String) -> Value? {
    // A loop, because a lazy collection would keep a copy of the whole state.
    for name in classes {
      if let answer = self.classes[name]?.answer(.defaultActionForKey, key) { return answer }
    }
    return nil
  }

  private func overrideAnswer(_ layer: Int, _ key: String) -> Value? {
    if identities[layer].defined == nil { return nil }
    let classes = searchingClasses(of: layer)
    for name in classes {
      guard let answer = self.classes[name]?.answer(.actionForKey, key) else { continue }
      // One that copies a timing and has found none leaves the question to its superclass.
      if answer["timingOf"] == nil { return answer }
    }
    // One that overrides the search whole has nothing to say of other keys.
    return classes.contains { overridesSearch($0) } ? .nil : nil
  }

  /// Tells whether a class of the script overrides the search without calling its superclass.
  func overridesSearch(_ name: ObjectName) -> Bool {
    classes[name]?.implements.contains(.actionForKey) == true
  }

  /// The rule behind a place's decisive answer, or behind its letting the search go on.
  mutating func rules(
    of place: ActionPlace, answer: Value?, verdict: SearchVerdict, layer: Int, key: String
  ) -> Why {
    switch (place, verdict) {
    case (.override, .goOn), (.builtIn, _): return .none
    case (.override, _): return answer == .null ? because(.act(18), .act(51)) : because(.act(18))
    case (.delegate, .goOn):
      if properties[layer].value(of: .delegate)?.asReference == nil {
        // Nor does a view above it answer for a layer of no view.
        return standsBelowView(layer) ? because(.view(8)) : .none
      }
      return because(.act(answer == nil ? 12 : 3))
    case (.delegate, .stop): return because(.act(4), .act(11))
    case (.delegate, .use): return because(.act(2))
    case (.actions, .goOn):
      return properties[layer].value(of: .actions)?.asDictionary == nil ? .none : because(.act(6))
    case (.actions, .stop): return because(.act(5), .act(11))
    case (.actions, .use):
      let rival = styleAnswer(properties[layer].value(of: .style), key)
      return rival == nil ? .none : because(.act(10))
    case (.style, .goOn): return .none
    case (.style, _):
      let isNested = properties[layer].value(of: .style)?["actions"]?[key] == nil
      let base = verdict == .stop ? because(.act(8), .act(11)) : because(.act(7))
      return isNested ? reasons.union(base, .act(9)) : base
    case (.classHook, .goOn):
      return answer == nil ? .none : because(.act(14), .act(15))
    case (.classHook, .stop): return because(.act(15), .act(11))
    case (.classHook, .use): return because(.act(14))
    }
  }
}
