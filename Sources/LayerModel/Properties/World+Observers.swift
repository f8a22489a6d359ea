import LayerScript
import Rules

/// Change notifications and arguments that the script keeps.
extension World {
  /// Starts to report changes of a key (KVC-29); those of derived values and of trees are reported at
  /// times that no source gives.
  mutating func observe(_ path: PropertyPath, of name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("\(name.kind.noun)") }
    let isStored =
      path.rest.isEmpty
      && path.property.map { Defaults.row($0, of: state.identities[layer].type) != nil } == true
    if !isStored { state.hasVagueObservers = true }
    if state.observers[layer].contains(path) { state.hasVagueObservers = true }
    state.observers[layer].append(path)
    return done()
  }

  /// Tells observers of a change: once if anything changed, else not at all.
  mutating func notify(_ change: PropertyChange) {
    let (layer, property) = (change.layer, change.property)
    guard !state.observers[layer].isEmpty, state.observers[layer].contains(PropertyPath(property))
    else { return }
    let event = Event.changed(
      state.identities[layer].name, key: property.rawValue, old: change.old.value,
      new: change.new)
    let isEffective = !semantics.properties.isSame(change.old.value, change.new)
    let item = openNotification(change, isEffective: isEffective)
    let heard = semantics.keyValues.notifications(
      event, isEffective: isEffective, via: change.origin)
    if let item {
      for event in heard { state.effects.events.append(ExpectedEvent(.event(event), .open(item))) }
      openNotifications(of: property, layer, item)
      return
    }
    let why = notificationRules(change)
    // What is told rests on both values, too.
    let values = state.reasons.union(change.old.why, change.why)
    for event in heard {
      state.effects.events.append(
        ExpectedEvent(.event(event), .onceAnywhere, why: state.reasons.union(why, values)))
    }
    state.effects.silence = state.reasons.union(state.effects.silence, why)
  }

  private mutating func notificationRules(_ change: PropertyChange) -> Why {
    switch change.origin {
    case .accessor: state.because(.kvc(29))
    case .subPath: state.because(.kvc(29), .kvc(6))
    case .frame: state.because(.kvc(33))
    }
  }

  /// What leaves open whether, and with which values, observers hear of a set.
  private func openNotification(_ change: PropertyChange, isEffective: Bool) -> OpenItem? {
    if let item = change.open ?? change.old.open { return item }
    if !isEffective, change.new.isComparedByIdentity { return .animation(3) }
    if change.isRounding { return .beyondReference }
    if let item = state.assumptions.openItem(of: .keyValueObserving, otherwise: .beyondReference) {
      return item
    }
    // Whether a frame that keeps the place or the size is heard of is not recorded.
    return change.origin == .frame && !state.effects.movesAndResizes ? .beyondReference : nil
  }

  /// Allows any notification of a property's changes in this step.
  mutating func openNotifications(of property: Property, _ layer: Int, _ item: OpenItem) {
    guard !state.observers[layer].isEmpty, state.observers[layer].contains(PropertyPath(property))
    else { return }
    let event = Event.changed(
      state.identities[layer].name, key: property.rawValue, old: .nil, new: .nil)
    state.effects.events.append(ExpectedEvent(.repeated(event), .open(item)))
  }

  mutating func createShared(_ creation: Creation) -> Expected {
    state.shared[creation.name] = creation.settings
    return done()
  }

  mutating func mutate(_ name: ObjectName, key: String, to value: Value) -> Expected {
    var entries = state.shared[name] ?? []
    if let place = entries.firstIndex(where: { $0.key == key }) {
      entries[place].value = value
    } else {
      entries.append(Value.Entry(key, value))
    }
    state.shared[name] = entries
    semantics.keyValues.didMutate(name, in: &state)
    return done()
  }

  /// Keeps the list of sublayers that a layer answers.
  mutating func keep(_ name: ObjectName, as list: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let children = semantics.hierarchy.sublayers(of: layer, in: &state)
    var reading = readSublayers(of: layer)
    // Only of what a layer answers it is known that there is no list (TREE-42).
    reading.pattern = nil
    state.kept[list] = KeptList(layer: layer, children: children, reading: reading)
    return done()
  }

  /// Reads a shared argument: the engine does not write to it; or a list that is kept, which stays
  /// what it was (TREE-19).
  mutating func read(_ name: ObjectName) -> Expected {
    if let kept = state.kept[name] {
      var reading = kept.reading
      let children = semantics.hierarchy.kept(kept.children, of: kept.layer, in: &state)
      reading.value = .list(children.map { reference($0) })
      state.unite(&reading, .tree(19))
      return reading.expected()
    }
    let value: Value =
      state.isList(name)
      ? state.sharedValue(name, as: .filters) : .dictionary(state.shared[name] ?? [])
    return Reading(value, why: state.because(.kvc(32))).expected()
  }

  /// The value that is passed: of a shared argument, what it holds at this moment.
  mutating func argument(_ value: Value, for property: Property, of layer: Int) -> Value {
    guard case .reference(let name) = value, name.kind == .shared else { return value }
    return semantics.keyValues.copied(name, as: property, of: layer, in: &state)
  }

  /// The rules which say that a shared argument was copied.
  mutating func copyRules(_ given: Value, _ property: Property) -> Why {
    guard case .reference(let name) = given, name.kind == .shared else { return .none }
    // Paths are not among the keys of which KVC-32 speaks.
    if property.info.shape == .path { return property == .path ? state.because(.sub(11)) : .none }
    var rules: [RuleID] = [.kvc(32)]
    switch property {
    case .style: rules.append(.kvc(25))
    case .lineDashPattern: rules.append(.sub(14))
    case .colors, .locations: rules.append(.sub(15))
    default: break
    }
    return state.reasons.set(rules)
  }
}
