/// What is compared after every command of mini-layer.
enum MiniComparison {
  /// Says what differs; nil when nothing does.
  static func difference(
    _ model: MiniModel, _ system: MiniSystem, _ wanted: MiniReturn, _ given: MiniReturn
  ) -> String? {
    if wanted != given { return "returned value" }
    if system.count != model.layers.count || system.depth != model.depth { return "counts" }
    for layer in 0..<system.count {
      let size = system.sizes[layer]
      let origin = system.positions[layer] - system.anchors[layer] * size
      if system.frame(of: layer) != SIMD4(origin.x, origin.y, size.x, size.y) { return "frame" }
      if size != model.layers[layer].size { return "size" }
      if system.positions[layer] != model.layers[layer].position { return "position" }
      if system.anchors[layer] != model.layers[layer].anchorPoint { return "anchor point" }
      if system.parents[layer] != model.layers[layer].parent { return "parent" }
      if system.children[layer] != model.layers[layer].children { return "children" }
    }
    return nil
  }
}
