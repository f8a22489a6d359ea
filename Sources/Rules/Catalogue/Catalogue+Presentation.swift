extension Catalogue {
  /// Model and presentation.
  static let presentation: [Rule] = [
    Rule(
      .pres(1),
      "presentationLayer is nil until the layer was committed.",
      [.documented("H-Layer"), .observed("CT waits for it")],
      check: "new L: nil; attach, tick: non-nil. E",
      fault: "returns self"),
    Rule(
      .pres(2),
      "After a commit it is non-nil even when nothing animates.",
      [.documented("H-Layer")],
      check: "E",
      fault: "nil unless animating (flowkey does this)"),
    Rule(
      .pres(3),
      """
      Its values are those at the start of the current transaction with active animations applied.
      """,
      [.documented("H-Layer")],
      check: "inside [ ] after set: old. T9",
      fault: "live model"),
    Rule(
      .pres(4),
      "Without animations, after the commit, every presentation value equals the model.",
      [.inferred("arithmetic on the rules above")],
      check: "all keys. T9",
      fault: "stale copy of a property never animated"),
    Rule(
      .pres(5),
      "Properties not animated equal the committed model while another animates.",
      [.inferred("arithmetic on the rules above")],
      check: "animate opacity, check position. T9",
      fault: "snapshot of all at animation start"),
    Rule(
      .pres(6),
      """
      A silent model change of a non-animated property during an animation shows after its commit.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "T9",
      fault: "snapshot frozen until the end"),
    Rule(
      .pres(7),
      """
      Removing an animation makes presentation equal the model (or the remaining animations) after \
      the commit of the removal.
      """,
      [.documented("G-Anim")],
      check: "T9",
      fault: "last animated value sticks"),
    Rule(
      .pres(8),
      "On one key path a later non-additive animation hides earlier ones while it is active.",
      [.documented("H-Layer (order of application)"), .observed("example-a.com 53122609")],
      check: "a 0 to 10, b 100 to 200: p from b. T6",
      fault: "first wins, or average"),
    Rule(
      .pres(9),
      "When the later one ends, an earlier one still active shows again at its own current time.",
      [.inferred("arithmetic on the rules above")],
      check: "b D=1 over a D=3: at 2, a's value 6.667. T6",
      fault: "a was discarded"),
    Rule(
      .pres(10),
      "from-only and to-only ends use the value produced by the earlier animations, not the model.",
      [
        .documented("H-Anim (\"current presentation value\")"),
        .inferred("arithmetic on the rules above"),
      ],
      check: """
        a fixed 10 to 10 (D=4), b from 0 only (D=2) at .5 of b: 5. T6; off (UA-11), report-only at \
        most
        """,
      fault: "uses model",
      standing: .unchecked("sources differ on the value below (UA-11)")),
    Rule(
      .pres(11),
      "A later sub-path animation overrides only its component of an earlier whole-value one.",
      [.inferred("arithmetic on the rules above")],
      check: "position then position.x: y from the first. T6",
      fault: "hides the whole point"),
    Rule(
      .pres(12),
      "A later whole-value animation hides an earlier sub-path one.",
      [.inferred("arithmetic on the rules above")],
      check: "position.x then position. T6",
      fault: "component re-applied last"),
    Rule(
      .pres(13),
      "A rotation sub-path animation keeps the scale and translation below it.",
      [.inferred("G-C")],
      check: "model scale 2: at quarter turn m12 = 2. T4",
      fault: "resets scale to 1"),
    Rule(
      .pres(14),
      """
      Presentation frame is derived from presentation bounds, position, anchor point and \
      transform.
      """,
      [
        .documented(
          """
          H-Layer (frame is a function of those; presentation carries through to read-only \
          methods)
          """)
      ],
      check: "animate position: p(frame) follows. T6",
      fault: "frame from model"),
    Rule(
      .pres(18),
      "Adding an animation has no effect on presentation before its commit.",
      [.documented("H-Layer")],
      check: "[ add {from 10}; p = m ]. T9",
      fault: "applied immediately"),
    Rule(
      .pres(19),
      "Removal inside an open transaction has no effect on presentation before the commit.",
      [.inferred("H-Layer")],
      check: "p still animated inside [ rm k … ]; report-only",
      fault: "immediate",
      standing: .reportOnly("inferred, and removal may be immediate (UA-46)")),
    Rule(
      .pres(20),
      "Implicit animation: model jumps at the set, presentation travels, both equal at the end.",
      [.documented("G-Anim")],
      check: "T4",
      fault: "| S"),
    Rule(
      .pres(21),
      "Explicit animation without model update ends with a jump back to the model.",
      [.documented("G-Anim")],
      check: "at end+: p = m = old. T9",
      fault: "model adopts the final value"),
    Rule(
      .pres(22),
      """
      Two layers never influence each other's presentation, except through timing and geometry of \
      ancestors.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "random sequences on two layers equal the union of separate runs. T9 (metamorphic)",
      fault: "global animation table keyed by key only"),
    Rule(
      .pres(23),
      """
      Adding and removing the same animation inside one transaction leaves presentation and keys \
      as before.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "E",
      fault: "half-registered callbacks"),
    Rule(
      .pres(24),
      "Custom KVC values are present in the presentation copy.",
      [.inferred("H-Layer (copy containing all properties)")],
      check: "set myKey 3, commit: p(myKey) 3. T9; report-only",
      fault: "initWithLayer copies known fields only",
      standing: .unchecked("inferred from the word copy")),
    Rule(
      .pres(25),
      "Reading presentation never changes model, keys or log.",
      [.inferred("arithmetic on the rules above")],
      check: "T9 (metamorphic, with TIME-25)",
      fault: "lazily removes finished animations on read"),
    Rule(
      .pres(15),
      """
      sublayers, superlayer and mask of a presentation layer are presentation layers.
      """,
      [.documented("H-Layer")],
      check: "superlayer of p(L) shows P's animated value. T6",
      fault: "model objects leak"),
    Rule(
      .pres(16),
      """
      modelLayer of a presentation layer is the layer; of a model layer itself.
      """,
      [.documented("H-Layer")],
      check: "identity. E",
      fault: "nil"),
    Rule(
      .pres(17),
      "Point conversion on presentation layers uses the animated geometry.",
      [.documented("H-Layer (\"carries through\")")],
      check: "convert origin of p(child) to p(parent) mid-way. T6",
      fault: "model geometry"),
    Rule(
      .pres(26),
      """
      If the model is set silently to the presented value and all animations are removed, \
      model and presentation are equal at once and stay so after the commit.
      """,
      [.observed("MM-r (stopAllAnimations: exact equality within the same turn)")],
      check: """
        `+.3; v=p; txn disableActions yes; set m:=v; rmall; p=m; tick; p=m`. T9, clock not \
        advanced between
        """,
      fault: "presentation drifts on after removal"),
  ]
}
