import Geometry
import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that put layers where the rules leave the place open.
  static let placementVariants: [Variant] = [
    Variant(
      "oblique-frames-keep-their-size",
      "a frame that is set under an oblique or singular transform gives the bounds its size",
      by: .item(.layers(1)), taking: [.place],
      steps: """
        new l1 {transform: planar(0.6, 0.8, -0.8, 0.6, 0, 0)}
        set l1.frame (1, 2, 3, 4)
        get l1.position
        get l1.bounds
        """
    ) { ObliqueFramesKeepTheirSize() },
    Variant(
      "inserts-beyond-in-front", "a layer that is inserted beyond the end of a list comes first",
      by: .item(.layers(14)), taking: [.index],
      steps: """
        new l1
        new l2
        new l3
        add l3 to l2
        insert l1 into l2 at 1
        get l2.sublayers
        """
    ) { InsertsBeyondInFront() },
  ]
}

private struct ObliqueFramesKeepTheirSize: GeometrySemantics, TouchCounting {
  private(set) var touches = 0

  mutating func place(
    _ frame: Rect, of geometry: LayerGeometry, layer: Int, in state: inout WorldState
  ) -> (bounds: Rect, position: Point) {
    let planar = geometry.transform.planar
    if planar.isAxisAligned, planar.determinant != 0 {
      var standard = StandardSemantics()
      return standard.place(frame, of: geometry, layer: layer, in: &state)
    }
    touches += 1
    let bounds = Rect(origin: geometry.bounds.origin, size: frame.size)
    return (bounds, frame.point(at: geometry.anchorPoint))
  }
}

private struct InsertsBeyondInFront: HierarchySemantics, TouchCounting {
  private(set) var touches = 0

  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    let count = state.list(of: parent).count
    if case .index(let index) = place, index >= count, count > 0 {
      touches += 1
      return 0
    }
    var standard = StandardSemantics()
    return standard.index(for: child, in: parent, at: place, state: &state)
  }
}
