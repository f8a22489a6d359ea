import Geometry
import LayerScript
import Rules

extension World {
  /// Sets a property, or a part of one, through key-value coding (KVC-01..20).
  mutating func setValue(_ path: PropertyPath, of layer: Int, to value: Value) -> Expected {
    guard let property = declared(path, of: layer) else {
      return setUndeclared(path, of: layer, to: value)
    }
    if path.rest.isEmpty { return setWhole(property, of: layer, to: value) }
    if property == .frame { return setFramePart(path.rest, of: layer, to: value) }
    if let key = transformKey(property, path.rest) {
      return setTransformPart(key, of: property, layer, to: value)
    }
    return setPart(path, property, of: layer, to: value)
  }

  /// The declared property of a layer that a path begins with; nil for keys that its class does not
  /// declare.
  func declared(_ path: PropertyPath, of layer: Int) -> Property? {
    guard let property = path.property else { return nil }
    let owners = Owners(class: state.identities[layer].type)
    return property.info.owners.isDisjoint(with: owners) ? nil : property
  }

  /// The part of a matrix that keys name behind a property; nil where it is no matrix, or has no such part.
  func transformKey(_ property: Property, _ keys: [Substring]) -> TransformKey? {
    property.info.shape == .transform ? TransformKey(keys) : nil
  }

  private mutating func setWhole(
    _ property: Property, of layer: Int, to given: Value
  ) -> Expected {
    guard property.info.isWritable, property.info.shape.accepts(given) else {
      // What nil or a value of another sort does to a number is not known (UL-30, UL-31).
      return openSet(property, of: layer, given == .nil ? .layers(30) : .layers(31))
    }
    let value = semantics.keyValues.accepted(given, forKey: property, of: layer, in: &state)
    return setProperty(property, of: layer, to: value, because: wholeRules(property))
  }

  /// The rules by which a property is reached by its key.
  private mutating func wholeRules(_ property: Property) -> Why {
    switch property {
    case .hidden, .opaque, .doubleSided, .geometryFlipped, .wrapped:
      state.because(.kvc(1), .kvc(2))
    default: state.because(.kvc(1))
    }
  }

  /// Leaves a property open after a set of which no source says what it does.
  private mutating func openSet(
    _ property: Property, of layer: Int, _ item: OpenItem
  ) -> Expected {
    guard Defaults.row(property, of: state.identities[layer].type) != nil, property.info.isWritable
    else { return beyondReference("'\(property.rawValue)' with such a value") }
    let old = state.read(layer, property)
    openEvents(layer, keys: [property.rawValue])
    openNotifications(of: property, layer, item)
    leaveAnimationOpen(layer, key: property.rawValue, item)
    state.write(layer, property, old.value, why: .none, open: item)
    return Expected(.done, .doneOrRaises(item), weakened: item)
  }

  private mutating func setPart(
    _ path: PropertyPath, _ property: Property, of layer: Int, to value: Value
  ) -> Expected {
    guard Defaults.row(property, of: state.identities[layer].type) != nil else {
      return beyondReference("the key path '\(path.text)'")
    }
    let old = state.read(layer, property)
    guard SubPath.part(path.rest, of: old.value) != nil,
      let whole = semantics.properties.replacing(path.rest, in: old.value, by: value)
    else { return beyondReference("the key path '\(path.text)'") }
    if semantics.geometry.refuses(whole, as: property, in: &state) {
      var refused = refuse([property], of: layer)
      // What the rest of the value is may be open, and with it whether there is anything to refuse.
      if let item = old.open, !semantics.geometry.refuses(value, as: property, in: &state) {
        refused.pattern = .undecided
        refused.weakened = item
      }
      return refused
    }
    noteUndisturbed(by: property, of: layer)
    let why = state.reasons.union(old.why, state.because(.act(36), .kvc(3), .kvc(4)))
    let open = old.open ?? state.openItem(setting: whole, as: property, of: layer)
    change(
      layer, property, to: whole, why: why, open: open, via: .subPath,
      tolerance: old.tolerance)
    if let item = old.open, property == .position || property == .bounds {
      return Expected(.done, .doneOrRaises(item), weakened: item)
    }
    return taken(open) ?? done()
  }

  /// Reads the frame, changes a part of it and sets it (KVC-05).
  private mutating func setFramePart(
    _ keys: [Substring], of layer: Int, to value: Value
  ) -> Expected {
    let old = readFrame(of: layer)
    guard SubPath.part(keys, of: old.value) != nil, let frame = old.value.asRect else {
      return beyondReference("such a part of a frame")
    }
    let why = state.reasons.union(old.why, state.because(.kvc(5)))
    guard let new = semantics.keyValues.frameSetting(frame, setting: keys, to: value) else {
      let bounds = state.read(layer, .bounds).value
      let whole = SubPath.replacing(keys, in: bounds, by: value) ?? bounds
      return setProperty(.bounds, of: layer, to: whole, because: why)
    }
    var expected = setFrame(
      of: layer, to: new, because: why, open: old.open, slack: old.tolerance.absolute)
    // What the rest of the frame is may be open, and with it whether there is anything to refuse.
    if let item = old.open, !semantics.geometry.refuses(value, as: .frame, in: &state) {
      expected.pattern = .doneOrRaises(item)
      expected.weakened = item
    }
    return expected
  }

  private mutating func setTransformPart(
    _ key: TransformKey, of property: Property, _ layer: Int, to value: Value
  ) -> Expected {
    let old = state.read(layer, property)
    let matrix = old.value.asTransform ?? .identity
    let decided = key.replacing(in: matrix, by: value)
    let new = semantics.keyValues.replacingPart(key, of: matrix, by: value, in: property) ?? matrix
    noteUndisturbed(by: property, of: layer)
    var why = state.reasons.union(old.why, state.reasons.set(decided?.rules ?? []))
    if property == .sublayerTransform { why = state.reasons.union(why, .kvc(18)) }
    let open = old.open ?? (decided == nil ? OpenItem.layers(32) : nil)
    let largest = new.components.filter(\.isFinite).map(abs).max() ?? 0
    change(
      layer, property, to: .transform(new), why: why, open: open, via: .subPath,
      tolerance: state.tolerance(largest: largest))
    if decided == nil {
      return Expected(.done, .doneOrRaises(.layers(32)), weakened: .layers(32))
    }
    state.properties[layer][property]?.part = key.givesBack(value) ? key : nil
    return done()
  }

  /// Reads a property, or a part of one, through key-value coding.
  mutating func value(_ path: PropertyPath, of layer: Int) -> Expected {
    guard let property = declared(path, of: layer) else { return undeclared(path, of: layer) }
    if path.rest.isEmpty { return wholeValue(property, of: layer) }
    var reading = readDerived(property, of: layer) ?? state.read(layer, property)
    if let key = transformKey(property, path.rest) {
      let isJustWritten = state.properties[layer][property]?.part == key
      if isJustWritten { state.unite(&reading, .interp(18)) }
      return transformPart(key, of: property, reading)
    }
    guard let part = semantics.keyValues.part(path.rest, of: reading.value) else {
      return undecidedQuery(property)
    }
    reading.value = part
    // The frame is a rectangle like any other, and a derived one besides.
    state.unite(&reading, .kvc(3))
    if property == .frame { state.unite(&reading, .kvc(5)) }
    return reading.expected()
  }

  private mutating func wholeValue(_ property: Property, of layer: Int) -> Expected {
    var expected = getProperty(property, of: layer, through: .key)
    guard case .value(let value) = expected.answer else { return expected }
    if state.properties[layer][property] != nil {
      expected.answer = .value(
        semantics.keyValues.answered(value, forKey: property, of: layer, in: &state))
    }
    expected.why = state.reasons.union(expected.why, readingRules(property))
    return expected
  }

  /// The rules by which a property is read by its key.
  mutating func readingRules(_ property: Property) -> Why {
    let rules = wholeRules(property)
    return [.color, .path].contains(property.info.shape)
      ? state.reasons.union(rules, .kvc(31)) : rules
  }

  /// The part of a matrix that a key names.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - property: The property that is the matrix.
  ///   - source: What is known of the matrix.
  ///   - spread: How far the part may be from what is computed of the matrix.
  /// - Returns: What is expected.
  mutating func transformPart(
    _ key: TransformKey, of property: Property, _ source: Reading, within spread: Double = 0
  ) -> Expected {
    let matrix = source.value.asTransform ?? .identity
    guard let decided = key.read(matrix) else {
      // An answer there is all the same; an engine that has none would be taken to support no parts.
      return Reading(.number(0), open: source.open ?? .layers(32)).expected()
    }
    let value = semantics.keyValues.transformPart(key, of: matrix, in: property) ?? .nil
    var reading = Reading(value, why: source.why, open: source.open)
    reading.tolerance = key.tolerance(of: matrix)
    reading.tolerance.absolute += spread
    reading.pattern = .near(decided.value, reading.tolerance)
    for rule in decided.rules { state.unite(&reading, rule) }
    if property == .sublayerTransform { state.unite(&reading, .kvc(18)) }
    return reading.expected()
  }
}

/// Keys that no class declares.
extension World {
  private mutating func setUndeclared(
    _ path: PropertyPath, of layer: Int, to value: Value
  ) -> Expected {
    let key = path.keys.first.map(String.init) ?? path.text
    openEvents(layer, keys: [key])
    leaveAnimationOpen(layer, key: key, .beyondReference)
    let isWhole = path.rest.isEmpty && path.property == nil
    if isWhole { searchForUndeclared(key, of: layer, to: value) }
    // Whether an animation that is found under such a key is added, no source says.
    loseToAnimations(of: layer, keys: [key], .beyondReference)
    state.animations[layer].leaveOpen(key, .beyondReference)
    if state.redrawHook(of: layer, for: key) != nil {
      settle(.open(.beyondReference), on: layer)
    }
    if isWhole {
      let kept = argument(value, for: .compositingFilter, of: layer)
      semantics.keyValues.storeUndeclared(kept, forKey: key, of: layer, in: &state)
      if let kind = state.declaredKind(of: key, on: layer), !kind.accepts(kept) {
        state.openUndeclared(key, of: layer, .layers(31))
        return Expected(.done, .doneOrRaises(.layers(31)), weakened: .layers(31))
      }
      return done()
    }
    // A part below such a key (UL-34), or a key that another class declares.
    state.storeUndeclared(value, forKey: key, of: layer)
    state.openUndeclared(key, of: layer, .layers(34))
    return Expected(.done, .doneOrRaises(.layers(34)), weakened: .layers(34))
  }

  /// A key that no class declares is searched like any other (ACT-49).
  private mutating func searchForUndeclared(_ key: String, of layer: Int, to value: Value) {
    let disabled = readTransaction("disableActions")
    let old = state.extras[layer].first { $0.key == key }
    guard state.isCommitted(layer), state.view(of: layer) == nil, disabled.open == nil,
      disabled.value == .boolean(false), value != .nil,
      old.map({ !$0.value.isEqualObject(to: value) }) ?? true,
      state.identities[layer].type.kind == .layer
    else { return }
    let finding = search(layer, key) { _, _, _ in }
    guard case .action(let action) = finding.result, finding.open == nil else { return }
    let event = semantics.actions.run(action, key: key, layer: state.identities[layer].name)
    let why = state.reasons.union(finding.why, .act(49))
    state.effects.events.append(ExpectedEvent(.event(event), .onceAnywhere, why: why))
    if state.mayReact(action, .run) { state.loseByActing(.beyondReference) }
  }

  private mutating func undeclared(_ path: PropertyPath, of layer: Int) -> Expected {
    let key = path.keys.first.map(String.init) ?? path.text
    guard path.rest.isEmpty, path.property == nil else {
      return Reading(.nil, open: .layers(34)).expected()
    }
    if let kind = state.declaredKind(of: key, on: layer) {
      return declared(key, kind, of: layer)
    }
    let value = semantics.keyValues.undeclared(key, of: layer, in: &state)
    var reading = Reading(value, why: state.because(.kvc(19)))
    if let slot = state.extras[layer].first(where: { $0.key == key }) {
      reading.open = slot.open
      reading.pattern = .exactly(slot.value)
    } else {
      reading.pattern = .exactly(.nil)
      // Whether a style or a class supplies more than properties (KVC-21, KVC-24) is not on record.
      if state.supplies(key, to: layer) { reading.open = .beyondReference }
    }
    state.unite(&reading, .kvc(20))
    return reading.expected()
  }
}

extension Value {
  /// Tells whether two objects are equal: a boolean is a number to them, 0 or 1.
  fileprivate func isEqualObject(to other: Value) -> Bool { asNumberObject == other.asNumberObject }

  private var asNumberObject: Value {
    if case .boolean(let isTrue) = self { return .number(isTrue ? 1 : 0) }
    return self
  }
}
