import LayerScript
import Rules

/// What a search for an action came to.
struct Finding: Sendable {
  enum Result: Hashable, Sendable {
    /// No action.
    case nothing
    /// A custom action of the script.
    case action(ObjectName)
    /// An animation object of the script.
    case animation(ObjectName)
    /// The built-in implicit animation.
    case builtIn
    /// The animation of the view block that is open.
    case block
    /// An animation with the timing of the action for another key.
    indirect case copied(AnimationObject, isOfScript: Bool)
  }

  var result: Result = .nothing
  var why: Why = .none
  /// What leaves it open whether this is what is found.
  var open: OpenItem?
  /// Tells whether the block in force animates the change at its end.
  var isSaved = false
}

/// One change of one property, as the search and what runs after it see it.
struct PropertyChange: Sendable {
  let layer: Int
  let property: Property
  let old: Reading
  let new: Value
  /// Why the property has its new value.
  let why: Why
  let open: OpenItem?
  let origin: ChangeOrigin
  /// How near an engine must come to the new value, where it was computed and not given.
  var tolerance: Tolerance?
  /// Tells whether the engine keeps numbers in single precision.
  var isSingle = false
}

extension PropertyChange {
  /// Tells whether the values differ by no more than engines may round them differently where they were
  /// computed: then it is open whether anything changes (5.2, section 0.4).
  var isRounding: Bool {
    let computed = max(tolerance?.absolute ?? 0, old.tolerance.absolute)
    if isSingle, old.value != new, old.value.isEqual(to: new, within: .singlePrecision) {
      return true
    }
    guard computed > 0, old.value != new else { return false }
    return old.value.isEqual(to: new, within: Tolerance(absolute: computed))
  }

  /// Tells whether some numbers of a place or an extent change and others stay (ACT-55).
  var changesPart: Bool {
    guard property == .position || property == .bounds, let old = old.value.components,
      let new = new.components, old.count == new.count
    else { return false }
    let same = zip(old, new).count { $0 == $1 }
    return same > 0 && same < old.count
  }
}

extension World {
  /// Asks the places in order; the first answer that is not nil ends the search (ACT-01).
  ///
  /// - Parameters:
  ///   - layer: The layer that looks for an action.
  ///   - key: What it looks for.
  ///   - note: Receives every question that is put to somebody.
  /// - Returns: What was found, and why.
  mutating func search(
    _ layer: Int, _ key: String, asking note: (inout WorldState, Event, Why) -> Void
  ) -> Finding {
    var finding = Finding(why: Why(.act(1)))
    for place in semantics.actions.searchOrder {
      if place == .override, let copied = copiedTiming(layer, key, asking: note) { return copied }
      if place == .builtIn { return builtIn(layer, key, finding) }
      // What the search finds at a place is as certain as what is installed there.
      let source: Property? =
        place == .delegate ? .delegate : place == .actions ? .actions : nil
      if let source, let why = state.properties[layer].why(of: source) {
        finding.why = state.reasons.union(finding.why, why)
      }
      let answer = semantics.actions.answer(from: place, layer: layer, key: key, in: &state)
      if let event = question(to: place, layer, key) { note(&state, event, finding.why) }
      if place == .override { allowQuestions(toClassesOf: layer, key) }
      if let view = answer?.asReference, view.kind == .view {
        if let end = consult(view, layer, key, &finding) { return end }
        continue
      }
      let verdict = semantics.actions.verdict(on: answer, at: place)
      let rules = state.rules(
        of: place, answer: answer, verdict: verdict, layer: layer, key: key)
      finding.why = state.reasons.union(finding.why, rules)
      switch verdict {
      case .goOn: continue
      case .stop: return finding
      case .use:
        finding.result = found(answer)
        return finding
      }
    }
    return finding
  }

  /// Passes the question on to a view; nil when the search goes on (VIEW-31, VIEW-42).
  private mutating func consult(
    _ view: ObjectName, _ layer: Int, _ key: String, _ finding: inout Finding
  ) -> Finding? {
    if state.views.gone.contains(view) {
      finding.why = state.reasons.union(finding.why, state.because(.act(3), .view(31)))
      return semantics.views.forgetsGoneViews ? nil : finding
    }
    let reply = reply(of: view, to: layer, key)
    finding.why = state.reasons.union(finding.why, reply.why)
    finding.open = finding.open ?? reply.open
    switch reply.answer {
    case .null: finding.isSaved = state.views.inForce?.block.kind == .pop
    case .saved:
      finding.isSaved = true
      if !semantics.views.savingEndsSearch { return nil }
      finding.open = finding.open ?? openBehind(view: layer, key)
    case .animation: finding.result = .block
    }
    return finding
  }

  /// A view that saves a change answers nil (VIEW-40), so the search may go on behind it: what it may find there.
  private mutating func openBehind(view layer: Int, _ key: String) -> OpenItem? {
    let shape = EventShape.searches(layer: state.identities[layer].name, keys: [key])
    state.effects.events.append(ExpectedEvent(shape, .open(.animation(3))))
    for place in semantics.actions.searchOrder {
      switch place {
      case .override, .delegate, .builtIn: continue
      case .actions, .style, .classHook:
        let answer = semantics.actions.answer(from: place, layer: layer, key: key, in: &state)
        guard let answer else { continue }
        // An animation would be added, with all that its delegate hears.
        if let found = answer.asReference, found.kind == .animation || state.mayReact(found, .run) {
          state.loseByActing(.animation(3))
        }
        return .animation(3)
      }
    }
    return nil
  }

  /// A class that overrides the search whole is asked about every key; whether it says so is open.
  private mutating func allowQuestions(toClassesOf layer: Int, _ key: String) {
    if state.identities[layer].defined == nil { return }
    let name = state.identities[layer].name
    for type in state.searchingClasses(of: layer) where state.overridesSearch(type) {
      let event = Event.asked(type, .actionForKey, layer: name, key: key, seen: nil)
      state.effects.events.append(ExpectedEvent(.repeated(event), .open(.animation(3))))
    }
  }

  private mutating func builtIn(_ layer: Int, _ key: String, _ finding: Finding) -> Finding {
    var finding = finding
    guard let property = Property(rawValue: key) else { return finding }
    switch semantics.actions.builtIn(for: property, layer: layer, in: &state) {
    case .animates:
      finding.result = .builtIn
      finding.why = state.reasons.union(finding.why, state.because(.act(25), .act(30)))
    case .none(let rule):
      finding.why = state.reasons.union(finding.why, rule)
      // What holds a commit back keeps the layer from being shown.
      if rule == .act(24) { finding.why = state.reasons.union(finding.why, state.commits.heldBack) }
    case .open(let item): finding.open = item
    }
    return finding
  }

  private func found(_ answer: Value?) -> Finding.Result {
    guard let name = answer?.asReference else { return .nothing }
    switch name.kind {
    case .action: return .action(name)
    case .animation: return .animation(name)
    default: return .nothing
    }
  }

  /// The question that a place is asked, where somebody hears it.
  func question(to place: ActionPlace, _ layer: Int, _ key: String) -> Event? {
    let name = state.identities[layer].name
    switch place {
    case .delegate:
      guard let delegate = state.askableDelegate(of: layer) else { return nil }
      return .asked(delegate, .actionForKey, layer: name, key: key, seen: seen(key, of: layer))
    case .override:
      guard let type = asked(state.searchingClasses(of: layer), .actionForKey, key) else {
        return nil
      }
      return .asked(type, .actionForKey, layer: name, key: key, seen: seen(key, of: layer))
    case .classHook:
      guard let type = asked(state.definedClasses(of: layer), .defaultActionForKey, key) else {
        return nil
      }
      return .asked(type, .defaultActionForKey, layer: nil, key: key, seen: nil)
    case .actions, .style, .builtIn: return nil
    }
  }

  /// The first of some classes that is programmed to answer for a key.
  private func asked(
    _ classes: [ObjectName], _ callback: Callback, _ key: String
  ) -> ObjectName? {
    for name in classes where state.classes[name]?.answer(callback, key) != nil { return name }
    return nil
  }

  /// What the property that a key names reads while somebody is asked; nil where that is open.
  private func seen(_ key: String, of layer: Int) -> Value? {
    guard let reading = Property(rawValue: key).map({ state.read(layer, $0) }),
      reading.open == nil
    else { return nil }
    return reading.value
  }
}
