extension Catalogue {
  /// Groups, springs, transitions, and animation objects by themselves.
  static let groups: [Rule] = [
    Rule(
      .anim(56),
      """
      A group runs its members in its own time space, all starting at the group's time 0 \
      plus their beginTime.
      """,
      [.documented("H-Anim, WL")],
      check: "member begin .5, D=4, group D=2: 1.25 at group time 1. T6",
      fault: "member beginTime read as absolute"),
    Rule(
      .anim(57),
      "Members are clipped, not scaled, to the group's duration.",
      [.documented("D:CAAnimationGroup")],
      check: "member D=4 0 to 10 in group D=2: 4.75 at 1.9; after 2 gone. T6",
      fault: "stretched"),
    Rule(
      .anim(58),
      "A member shorter than the group stops contributing at its own end unless it fills.",
      [.inferred("arithmetic on the rules above")],
      check: "member D=1 in group D=2: p = m at 1.5; forwards: to. T6",
      fault: "held until group end"),
    Rule(
      .anim(59),
      "Group speed, repeat, autoreverse act on the members' common time.",
      [.documented("H-Anim (normal rules of time space)")],
      check: "group speed 2: member values at half the time; group rc 2: same in cycle 2. T6",
      fault: "group timing ignored"),
    Rule(
      .anim(60),
      "The group is one attached animation: one key, one anim, removed as a whole.",
      [.documented("H-Anim")],
      check: "keys = [g]; rm g: all members stop. E",
      fault: "members listed separately"),
    Rule(
      .anim(62),
      "A group may animate several properties; each member behaves as if alone on its path.",
      [.inferred("arithmetic on the rules above")],
      check: "compare with ungrouped. T6 (metamorphic, equal durations)",
      fault: "last member wins"),
    Rule(
      .anim(63),
      """
      Spring progress at local time t (seconds, not stretched to the duration), \
      w0=sqrt(k/m), z=d/(2 sqrt(km)) below 1, wd=w0 sqrt(1-z^2): 1 - e^(-z w0 t)(cos wd \
      t + ((z w0 - v0)/wd) sin wd t).
      """,
      [.observed("RBB (v0=5, 60 frames, 0.001 of 100), WK same closed form")],
      check: "m1 k100 d10: .340300 at .1, .849426 at .2, 1.163034 at .36276. T4",
      fault: "spring squeezed into duration"),
    Rule(
      .anim(64),
      "At z = 1: 1 - e^(-w0 t)(1 + (w0 - v0) t).",
      [
        .observed(
          "CT (k=(2pi)^2, d=4pi, four values within 4.3e-8 of this form; duration 1.2 s follows from CU's source: private durationForEpsilon(.005)), WK"
        )
      ],
      check: "d=20: .264241 at .1. T4",
      fault: "NaN from sqrt(0) division"),
    Rule(
      .anim(65),
      """
      Above critical damping the curve is the critical one unless over-damping is \
      explicitly allowed.
      """,
      [.inferred("WK (\"ignoring over-damped case\"), RBB default allowsOverdamping = NO")],
      check: "d=40: .264241 at .1. T3; report-only",
      fault: "real over-damped curve, slower",
      standing: .unchecked("above critical damping nothing is recorded")),
    Rule(
      .anim(66),
      "Positive initialVelocity means towards the target; unit is whole distances per second.",
      [.documented("H-Anim (sign)"), .observed("RBB (unit)")],
      check: "v0=5: .607053 at .1; v0=-5: .073546, and below 0 at .05. T4",
      fault: "sign flipped or points per second"),
    Rule(
      .anim(67),
      "Defaults mass 1, stiffness 100, damping 10, initialVelocity 0.",
      [.documented("H-Anim"), .observed("RBB, PH #31")],
      check: "read. T9",
      fault: "170/26"),
    Rule(
      .anim(68),
      "Under-damped settlingDuration = ln((1 + abs((z w0 - v0)/wd))/0.001)/(z w0).",
      [
        .observed(
          "CU: two settlingDurations and four values of the private sibling with other thresholds (one parameter set with v0=.1) equal this formula to the last printed digit"
        ), .documented("D:settlingDuration (d=5 approximately 2.85, d=15 just over 1)"),
      ],
      check: """
        d=5: 2.85497; d=15: 1.02209; default 1.47270; damping ratio .8, response .5: \
        .771409; ratio .3, response 1.5: 5.714618. T6
        """,
      fault: "uses duration, or envelope without the sine part (d=5 would be 2.763 or 2.776)"),
    Rule(
      .anim(69),
      """
      settlingDuration does not follow or set duration; a spring is cut at its own \
      duration, .25 s when that is zero.
      """,
      [.documented("D:settlingDuration, H-Layer")],
      check: "d=5 duration 2: removed at 2. T3",
      fault: "runs until rest"),
    Rule(
      .anim(70),
      "A transition is always attached under the key transition.",
      [.documented("H-Layer, H-Anim")],
      check: "add transition under \"x\": keys = [transition]; twice: one. E",
      fault: "stored under the caller's key"),
    Rule(
      .anim(71),
      "Transition defaults: type fade, startProgress 0, endProgress 1.",
      [.documented("H-Anim, G-B")],
      check: "read. T9",
      fault: "values of another kind are shown"),
    Rule(
      .anim(72),
      "A transition changes no numeric presentation value.",
      [.inferred("arithmetic on the rules above")],
      check: "p of all geometry = m. T9",
      fault: "fade implemented through opacity"),
    Rule(
      .anim(73),
      """
      beginTime in the past starts the animation part-way; already over, it ends at the \
      next update.
      """,
      [.inferred("H-Time formula")],
      check: """
        begin = now-1.5, D=2: .75 progress at once; begin = now-5: stop(true) at next \
        tick, p = m. T6
        """,
      fault: "restarted at now"),
    Rule(
      .anim(74),
      "Animation speed s divides the time it takes: with speed 2, D=2 lasts 1 s.",
      [.documented("H-Time")],
      check: "5 at .5, gone at 1.01. T6",
      fault: "D scaled the wrong way"),
    Rule(
      .anim(75),
      """
      Adding to an uncommitted layer is allowed; it runs from the commit that makes the \
      layer part of the tree.
      """,
      [
        .observed(
          "CU (layer attached and animation added in the same turn: start and stop(true) both arrive); KF: a layer in no tree gets an immediate stop"
        )
      ],
      check: """
        new L; add L anim; attach L; tick and new L; attach L; add L anim; tick only: \
        animates. T6; with a tick between add and attach: UA-43
        """,
      fault: "lost"),
    Rule(
      .anim(76),
      """
      At damping ratio 1 settlingDuration is the first multiple of 0.1 s at which (1 + \
      w0 t) e^(-w0 t) is below 0.001.
      """,
      [
        .observed("CU (.3 at response .2); CT (private sibling, five thresholds fit the same rule)")
      ],
      check: "response .2: .3; response 1: 1.5. T6",
      fault: "smooth formula without the 0.1 s grid"),
    Rule(
      .anim(77),
      """
      settlingDuration depends on mass, stiffness, damping, initialVelocity only, not on \
      from, to or duration.
      """,
      [
        .observed("CU (comment and fixed values with from 0, to 100)"),
        .documented("D:settlingDuration"),
      ],
      check: "vary from/to/duration: same number. T9",
      fault: "scaled with the distance"),
    Rule(
      .anim(78),
      """
      Fresh objects: delegate, timingFunction, keyPath, valueFunction, from, to, by, \
      values, keyTimes, timingFunctions, animations, subtype, filter nil; duration 0; \
      additive and cumulative false; calculationMode "linear"; initialVelocity 0; \
      removedOnCompletion true.
      """,
      [.observed("PA #31, #29, #80, #74, #84; mode also PH #31")],
      check: "read. E",
      fault: "mode nil; duration .25"),
    Rule(
      .anim(79),
      """
      values, and a group's animations, are copied lists (order kept, nil allowed); an \
      unknown calculationMode is kept as given.
      """,
      [.observed("PA #80, #74")],
      check: "set, read. E; change of the argument afterwards only with shared-arguments",
      fault: "live list; mode reset"),
    Rule(
      .anim(80),
      """
      A copy of an animation is a distinct object with the same duration, repeatCount, \
      keyPath, to; a copy of a group carries the group's duration and the same members.
      """,
      [.observed("PA #31, PH #31 (keyPath, to), PA #74")],
      check: "copy, compare. E",
      fault: "subclass fields lost"),
    Rule(
      .anim(81),
      "Transition progress values are stored unchecked (-1, 2, start after end).",
      [.observed("PA #84, #90")],
      check: "set, read. T9",
      fault: "clamped"),
    Rule(
      .anim(82),
      """
      A value function is found by its 11 names, answers that name, and is absent for an \
      unknown or empty one.
      """,
      [.observed("PA #54")],
      check: "look up each name, an unknown one, the empty one. E",
      fault: "any name accepted"),
    Rule(
      .anim(83),
      """
      Adding or removing shows in animationKeys and animationForKey at once, before any \
      commit; removing all is harmless with nothing attached or twice.
      """,
      [.observed("PA #82, MM-r (nil right after removal), CT")],
      check: "[ add a; keys=[a]; rmall; keys=nil; rmall ]. E",
      fault: "list updated at commit"),
    Rule(
      .anim(84),
      """
      On a layer never attached, explicit animations are kept and listed in order of \
      adding until the next tick; presentation stays nil. What a tick does to them: \
      UA-43.
      """,
      [.observed("PA #82, CT (AnimationExtensions), XAM; S #109 (nil)")],
      check: "new L; add a; add b; keys=[a,b]; p=nil. E; no tick in between",
      fault: "refused"),
  ]
}
