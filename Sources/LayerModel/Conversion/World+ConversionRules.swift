import Geometry
import LayerScript
import Rules

extension Conversion {
  /// The rules that decide the conversion whatever lies between the layers.
  var rules: [RuleID] {
    if source == nil || target == nil { return [.conv(21)] }
    if source == target { return [.conv(10)] }
    return value.asRect == nil ? [.conv(1)] : [.conv(1), .conv(16)]
  }
}

extension World {
  /// Puts the reasons of everything on the way behind a conversion.
  mutating func explain(
    _ route: ConversionRoute, from source: Int, to target: Int, _ value: Value, _ trip: inout Trip
  ) {
    for layer in route.up + route.down { explainStep(layer, &trip) }
    for rule in shapeRules(route, from: source, to: target, value) {
      state.unite(&trip.reading, rule)
    }
  }

  /// The reasons of one layer's place in the one above it.
  private mutating func explainStep(_ layer: Int, _ trip: inout Trip) {
    let link = state.nodes[layer].superlayer
    state.unite(&trip.reading, link.why)
    trip.reading.open = trip.reading.open ?? link.open
    unite([.bounds, .position, .anchorPoint, .transform], of: layer, &trip)
    if let above = link.layer {
      unite([.sublayerTransform], of: above, &trip)
      if state.value(above, .sublayerTransform) != .transform(.identity) {
        unite([.bounds, .anchorPoint], of: above, &trip)
      }
    }
    for rule in stepRules(state.space(of: layer)) { state.unite(&trip.reading, rule) }
    if state.nodes[layer].isMask { state.unite(&trip.reading, .conv(25)) }
    if state.type(of: layer) == .transformLayer { state.unite(&trip.reading, .sub(18)) }
    if state.nodes[layer].isReparented { state.unite(&trip.reading, .conv(24)) }
  }

  /// The reasons of the properties that were ever set.
  private mutating func unite(_ properties: [Property], of layer: Int, _ trip: inout Trip) {
    for property in properties {
      let source = state.read(layer, property)
      trip.reading.open = trip.reading.open ?? source.open
      if state.properties[layer][property] != nil { state.unite(&trip.reading, source.why) }
    }
  }

  /// The rules that one step of the way rests on, by what the geometry is like.
  private func stepRules(_ space: LayerSpace) -> [RuleID] {
    let hasOrigin = space.geometry.bounds.origin != .zero
    var rules: [RuleID] = hasOrigin ? [.conv(3)] : []
    if !space.geometry.transform.isIdentity { rules.append(.conv(6)) }
    let linear = space.geometry.transform.planar.linear(Size(1, 1))
    let outerOrigin = space.outer?.bounds.origin ?? .zero
    if linear != Size(1, 1), hasOrigin || outerOrigin != .zero { rules.append(.conv(27)) }
    guard let outer = space.outer, !outer.sublayerTransform.isIdentity else { return rules }
    rules.append(.conv(7))
    if outerOrigin != .zero { rules.append(.conv(8)) }
    if outer.sublayerTransform.hasPerspective { rules += [.conv(26), .tran(18)] }
    return rules
  }

  /// The rules that the whole way rests on.
  private func shapeRules(
    _ route: ConversionRoute, from source: Int, to target: Int, _ value: Value
  ) -> [RuleID] {
    var rules: [RuleID] = []
    let isOneStep = route.up == [source] && route.down.isEmpty
    let plain = isOneStep ? state.space(of: source) : nil
    if let plain, plain.outer?.sublayerTransform.isIdentity == true {
      if value.asPoint == plain.anchor { rules.append(.conv(2)) }
      if value.asRect == plain.geometry.bounds { rules.append(.conv(17)) }
    }
    let isScrolled = { (layer: Int) in
      state.value(layer, .bounds).asRect.map { $0.origin != .zero } ?? false
    }
    if let top = route.up.last.flatMap({ state.parent(of: $0) }), route.down.isEmpty,
      isScrolled(top)
    {
      rules.append(.conv(4))
    }
    if (route.up.dropFirst() + route.down.dropLast()).contains(where: isScrolled) {
      rules.append(.conv(5))
    }
    if route.up.count == 1, route.down.count == 1, state.parent(of: source) != nil,
      state.parent(of: source) == state.parent(of: target)
    {
      rules.append(.conv(13))
    }
    if max(route.up.count, route.down.count) > 1 { rules.append(.conv(14)) }
    let isMoved = (route.up + route.down).allSatisfy { state.space(of: $0).isTranslation }
    if value.asRect != nil, isMoved { rules.append(.conv(18)) }
    if isForest(route) {
      rules.append(.conv(19))
      let roots = [route.up.last, route.down.first].compactMap { $0 }
      if roots.contains(where: { state.nodes[$0].formerParent != nil }) { rules.append(.conv(20)) }
    }
    return rules
  }

  /// Tells whether a way leads through the space in which all roots sit.
  private func isForest(_ route: ConversionRoute) -> Bool {
    [route.up.last, route.down.first].compactMap { $0 }.contains { state.parent(of: $0) == nil }
  }

  /// The reasons of a root's place outside, and what leaves it open (CONV-21, UL-11).
  mutating func explainRoot(_ root: Int, _ trip: inout Trip) {
    let link = state.nodes[root].superlayer
    state.unite(&trip.reading, link.why)
    trip.reading.open = trip.reading.open ?? link.open
    unite([.bounds, .position, .anchorPoint, .transform, .geometryFlipped], of: root, &trip)
    let geometry = state.geometry(of: root)
    if link.layer != nil || !geometry.transform.isIdentity || geometry.bounds.origin != .zero {
      trip.reading.open = trip.reading.open ?? .layers(11)
    }
    if state.value(root, .geometryFlipped) == .boolean(true) {
      trip.reading.open = trip.reading.open ?? .layers(10)
    }
  }
}

extension LayerSpace {
  /// Tells whether nothing but places differ between a layer and the one above.
  var isTranslation: Bool {
    matrices.allSatisfy { $0.isAffine && $0.planar.linear(Size(1, 0)) == Size(1, 0) }
      && matrices.allSatisfy { $0.planar.linear(Size(0, 1)) == Size(0, 1) }
  }
}
