extension Catalogue {
  /// Display: marks, who draws, and what becomes of the contents.
  static let display: [Rule] = [
    Rule(
      .dis(1),
      "setNeedsDisplay and setNeedsDisplayInRect: set needsDisplay.",
      [.documented("H"), .observed("GN#39 display.m")],
      check: "(T0)",
      fault: "rect variant ignored"),
    Rule(
      .dis(2),
      """
      displayIfNeeded calls display exactly once if the flag is set, and not at all otherwise; the \
      flag is clear afterwards.
      """,
      [.documented("H, REF"), .observed("GN#39")],
      check: "log (T0)",
      fault: "display called unconditionally"),
    Rule(
      .dis(3),
      "A direct display call clears the flag as well.",
      [.softlyObserved("GN#39, PR #40 text")],
      check: "(T0)",
      fault: "flag stays set"),
    Rule(
      .dis(4),
      "Repeated setNeedsDisplay before a pass yields one display.",
      [.inferred("from flag semantics")],
      check: "(T0)",
      fault: "queued twice"),
    Rule(
      .dis(5),
      """
      A bounds change does not set needsDisplay while needsDisplayOnBoundsChange is NO (default).
      """,
      [.documented("H, S4"), .observed("GN#39")],
      check: "(T0)",
      fault: "redraw on resize"),
    Rule(
      .dis(6),
      "With needsDisplayOnBoundsChange YES a bounds change sets needsDisplay.",
      [.documented("H, REF"), .observed("GN#39")],
      check: "(T0)",
      fault: "only at commit, or never"),
    Rule(
      .dis(7),
      "Precedence 1: a subclass override of display is the only thing called.",
      [.documented("H, G-SET, S4")],
      check:
        "probe class overriding display plus delegate with both methods: log = [display] (T0)",
      fault: "delegate also called"),
    Rule(
      .dis(8),
      """
      Precedence 2: the default display calls delegate displayLayer: if implemented and then \
      neither drawInContext: nor drawLayer:inContext:.
      """,
      [.documented("H, G-SET, REF:display(), draw(_:in:)")],
      check: "delegate with both: only displayLayer: (T0)",
      fault: "both called"),
    Rule(
      .dis(9),
      "Precedence 3: otherwise display makes a context and calls drawInContext:.",
      [.documented("H, REF")],
      check: "probe subclass overriding drawInContext: (T0)",
      fault: "drawLayer preferred over override"),
    Rule(
      .dis(10),
      """
      Precedence 4: the default drawInContext: calls delegate drawLayer:inContext:. An override \
      that does not call super suppresses it.
      """,
      [.documented("H")],
      check: "(T0)",
      fault: "delegate called in addition"),
    Rule(
      .dis(11),
      """
      layerWillDraw: is sent before drawLayer:inContext: and is not sent when the delegate \
      implements displayLayer:.
      """,
      [.documented("H"), .observed("GN#89 (order)")],
      check: "log (T0)",
      fault: "sent after drawing"),
    Rule(
      .dis(12),
      """
      After a drawing display the layer's contents is the new backing store (non-nil), replacing \
      an earlier image.
      """,
      [.documented("REF:display(), S4")],
      check:
        """
        set contents token X; setNeedsDisplay; disp; contents != X and non-nil (T0), bounds non- \
        empty
        """,
      fault: "old image kept on top"),
    Rule(
      .dis(13),
      """
      Setting contents replaces whatever was drawn before; no display callback results from it.
      """,
      [.documented("S4, G-SET"), .observed("GN#82 needsDisplayForKey contents NO")],
      check: "draw, then set contents X: get X; log silent (T0)",
      fault: "backing store wins"),
    Rule(
      .dis(14),
      "contents is stored by reference, not copied; nil clears it.",
      [.documented("G-SET (uses the object directly), H")],
      check: "id equality (T0); not copied: `mk t`, set, `mut t`, capability `shared-arguments`",
      fault: "copied"),
    Rule(
      .dis(15),
      "Marked layers of a committed tree are displayed at the outermost commit, after layout.",
      [.documented("H (display precedes the next commit)"), .softlyObserved("as LAY-20")],
      check: "log order (T0)",
      fault: "display before layout"),
    Rule(
      .dis(16),
      """
      Setting a property for which needsDisplayForKey is NO never triggers a display callback.
      """,
      [.documented("H"), .observed("GN#82")],
      check: "random property sets, then disp: log silent (T0)",
      fault: "position change redraws"),
    Rule(
      .dis(17),
      "Removing animations does not mark for display.",
      [.observed("GN#82 animations.m")],
      check: "(T0)",
      fault: "marks"),
    Rule(
      .dis(20),
      """
      contentsRect default (0,0,1,1); contentsCenter default (0,0,1,1); both stored unchecked \
      (e.g. (-1,-1,4,4)).
      """,
      [.documented("H"), .observed("GN#91")],
      check: "set/get (T0)",
      fault: "clamped to unit square"),
  ]
}
