extension Catalogue {
  /// Empty lists, and hits through scaled layers.
  static let furtherHierarchy: [Rule] = [
    Rule(
      .tree(41),
      "Inserting at an index beyond the end of an empty list appends.",
      [
        .softlyObserved("FK +subviews (index 999, on a layer and on a view)")
      ],
      check: "ins P C 999 on an empty P: [C] (T0); non-empty P: report-only (UL-14)",
      fault: "trap; insert ignored"),
    Rule(
      .tree(42),
      """
      sublayers answers nil, not an empty list, when fresh, after the last removal, after \
      being set to an empty list and after being set to nil; a layer can be added \
      afterwards.
      """,
      [
        .observed("GN#43 state.m"),
        .softlyObserved("FK"),
      ],
      check: "get in the four states, then add (T0); profile nil-lists tells nil from empty",
      fault: "empty array"),
    Rule(
      .tree(43),
      """
      Hit test through scaled layers, points in the root's own coordinates, frames set after \
      the scales. (a) Root scale .5 with frame (0,0,100,100) (bounds 200x200), child frame \
      (25,25,50,50): (25,25) and (74,74) child; (20,20), (75,75), (199,199) root. (b) Child \
      scale .5, frame (25,25,50,50), in an unscaled root: (25,25), (74,74) child; (20,20), \
      (75,75) root; (100,100) none.
      """,
      [
        .softlyObserved("FK +hitTest")
      ],
      check: "convert to the root's superlayer space first, then hit (T0)",
      fault: "bounds and frame mixed up under scale"),
  ]
}
