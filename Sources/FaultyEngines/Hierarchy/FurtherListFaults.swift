import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Empty lists, and hits that take frames for bounds.
  static let furtherLists: [Fault] = [
    Fault(
      "no-sublayers-is-empty-list", "a layer without sublayers answers an empty list",
      breaks: [.tree(42)], taking: [.listsNothing],
      smallest: """
        new l1
        get l1.sublayers
        """
    ) { NoSublayersIsEmptyList() },
    Fault(
      "insert-beyond-empty-ignored", "an index beyond the end of an empty list inserts nothing",
      breaks: [.tree(41)], taking: [.index, .attach],
      smallest: """
        new l1
        new l2
        insert l1 into l2 at 1
        get l2.sublayers
        """
    ) { InsertBeyondEmptyIgnored() },
    Fault(
      "empty-list-as-before", "a list that has become empty is answered as it was",
      breaks: [.tree(42), .tree(13), .tree(17)], taking: [.attach, .sublayers],
      smallest: """
        new l1
        new l2
        add l1 to l2
        remove l1
        get l2.sublayers
        """
    ) { EmptyListAsBefore() },
    Fault(
      "answered-list-is-live", "a list of sublayers that was answered changes with the layer",
      breaks: [.tree(19)], taking: [.kept],
      smallest: """
        new l1
        new l2
        keep l1.sublayers as s1
        add l2 to l1
        read s1
        """
    ) { AnsweredListIsLive() },
    Fault(
      "hit-tests-the-frame",
      "a point is looked for in the frame rectangle, unscaled and not turned",
      breaks: [.tree(31), .tree(43)], taking: [.hitPoint],
      smallest: """
        new l1 {contentsRect: (0, 0, 0, 0), frame: (0, 0, 0, 0), bounds: (0, 0, 1, 2), affineTransform: affine(0, 1, -1, 0, 0, 0)}
        hitTest l1 (0, 0)
        """
    ) { HitTestsTheFrame() },
  ]
}

private struct InsertBeyondEmptyIgnored: HierarchySemantics {
  private var isBeyond = false

  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    var standard = StandardSemantics()
    if case .index(let index) = place { isBeyond = index > state.list(of: parent).count }
    return standard.index(for: child, in: parent, at: place, state: &state)
  }

  mutating func attach(
    _ child: Int, to parent: Int, at index: Int, in state: inout WorldState
  ) {
    if !isBeyond { state.link(child, to: parent, at: index) }
    isBeyond = false
  }
}

private struct EmptyListAsBefore: HierarchySemantics {
  private var known: [Int: [Int]] = [:]

  mutating func attach(
    _ child: Int, to parent: Int, at index: Int, in state: inout WorldState
  ) {
    state.link(child, to: parent, at: index)
    known[parent] = state.list(of: parent)
  }

  mutating func sublayers(of layer: Int, in state: inout WorldState) -> [Int] {
    let list = state.list(of: layer)
    return list.isEmpty ? known[layer] ?? [] : list
  }
}

private struct AnsweredListIsLive: HierarchySemantics {
  mutating func kept(_ list: [Int], of layer: Int, in state: inout WorldState) -> [Int] {
    state.list(of: layer)
  }
}

private struct HitTestsTheFrame: HitTestingSemantics {
  mutating func hitPoint(
    _ point: Point, of layer: Int, in space: LayerSpace, _ state: inout WorldState
  ) -> Point {
    point - space.geometry.frame.origin + space.geometry.bounds.origin
  }
}

private struct NoSublayersIsEmptyList: HierarchySemantics {
  var listsNothing: Bool { true }
}
