import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Frames into which something enters that has nothing to do with them.
  static let neighbours: [Fault] = [
    Fault(
      "frame-counts-depth", "zPosition is added to the frame's y",
      breaks: [.geo(15)], taking: [.frame],
      smallest: """
        new l1 {zPosition: 1}
        get l1.frame
        """
    ) {
      ContextFault { geometry, layer, state in
        var moved = geometry
        moved.position.y += state.depth(layer)
        return moved.frame
      }
    },
    Fault(
      "frame-counts-own-sublayer-transform", "sublayerTransform acts on the layer's own frame",
      breaks: [.geo(34)], taking: [.frame],
      smallest: """
        new l1 {sublayerTransform: translation(0, 1, 0)}
        get l1.frame
        """
    ) {
      ContextFault { geometry, layer, state in
        var moved = geometry
        let inner = state.value(layer, .sublayerTransform).asTransform ?? .identity
        moved.transform = geometry.transform * inner
        return moved.frame
      }
    },
    Fault(
      "frame-in-root-space", "frame is answered in the coordinates of the superlayer's superlayer",
      breaks: [.geo(35)], taking: [.frame],
      smallest: """
        new l1
        new l2 {bounds: (0, 0, 0, 1), sublayers: [l1]}
        get l1.frame
        """
    ) {
      ContextFault { geometry, layer, state in
        guard let parent = state.parent(of: layer) else { return geometry.frame }
        let outer = state.geometry(of: parent).frame.origin
        return Rect(origin: geometry.frame.origin + outer, size: geometry.frame.size)
      }
    },
    Fault(
      "frame-in-pixels", "contentsScale scales the frame",
      breaks: [.geo(37), .geo(15)], taking: [.frame],
      smallest: """
        new l1 {contentsScale: 0, position: (0, 1)}
        get l1.frame
        """
    ) {
      ContextFault { geometry, layer, state in
        let scale = state.value(layer, .contentsScale).asNumber ?? 1
        let numbers = geometry.frame.components.map { $0 * scale }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
      }
    },
    Fault(
      "flipped-by-own-flag", "contentsAreFlipped looks at the layer's own flag alone",
      breaks: [.geo(36)], taking: [.contentsAreFlipped],
      smallest: """
        new l1
        new l2 {sublayers: [l1], geometryFlipped: true}
        get l1.contentsAreFlipped
        """
    ) { FlippedByOwnFlag() },
    Fault(
      "preferred-size-of-sublayers", "preferredFrameSize is zero for a layer without sublayers",
      breaks: [.geo(38)], taking: [.preferredFrameSize],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        get l1.preferredFrameSize
        """
    ) { PreferredSizeOfSublayers() },
  ]
}

/// An engine whose frames depend on more than a layer's geometry.
private struct ContextFault: GeometrySemantics {
  let formula: @Sendable (LayerGeometry, Int, WorldState) -> Rect

  init(_ formula: @escaping @Sendable (LayerGeometry, Int, WorldState) -> Rect) {
    self.formula = formula
  }

  mutating func frame(
    of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> Rect { formula(geometry, layer, state) }
}

private struct FlippedByOwnFlag: GeometrySemantics {
  mutating func contentsAreFlipped(_ layer: Int, in state: inout WorldState) -> Bool {
    state.value(layer, .geometryFlipped) == .boolean(true)
  }
}

private struct PreferredSizeOfSublayers: GeometrySemantics {
  mutating func preferredFrameSize(_ layer: Int, in state: inout WorldState) -> Size {
    state.list(of: layer).isEmpty ? .zero : state.geometry(of: layer).bounds.size
  }
}
