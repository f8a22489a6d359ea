import Geometry
import LayerScript
import Rules

extension World {
  /// Scrolls a scroll layer, or asks the one around a layer to scroll (SUB-01..07).
  mutating func scroll(
    _ name: ObjectName, _ scroll: Command.Scroll, _ place: Value
  ) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    switch scroll {
    case .toPoint, .toRect:
      guard state.type(of: layer) == .scrollLayer else {
        return beyondReference("'\(scroll.stepKind.rawValue)' of a layer that does not scroll")
      }
      return move(layer, showing: place, Reading(place))
    case .pointUp, .rectUp:
      let known = state.scroller(around: layer)
      guard let scroller = semantics.scrolling.scroller(around: layer, in: &state) else {
        let observables: [Observable] = [.model(.bounds), .model(.position)]
        state.note(.sub(7), leaves: observables, of: layer)
        return done(state.because(.sub(7)))
      }
      var inner = converted(place, from: layer, to: scroller)
      state.unite(&inner, .sub(6))
      if known == nil { inner.open = .beyondReference }
      return move(scroller, showing: inner.value, inner)
    }
  }

  /// A place in the coordinates of a scroll layer further up.
  private mutating func converted(_ place: Value, from layer: Int, to scroller: Int) -> Reading {
    if layer == scroller { return Reading(place) }
    let expected = convert(
      place, from: .object(state.identities[layer].name),
      to: .object(state.identities[scroller].name), asking: .either)
    guard case .value(let value) = expected.answer, case .value(let pattern) = expected.pattern
    else { return Reading(place, open: .beyondReference) }
    var tolerance = Tolerance.exact
    if case .near(_, let near) = pattern { tolerance = near }
    return Reading(value, why: expected.why, open: expected.weakened, tolerance: tolerance)
  }

  private mutating func move(
    _ layer: Int, showing place: Value, _ source: Reading
  ) -> Expected {
    let bounds = state.read(layer, .bounds)
    let old = bounds.value.asRect ?? .zero
    let name = state.read(layer, .scrollMode)
    let mode =
      name.value.asString.flatMap { ScrollMode(named: $0) }
      ?? ScrollMode(horizontally: true, vertically: true)
    let origin = semantics.scrolling.origin(showing: place, in: old, mode: mode)
    let new = semantics.scrolling.scroll(layer, to: origin, in: &state)
    let why = state.reasons.union(scrollRules(place, mode, old), source.why)
    let open = source.open ?? bounds.open ?? name.open ?? openScroll(place, mode, old)
    let unmoved: [Observable] = [.model(.position), .model(.anchorPoint), .model(.transform)]
    state.note(.sub(10), leaves: unmoved, of: layer)
    noteUndisturbed(by: .bounds, of: layer)
    state.note(.sub(10), leaves: [.frame, .position], ofSublayersOf: layer)
    // Which actions scrolling looks for, and whether it animates, is not described.
    openEvents(layer, keys: [Property.bounds.rawValue])
    leaveAnimationOpen(layer, key: Property.bounds.rawValue, .beyondReference)
    loseToAnimations(of: layer, keys: [Property.bounds.rawValue], .beyondReference)
    var tolerance = state.tolerance(
      largest: (old.components + (place.components ?? [])).map(abs).max() ?? 0)
    tolerance.absolute = max(tolerance.absolute, source.tolerance.absolute)
    let all = state.reasons.union(why, bounds.why)
    state.write(layer, .bounds, .rect(new), why: all, open: open, tolerance: tolerance)
    return done(why)
  }

  private mutating func scrollRules(_ place: Value, _ mode: ScrollMode, _ bounds: Rect) -> Why {
    var rules: [RuleID] = []
    if !(mode.horizontally && mode.vertically) { rules.append(.sub(2)) }
    if let rect = place.asRect {
      rules.append(.sub(3))
      let isLarger = rect.size.width > bounds.size.width || rect.size.height > bounds.size.height
      if isLarger { rules.append(.sub(4)) }
    } else {
      rules += [.sub(1), .sub(5)]
    }
    return state.reasons.set(rules)
  }

  /// What leaves open where a scroll layer ends up (UL-03, UL-13, UL-56).
  private func openScroll(_ place: Value, _ mode: ScrollMode, _ bounds: Rect) -> OpenItem? {
    guard place.components?.allSatisfy(\.isFinite) == true else { return .layers(3) }
    guard let rect = place.asRect else { return nil }
    if rect.size.width <= 0 || rect.size.height <= 0 { return .layers(13) }
    let (seen, wanted) = (bounds.spans, rect.spans)
    let isUndecided =
      (mode.horizontally && seen.x.isUndecided(showing: wanted.x))
      || (mode.vertically && seen.y.isUndecided(showing: wanted.y))
    return isUndecided ? .layers(56) : nil
  }

  /// What of a layer is in sight: its bounds, as far as the scroll layer around it shows them
  /// (SUB-08, SUB-09).
  mutating func readVisibleRect(of layer: Int) -> Reading {
    let own = state.read(layer, .bounds)
    var reading = Reading(own.value, why: own.why, open: own.open)
    reading.tolerance = own.tolerance
    state.unite(&reading, .sub(8))
    let bounds = own.value.asRect ?? .zero
    let scrollers = state.ancestors(of: layer).filter { state.type(of: $0) == .scrollLayer }
    guard let scroller = scrollers.first, scroller != layer else {
      if scrollers.count > 1 { reading.open = reading.open ?? .layers(57) }
      let part = semantics.scrolling.visiblePart(of: bounds, layer: layer, window: nil, in: &state)
      reading.value = .rect(part)
      return reading
    }
    let window = state.read(scroller, .bounds)
    let inner = converted(window.value, from: scroller, to: layer)
    state.unite(&reading, inner.why)
    state.unite(&reading, window.why)
    state.unite(&reading, .sub(9))
    let shown = inner.value.asRect ?? .zero
    let part = semantics.scrolling.visiblePart(of: bounds, layer: layer, window: shown, in: &state)
    reading.value = .rect(part)
    reading.tolerance = Tolerance(absolute: max(own.tolerance.absolute, inner.tolerance.absolute))
    reading.open = reading.open ?? window.open ?? inner.open
    let overlap = bounds.intersection(shown).size
    let isPlain = overlap.width > 0 && overlap.height > 0 && scrollers.count == 1
    if !isPlain || !isMerelyMoved(layer, below: scroller) {
      reading.open = reading.open ?? .layers(57)
    }
    return reading
  }

  private func isMerelyMoved(_ layer: Int, below scroller: Int) -> Bool {
    let route = state.route(from: layer, to: scroller)
    return route.up.allSatisfy { state.space(of: $0).isTranslation }
  }
}
