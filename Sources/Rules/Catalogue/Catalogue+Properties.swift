extension Catalogue {
  /// Properties: defaults, and what one change may touch.
  static let properties: [Rule] = [
    Rule(
      .props(1),
      "Before it is set, opacity (CALayer, float32) reads 1.",
      [.documented("H"), .observed("GN#34 state.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(2),
      "Before it is set, hidden reads NO.",
      [.documented("H"), .observed("GN#34 state.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(3),
      "Before it is set, doubleSided reads YES.",
      [.documented("H"), .observed("GN#42")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(4),
      "Before it is set, geometryFlipped reads NO.",
      [.documented("H"), .observed("GN#42")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(5),
      "Before it is set, masksToBounds reads NO.",
      [.documented("H"), .observed("GN#42")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(6),
      """
      Before it is set, mask, contents, backgroundColor, shadowPath, filters, backgroundFilters, \
      compositingFilter, actions, style, name, delegate reads nil.
      """,
      [.documented("H"), .observed("GN#34, #42, #91")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: [
        "actions", "backgroundColor", "backgroundFilters", "compositingFilter", "contents",
        "delegate", "filters", "mask", "name", "shadowPath", "style",
      ]),
    Rule(
      .props(9),
      "Before it is set, contentsScale reads 1.",
      [.documented("H, G-SET"), .softlyObserved("GN:geometry.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(19),
      "Before it is set, cornerRadius, borderWidth reads 0.",
      [.documented("H"), .observed("GN#42")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(22),
      "Before it is set, borderColor reads opaque black.",
      [.documented("H"), .softlyObserved("GN#34/#35")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(23),
      "Before it is set, shadowColor reads opaque black.",
      [.documented("H")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(24),
      "Before it is set, shadowOpacity (float32) reads 0.",
      [.documented("H, G-SET"), .observed("GN#34/#35")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(25),
      "Before it is set, shadowOffset reads (0,-3).",
      [.documented("H"), .observed("GN#34/#35")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(26),
      "Before it is set, shadowRadius reads 3.",
      [.documented("H"), .observed("GN#34/#35")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(32),
      "Before it is set, CAShapeLayer path, strokeColor, lineDashPattern reads nil.",
      [.documented("H-SHAPE"), .observed("GN#27; XAM")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(35),
      """
      Before they are set, the properties read as listed: CAShapeLayer strokeStart 0, strokeEnd 1, \
      lineWidth 1, miterLimit 10, lineDashPhase 0.
      """,
      [.documented("H-SHAPE"), .observed("start/phase, O2 rest")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(57),
      """
      Setting one property never changes another stored property, except: frame -> {bounds, \
      position}; affineTransform -> transform; tree/mask operations -> superlayer/sublayers/mask; \
      autoresizing (macOS).
      """,
      [.inferred("from the property list in H")],
      check: "full-state diff after every single set (T0)",
      fault: "opacity 0 sets hidden; cornerRadius sets masksToBounds"),
  ]
}
