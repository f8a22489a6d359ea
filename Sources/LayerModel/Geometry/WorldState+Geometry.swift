import Geometry
import LayerScript
import Rules

extension WorldState {
  /// The geometry of a layer's model.
  package func geometry(of layer: Int) -> LayerGeometry {
    LayerGeometry(
      bounds: value(layer, .bounds).asRect ?? .zero,
      position: value(layer, .position).asPoint ?? .zero,
      anchorPoint: value(layer, .anchorPoint).asPoint ?? Point(0.5, 0.5),
      transform: value(layer, .transform).asTransform ?? .identity)
  }

  /// How many layers from a layer up to its root have `geometryFlipped` set (GEO-36).
  package func flippedLayers(from layer: Int) -> Int {
    // A loop, because a lazy sequence would keep a copy of the whole state.
    var count = 0
    var next: Int? = layer
    while let member = next {
      if value(member, .geometryFlipped) == .boolean(true) { count += 1 }
      next = nodes[member].superlayer.layer
    }
    return count
  }

  /// The rules that a frame rests on besides GEO-06, by what the geometry is like.
  mutating func frameRules(_ geometry: LayerGeometry) -> Why {
    let planar = geometry.transform.planar
    var rules: [RuleID] = [.geo(6)]
    if !geometry.transform.isIdentity { rules.append(.geo(7)) }
    if geometry.bounds.origin != .zero { rules.append(.geo(8)) }
    if planar.tx != 0 || planar.ty != 0 { rules.append(.geo(10)) }
    if geometry.bounds.size == .zero { rules.append(.geo(16)) }
    let linear = (planar.a, planar.b, planar.c, planar.d)
    let isTurned = linear.1 != 0 || linear.2 != 0
    if !isTurned, linear.0 != 1 || linear.3 != 1 { rules.append(.geo(9)) }
    if isTurned {
      let isRotation =
        linear.0 == linear.3 && linear.1 == -linear.2
        && abs(planar.determinant - 1) < 1e-12
      rules.append(isRotation ? .geo(planar.isAxisAligned ? 11 : 12) : .geo(13))
    }
    if geometry.transform.mixesDepth { rules.append(.geo(14)) }
    let outside = geometry.anchorPoint.x.isOutsideUnit || geometry.anchorPoint.y.isOutsideUnit
    if outside { rules.append(.geo(5)) }
    return reasons.set(rules)
  }

  /// What leaves a frame open, by what the geometry is like.
  func openFrame(_ geometry: LayerGeometry, anchorPointZ: Double, isFlipped: Bool) -> OpenItem? {
    let transform = geometry.transform
    if !transform.components.allSatisfy(\.isFinite) { return .layers(4) }
    if transform.hasPerspective { return .layers(6) }
    if transform.mixesDepth {
      if anchorPointZ != 0 { return .layers(7) }
      let item = assumptions.openItem(of: .spatialFrame, otherwise: .beyondReference)
      if let item { return item }
    }
    if isFlipped && geometry.anchorPoint.y != 0.5 { return .layers(10) }
    return nil
  }
}

extension Double {
  /// Tells whether a number lies outside 0...1.
  var isOutsideUnit: Bool { self < 0 || self > 1 }
}
