import Geometry
import LayerScript
import Rules

/// By which way a change of a property came about.
package enum ChangeOrigin: Hashable, Sendable {
  /// The property's accessor, or its whole key.
  case accessor
  /// A sub-path of the property.
  case subPath
  /// A change of the frame.
  case frame
}

extension World {
  mutating func setProperty(
    _ property: Property, of layer: Int, to given: Value, because extra: Why = .none
  ) -> Expected {
    let passed = argument(given, for: property, of: layer)
    switch property {
    case .frame: return setFrame(of: layer, to: passed.asRect ?? .zero)
    case .affineTransform: return setAffineTransform(of: layer, to: passed)
    case .sublayers: return setSublayers(of: layer, to: passed)
    case .mask: return setMask(of: layer, to: passed)
    default: break
    }
    guard Defaults.row(property, of: state.identities[layer].type) != nil else {
      return beyondReference("the property '\(property.rawValue)'")
    }
    if semantics.geometry.refuses(passed, as: property, in: &state) {
      return refuse([property], of: layer)
    }
    let (value, turned) = turnedRound(passed, as: property)
    var open = state.openItem(setting: value, as: property, of: layer)
    noteUndisturbed(by: property, of: layer)
    let stored = state.storingRules(value, as: property, of: layer)
    var why = state.reasons.union(setRules(property, value, of: layer), stored)
    why = state.reasons.union(state.reasons.union(why, extra), copyRules(given, property))
    why = state.reasons.union(why, turned)
    // That a value reads back is known (ACT-23), not what becomes of one that is none for the property.
    let isBare = why.isEmpty && property.isExtent
    if isBare, value.asNumber.map({ $0 < 0 }) ?? false { open = .beyondReference }
    change(layer, property, to: value, why: why, open: open, via: .accessor)
    return taken(open) ?? done(state.reasons.union(why, .act(23)))
  }

  /// The expectation of a set of which no source says whether it is refused (UL-03, UL-04), or which a header calls
  /// undefined (UL-27, UL-29); nil where the value is taken.
  func taken(_ open: OpenItem?) -> Expected? {
    guard let open, [.layers(3), .layers(4), .layers(27), .layers(29)].contains(open) else {
      return nil
    }
    return Expected(.done, .doneOrRaises(open), weakened: open)
  }

  private mutating func setAffineTransform(of layer: Int, to value: Value) -> Expected {
    guard case .affine(let affine) = value else { return done() }
    let old = state.read(layer, .transform)
    let new = semantics.geometry.transform(
      setting: affine, over: old.value.asTransform ?? .identity)
    noteUndisturbed(by: .transform, of: layer)
    let why = state.because(.geo(28))
    let open = Property.transform.openItem(setting: .transform(new))
    change(layer, .transform, to: .transform(new), why: why, open: open, via: .accessor)
    return taken(open) ?? done()
  }

  /// Changes one property: looks for an action, stores the value, and runs what was found.
  ///
  /// The search comes first (ACT-22), so that whoever is asked still reads the old value.
  mutating func change(
    _ layer: Int, _ property: Property, to value: Value, why: Why, open: OpenItem?,
    via origin: ChangeOrigin, tolerance: Tolerance? = nil
  ) {
    // What a handler has added may begin by the time of the layer as it was, or as it is then.
    if state.callbacks.isUnsettled, [.speed, .timeOffset, .beginTime].contains(property) {
      state.lost = state.lost ?? .animation(45)
    }
    let old = state.read(layer, property)
    let stored = semantics.properties.stored(value, as: property, of: layer, in: &state)
    var setter = state.reasons.union(why, .act(23))
    setter = state.reasons.union(setter, state.callbacks.whyActing)
    if state.views.inForce != nil, state.view(of: layer) != nil {
      setter = state.reasons.union(setter, state.because(.view(4), .view(5)))
    }
    let store = { (world: inout World) in
      world.state.write(
        layer, property, stored, why: setter, open: open, tolerance: tolerance)
      world.semantics.properties.didSet(property, of: layer, from: old.value, in: &world.state)
    }
    let change = PropertyChange(
      layer: layer, property: property, old: old, new: stored, why: setter, open: open,
      origin: origin, tolerance: tolerance,
      isSingle: state.assumptions.precision == .single)
    // Cells are no layers: nobody is asked for an action.
    if state.identities[layer].type.kind == .cell { return store(&self) }
    let storesFirst = semantics.actions.storesBeforeSearch
    if storesFirst { store(&self) }
    let found = searchForChange(change)
    if !storesFirst { store(&self) }
    run(found, for: change)
    notify(change)
    markForLayout(after: change)
    markForDisplay(after: change)
    if property == .bounds {
      resizeSublayers(after: change)
      reportBounds(change)
    }
  }

  /// Classes that see bounds being set report it, and may act.
  private mutating func reportBounds(_ change: PropertyChange) {
    let layer = change.layer
    for type in state.definedClasses(of: layer)
    where state.classes[type]?.implements.contains(.didSetBounds) == true {
      let event = Event.called(type, .didSetBounds, layer: state.identities[layer].name)
      // A frame that keeps the bounds may leave their setter alone.
      let isKept = change.old.value == change.new || change.isRounding
      let isDoubtful = change.origin == .frame && isKept
      let open: OpenItem? = isDoubtful ? .beyondReference : nil
      let why = state.because(.act(23))
      state.effects.events.append(
        ExpectedEvent(.event(event), open.map { .open($0) } ?? .once, why: why))
      act(type, .didSetBounds, about: layer, because: why, open: open)
    }
  }

  /// The rules that decide what a property reads after it was set, besides ACT-23.
  private mutating func setRules(_ property: Property, _ value: Value, of layer: Int) -> Why {
    switch property {
    case .bounds: return state.because(.geo(2))
    case .position: return state.because(.geo(3))
    case .anchorPoint:
      let point = value.asPoint ?? .zero
      let isOutside = point.x.isOutsideUnit || point.y.isOutsideUnit
      return isOutside ? state.because(.geo(4), .geo(5)) : state.because(.geo(4))
    case .transform, .sublayerTransform: return state.because(.geo(29))
    case .zPosition: return state.because(.geo(30), .geo(31))
    case .anchorPointZ, .contentsScale, .geometryFlipped, .hidden, .masksToBounds:
      return state.because(.geo(30))
    case .contents:
      let wasDrawn = state.value(layer, .contents) == .backingStore
      return wasDrawn ? state.because(.dis(13), .dis(14)) : state.because(.dis(14))
    default: return .none
    }
  }

  mutating func getProperty(
    _ property: Property, of layer: Int, through access: PropertyAccess = .accessor
  ) -> Expected {
    if property == .modelLayer { return modelLayer(of: layer) }
    if property == .presentationLayer {
      return undecidedQuery(property)
    }
    var reading: Reading
    if let derived = readDerived(property, of: layer) {
      reading = derived
    } else {
      reading = state.read(layer, property)
      if reading.why == Why(.act(23)), reading.tolerance == .exact {
        reading.tolerance = reading.value.documentedTolerance
      }
      if state.properties[layer][property] == nil {
        explainUnset(&reading, property, layer)
        reading.value = semantics.properties.unset(
          property, of: layer, standard: reading.value, through: access, in: &state)
      }
      let change = state.properties[layer][property]?.change
      let isPending = change.map { $0 > state.commits.lastChange }
      if let isPending { state.unite(&reading, isPending ? .txn(13) : .props(58)) }
      if property == .contentsRect || property == .contentsCenter {
        state.unite(&reading, .dis(20))
      }
      // What was set wins over what the style supplies (KVC-24).
      if change != nil, state.isStyled(layer, property) { state.unite(&reading, .kvc(24)) }
      if reading.value == .backingStore {
        reading.pattern = .noneOf([.nil] + state.display.images)
      }
    }
    var expected = reading.expected()
    expected.undisturbed = state.observe(property, of: layer)
    return expected
  }

  /// Puts the further rules behind a value that was never set.
  private mutating func explainUnset(
    _ reading: inout Reading, _ property: Property, _ layer: Int
  ) {
    let type = state.identities[layer].type
    if reading.why == Why(.kvc(24)), let style = state.properties[layer][.style] {
      state.unite(&reading, style.why)
    }
    guard let row = Defaults.row(property, of: type), reading.why == Why(row.rule) else { return }
    switch property {
    case .beginTime, .timeOffset, .speed: state.unite(&reading, .time(3))
    default: if let rule = KnownNames.rule(of: property) { state.unite(&reading, rule) }
    }
    // What a layer's own duration reads is only reported, of whatever class it is.
    if type != .layer, row.owner == .layer, row.rule != .props(44) {
      state.unite(&reading, .props(43))
    }
  }

  /// The expectation of a query that the reference does not decide; the script goes on.
  func undecidedQuery(_ property: Property) -> Expected {
    undecidedQuery("'\(property.rawValue)'")
  }

  func undecidedQuery(_ what: String) -> Expected {
    Expected(
      .unsupported("the reference does not decide \(what)"), .undecided,
      weakened: .beyondReference)
  }
}

extension Value {
  /// How near to a value must come what ACT-23 alone says of it.
  fileprivate var documentedTolerance: Tolerance {
    guard let numbers = components, numbers.allSatisfy(\.isFinite) else { return .exact }
    return Tolerance(absolute: 1e-9 * numbers.reduce(1) { max($0, abs($1)) })
  }
}

extension Property {
  /// Tells whether the property is how wide, large or long something is, which cannot be below zero.
  fileprivate var isExtent: Bool {
    switch self {
    case .lineWidth, .miterLimit, .fontSize, .rasterizationScale, .contentsScale, .instanceDelay,
      .emitterDepth:
      true
    default: false
    }
  }

  /// What leaves a value open from the moment it is set.
  func openItem(setting value: Value) -> OpenItem? {
    switch self {
    case .bounds, .position:
      if !value.allNumbers(\.isFinite) { return .layers(3) }
      let size = value.asRect?.size ?? .zero
      return size.width < 0 || size.height < 0 ? .beyondReference : nil
    case .opacity, .shadowOpacity:
      return value.allNumbers { !$0.isOutsideUnit } ? nil : .layers(27)
    case .strokeStart, .strokeEnd:
      return value.allNumbers { !$0.isOutsideUnit } ? nil : .layers(29)
    case .repeatCount: return value.allNumbers { !$0.isNaN } ? nil : .layers(4)
    default: return value.allNumbers(\.isFinite) ? nil : .layers(4)
    }
  }
}
