extension Catalogue {
  /// Presentation copies and how they are made.
  static let copies: [Rule] = [
    Rule(
      .copy(1),
      "modelLayer of a layer that is not a presentation copy is the layer itself.",
      [.documented("H"), .softlyObserved("GN#34")],
      check: "(T0)",
      fault: "nil"),
    Rule(
      .copy(2),
      "presentationLayer of a layer never committed is nil.",
      [.documented("H"), .softlyObserved("GN#109 text (nil without render server)")],
      check: "new layer, no commit (T0)",
      fault: "copy returned"),
    Rule(
      .copy(3),
      """
      After commit of the tree the layer belongs to, presentationLayer is non-nil, of the \
      same class, and its modelLayer is the original.
      """,
      [.documented("H")],
      check: "host tree; flush (T0)",
      fault: "base class copy"),
    Rule(
      .copy(4),
      """
      Without animations the presentation copy holds the values committed at the start of \
      the current transaction: uncommitted model changes are not visible in it, committed \
      ones are.
      """,
      [.documented("H (snapshot of the transaction start)")],
      check: "set x in open tx with actions disabled: presentation old; after commit: new (T1)",
      fault: "presentation aliases the model"),
    Rule(
      .copy(5),
      """
      Every property of the model appears in the presentation copy, including declared \
      dynamic properties; arbitrary KVC keys: report-only (PRES-24).
      """,
      [.documented("H (all properties)"), .inferred("for arbitrary keys")],
      check: "full-state diff (T1)",
      fault: "only geometry copied"),
    Rule(
      .copy(8),
      """
      frame of a presentation layer follows GEO-06 with presentation values (frame is never \
      animated itself).
      """,
      [.documented("G-ANIM"), .inferred("this catalogue's own conclusion")],
      check: """
        mid-animation: frame = f(bounds, position, anchorPoint, transform) of the same copy \
        (T1)
        """,
      fault: "frame interpolated separately"),
    Rule(
      .copy(10),
      "Reading the presentation layer never changes the model layer.",
      [.inferred("this catalogue's own conclusion")],
      check: "full-state diff (T0)",
      fault: "side effects (display, layout) on the model"),
  ]
}
