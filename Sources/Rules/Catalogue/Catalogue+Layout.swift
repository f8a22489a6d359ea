extension Catalogue {
  /// Layout: marks, passes, and who is told.
  static let layout: [Rule] = [
    Rule(
      .lay(1),
      "A fresh layer does not need layout.",
      [.observed("GN#40, GN#76 layout.m")],
      check: "`get a needsLayout` false (T0)",
      fault: "starts dirty"),
    Rule(
      .lay(2),
      """
      setNeedsLayout sets the flag; layoutIfNeeded clears it after calling layoutSublayers once.
      """,
      [.documented("H"), .observed("GN#40, GN#76 layout.m")],
      check: "log (T0)",
      fault: "flag never cleared"),
    Rule(
      .lay(3),
      "layoutIfNeeded on a clean tree calls nothing.",
      [.observed("GN#89 protocols.m")],
      check: "log empty (T0)",
      fault: "lays out always"),
    Rule(
      .lay(4),
      "Calling layoutSublayers directly does not clear the flag.",
      [.observed("GN#40")],
      check: "(T0)",
      fault: "flag cleared by callee"),
    Rule(
      .lay(5),
      """
      Adding, inserting (index/below/above), replacing, removing a sublayer, or setting sublayers \
      marks the superlayer concerned.
      """,
      [
        .documented("H, REF:setNeedsLayout"),
        .observed("GN#76 (not replace)"),
        .softlyObserved("PR #44 text (all seven)"),
      ],
      check: "each op, then needsLayout (T0)",
      fault: "remove or wholesale set forgotten"),
    Rule(
      .lay(6),
      "The layer that is added is not marked by being added.",
      [.observed("GN#76, GN#40")],
      check: "(T0)",
      fault: "child marked"),
    Rule(
      .lay(7),
      "A change of bounds.size marks the layer itself.",
      [.documented("H"), .observed("GN#76")],
      check: "(T0)",
      fault: "only on explicit setNeedsLayout"),
    Rule(
      .lay(8),
      "A change of bounds.size or of transform marks the layer and its superlayer.",
      [.documented("H"), .softlyObserved("FK for bounds.size")],
      check: "child change, `get P needsLayout` (T0)",
      fault: "superlayer not told"),
    Rule(
      .lay(9),
      """
      A change of position alone marks neither the layer nor (by the header's list) its \
      superlayer.
      """,
      [.observed("GN#89 (layer itself)"), .documented("H by omission (superlayer)")],
      check: "settle, set position, flags false (T0)",
      fault: "position treated like frame"),
    Rule(
      .lay(10),
      """
      Setting frame marks through its bounds.size change only; a pure move by frame does not mark.
      """,
      [.inferred("from LAY-07..09, GEO-23")],
      check: "frame with same size (T0)",
      fault: "any setFrame marks"),
    Rule(
      .lay(11),
      "Setting bounds, transform or sublayers to the value already held (5.2) does not mark.",
      [.inferred("from KVC-28/29 (no change, no event)")],
      check: "(T0); profile `same-value`",
      fault: "marks always",
      profile: .sameValue),
    Rule(
      .lay(12),
      "Implicit marks are suppressed on a layer while its own layoutSublayers runs.",
      [.documented("H")],
      check:
        """
        probe layer that adds a sublayer or changes its bounds inside layoutSublayers: after \
        layoutIfNeeded flag false, one call (T0)
        """,
      fault: "endless layout loop"),
    Rule(
      .lay(13),
      """
      Default layoutSublayers calls the delegate's layoutSublayersOfLayer: if implemented; the \
      layout manager (macOS) only otherwise.
      """,
      [.documented("H, REF:layoutSublayers"), .observed("GN#40 for the manager")],
      check: "log (T0)",
      fault: "both called"),
    Rule(
      .lay(14),
      """
      A subclass override of layoutSublayers replaces the default: the delegate is not called \
      unless the override calls super.
      """,
      [.documented("H, G-TREE")],
      check: "probe class (T0)",
      fault: "delegate called anyway"),
    Rule(
      .lay(15),
      """
      layoutIfNeeded climbs while superlayers need layout, then lays out from that topmost dirty \
      ancestor downward.
      """,
      [.documented("H, REF:layoutIfNeeded"), .observed("GN#40")],
      check: "root and child dirty; `lay child`: both called once, flags clear (T0)",
      fault: "only receiver laid out"),
    Rule(
      .lay(16),
      "The climb happens also when the receiver itself is clean but its superlayer is dirty.",
      [.documented("H")],
      check: "root dirty, child clean; `lay child`: root laid out (T0)",
      fault: "returns early on clean receiver"),
    Rule(
      .lay(17),
      "Descendants that are dirty below the start layer are laid out too.",
      [.documented("H (whole tree below)"), .observed("GN#75 layout.m (two levels)")],
      check: "root dirty, grandchild dirty; `lay root` (T0)",
      fault: "one level only"),
    Rule(
      .lay(18),
      """
      In one pass each dirty layer's layoutSublayers runs once and a superlayer runs before its \
      sublayers.
      """,
      [
        .observed("GN#40 (once each)"),
        .inferred("for order (superlayer sets frames which mark sublayers)"),
      ],
      check: "log order (T0)",
      fault: "child before parent, then again"),
    Rule(
      .lay(19),
      """
      A layer made dirty by its superlayer's layout during the pass is laid out in the same pass.
      """,
      [.inferred("from H (the whole tree below is laid out)")],
      check: "root layout resizes child: child called in the same `lay` (T0)",
      fault: "one pass late"),
    Rule(
      .lay(20),
      "Dirty layers of a committed tree are laid out at the outermost commit, before display.",
      [
        .documented("H, REF (update cycle)"),
        .softlyObserved("stack `layout_and_display_if_needed` in JDFlipNumberView#44"),
      ],
      check: "host tree; `tx{set bounds}`; `flush`; log has layout then display (T0)",
      fault: "layout only on explicit call"),
    Rule(
      .lay(21),
      "Several changes in one transaction cause one layoutSublayers per layer at commit.",
      [.inferred("from flag semantics")],
      check: "three bounds changes, one call (T0)",
      fault: "call per change"),
    Rule(
      .lay(24),
      "Layout callbacks never change needsDisplay by themselves.",
      [.inferred("layout and display have flags of their own")],
      check: "(T0)",
      fault: "layout triggers redraw"),
    Rule(
      .lay(28),
      "A change of the bounds *origin* alone does not mark the superlayer.",
      [.softlyObserved("FK (content offset of a scroll view); the header says \"bounds\"")],
      check:
        """
        settle, set the origin, `get P needsLayout` false (T0); profile `origin-layout`, default \
        on, severity minor
        """,
      fault: "scrolling lays out the parent again",
      profile: .originLayout),
  ]
}
