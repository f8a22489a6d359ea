import Geometry
import LayerScript
import Rules

/// By which way a change of a property came about.
enum ChangeOrigin: Hashable, Sendable {
  /// The property's accessor, or its whole key.
  case accessor
  /// A sub-path of the property.
  case subPath
  /// A change of the frame.
  case frame
}

extension World {
  mutating func setProperty(_ property: Property, of layer: Int, to value: Value) -> Expected {
    switch property {
    case .frame: return setFrame(of: layer, to: value.asRect ?? .zero)
    case .affineTransform: return setAffineTransform(of: layer, to: value)
    case .sublayers: return setSublayers(of: layer, to: value)
    case .mask: return setMask(of: layer, to: value)
    default: break
    }
    guard Defaults.layer(property) != nil else {
      return beyondReference("the property '\(property.rawValue)'")
    }
    if semantics.refuses(value, as: property, in: &state) { return refuse([property], of: layer) }
    let open = property.openItem(setting: value)
    noteUndisturbed(by: property, of: layer)
    let why = setRules(property, value)
    change(layer, property, to: value, why: why, open: open, via: .accessor)
    return done(state.reasons.union(why, .act(23)))
  }

  private mutating func setAffineTransform(of layer: Int, to value: Value) -> Expected {
    guard case .affine(let affine) = value else { return done() }
    let old = state.read(layer, .transform)
    let new = semantics.transform(setting: affine, over: old.value.asTransform ?? .identity)
    noteUndisturbed(by: .transform, of: layer)
    let why = state.because(.geo(28))
    change(layer, .transform, to: .transform(new), why: why, open: nil, via: .accessor)
    return done()
  }

  /// Changes one property: looks for an action, stores the value, and runs what was found.
  ///
  /// The search comes first (ACT-22), so that whoever is asked still reads the old value.
  mutating func change(
    _ layer: Int, _ property: Property, to value: Value, why: Why, open: OpenItem?,
    via origin: ChangeOrigin, tolerance: Tolerance? = nil
  ) {
    let old = state.read(layer, property)
    let stored = semantics.stored(value, as: property, of: layer, in: &state)
    let setter = state.reasons.union(why, .act(23))
    let store = { (world: inout World) in
      world.state.write(
        layer, property, stored, why: setter, open: open, tolerance: tolerance)
      world.semantics.didSet(property, of: layer, from: old.value, in: &world.state)
    }
    let change = PropertyChange(
      layer: layer, property: property, old: old, new: stored, open: open, origin: origin)
    let storesFirst = semantics.storesBeforeSearch
    if storesFirst { store(&self) }
    let found = searchForChange(change)
    if !storesFirst { store(&self) }
    run(found, for: change)
  }

  /// The rules that decide what a property reads after it was set, besides ACT-23.
  private mutating func setRules(_ property: Property, _ value: Value) -> Why {
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
    case .delegate: return state.because(.act(13))
    default: return .none
    }
  }

  mutating func getProperty(_ property: Property, of layer: Int) -> Expected {
    if property == .presentationLayer || property == .modelLayer || property == .visibleRect {
      return undecidedQuery(property)
    }
    var reading: Reading
    if let derived = readDerived(property, of: layer) {
      reading = derived
    } else {
      reading = state.read(layer, property)
      if let initial = initialValue(property, of: layer) { reading.value = initial }
      let isPending = state.properties[layer][property].map { $0.change > state.commits.lastChange }
      if isPending == true { state.unite(&reading, .txn(13)) }
    }
    var expected = reading.expected()
    expected.undisturbed = state.notes[layer].observe(.model(property), at: state.step)
    return expected
  }

  /// The value of a property that was never set, as this engine sees it.
  private mutating func initialValue(_ property: Property, of layer: Int) -> Value? {
    state.properties[layer][property] == nil ? semantics.initial(property) : nil
  }

  /// The expectation of a query that the reference does not decide; the script goes on.
  func undecidedQuery(_ property: Property) -> Expected {
    Expected(
      .unsupported("the reference does not decide '\(property.rawValue)'"), .undecided,
      weakened: .beyondReference)
  }
}

extension Property {
  /// What leaves a value open from the moment it is set.
  func openItem(setting value: Value) -> OpenItem? {
    let numbers = value.components ?? []
    switch self {
    case .bounds, .position:
      if !numbers.allSatisfy(\.isFinite) { return .layers(3) }
      let size = value.asRect?.size ?? .zero
      return size.width < 0 || size.height < 0 ? .beyondReference : nil
    case .opacity, .shadowOpacity:
      return numbers.allSatisfy { !$0.isOutsideUnit } ? nil : .layers(27)
    case .strokeStart, .strokeEnd:
      return numbers.allSatisfy { !$0.isOutsideUnit } ? nil : .layers(29)
    default: return numbers.allSatisfy(\.isFinite) ? nil : .layers(4)
    }
  }
}
