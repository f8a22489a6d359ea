package import Geometry
import LayerScript
import Rules

/// The decisions about hit testing that a faulty engine may take differently.
package protocol HitTestingSemantics: PartialSemantics {
  /// The sublayers that may be hit, in the order in which they are tried (TREE-26, TREE-36).
  mutating func hitCandidates(of layer: Int, in state: inout WorldState) -> [Int]

  /// Tells whether a layer is passed over with everything below it (TREE-28).
  mutating func isPassedOver(_ layer: Int, in state: inout WorldState) -> Bool

  /// Tells whether nothing below a layer is hit outside its bounds (TREE-29, TREE-30).
  mutating func clips(_ layer: Int, in state: inout WorldState) -> Bool

  /// A point of the layer above in a layer's own coordinates (TREE-31, TREE-43).
  mutating func hitPoint(
    _ point: Point, of layer: Int, in space: LayerSpace, _ state: inout WorldState
  ) -> Point

  /// Tells whether a layer that contains the point is the answer itself (TREE-25, SUB-19).
  mutating func isHit(_ layer: Int, in state: inout WorldState) -> Bool

  /// Tells whether bounds contain a point: minimum edges do, maximum edges do not (TREE-27).
  mutating func contains(_ point: Point, in bounds: Rect) -> Bool
}

extension HitTestingSemantics {
  package mutating func hitCandidates(of layer: Int, in state: inout WorldState) -> [Int] {
    state.stablySortedByDepth(state.list(of: layer)).reversed()
  }

  package mutating func isPassedOver(_ layer: Int, in state: inout WorldState) -> Bool {
    state.value(layer, .hidden) == .boolean(true)
  }

  package mutating func clips(_ layer: Int, in state: inout WorldState) -> Bool {
    // Nothing is drawn of a transform layer, so there is nothing to clip to (SUB-20).
    state.type(of: layer) != .transformLayer
      && state.value(layer, .masksToBounds) == .boolean(true)
  }

  package mutating func hitPoint(
    _ point: Point, of layer: Int, in space: LayerSpace, _ state: inout WorldState
  ) -> Point {
    space.lowered(point)
  }

  package mutating func isHit(_ layer: Int, in state: inout WorldState) -> Bool {
    state.type(of: layer) != .transformLayer
  }

  package mutating func contains(_ point: Point, in bounds: Rect) -> Bool {
    bounds.contains(point)
  }
}

extension World {
  /// Finds the layer at a point that is given in the superlayer's coordinates (TREE-25).
  mutating func hitTest(_ subject: Subject, at point: Point) -> Expected {
    if let layer = copied(subject) {
      let model = Subject.object(state.identities[layer].name)
      return asShown([layer]) { $0.hitTest(model, at: point) }
    }
    guard case .object(let name) = subject, let layer = state.layer(name) else {
      return undecidedQuery(.layer)
    }
    var reading = Reading(.nil, why: state.because(.tree(25)))
    // Such a layer is no place to start from (UL-26).
    if state.type(of: layer) == .transformLayer { reading.open = .layers(26) }
    let isRoot = state.parent(of: layer) == nil
    if isRoot { state.unite(&reading, .tree(32)) }
    // Of what a replicator repeats, the first instance alone is hit (SUB-21).
    let above = state.parent(of: layer)
    if above.map({ state.type(of: $0) }) == .replicatorLayer { state.unite(&reading, .sub(21)) }
    reading.value = reference(hit(layer, point, above: [], &reading))
    // Of what is hit behind a mask nothing is known but what is not (UL-25).
    if case .noneOf = reading.pattern { reading.why = state.because(.tree(36)) }
    drawNothing(in: layer)
    return reading.expected()
  }

  /// Tells whether a layer's bounds contain a point in its own coordinates (TREE-27).
  mutating func contains(_ subject: Subject, _ point: Point) -> Expected {
    if let layer = copied(subject) {
      let model = Subject.object(state.identities[layer].name)
      return asShown([layer]) { $0.contains(model, point) }
    }
    guard case .object(let name) = subject, let layer = state.layer(name) else {
      return undecidedQuery(.layer)
    }
    let bounds = state.read(layer, .bounds)
    let isInside = semantics.hitTesting.contains(point, in: bounds.value.asRect ?? .zero)
    var reading = Reading(.boolean(isInside), why: bounds.why, open: bounds.open)
    state.unite(&reading, .tree(27))
    return reading.expected()
  }

  private mutating func hit(
    _ layer: Int, _ point: Point, above: [Int], _ reading: inout Reading
  ) -> Int? {
    // A faulty engine may have made a circle.
    if above.contains(layer) { return nil }
    explainHit(layer, &reading)
    if semantics.hitTesting.isPassedOver(layer, in: &state) {
      state.unite(&reading, .tree(28))
      return nil
    }
    guard let local = localPoint(point, of: layer, &reading) else { return nil }
    let bounds = state.geometry(of: layer).bounds
    let isInside = semantics.hitTesting.contains(local, in: bounds)
    // What lies within a negative size, as animations that add may show, no source says.
    if bounds.size.width < 0 || bounds.size.height < 0 {
      reading.open = reading.open ?? .beyondReference
    }
    state.unite(&reading, .tree(27))
    openNearEdge(local, bounds, above + [layer], &reading)
    if !isInside, semantics.hitTesting.clips(layer, in: &state) {
      state.unite(&reading, .tree(30))
      return nil
    }
    let candidates = semantics.hitTesting.hitCandidates(of: layer, in: &state)
    if !isInside, !candidates.isEmpty { state.unite(&reading, .tree(29)) }
    if candidates.count > 1 { state.unite(&reading, .tree(26)) }
    for candidate in candidates {
      if let found = hit(candidate, local, above: above + [layer], &reading) { return found }
    }
    return isInside && semantics.hitTesting.isHit(layer, in: &state) ? layer : nil
  }

  /// The reasons that layers of some classes add to a hit test.
  private mutating func explainClass(_ layer: Int, _ reading: inout Reading) {
    switch state.type(of: layer) {
    case .transformLayer:
      state.unite(&reading, .sub(19))
      guard state.value(layer, .masksToBounds) == .boolean(true) else { return }
      reading.open =
        reading.open
        ?? state.assumptions.openItem(of: .transformLayer, otherwise: .beyondReference)
    case .replicatorLayer:
      let count = state.read(layer, .instanceCount)
      reading.open = reading.open ?? count.open ?? state.read(layer, .instanceTransform).open
      // Whether one that shows nothing can be hit is not described.
      if count.value == .number(0) { reading.open = reading.open ?? .beyondReference }
      state.unite(&reading, .sub(21))
    default: return
    }
  }

  /// A point of the superlayer in a layer's own coordinates; nil where the way back is undecided.
  private mutating func localPoint(
    _ point: Point, of layer: Int, _ reading: inout Reading
  ) -> Point? {
    let space = state.space(of: layer)
    for matrix in space.matrices.reversed() {
      guard matrix.isAffine else {
        reading.open = reading.open ?? .layers(8)
        return nil
      }
      guard matrix.planar.determinant != 0, matrix.planar.determinant.isFinite else {
        reading.open = reading.open ?? .layers(9)
        return nil
      }
    }
    if !space.geometry.transform.isIdentity { state.unite(&reading, .tree(31)) }
    if space.isScaled { state.unite(&reading, .tree(43)) }
    return semantics.hitTesting.hitPoint(point, of: layer, in: space, &state)
  }

  private mutating func explainHit(_ layer: Int, _ reading: inout Reading) {
    let node = state.nodes[layer]
    state.unite(&reading, node.sublayers.why)
    reading.open = reading.open ?? node.sublayers.open ?? node.superlayer.open
    if let mask = node.mask.layer { explainMask(mask, &reading) }
    let inputs: [Property] = [
      .bounds, .position, .anchorPoint, .transform, .hidden, .masksToBounds, .geometryFlipped,
    ]
    for property in inputs {
      let source = state.read(layer, property)
      reading.open = reading.open ?? source.open
      if state.properties[layer][property] != nil { state.unite(&reading, source.why) }
    }
    if state.value(layer, .geometryFlipped) == .boolean(true) {
      reading.open = reading.open ?? .layers(10)
    }
    if hasOpenOutline(layer) { reading.open = reading.open ?? .layers(25) }
    explainDepths(layer, &reading)
    explainClass(layer, &reading)
  }

  /// What a masked layer lets through is open, but for its mask: that is no candidate (TREE-36).
  private mutating func explainMask(_ mask: Int, _ reading: inout Reading) {
    state.unite(&reading, .tree(36))
    var masks = [Value.reference(state.name(of: mask))]
    if case .noneOf(let others) = reading.pattern { masks += others }
    reading.pattern = .noneOf(masks)
  }

  /// Tells whether something else than its bounds may say where a layer is hit (UL-25).
  private func hasOpenOutline(_ layer: Int) -> Bool {
    let isTransparent = state.value(layer, .opacity) == .number(0)
    let isRound =
      state.value(layer, .cornerRadius) != .number(0)
      && state.value(layer, .masksToBounds) == .boolean(true)
    let hasPath =
      state.type(of: layer) == .shapeLayer && state.value(layer, .path) != .nil
    let mayFaceAway =
      state.value(layer, .doubleSided) == .boolean(false)
      && !state.geometry(of: layer).transform.isIdentity
    return isTransparent || isRound || hasPath || mayFaceAway
      || state.value(layer, .contents) != .nil
  }

  /// Which of two siblings at different depths is found is a matter of a profile (TREE-26); of more,
  /// and of depth together with a sublayer transform, nothing is known (UL-23, UL-24).
  private mutating func explainDepths(_ layer: Int, _ reading: inout Reading) {
    let children = state.list(of: layer)
    let depths = children.map { state.depth($0) }
    guard let first = depths.first, depths.contains(where: { $0 != first }) else { return }
    for child in children where state.properties[child][.zPosition] != nil {
      let depth = state.read(child, .zPosition)
      state.unite(&reading, depth.why)
      reading.open = reading.open ?? depth.open
    }
    let isPlain = state.value(layer, .sublayerTransform) == .transform(.identity)
    if !isPlain { reading.open = reading.open ?? .layers(23) }
    reading.open =
      reading.open
      ?? (children.count > 2
        ? .layers(24) : state.assumptions.openItem(of: .hitDepth, otherwise: .layers(24)))
  }

  /// Points that rounding may put on either side of an edge are left alone.
  ///
  /// A converted point is right within a tolerance (CONV-01), and edges have none (TREE-27): on an
  /// edge something is known only of points that are the same numbers in all spaces on the way.
  private func openNearEdge(
    _ point: Point, _ bounds: Rect, _ path: [Int], _ reading: inout Reading
  ) {
    let edges = [
      point.x - bounds.origin.x, point.x - bounds.origin.x - bounds.size.width,
      point.y - bounds.origin.y, point.y - bounds.origin.y - bounds.size.height,
    ]
    let spaces = path.map { state.space(of: $0) }
    let largest = spaces.map { $0.largestIntermediate(point, point) }.max() ?? 0
    let margin = max(1e-3, state.tolerance(largest: largest).absolute)
    guard edges.contains(where: { abs($0) < margin }) else { return }
    let isOnEdge = edges.allSatisfy { $0 == 0 || abs($0) >= margin }
    if isOnEdge, spaces.allSatisfy(\.keepsNumbers) { return }
    reading.open = reading.open ?? .beyondReference
  }
}
