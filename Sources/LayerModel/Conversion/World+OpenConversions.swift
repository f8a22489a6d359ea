import Geometry
import LayerScript
import Rules

extension World {
  /// What leaves conversions between two layers open, by what the tree is like.
  ///
  /// An engine may as well go through the root: so what stands above the closest common layer counts,
  /// wherever it would not cancel (UL-08, UL-09).
  mutating func openConversion(from source: Int, to target: Int) -> OpenItem? {
    let route = state.route(from: source, to: target)
    let ends = [route.up.last, route.down.first].compactMap { $0 }
    let top = ends.first.flatMap { state.parent(of: $0) } ?? (ends.isEmpty ? nil : source)
    let isForest = ends.contains { state.parent(of: $0) == nil }
    if isForest,
      let item = state.assumptions.openItem(of: .forestConversion, otherwise: .layers(12))
    {
      return item
    }
    let above = isForest || state.irregular.isEmpty ? [] : state.ancestors(of: top ?? source)
    for layer in route.up {
      if let item = openStep(layer, isOnly: route.up.count + route.down.count == 1) {
        return item
      }
    }
    var condition = 1.0
    for layer in route.down + above {
      if let item = openStep(layer, isOnly: false) { return item }
      condition *= state.space(of: layer).condition
    }
    return condition < 1e6 ? nil : .layers(9)
  }

  /// What leaves one step of the way open; only a single step upwards may leave the plane, because
  /// whether depth survives a step is not described.
  private func openStep(_ layer: Int, isOnly: Bool) -> OpenItem? {
    let space = state.space(of: layer)
    let above = state.parent(of: layer)
    let sources =
      [state.read(layer, .geometryFlipped), state.read(layer, .transform)]
      + (above.map { [state.read($0, .sublayerTransform), state.read($0, .geometryFlipped)] } ?? [])
    if let item = sources.lazy.compactMap(\.open).first { return item }
    if sources.contains(where: { $0.value == .boolean(true) }) { return .layers(10) }
    if state.nodes[layer].isMask {
      let item = state.assumptions.openItem(of: .maskConversion, otherwise: .layers(19))
      if let item { return item }
    }
    if !space.matrices.flatMap(\.components).allSatisfy(\.isFinite) { return .layers(4) }
    if space.isPlanar { return space.condition < 1e6 ? nil : .layers(9) }
    if !isOnly { return .layers(8) }
    return openDepth(layer, space)
  }

  /// What leaves a step out of the plane open (UL-06, UL-07).
  private func openDepth(_ layer: Int, _ space: LayerSpace) -> OpenItem? {
    let depths = [state.read(layer, .zPosition), state.read(layer, .anchorPointZ)]
    if let item = depths.lazy.compactMap(\.open).first { return item }
    if space.anchorPointZ != 0 || (space.outer?.anchorPointZ ?? 0) != 0 { return .layers(7) }
    if space.matrices.contains(where: \.hasPerspective) {
      // The recorded sentence is about a sublayer transform and a layer that is only placed.
      guard space.geometry.transform.isAffine, space.condition < 1e6 else { return .layers(6) }
      return state.assumptions.openItem(of: .perspectiveConversion, otherwise: .layers(6))
    }
    if space.condition >= 1e6 { return .layers(9) }
    return state.assumptions.openItem(of: .spatialFrame, otherwise: .beyondReference)
  }
}
