import LayerScript
import Rules

extension World {
  /// Asks a layer for its action for a key, which has no effect of its own (ACT-19, ACT-20).
  mutating func ask(_ name: ObjectName, key: String) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    var questions: [ExpectedEvent] = []
    var finding = search(layer, key) { _, event, why in
      questions.append(ExpectedEvent(.event(event), .once, why: why))
    }
    let disabled = readTransaction("disableActions")
    if disabled.value == .boolean(true) {
      finding.why = state.reasons.union(finding.why, .act(20))
      if semantics.actions.disablingHidesActions { finding.result = .nothing }
    }
    finding.why = state.reasons.union(finding.why, .act(19))
    if hasDelegateAbove(layer, key) {
      finding.why = state.reasons.union(finding.why, .act(47))
    }
    if case .animation = finding.result, Property(rawValue: key) == nil,
      state.identities[layer].defined != nil
    {
      finding.why = state.reasons.union(finding.why, .act(56))
    }
    if finding.result != .nothing { explainKey(&finding, key) }
    runAsked(finding, layer, key)
    state.effects.events += questions
    state.effects.silence = state.reasons.union(state.effects.silence, finding.why)
    state.silence(.act(19))
    allowRepeated(questions)
    return answer(finding, layer, key)
  }

  /// Keys that no class declares are searched for like others (ACT-49), and so are properties that do not
  /// animate by themselves (ACT-34).
  private mutating func explainKey(_ finding: inout Finding, _ key: String) {
    guard let property = Property(rawValue: key) else {
      let isEvent = ["onOrderIn", "onOrderOut", "transition"].contains(key)
      if !isEvent { finding.why = state.reasons.union(finding.why, .act(49)) }
      return
    }
    if case .none = property.implicitAnimation {
      finding.why = state.reasons.union(finding.why, .act(34))
    }
  }

  private mutating func answer(_ finding: Finding, _ layer: Int, _ key: String) -> Expected {
    switch finding.result {
    case .action(let name), .animation(let name):
      return Reading(.reference(name), why: finding.why, open: finding.open).expected()
    case .block, .copied:
      return Reading(
        .blockAnimation(of: key), why: finding.why, open: finding.open, pattern: .noneOf([.nil])
      ).expected()
    case .builtIn:
      // Whether asking shows the built-in animation is not asserted (ACT-01, fifth place); that nothing
      // else is answered is.
      let fields: Value = .dictionary([
        Value.Entry("class", .string(ClassName.basicAnimation.rawValue)),
        Value.Entry("keyPath", .string(key)),
      ])
      return Reading(
        fields, why: finding.why, open: finding.open,
        pattern: .nothingOrFields([Value.Entry("keyPath", .string(key))])
      ).expected()
    case .nothing:
      var reading = Reading(.nil, why: finding.why, open: finding.open)
      let wasStopped = state.reasons.members(of: finding.why).contains(.act(11))
      let isOfView = state.view(of: layer) != nil
      if isOfView, state.views.inForce != nil { reading.open = reading.open ?? .beyondReference }
      if !wasStopped, !isOfView, finding.open == nil { openUnstopped(&reading, layer, key) }
      if finding.open == .animation(27) { reading.open = openBuiltIn(key, layer) }
      return reading.expected()
    }
  }

  /// A search that nobody stopped finds nothing on a layer that was never committed (ACT-17); on any
  /// other the built-in step may have something to say.
  private mutating func openUnstopped(_ reading: inout Reading, _ layer: Int, _ key: String) {
    let isOverridden = state.reasons.members(of: reading.why).contains(.act(18))
    if isOverridden { return }
    if state.commits.stages[layer] == .never {
      reading.open = state.assumptions.openItem(of: .gate, otherwise: .animation(41))
      state.unite(&reading, .act(17))
    } else {
      reading.open = openBuiltIn(key, layer)
    }
  }

  /// What leaves open whether a change of a key would animate by itself.
  private func openBuiltIn(_ key: String, _ layer: Int) -> OpenItem {
    if let property = Property(rawValue: key),
      case .open(let item) = state.standardBuiltIn(for: property, layer: layer),
      item != .animation(27)
    {
      return item
    }
    return Self.disputedKeys.contains(key) ? .animation(27) : .beyondReference
  }

  /// The keys that UA-27 names.
  private static let disputedKeys = [
    "doubleSided", "contentsScale", "rasterizationScale", "anchorPointZ", "contentsCenter",
    "shouldRasterize", "sublayers", "mask",
  ]

  /// What a faulty engine does when it is merely asked.
  private mutating func runAsked(_ finding: Finding, _ layer: Int, _ key: String) {
    guard semantics.actions.askingRunsTheAction else { return }
    switch finding.result {
    case .action(let action):
      let event = semantics.actions.run(action, key: key, layer: state.identities[layer].name)
      state.effects.events.append(ExpectedEvent(.event(event), .once))
    case .animation(let animation):
      attach(animation, to: layer, key: key, why: finding.why)
    case .builtIn:
      attachBuiltIn(on: layer, key: key, from: .nil, why: finding.why)
    case .nothing, .block, .copied: break
    }
  }

  /// No rule says that a question is put but once when it is not about a change.
  private mutating func allowRepeated(_ questions: [ExpectedEvent]) {
    for question in questions {
      guard let event = question.answer else { continue }
      state.effects.events.append(
        ExpectedEvent(.repeated(event), .open(.animation(3))))
    }
  }

  /// The standing action of a class: nil for the base class (ACT-16), the hook's answer for a
  /// subclass (ACT-14).
  mutating func classAction(of type: ClassReference, key: String) -> Expected {
    switch type {
    case .known:
      return Reading(.nil, why: state.because(.act(16))).expected()
    case .defined(let name):
      var classes = [name]
      while case .defined(let base)? = state.classes[classes[classes.count - 1]]?.base {
        classes.append(base)
      }
      let answer = state.classAnswer(classes, key)
      openClassQuestions(classes, key)
      switch answer {
      case .reference(let found)?:
        return Reading(.reference(found), why: state.because(.act(14))).expected()
      // Whether the hook itself shows null or nil is a matter of the probe.
      case .null?: return Reading(.null, open: .beyondReference).expected()
      default: return Reading(.nil, why: state.because(.act(16))).expected()
      }
    }
  }

  private mutating func openClassQuestions(_ classes: [ObjectName], _ key: String) {
    for name in classes {
      let event = Event.asked(name, .defaultActionForKey, layer: nil, key: key, seen: nil)
      state.effects.events.append(ExpectedEvent(.repeated(event), .open(.animation(3))))
    }
  }
}
