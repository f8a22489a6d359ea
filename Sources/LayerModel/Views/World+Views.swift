import Geometry
import LayerScript
import Rules

extension World {
  /// Makes a view and the layer behind it, of the class that the view's class names (VIEW-33).
  mutating func createView(_ creation: Creation) -> Expected {
    guard Set(creation.implements ?? []).isSubset(of: [.didMoveToSuperview]) else {
      return lose(.beyondReference)
    }
    let name = creation.backing?.layer ?? creation.name
    let layer = state.identities.count
    let made = createLayer(Creation(name, type: creation.backing?.type ?? .known(.layer)))
    state.register(creation.name, at: layer)
    state.views.owners[layer] = creation.name
    if creation.implements?.isEmpty == false { state.views.reporting.insert(creation.name) }
    let delegate: Value = semantics.views.viewsAreDelegates ? .reference(creation.name) : .nil
    state.write(layer, .delegate, delegate, why: state.because(.view(33)))
    var result = made
    for entry in creation.settings {
      guard let property = Property(rawValue: entry.key) else { continue }
      let expected = setView(creation.name, property, to: entry.value)
      guard expected.answer == .done, expected.weakened == nil else {
        return lose(.beyondReference)
      }
      result.why = state.reasons.union(result.why, expected.why)
      result.events += expected.events
    }
    return result
  }

  /// Sets a property of a view, which is one of its layer's (VIEW-49).
  mutating func setView(_ name: ObjectName, _ property: Property, to value: Value) -> Expected {
    guard let layer = state.layer(name) else { return lose(.beyondReference) }
    if property.isOfImageViews {
      state.views.sequences[name, default: [:]][property] = value
      return done()
    }
    return setProperty(property.ofLayer, of: layer, to: value, because: state.because(.view(49)))
  }

  /// Reads a property of a view (VIEW-49).
  mutating func getView(_ name: ObjectName, _ property: Property) -> Expected {
    guard let layer = state.layer(name) else { return lose(.beyondReference) }
    switch property {
    case .layer: return Reading(reference(layer), why: state.because(.view(33))).expected()
    case .superview:
      var reading = readSuperlayer(of: layer)
      guard let above = state.parent(of: layer) else { return reading.expected() }
      guard let view = state.view(of: above) else {
        return Reading(.nil, open: .beyondReference).expected()
      }
      reading.value = .reference(view)
      return reading.expected()
    case .subviews:
      var reading = readSublayers(of: layer)
      let views = semantics.hierarchy.sublayers(of: layer, in: &state).compactMap {
        state.view(of: $0)
      }
      reading.value = .list(views.map { .reference($0) })
      // What is known of layers without sublayers (TREE-42) is not known of views.
      reading.pattern = nil
      state.unite(&reading, .view(59))
      return reading.expected()
    default:
      if property.isOfImageViews { return Reading(.nil, open: .beyondReference).expected() }
      return getThroughView(property, layer)
    }
  }

  private mutating func getThroughView(_ property: Property, _ layer: Int) -> Expected {
    var expected = getProperty(property.ofLayer, of: layer)
    guard expected.weakened == nil, case .value(let value) = expected.answer else {
      return expected
    }
    let seen = semantics.views.viewValue(value, of: property, layer: layer)
    expected.answer = .value(seen)
    if property == .alpha { expected.pattern = .value(.near(value, Tolerance(absolute: 1e-6))) }
    expected.why = state.reasons.union(expected.why, .view(49))
    return expected
  }

  /// What a step on all views reads or sets.
  mutating func getViews(_ property: Property) -> Expected {
    switch property {
    case .animationsEnabled:
      let why = state.reasons.union(state.views.whyEnabled, .view(38))
      let isEnabled = semantics.views.reportedEnabled(state.views.isEnabled)
      return Reading(.boolean(isEnabled), why: why).expected()
    case .inheritedAnimationDuration:
      let seconds = semantics.views.inheritedDuration(in: &state)
      let open = openInheritedDuration
      return Reading(
        .number(seconds), why: state.because(.view(55)), open: open,
        tolerance: Tolerance(absolute: 1e-9)
      ).expected()
    default: return Reading(.nil, open: .beyondReference).expected()
    }
  }

  /// Inside one plain block, and outside of all, the duration is known.
  private var openInheritedDuration: OpenItem? {
    let blocks = state.views.blocks
    if blocks.count > 1 { return .beyondReference }
    guard let block = blocks.first else { return nil }
    return block.block.kind == .animate && block.pace.duration > 0 ? block.open : .beyondReference
  }

  mutating func setViews(_ property: Property, to value: Value) -> Expected {
    guard property == .animationsEnabled, case .boolean(let isEnabled) = value else {
      return lose(.beyondReference)
    }
    state.views.isEnabled = isEnabled
    state.views.whyEnabled = state.because(.view(38))
    if !isEnabled {
      for layer in state.animated where state.view(of: layer) != nil {
        state.note(.view(37), leaves: [.animationKeys], of: layer)
      }
      semantics.views.didDisableAnimations(in: &state)
    }
    return done()
  }

  /// Lets go of a view that nobody else holds: a forwarder to it has nobody to ask (VIEW-31); or of a
  /// delegate that its animations keep (CALL-18).
  mutating func drop(_ name: ObjectName) -> Expected {
    if name.kind == .handler {
      // Whether it still acts under a name that may be another's now is not settled.
      if state.reactions.contains(where: { $0.who == name }) {
        return lose(.beyondReference)
      }
      state.callbacks.dropped.insert(name)
      return done()
    }
    guard name.kind == .view, let layer = state.layer(name), state.parent(of: layer) == nil,
      !state.isAttached(layer), state.list(of: layer).isEmpty
    else { return lose(.beyondReference) }
    state.views.gone.insert(name)
    return done()
  }

  /// Converts between a view that is in no window and nothing: the point stays (VIEW-57).
  mutating func convertOfView(_ value: Value, from: Subject?, to: Subject?) -> Expected? {
    let names = [from, to].compactMap { $0?.name }.filter { $0.kind == .view }
    guard let name = names.first else { return nil }
    guard from == nil || to == nil, let layer = state.layer(name), !state.isAttached(layer) else {
      return Reading(.nil, open: .beyondReference).expected()
    }
    let frame = state.geometry(of: layer).frame
    let answer = semantics.views.viewConverted(value, besideFrame: frame)
    return Expected(
      .value(answer), .value(.near(value, Tolerance(absolute: 1e-6))), why: state.because(.view(57))
    )
  }
}

extension Property {
  /// The layer's property that stands behind one of its view.
  var ofLayer: Property {
    switch self {
    case .alpha: .opacity
    case .center: .position
    default: self
    }
  }

  fileprivate var isOfImageViews: Bool {
    self == .animationImages || self == .animationDuration || self == .animationRepeatCount
  }
}
