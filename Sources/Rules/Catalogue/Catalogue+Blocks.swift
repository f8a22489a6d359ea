extension Catalogue {
  /// VIEW: what blocks of views answer, and how their animations run.
  static let blocks: [Rule] = [
    Rule(
      .view(13),
      """
      view7: the animation is basic, key and keyPath the property name, only fromValue set \
      (the old model value), fillMode both, ease-in-ease-out, duration of the block.
      """,
      [.observed("S3 (dump)")],
      check: "`anim`: these fields; to nil, by nil. E/T9",
      fault: "both ends frozen: wrong after a second change",
      profile: .view7),
    Rule(
      .view(14),
      """
      view7 shows old at the start, new model at the end, p(.5) = mid value.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "5 to 105: 55 at .5 D. T3",
      fault: "the end is shown at once, or the beginning until the end",
      profile: .view7),
    Rule(
      .view(15),
      """
      view8: for bounds, position, transform (and sub-paths, and cornerRadius from iOS 11) \
      the animation is additive, running from old-new to the neutral element.
      """,
      [
        .observed("MM-u (additive flag, fromValue = displacement)"),
        .inferred("the to value; keys recorded since iOS 8: gist d-ronnqvist/137ce6b4c852d8ebd96d"),
      ],
      check: """
        every attached animation has additive = true; position: from = old-new. T6; for \
        bounds (a bounds or frame change gives `bounds.origin` and `bounds.size` beside \
        `position`) compare presented values only, key and number of animations not asserted
        """,
      fault: "absolute",
      profile: .view8),
    Rule(
      .view(16),
      "view8: opacity, backgroundColor (and anchorPoint) stay absolute.",
      [.observed("MM-u")],
      check: "additive false. E",
      fault: "opacity additive, overshoots 1",
      profile: .view8),
    Rule(
      .view(17),
      """
      view8: retargeting an additive property keeps the first animation; the new one gets \
      another key; shown values stay continuous.
      """,
      [.observed("MM-u (two keys, first named position)"), .documented("W236")],
      check: """
        0 to 100 D=1, at .5 to 20: 49.983 just before, 50.017 just after, 76.751 at .75. T3
        """,
      fault: "second block replaces, jump to 100",
      profile: .view8),
    Rule(
      .view(18),
      """
      view7, and opacity in view8: a second block on the same property replaces the \
      animation (same key) and starts from the model value.
      """,
      [.observed("MM-u")],
      check: "opacity to .5, then to .2: one key, from = .5. T6",
      fault: "from presentation"),
    Rule(
      .view(19),
      """
      beginFromCurrentState makes an absolute animation start from the presentation value.
      """,
      [.observed("MM-u"), .documented("D:beginFromCurrentState")],
      check: "from = p at that moment. T4",
      fault: "ignored"),
    Rule(
      .view(20),
      "beginFromCurrentState does not change additive animations.",
      [.observed("MM-u")],
      check: "from = displacement. T6",
      fault: "double correction",
      profile: .view8),
    Rule(
      .view(21),
      """
      Default pace of a block is ease-in-ease-out; curve options select easeIn, easeOut, \
      linear.
      """,
      [.documented("VPG"), .observed("S3")],
      check: ".129162 at a quarter. T3",
      fault: "default curve of CA"),
    Rule(
      .view(22),
      "delay postpones the start; during the delay the old value is shown.",
      [.observed("S3 (fillMode both)"), .documented("D:animate(withDuration:delay…)")],
      check: "delay 1: p = old at .5; D=1: mid at 1.5. T3",
      fault: "jumps to the new value at once"),
    Rule(
      .view(23),
      "A nested block inherits the outer duration and curve.",
      [.documented("VPG")],
      check: "`blk{1}{ blk{.2}{set B} }`: B's animation lasts 1. T3",
      fault: "inner duration used"),
    Rule(
      .view(24),
      """
      overrideInheritedDuration / overrideInheritedCurve make the nested block use its \
      own.
      """,
      [.documented("VPG, D:overrideInherited…")],
      check: ".2 and own curve. T3",
      fault: "option ignored"),
    Rule(
      .view(25),
      """
      Nested animations start together with the outer ones; other options (repeat, \
      autoreverse) are the inner block's own.
      """,
      [.documented("VPG")],
      check: "begin times equal; outer delay: UA-21. T6",
      fault: "inner starts at its own call time"),
    Rule(
      .view(26),
      """
      After the nested block returns, further changes in the outer body use the outer \
      parameters.
      """,
      [.inferred("a stack; S3 on push and pop of state")],
      check: "`blk{1 easeIn}{ blk{.2 override}{B}; C }`: C has 1 and easeIn. T9",
      fault: "inner parameters stick"),
    Rule(
      .view(27),
      "duration 0 or negative: no animation, value applied.",
      [.documented("D:animate(withDuration…)")],
      check: "keys nil, p = new after tick. E",
      fault: "0.25 substituted"),
    Rule(
      .view(37),
      """
      setAnimationsEnabled(false): block bodies run, nothing animates, values apply at \
      once; already running animations go on.
      """,
      [.documented("D:setAnimationsEnabled")],
      check: "E / T9",
      fault: "cancels running ones"),
    Rule(
      .view(38),
      "areAnimationsEnabled is true by default and reflects the setting.",
      [.documented("D:areAnimationsEnabled, D:setAnimationsEnabled")],
      check: "E",
      fault: "off until somebody switches it on"),
    Rule(
      .view(39),
      """
      performWithoutAnimation disables for its body and restores the previous setting \
      (also when it was false).
      """,
      [.documented("D:performWithoutAnimation"), .inferred("for restore")],
      check: """
        nested in a block: inside no key, after it keys again; with false before, false \
        after. E
        """,
      fault: "sets true unconditionally"),
    Rule(
      .view(40),
      """
      animateKeyframes: the views answer nil while the bodies run and one key-frame \
      animation per changed property is attached after all bodies ran.
      """,
      [.observed("S3 (inspection)"), .documented("D:addKeyframe for times")],
      check: "keys one per property, kind keyframe. E",
      fault: "one basic animation per body"),
    Rule(
      .view(41),
      """
      Key-frame times are fractions of the whole duration: start s, length l means the \
      value travels from s to s+l.
      """,
      [.documented("D:addKeyframe")],
      check: "D=2, s=.5,l=.25: starts at 1, arrives at 1.5, then holds. T3",
      fault: "seconds"),
    Rule(
      .view(42),
      """
      No leftover implicit animation exists for a property handled by animateKeyframes.
      """,
      [.inferred("VIEW-40")],
      check: "number of keys = number of changed properties. E",
      fault: "nil answer leads to the built-in animation"),
    Rule(
      .view(43),
      """
      Image sequence: one discrete key-frame animation on `contents`, not removed on \
      completion, repeat count 2147483647 when endless; n images share the duration \
      equally.
      """,
      [.observed("S3 (dump)")],
      check: "n=3, D=2.5: image 2 at 1.0, image 3 at 2.0. E",
      fault: "interpolated / n-1 split"),
    Rule(
      .view(44),
      """
      Custom block API of seed 003: during the body every change answers NSNull, so no \
      implicit or block animation appears.
      """,
      [.inferred("S3 (seed code)")],
      check: "keys nil while the body runs. E",
      fault: "doubled animations"),
    Rule(
      .view(45),
      """
      …after the body each changed key path has one key-frame animation [old, new, old] at \
      times 0, .35, 1 with functions (1,0,.8,1) and (.2,0,0,1), keyed by the key path.
      """,
      [.inferred("S3 (seed code)")],
      check: "0 to 90: 2.9613 at .1, 90 at .35, 38.7195 at .5, 3.4940 at .8. T3",
      fault: "basic animation"),
    Rule(
      .view(46),
      """
      …and the model is back at the old value without an animation of its own.
      """,
      [.inferred("S3 (seed code)")],
      check: "m = old, p = old at the end. T9",
      fault: "model stays new, jump at the end"),
    Rule(
      .view(47),
      """
      …also when a key path changed twice in the body: old is the value before the first \
      change. (Requirement of this catalogue: the seed's literal code saves a second state \
      and would restore the intermediate value.)
      """,
      [.inferred("deliberate deviation from S3")],
      check: "body sets 10 then 20: model 0 afterwards, peak 20. T9",
      fault: "restores 10"),
    Rule(
      .view(48),
      """
      …and contexts nest: after an inner custom block inside a normal block the normal \
      block's behaviour is back. (The seed resets to none; here it restores.)
      """,
      [.inferred("deviation from S3")],
      check: "`blk{1}{ pop{A}; set B }`: B animates 1 s. E",
      fault: "context lost"),
    Rule(
      .view(51),
      """
      repeat + autoreverse in a block: the shown value goes there and back; when it ends \
      without the half cycle it jumps to the new model value; count n + .5 ends on the new \
      value.
      """,
      [.documented("VPG")],
      check: "rc 2.5: p continuous at the end. T3",
      fault: "snaps back to old"),
    Rule(
      .view(54),
      "A change to the same value inside a block adds no animation.",
      [.inferred("ACT-38")],
      check: "keys nil. E; completion timing UA-20",
      fault: "zero-length animation kept alive"),
    Rule(
      .view(55),
      "inheritedAnimationDuration is the block's duration inside, 0 outside.",
      [.documented("D:inheritedAnimationDuration")],
      check: "T9",
      fault: "last value kept"),
    Rule(
      .view(56),
      """
      Spring block, mass 1, damping ratio z, duration D, no initial velocity: omega = \
      ln(z/(sqrt(1-z²)·0.001))/(z·D) for z < 1; omega·D = 9.23341348 (root of (1+x)e^-x = \
      0.001) for z = 1; stiffness omega², damping 2·z·omega.
      """,
      [
        .softlyObserved("OU (that project's word: probed)"),
        .inferred("closed form, five values within 6e-8 relative"),
      ],
      check: """
        uikit at least 8; z .5 D 1: 161.7195025; .35/1: 286.40942819; .6/.8: 190.21427545; \
        .5/.5: 646.87801002; 1/1: 85.25592901 (the formula gives 85.25592443). 1e-6 \
        relative; optional
        """,
      fault: """
        settling formula of ANIM-68 used (adds the cosine part: another stiffness)
        """,
      profile: .view8),
  ]
}
