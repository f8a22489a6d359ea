extension Catalogue {
  /// Layout that macOS does by itself: layout managers, autoresizing, constraints.
  static let autoresizing: [Rule] = [
    Rule(
      .lay(22),
      """
      With a layout manager: invalidateLayoutOfLayer: is sent when a clean layer becomes dirty, not \
      again while it is dirty.
      """,
      [.documented("H"), .observed("GN#89")],
      check: "macOS-like only (T0)",
      fault: "sent per call",
      profile: .macOSLike),
    Rule(
      .lay(23),
      """
      autoresizingMask (macOS-like): a change of superlayer bounds.size resizes marked sublayers at \
      once; origin-only changes do not; adding later or setting the mask later does nothing \
      retroactively.
      """,
      [.observed("GN#93 autoresizing.m"), .documented("H")],
      check: "macOS-like profile `autoresizing` (T1)",
      fault: "applied at layout time or on origin change",
      profile: .autoresizing),
    Rule(
      .lay(25),
      """
      autoresizingMask arithmetic, per axis: the change of the superlayer's extent is split in three \
      equal parts (min margin, size, max margin) regardless of their sizes; a rigid part's share \
      goes in equal parts to the flexible margins, or to the size if no margin is flexible; nothing \
      moves when no part is flexible; margins round down (floor) to whole points and the size takes \
      the rest; the resulting frame is set as a frame (negative sizes standardised).
      """,
      [
        .observed("GN#93 autoresizing.m, 20 frames"),
        .inferred("for the formula, which gives all 20"),
      ],
      check:
        """
        macOS-like, profile `autoresizing`: (10,20,50,40) in 100x100, superlayer to 200x300: mask 3 \
        (76,20,84,40), 5 (60,20,50,40), 7 (43,20,84,40), 24 (10,153,50,107), 63 (43,86,84,108); to \
        50x25: mask 3 (-24,20,34,40), 18 (10,-15,0,35) (T1)
        """,
      fault: "proportional split; rounding to nearest",
      profile: .autoresizing),
    Rule(
      .lay(26),
      """
      Autoresizing also follows a *frame* set on the superlayer, and is carried down through several \
      levels.
      """,
      [.observed("GN#93 autoresizing.m")],
      check: "macOS-like, profile `autoresizing`: set frame; three levels (T1)",
      fault: "only direct bounds sets",
      profile: .autoresizing),
    Rule(
      .lay(27),
      "With a layout manager preferredFrameSize is the manager's preferredSizeOfLayer:.",
      [.observed("GN#89 protocols.m")],
      check: "macOS-like: manager answers (11,22) (T1)",
      fault: "bounds size",
      profile: .macOSLike),
    Rule(
      .lay(29),
      """
      CAConstraint: two relations per axis fix it (min and max stretch, edge and width place, min \
      and mid or mid and max double the distance); value = source attribute times scale plus \
      offset; a lone width, the same edge twice, an unknown source name, the layer itself and cycles \
      leave the axis alone; of more than two the one given last counts, paired with the first of \
      MinX, MidX, MaxX, Width among the others.
      """,
      [.observed("GN#75 CAConstraint/layout.m")],
      check: "macOS-like, profile `constraints`: directed table with that test's geometry (T1)",
      fault: "first wins; lone width applied",
      profile: .constraints),
  ]
}
