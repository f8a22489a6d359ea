import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Transform layers and replicators that are not what they are said to be.
  static let classes: [Fault] = [
    Fault(
      "transform-layer-without-transform", "the transform of a transform layer does not move it",
      breaks: [.sub(18)], taking: [.frame],
      smallest: """
        new l1 CATransformLayer {transform: translation(0, 1, 0)}
        get l1.frame
        """
    ) { TransformLayerWithoutTransform() },
    Fault(
      "transform-layer-is-hit", "a transform layer is hit like any other", breaks: [.sub(19)],
      taking: [.isHit],
      smallest: """
        new l1 CATransformLayer {bounds: (0, 0, 1, 1)}
        new l2 {sublayers: [l1]}
        hitTest l2 (0, 0)
        """
    ) { TransformLayerIsHit() },
    Fault(
      "replicator-copies-are-hit", "the second copy of a replicator's sublayers is hit, too",
      breaks: [.sub(21)], taking: [.hitPoint],
      smallest: """
        new l1 {position: (2, 2), bounds: (0, 0, 1, 1)}
        new l2 CAReplicatorLayer {instanceCount: 2, instanceTransform: translation(2, 2, 0), sublayers: [l1]}
        hitTest l1 (4, 4)
        """
    ) { ReplicatorCopiesAreHit() },
  ]
}

private struct TransformLayerWithoutTransform: GeometrySemantics {
  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect {
    guard state.type(of: layer) == .transformLayer else { return geometry.frame }
    var plain = geometry
    plain.transform = .identity
    return plain.frame
  }
}

private struct TransformLayerIsHit: HitTestingSemantics {
  mutating func isHit(_ layer: Int, in state: inout WorldState) -> Bool { true }
}

private struct ReplicatorCopiesAreHit: HitTestingSemantics {
  mutating func hitPoint(
    _ point: Point, of layer: Int, in space: LayerSpace, _ state: inout WorldState
  ) -> Point {
    let first = space.lowered(point)
    guard let above = state.parent(of: layer), state.type(of: above) == .replicatorLayer,
      let count = state.value(above, .instanceCount).asNumber, count >= 2,
      let step = state.value(above, .instanceTransform).asTransform,
      !space.geometry.bounds.contains(first)
    else { return first }
    return space.lowered(point - Point(step.m41, step.m42))
  }
}
