import Geometry
import LayerScript
import Rules

extension World {
  /// Reads the frame, which is derived and stored nowhere (GEO-06).
  mutating func readFrame(of layer: Int) -> Reading {
    let geometry = state.geometry(of: layer)
    let frame = semantics.geometry.frame(of: geometry, layer: layer, in: &state)
    var reading = frameReading(frame, geometry) { state, property in state.read(layer, property) }
    if reading.open == nil, state.nodes[layer].superlayer.layer != nil {
      state.unite(&reading, .geo(35))
    }
    if state.type(of: layer) == .transformLayer { state.unite(&reading, .sub(18)) }
    return reading
  }

  /// Puts the reasons of everything that a frame depends on behind it.
  mutating func frameReading(
    _ frame: Rect, _ geometry: LayerGeometry,
    reading part: (inout WorldState, Property) -> Reading
  ) -> Reading {
    var reading = Reading(.rect(frame), why: state.frameRules(geometry))
    reading.tolerance = state.tolerance(largest: geometry.largestIntermediate)
    for property in [Property.bounds, .position, .anchorPoint, .transform] {
      let source = part(&state, property)
      state.unite(&reading, source.why)
      reading.open = reading.open ?? source.open
      reading.tolerance.absolute = max(reading.tolerance.absolute, 2 * source.tolerance.absolute)
    }
    let depth = part(&state, .anchorPointZ)
    let flipped = part(&state, .geometryFlipped)
    reading.open =
      reading.open
      ?? state.openFrame(
        geometry, anchorPointZ: depth.value.asNumber ?? 0,
        isFlipped: flipped.value == .boolean(true))
    return reading
  }

  /// Sets the frame: bounds and position change, nothing else does (GEO-17..23); of one that was computed, engines may
  /// have come to others within a slack.
  mutating func setFrame(
    of layer: Int, to frame: Rect, because extra: Why = .none, open given: OpenItem? = nil,
    slack: Double = 0
  ) -> Expected {
    let old = state.geometry(of: layer)
    if semantics.geometry.refuses(.rect(frame), as: .frame, in: &state) {
      return refuse([.position, .bounds], of: layer)
    }
    let (value, turned) = turnedRound(.rect(frame), as: .frame)
    let frame = value.asRect ?? frame
    let placed = semantics.geometry.place(frame, of: old, layer: layer, in: &state)
    let open = given ?? openPlacement(frame, old, layer)
    // Where the bounds began is kept, whatever it was, and the position does not depend on it (GEO-17).
    let openBounds = open ?? state.read(layer, .bounds).open
    var why = state.reasons.union(placementRules(old), state.reasons.union(turned, extra))
    if turned.isEmpty, frame.size.width < 0 || frame.size.height < 0 { why = .none }
    state.note(.geo(17), leaves: [.model(.anchorPoint), .model(.transform)], of: layer)
    state.note(.geo(17), leaves: [.model(.zPosition)], of: layer)
    // Position is attached before bounds (ACT-52, report-only), so that is the order here.
    let origin = ChangeOrigin.frame
    // Both are computed, so engines may round them differently.
    var new = old
    (new.bounds, new.position) = placed
    var tolerance = state.tolerance(largest: new.largestIntermediate)
    tolerance.absolute = max(tolerance.absolute, slack)
    // The only record of a frame that is set under a turn is in single precision (GEO-40).
    if !old.transform.planar.isAxisAligned { tolerance.absolute = max(tolerance.absolute, 1e-5) }
    state.effects.movesAndResizes =
      !Value.point(placed.position).isEqual(to: .point(old.position), within: tolerance)
      && !Value.size(placed.bounds.size).isEqual(to: .size(old.bounds.size), within: tolerance)
    change(
      layer, .position, to: .point(placed.position), why: why, open: open, via: origin,
      tolerance: tolerance)
    change(
      layer, .bounds, to: .rect(placed.bounds), why: why, open: openBounds, via: origin,
      tolerance: tolerance)
    state.animations[layer].tieLastTwo()
    // Where no source says what happens, an engine may as well refuse.
    if let item = openRefusal(frame, old, layer) {
      return Expected(.done, .doneOrRaises(item), why: why, weakened: item)
    }
    return done(why)
  }

  private mutating func placementRules(_ old: LayerGeometry) -> Why {
    let planar = old.transform.planar.straightened
    var rules: [RuleID] = [.geo(17)]
    if old.transform.isIdentity { rules.append(.geo(18)) }
    if planar.tx != 0 || planar.ty != 0 { rules.append(.geo(21)) }
    if planar.b == 0, planar.c == 0, planar.a != 1 || planar.d != 1 { rules.append(.geo(19)) }
    if planar.a == 0, planar.d == 0, planar.determinant != 0 { rules.append(.geo(20)) }
    if !planar.isAxisAligned { rules.append(.geo(40)) }
    return state.reasons.set(rules)
  }

  func openPlacement(_ frame: Rect, _ old: LayerGeometry, _ layer: Int) -> OpenItem? {
    let sources = [Property.anchorPoint, .transform].map { state.read(layer, $0) }
    if let item = sources.lazy.compactMap(\.open).first { return item }
    if let item = openRefusal(frame, old, layer) { return item }
    if frame.size.width < 0 || frame.size.height < 0 { return .beyondReference }
    let isFlipped = state.read(layer, .geometryFlipped).value == .boolean(true)
    return isFlipped && old.anchorPoint.y != 0.5 ? .layers(10) : nil
  }

  /// Why nobody can say that a frame is accepted, whatever else is open.
  private func openRefusal(_ frame: Rect, _ old: LayerGeometry, _ layer: Int) -> OpenItem? {
    if let item = state.read(layer, .transform).open { return item }
    if !frame.components.allSatisfy(\.isFinite) { return .layers(3) }
    if !old.transform.components.allSatisfy(\.isFinite) { return .layers(4) }
    return openTransform(old.transform)
  }

  /// Why a frame need not be set under a transform: the reference forbids it where the sides are turned (UL-01), and
  /// none gives a singular one its size (UL-02).
  private func openTransform(_ transform: Transform3D) -> OpenItem? {
    if transform.hasPerspective || transform.mixesDepth { return .layers(1) }
    if transform.planar.straightened.determinant == 0 { return .layers(2) }
    if transform.planar.isAxisAligned { return nil }
    guard transform.planar.isRotation else { return .layers(1) }
    return state.assumptions.openItem(of: .rotatedFrame, otherwise: .layers(1))
  }

  /// Refuses a number that is none (GEO-26); what was to be set is open afterwards (UL-05).
  mutating func refuse(_ properties: [Property], of layer: Int) -> Expected {
    for property in properties {
      openNotifications(of: property, layer, .layers(5))
      let value = state.read(layer, property).value
      state.write(layer, property, value, why: .none, open: .layers(5))
    }
    return Expected(
      .raised("CALayerInvalidGeometry"), .raises(.now), why: state.because(.geo(26)))
  }
}
