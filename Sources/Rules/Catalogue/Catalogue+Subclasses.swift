extension Catalogue {
  /// The geometry of scroll, transform and replicator layers.
  static let subclassGeometry: [Rule] = [
    Rule(
      .sub(1),
      "scrollToPoint p sets bounds.origin = p on a scroll layer (mode both), size unchanged.",
      [
        .documented("H-SCR"),
        .observed("GN#59 scroll.m"),
      ],
      check: "(T1)",
      fault: "moves position, or negates"),
    Rule(
      .sub(2),
      """
      scrollMode vertically keeps x, horizontally keeps y, none keeps both, for \
      scrollToPoint and for the scroll requests of descendants.
      """,
      [
        .documented("H-SCR"),
        .observed("GN#59, #94 visible.m"),
      ],
      check: "(T1)",
      fault: "mode ignored"),
    Rule(
      .sub(3),
      """
      scrollToRect r moves each enabled axis minimally: no move if r is inside; r.min < \
      origin: origin = r.min; r.max > origin+size: origin = r.max - size.
      """,
      [
        .documented("S4, H-SCR"),
        .observed("GN#59"),
      ],
      check: "E34, E35 and inverse cases (T1)",
      fault: "always aligns r to the top-left"),
    Rule(
      .sub(4),
      """
      If r is larger than the bounds on an axis and r.min >= origin, origin becomes r.min on \
      that axis.
      """,
      [
        .observed("GN#59, #94")
      ],
      check: "E36; (200,150,400,400) gives (200,150) (T1)",
      fault: "aligns far edge"),
    Rule(
      .sub(5),
      "No clamping to the extent of the content: scrolling beyond sublayers is allowed.",
      [
        .documented("H-SCR by omission"),
        .inferred("arithmetic on the rules above"),
      ],
      check: "scrollToPoint (1e4,-1e4) (T1)",
      fault: "clamped to content size"),
    Rule(
      .sub(6),
      """
      scrollPoint / scrollRectToVisible on any layer act on the closest CAScrollLayer among \
      the receiver and its ancestors, with the geometry converted to that layer's space.
      """,
      [
        .documented("H-SCR, REF"),
        .observed("GN#94 (receiver itself, depth 1 and 2)"),
      ],
      check: "(35,45) case of GN#94 (T1)",
      fault: "coordinates not converted; outermost chosen"),
    Rule(
      .sub(7),
      "Without such an ancestor they do nothing.",
      [
        .documented("REF:scrollRectToVisible"),
        .observed("GN#94"),
      ],
      check: "(T0)",
      fault: "moves own bounds"),
    Rule(
      .sub(8),
      """
      visibleRect without scroll ancestor = own bounds; with one = own bounds intersected \
      with the scroll layer's bounds converted into own space.
      """,
      [
        .documented("H-SCR"),
        .observed("GN#94"),
      ],
      check: "(5,5,15,15) case (T1); translation-only chains",
      fault: "clips to every ancestor"),
    Rule(
      .sub(9),
      "visibleRect follows scrolling immediately (model values).",
      [
        .observed("GN#94")
      ],
      check: "scroll, read (T1)",
      fault: "cached"),
    Rule(
      .sub(10),
      "Scrolling changes bounds only, hence sublayers' position and frame values stay.",
      [
        .inferred("from SUB-01, GEO-35")
      ],
      check: "(T0)",
      fault: "sublayer positions rewritten"),
    Rule(
      .sub(18),
      """
      CATransformLayer takes sublayers, properties and geometry like any layer; frame and \
      conversions obey GEO/CONV.
      """,
      [
        .observed("GN#61 subclass.m"),
        .inferred("arithmetic on the rules above"),
      ],
      check: "GEO/CONV on it with affine T (T1)",
      fault: "geometry ignored"),
    Rule(
      .sub(19),
      """
      hitTest from an ancestor passes over a CATransformLayer to its sublayers, applying its \
      geometry; the transform layer itself is never the answer.
      """,
      [
        .documented("H-TL, H (hitTest comment)")
      ],
      check: """
        affine T only: point over transform layer but not over a child: next candidate or \
        superlayer returned (T0)
        """,
      fault: "transform layer returned"),
    Rule(
      .sub(21),
      "CAReplicatorLayer: hitTest considers only the first instance of its sublayers.",
      [
        .documented("H-REP")
      ],
      check: "instanceCount 3 with offset; point over copy 2 misses (T0)",
      fault: "copies hit"),
  ]
}
