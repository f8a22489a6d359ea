extension Catalogue {
  /// Properties: widths, ranges and validation.
  static let propertyBehaviour: [Rule] = [
    Rule(
      .props(50),
      """
      float-typed properties (opacity, shadowOpacity, speed, repeatCount, \
      minificationFilterBias, instance colour offsets, emitter multipliers) round to single \
      precision; CGFloat ones (zPosition apart) keep doubles.
      """,
      [.documented("declared types in H, H-TIM, H-REP, H-EMIT")],
      check: """
        set 0.1; get equals float32(0.1) (F32); wherever opacity, shadowOpacity, speed or \
        repeatCount is compared, model or presented, the expected value is rounded to IEEE \
        single first; generators prefer multiples of 1/64
        """,
      fault: "stored as double or quantised to 8 bit"),
    Rule(
      .props(51),
      "repeatCount accepts infinity and reads back infinite.",
      [.observed("GN#29")],
      check: "(T0)",
      fault: "clamped"),
    Rule(
      .props(52),
      """
      contentsGravity keeps the 12 known names; an unknown name reads back 'center' (not the \
      default).
      """,
      [.observed("GN#98 render.m gravityNames (default, one known name, one unknown name)")],
      check: "profile enum-validation (T0)",
      fault: "unknown name kept, or reset to resize",
      profile: .enumValidation),
    Rule(
      .props(53),
      """
      cornerCurve, contentsFormat, preferredDynamicRange, toneMapMode fall back to their \
      defaults on an unknown name.
      """,
      [.observed("GN#96")],
      check: "profile enum-validation (T0)",
      fault: "unknown kept",
      profile: .enumValidation,
      members: ["cornerCurve", "contentsFormat", "preferredDynamicRange", "toneMapMode"]),
    Rule(
      .props(54),
      "maskedCorners keeps only the four low bits (255 reads 15).",
      [.observed("GN#96")],
      check: "profile enum-validation (T0)",
      fault: "raw value",
      profile: .enumValidation),
    Rule(
      .props(55),
      "gradient type, text alignmentMode and autoresizingMask are stored unvalidated.",
      [.observed("GN#57, #60, #93")],
      check: "profile enum-validation (T0)",
      fault: "falls back",
      profile: .enumValidation),
    Rule(
      .props(56),
      """
      cornerRadius, borderWidth, shadowRadius, rasterizationScale, name, filters read back \
      as set.
      """,
      [.observed("GN#42")],
      check: "(T0)",
      fault: "pixel snapping",
      members: [
        "cornerRadius", "borderWidth", "shadowRadius", "rasterizationScale", "name", "filters",
      ]),
    Rule(
      .props(58),
      """
      Property values persist across commit, flush, layout, display, hide/show, \
      detach/attach.
      """,
      [.inferred("this catalogue's own conclusion")],
      check: "full-state diff (T0)",
      fault: "commit resets model to presentation"),
    Rule(
      .props(59),
      "contentsHeadroom accepts negatives unchanged.",
      [.observed("GN#96")],
      check: "profile hdr (T0)",
      fault: "clamped",
      profile: .highDynamicRange),
    Rule(
      .props(60),
      """
      String constants have the short values: gravities (resize, resizeAspect, \
      resizeAspectFill, center, top, bottom, left, right, topLeft, topRight, bottomLeft, \
      bottomRight), fillMode (removed, forwards, backwards, both), scroll (none, vertically, \
      horizontally, both), gradient (axial, radial, conic), text alignment (natural, left, \
      right, center, justified), truncation (none, start, end, middle), filters (linear, \
      nearest, trilinear), shape (non-zero, even-odd; butt, round, square; miter, round, \
      bevel), onOrderIn, onOrderOut, transition.
      """,
      [.observed("GN:constants, GN#57-60"), .documented("H lists most")],
      check: "wire values (T0)",
      fault: "C constant names used as values"),
    Rule(
      .props(61),
      """
      cornerCurveExpansionFactor of the class: circular 1, continuous 1.528665, an unknown \
      name or none 1.
      """,
      [.observed("GN#96 modern.m")],
      check: "class query (1e-6)",
      fault: "error for an unknown name"),
    Rule(
      .props(62),
      """
      Further constants: calculation modes (discrete, linear, paced, cubic, cubicPaced), \
      transitions (fade, moveIn, push, reveal; fromTop, fromBottom, fromLeft, fromRight), \
      timing names (linear, easeIn, easeOut, easeInEaseOut, default), value functions \
      (rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, \
      translateY, translateZ), emitter shapes (point, line, rectangle, cuboid, circle, \
      sphere), emitter modes (points, outline, surface, volume), render modes (unordered, \
      oldestFirst, oldestLast, backToFront, additive).
      """,
      [.observed("GN:constants"), .observed("GN#77")],
      check: "wire values (T0)",
      fault: "C constant names on the wire"),
  ]
}
