import LayerScript
import Rules

/// Classes that answer with the timing of the action for another key (VIEW-34, VIEW-35).
extension World {
  /// What an override comes to that copies a timing; nil where the first one that has anything to say
  /// of the key answers otherwise.
  mutating func copiedTiming(
    _ layer: Int, _ key: String, asking note: (inout WorldState, Event, Why) -> Void
  ) -> Finding? {
    if state.identities[layer].defined == nil { return nil }
    let classes = state.searchingClasses(of: layer)
    let hooks = classes.map { state.classes[$0]?.answer(.actionForKey, key) }
    guard let place = hooks.firstIndex(where: { $0 != nil }),
      let other = hooks[place]?["timingOf"]?.asString, let property = Property(rawValue: key)
    else { return nil }
    if let event = question(to: .override, layer, key) { note(&state, event, Why(.act(1))) }
    // Both questions go to the superclass: the class itself is not asked again.
    let passed = state.passedOverrides
    state.passedOverrides += place + 1
    defer { state.passedOverrides = passed }
    var finding = search(layer, other, asking: note)
    let old = state.read(layer, property)
    let isOfScript = finding.isMadeByScript
    guard let action = timed(&finding), action.type == .basicAnimation else {
      if semantics.views.copiesWithoutAction {
        let plain = AnimationObject(type: .basicAnimation)
        finding.result = .copied(
          plain.copyingTiming(for: property, from: old.value), isOfScript: false)
        finding.why = state.reasons.union(finding.why, .view(35))
        return finding
      }
      return answerWithoutTiming(layer, key, finding, asking: note)
    }
    finding.why = state.reasons.union(finding.why, state.because(.act(18), .view(34)))
    if state.uikit.map({ $0 >= .eight }) == true {
      finding.why = state.reasons.union(finding.why, .view(36))
    }
    let copy = semantics.views.copiedTiming(of: action, for: property, from: old.value)
    finding.result = copy.map { .copied($0, isOfScript: isOfScript) } ?? .nothing
    finding.open = finding.open ?? old.open
    return finding
  }

  /// The animation whose timing is copied, if that is what was found.
  private mutating func timed(_ finding: inout Finding) -> AnimationObject? {
    switch finding.result {
    case .block:
      guard let pace = state.views.inForce?.pace else { return nil }
      if pace.delay != 0 { finding.open = finding.open ?? .beyondReference }
      return BlockChange(
        property: .backgroundColor, old: .nil, new: .nil, shown: .nil, isAdditive: false, pace: pace
      ).animation
    case .animation(let name): return state.animationObjects[name]
    case .copied(let object, _): return object
    case .builtIn:
      finding.open = .animation(27)
      return nil
    case .nothing, .action: return nil
    }
  }

  /// Without an action to copy the superclass answers for the asked key; where it is open
  /// whether there is one, so is who is asked.
  private mutating func answerWithoutTiming(
    _ layer: Int, _ key: String, _ finding: Finding,
    asking note: (inout WorldState, Event, Why) -> Void
  ) -> Finding {
    if let item = finding.open { openEvents(layer, keys: [key], item) }
    var answer = search(layer, key) { state, event, why in
      if finding.open == nil { note(&state, event, why) }
    }
    answer.open = finding.open ?? answer.open
    answer.why = state.reasons.union(answer.why, state.reasons.union(finding.why, .view(35)))
    return answer
  }
}

extension Finding {
  /// Tells whether what was found is an animation of the script, or runs as one does.
  fileprivate var isMadeByScript: Bool {
    switch result {
    case .animation: true
    case .copied(_, let isOfScript): isOfScript
    case .block, .builtIn, .nothing, .action: false
    }
  }
}
