import Geometry
import LayerScript
import Rules

extension World {
  /// Reads where a presentation copy stands: among copies, as of the last outermost commit (PRES-15);
  /// nil for properties of other kinds.
  mutating func presentedRelative(_ property: Property, of layer: Int) -> Reading? {
    guard [.superlayer, .sublayers, .mask].contains(property),
      let published = state.published[layer]?.node
    else { return nil }
    let shown = semantics.presentation.presentedNode(of: layer, in: &state)
    var reading: Reading
    switch property {
    case .superlayer:
      let link = published.superlayer
      reading = Reading(reference(shown?.superlayer.layer), why: link.why, open: link.open)
      // What is above a host need not be in the tree that is shown.
      if let above = link.layer, !state.isCommitted(above) { reading.open = .animation(41) }
    case .sublayers:
      let list = published.sublayers
      let children = shown?.sublayers.layers ?? []
      reading = Reading(.list(children.map { reference($0) }), why: list.why, open: list.open)
    default:
      let link = published.mask
      reading = Reading(reference(shown?.mask.layer), why: link.why, open: link.open)
    }
    state.unite(&reading, .pres(15))
    state.unite(&reading, state.published[layer]?.why ?? .none)
    if isListPending(property, layer) {
      state.unite(&reading, .txn(41))
      state.unite(&reading, whyHeldBack())
    }
    state.unite(&reading, .copy(6))
    reading.open = reading.open ?? openStage(layer)
    if state.commits.isUncertain { reading.open = reading.open ?? .animation(4) }
    return reading
  }

  /// Tells whether an edit of the tree waits for its commit, or was shown by the last one (TXN-41).
  private func isListPending(_ property: Property, _ layer: Int) -> Bool {
    guard let published = state.published[layer]?.node else { return false }
    return published.sublayers.layers != state.nodes[layer].sublayers.layers
      || published.superlayer.layer != state.nodes[layer].superlayer.layer
  }

  /// Converts between the coordinates of two presentation copies, through the geometry that they show
  /// (PRES-17); decided for copies of one tree whose maps are maps of the plane.
  mutating func convertPresented(_ value: Value, from: ObjectName, to: ObjectName) -> Expected {
    guard let source = state.layer(from), let target = state.layer(to),
      state.published[source] != nil, state.published[target] != nil,
      value.components?.allSatisfy(\.isFinite) == true
    else { return undecidedQuery(.layer) }
    let (up, down, above) = presentedRoute(from: source, to: target)
    var trip = Trip(state.because(.pres(17), .copy(7)))
    // An engine may as well go through the root.
    for layer in above { _ = presentedSpace(of: layer, &trip.reading) }
    trip.reading.tolerance = .exact
    if value.asRect != nil { state.unite(&trip.reading, .conv(16)) }
    let corners = (value.asRect?.corners ?? [value.asPoint ?? .zero]).map { corner in
      presentedImage(of: corner, up: up, down: down, &trip)
    }
    var reading = trip.reading
    let converted: Value =
      value.asRect.map { .rect(semantics.conversion.converted($0, corners: corners)) }
      ?? .point(corners[0])
    // To itself a copy converts nothing, as a layer does (CONV-10).
    reading.value = source == target ? value : converted
    reading.open = reading.open ?? value.openItemOfConversion
    reading.tolerance = trip.tolerance(in: state)
    reading.tolerance.absolute += trip.growth(of: trip.reading.tolerance.absolute)
    return reading.expected()
  }

  private mutating func presentedImage(
    of point: Point, up: [Int], down: [Int], _ trip: inout Trip
  ) -> Point {
    var point = point
    for layer in up {
      let space = presentedSpace(of: layer, &trip.reading)
      let image = space.lifted(point).projected
      trip.note(space, point, image)
      point = image
    }
    for layer in down {
      let space = presentedSpace(of: layer, &trip.reading)
      let image = space.lowered(point)
      trip.note(space, point, image)
      trip.condition *= space.condition
      point = image
    }
    return point
  }

  /// The way between two copies, through the tree of the last outermost commit, and what stands above
  /// both but the root.
  private func presentedRoute(
    from source: Int, to target: Int
  ) -> (up: [Int], down: [Int], above: [Int]) {
    let (up, down) = (presentedAncestors(of: source), presentedAncestors(of: target))
    guard let meeting = up.first(where: down.contains) else { return (up, down.reversed(), []) }
    let above = up.drop { $0 != meeting }.dropLast()
    return (
      Array(up.prefix { $0 != meeting }), down.prefix { $0 != meeting }.reversed(), Array(above)
    )
  }

  private func presentedAncestors(of layer: Int) -> [Int] {
    let upwards = sequence(first: layer) { state.published[$0]?.superlayer }
    return Array(upwards.prefix(state.nodes.count))
  }

  /// How the coordinates of a copy stand within those of the copy above it, by what both show.
  private mutating func presentedSpace(of layer: Int, _ reading: inout Reading) -> LayerSpace {
    let node = state.published[layer]?.node
    reading.open = reading.open ?? node?.superlayer.open ?? openStage(layer)
    // How a root's or a mask's coordinates stand is told apart elsewhere.
    if node?.superlayer.layer == nil || node?.isMask == true {
      reading.open = reading.open ?? .layers(11)
    }
    let geometry = LayerGeometry(
      bounds: shown(.bounds, of: layer, &reading).asRect ?? .zero,
      position: shown(.position, of: layer, &reading).asPoint ?? .zero,
      anchorPoint: shown(.anchorPoint, of: layer, &reading).asPoint ?? .zero,
      transform: shown(.transform, of: layer, &reading).asTransform ?? .identity)
    let outer = node?.superlayer.layer.map { above in
      LayerSpace.Outer(
        bounds: shown(.bounds, of: above, &reading).asRect ?? .zero,
        anchorPoint: shown(.anchorPoint, of: above, &reading).asPoint ?? .zero,
        anchorPointZ: shown(.anchorPointZ, of: above, &reading).asNumber ?? 0,
        sublayerTransform: shown(.sublayerTransform, of: above, &reading).asTransform ?? .identity)
    }
    let plain = LayerSpace(
      geometry: geometry, anchorPointZ: shown(.anchorPointZ, of: layer, &reading).asNumber ?? 0,
      zPosition: shown(.zPosition, of: layer, &reading).asNumber ?? 0, outer: outer)
    leaveIrregularOpen(plain, layer, &reading)
    return semantics.presentation.presentedSpace(plain, of: layer, in: &state)
  }

  /// What leaves a conversion of models open leaves that of copies open too.
  private mutating func leaveIrregularOpen(
    _ space: LayerSpace, _ layer: Int, _ reading: inout Reading
  ) {
    if !space.isPlanar || !(space.condition < 1e3) {
      reading.open = reading.open ?? .beyondReference
    }
    let above = state.published[layer]?.superlayer
    let isFlipped = [layer, above].compactMap { $0 }.contains { member in
      shown(.geometryFlipped, of: member, &reading) == .boolean(true)
    }
    if isFlipped { reading.open = reading.open ?? .layers(10) }
  }

  private mutating func shown(
    _ property: Property, of layer: Int, _ reading: inout Reading
  ) -> Value {
    let part = presentation(of: property, layer: layer)
    state.unite(&reading, part.why)
    reading.open = reading.open ?? part.open
    reading.tolerance.absolute += 8 * part.tolerance.absolute
    return part.value
  }
}
