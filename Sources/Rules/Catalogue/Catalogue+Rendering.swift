extension Catalogue {
  /// What renderInContext paints, and what it must not call.
  static let rendering: [Rule] = [
    Rule(
      .dis(18),
      "renderInContext and hit tests do not call display or the delegate's drawing methods.",
      [.observed("GN#95 render.m (a layer never displayed paints nothing)")],
      check: "log silent (T0); of renderInContext under the profile `render`",
      fault: "lazily draws"),
    Rule(
      .dis(19),
      """
      contentsGravity resize fills bounds; resizeAspect fits and centres; resizeAspectFill covers \
      and centres; position gravities place the logical size (pixels / contentsScale) unscaled; \
      "bottom" is minimum y, "top" maximum y.
      """,
      [
        .documented("H, G-SET"),
        .observed("GN#98 render.m for resize, resizeAspect, center, top, bottomLeft"),
        .softlyObserved("author's word, GN#97, for the other seven"),
      ],
      check: "profile `contents-rect`: E38-E41 (T1)",
      fault: "top/bottom swapped; contentsScale ignored",
      profile: .contentsRect),
    Rule(
      .dis(21),
      """
      The layer's bounds.origin does not influence where its own contents are placed, only its \
      sublayers.
      """,
      [.documented("S4")],
      check: "profile `contents-rect` (T1)",
      fault: "contents scroll",
      profile: .contentsRect),
    Rule(
      .dis(22),
      """
      What renderInContext paints: the asked layer in its own coordinates at the origin of the \
      context, moved by its bounds origin (which does not move its sublayers) but not by its \
      position or transform; hidden or opacity 0: nothing; half opacity: the same area, not at full \
      strength; sublayers outside are painted unless masksToBounds; the last sublayer on top; a \
      bounds origin below the asked layer moves the sublayers there; a layer never displayed paints \
      nothing of its delegate's.
      """,
      [.observed("GN#95 render.m")],
      check: "profile `render`: painted box (1 px)",
      fault: "position applied twice",
      profile: .render),
    Rule(
      .sub(22),
      """
      Instance k is produced by applying instanceTransform k times about the replicator's centre \
      (anchor used here: centre of bounds).
      """,
      [.documented("H-REP"), .softlyObserved("a different pivot in GN#102 (section 14)")],
      check: "profile `replicator-centre`: E37 (T1)",
      fault: "applied about origin",
      profile: .replicatorCentre),
    Rule(
      .sub(25),
      """
      A replicator with instanceCount 0 shows nothing; its own background is drawn once; its \
      sublayers are repeated also outside its bounds.
      """,
      [.observed("GN#102 drawing.m")],
      check: "profile `render`: painted box (1 px)",
      fault: "0 treated as 1; background repeated per instance",
      profile: .render),
  ]
}
