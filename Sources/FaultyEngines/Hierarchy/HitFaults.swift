import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Hit tests that find the wrong layer.
  static let hits: [Fault] = [
    Fault(
      "hit-from-the-back", "the bottom one of overlapping siblings is hit first",
      breaks: [.tree(26)], taking: [.hitCandidates],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        new l2 {bounds: (0, 0, 1, 1)}
        new l3 {sublayers: [l1, l2]}
        hitTest l3 (0, 0)
        """
    ) { HitFromTheBack() },
    Fault(
      "hit-ignores-depth", "zPosition does not matter to which sibling is hit",
      breaks: [.tree(26)], taking: [.hitCandidates],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), zPosition: 1}
        new l2 {bounds: (0, 0, 1, 1)}
        new l3 {sublayers: [l1, l2]}
        hitTest l3 (0, 0)
        """
    ) { HitIgnoresDepth() },
    Fault(
      "bounds-closed", "a point on the far edges counts as inside",
      breaks: [.tree(27)], taking: [.contains],
      smallest: """
        new l1
        contains l1 (0, 0)
        """
    ) { BoundsClosed() },
    Fault(
      "hidden-is-hit", "hidden layers are hit like others",
      breaks: [.tree(28)], taking: [.isPassedOver],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), hidden: true}
        hitTest l1 (0, 0)
        """
    ) { HiddenIsHit() },
    Fault(
      "bounds-always-clip", "nothing outside a layer's bounds is hit below it",
      breaks: [.tree(29)], taking: [.clips],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        new l2 {sublayers: [l1]}
        hitTest l2 (0, 0)
        """
    ) { ClipFault(clips: true) },
    Fault(
      "masks-to-bounds-ignored", "a layer with masksToBounds is hit through outside its bounds",
      breaks: [.tree(30)], taking: [.clips],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        new l2 {sublayers: [l1], masksToBounds: true}
        hitTest l2 (0, 0)
        """
    ) { ClipFault(clips: false) },
  ]
}

private struct HitFromTheBack: HitTestingSemantics {
  mutating func hitCandidates(of layer: Int, in state: inout WorldState) -> [Int] {
    state.list(of: layer)
  }
}

private struct HitIgnoresDepth: HitTestingSemantics {
  mutating func hitCandidates(of layer: Int, in state: inout WorldState) -> [Int] {
    state.list(of: layer).reversed()
  }
}

private struct BoundsClosed: HitTestingSemantics {
  mutating func contains(_ point: Point, in bounds: Rect) -> Bool {
    point.x >= bounds.origin.x && point.x <= bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y <= bounds.origin.y + bounds.size.height
  }
}

private struct HiddenIsHit: HitTestingSemantics {
  mutating func isPassedOver(_ layer: Int, in state: inout WorldState) -> Bool { false }
}

private struct ClipFault: HitTestingSemantics {
  let clips: Bool

  mutating func clips(_ layer: Int, in state: inout WorldState) -> Bool { clips }
}
