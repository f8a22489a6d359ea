extension Catalogue {
  /// Layer subclasses: their properties.
  static let subclassProperties: [Rule] = [
    Rule(
      .sub(12),
      """
      CAShapeLayer.path is animatable explicitly but its change starts no implicit \
      animation, in an environment where opacity would.
      """,
      [.documented("H-SHAPE, S3 footnote")],
      check: "host tree; set path: animationKeys has no 'path' (T0)",
      fault: "generic animatable list includes path"),
    Rule(
      .sub(13),
      """
      path does not affect bounds, frame or hit testing (containsPoint stays the bounds \
      rectangle).
      """,
      [.documented("H-SHAPE (not clipped, drawn in layer space)"), .inferred("from TREE-27")],
      check: "set path outside bounds (T0)",
      fault: "bounds = path box"),
    Rule(
      .sub(14),
      "lineDashPattern is copied; nil allowed; fillColor nil allowed.",
      [.observed("GN#27; XAM")],
      check: "nil: set, get (T0); copied: mk d, set, mut d, capability shared-arguments",
      fault: "mutable array leaked",
      needs: [.sharedArguments]),
    Rule(
      .sub(15),
      """
      CAGradientLayer colors, locations copied; locations nil again allowed; start/end \
      points outside the unit square stored.
      """,
      [
        .documented("H-GRAD (copy, unit space)"), .observed("GN#57"),
        .inferred("for outside values"),
      ],
      check: "set, get (T0); the copy: as KVC-32",
      fault: "clamped"),
    Rule(
      .sub(16),
      """
      CATextLayer string may be plain or attributed, copied, nil allowed; font given by name \
      reads back as that name.
      """,
      [.documented("H-TXT"), .observed("GN#60")],
      check: "set, get (T0); the copy: as KVC-32",
      fault: "font resolved to another object"),
    Rule(
      .sub(17),
      """
      CATextLayer text and contents are alternatives; setting string does not create bounds \
      or change frame.
      """,
      [.documented("S4"), .inferred("this catalogue's own conclusion")],
      check: "bounds unchanged (T0)",
      fault: "auto-size to text"),
    Rule(
      .sub(20),
      """
      CATransformLayer: masksToBounds, mask, filters, shadow are ignored by compositing, but \
      stored and readable.
      """,
      [.documented("H-TL"), .inferred("this catalogue's own conclusion")],
      check: """
        set/get (T0); with masksToBounds YES a child outside its bounds is still hit: profile \
        transform-layer
        """,
      fault: "property setter rejects"),
    Rule(
      .sub(23),
      """
      instanceCount, instanceTransform etc. do not alter sublayers' own values nor the \
      sublayers list.
      """,
      [.inferred("this catalogue's own conclusion")],
      check: "(T0)",
      fault: "copies appear in sublayers"),
    Rule(
      .sub(24),
      """
      instanceColor, foregroundColor, fillColor etc. return the identical colour that was \
      set.
      """,
      [.observed("GN#58, #60")],
      check: "id/colour equality (T0)",
      fault: "premultiplied / converted",
      members: ["instanceColor", "foregroundColor", "fillColor", "strokeColor"]),
  ]
}
