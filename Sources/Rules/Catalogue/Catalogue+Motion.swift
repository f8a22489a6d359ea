extension Catalogue {
  /// Animations that add, cumulate, run through key values or along paths.
  static let motion: [Rule] = [
    Rule(
      .anim(31),
      "additive: the shown value is the value below plus the animation's value.",
      [.documented("H-Anim")],
      check: "model 100, additive -60 to 0, D=2: 55 at .5. T6",
      fault: "replaces instead of adds"),
    Rule(
      .anim(32),
      "Several additive animations accumulate.",
      [.documented("H-Anim"), .inferred("arithmetic on the rules above")],
      check: "second -30 to 0 from clock 1: 62.5 at 1.5. T6",
      fault: "only the last counts"),
    Rule(
      .anim(33),
      "For vector types the order of adding several additive animations does not matter.",
      [.inferred("arithmetic on the rules above")],
      check: "permute the adds: same trace. T9 (metamorphic)",
      fault: "order-dependent base"),
    Rule(
      .anim(34),
      """
      A non-additive animation added after an additive one on the same path hides it; \
      added before, the additive one adds to it.
      """,
      [.inferred("ANIM-07, ANIM-31")],
      check: "both orders. T6",
      fault: "all additive applied last"),
    Rule(
      .anim(35),
      """
      cumulative: in repeat cycle k (from 0) the value is k times the end-of-cycle value \
      plus the cycle's own value.
      """,
      [.documented("H-Anim")],
      check: "0 to 10, D=2, rc 3: 5, 15, 25 at 1, 3, 5. T6",
      fault: "resets every cycle"),
    Rule(
      .anim(36),
      "cumulative uses the end value itself, not the difference: 2 to 10 gives 6, 16, 26.",
      [.inferred("from H-Anim wording; not observed")],
      check: "report-only unless start is 0. T6",
      fault: "uses end-start",
      standing: .unchecked("what a cycle adds is not observed for other starts than zero")),
    Rule(
      .anim(37),
      "cumulative without repetition changes nothing.",
      [.inferred("arithmetic on the rules above")],
      check: "rc 0 or 1: identical trace. T9",
      fault: "adds one cycle early"),
    Rule(
      .anim(38),
      """
      Key frames, mode linear, no keyTimes: n values split the duration into n-1 equal \
      parts, linear in each.
      """,
      [.documented("D:values, G-Anim")],
      check: "0,10,30,20: 7.5 at .25, 20 at .5, 23 at .9. T6",
      fault: "n parts"),
    Rule(
      .anim(39),
      """
      With keyTimes (same count, first 0, last 1, non-decreasing) value i is reached \
      exactly at time i.
      """,
      [.documented("H-Anim, D:keyTimes")],
      check: "0,.2,.8,1: 5, 20, 25 at .1, .5, .9. T6",
      fault: "keyTimes ignored"),
    Rule(
      .anim(40),
      """
      Two equal consecutive key times make a jump; before it the earlier value, after it \
      the later.
      """,
      [.documented("D:keyTimes (may be equal)"), .inferred("arithmetic on the rules above")],
      check: "keyTimes 0,.5,.5,1; sample .499, .501. T3",
      fault: "division by zero"),
    Rule(
      .anim(41),
      """
      Mode discrete, no keyTimes: each of n values is shown for 1/n of the duration, \
      without interpolation.
      """,
      [.documented("D:discrete"), .inferred("for the equal split")],
      check: "0,10,30,20: 10 at .3, 30 at .6, 20 at .9. T9",
      fault: "n-1 split, last value never shown"),
    Rule(
      .anim(42),
      """
      Mode discrete with keyTimes needs n+1 times (0 first, 1 last); value i holds from \
      time i to time i+1.
      """,
      [.documented("D:keyTimes, D:discrete")],
      check: "0,.1,.6,.9,1: 0, 10, 30, 20 at .05, .5, .7, .95. T9",
      fault: "uses n times"),
    Rule(
      .anim(43),
      "Mode discrete ignores timingFunctions.",
      [.documented("G-Anim")],
      check: "same trace with easeIn functions. T9",
      fault: "steps shift"),
    Rule(
      .anim(44),
      """
      Mode paced: speed along the value polyline is constant; keyTimes and \
      timingFunctions are ignored.
      """,
      [.documented("H-Anim, G-Anim")],
      check:
        "0,10,30,20: 10 at .25, 30 at .75; points (0,0),(30,40),(30,140): (22.5,30) at .25. T6",
      fault: "keyTimes still used"),
    Rule(
      .anim(45),
      "Mode cubic passes through every key value at its key time.",
      [.documented("H-Anim (Catmull-Rom when nothing is set)")],
      check: "value at k/(n-1) = values[k]. T4",
      fault: "approximating spline"),
    Rule(
      .anim(46),
      """
      Mode cubic interior segment with neighbours P0..P3 and no tension/continuity/bias \
      is the Catmull-Rom cubic at local fraction u.
      """,
      [.documented("H-Anim")],
      check: "0,10,30,20 at .5 (u=.5 of middle segment): 21.25. T3; first and last segment: UA-15",
      fault: "linear interpolation in cubic mode"),
    Rule(
      .anim(47),
      "timingFunctions[i] paces segment i only.",
      [.documented("H-Anim")],
      check: """
        pop case: values 0,90,0, times 0,.35,1, (1,0,.8,1) and (.2,0,0,1): 2.9613 at .1, \
        38.7195 at .5. T3
        """,
      fault: "one function over the whole duration"),
    Rule(
      .anim(48),
      "timingFunctions replaces the inherited timingFunction.",
      [.documented("G-Anim")],
      check: "both set: only segments' curves. T3",
      fault: "both applied"),
    Rule(
      .anim(49),
      """
      Key frames with only the inherited timingFunction: it paces the whole cycle before \
      segments are chosen.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "easeIn, 0,10,30: at .5 progress .315357, value 6.3071. T3; report-only",
      fault: "applied per segment",
      standing: .unchecked("how the pace of the whole cycle meets segments is only inferred")),
    Rule(
      .anim(50),
      "keyTimes unfit for the mode are ignored as a whole (equal spacing is used).",
      [.documented("D:keyTimes")],
      check: "linear mode, first not 0: same trace as without. T6; report-only (UA-16)",
      fault: "crash on count mismatch",
      standing: .unchecked("what happens to unfit key times is not recorded")),
    Rule(
      .anim(51),
      "path overrides values.",
      [.documented("H-Anim")],
      check: "both set: follows path end points. T6",
      fault: "values win"),
    Rule(
      .anim(52),
      "A path animation starts at the path's first point and ends at its last.",
      [.documented("G-Anim")],
      check: "fractions 0+ and 1-. T3",
      fault: "starts at model"),
    Rule(
      .anim(53),
      "A path animation in mode paced moves with constant speed by arc length.",
      [.documented("H-Anim")],
      check: "polyline path: as ANIM-44; curve: equal arc steps within 1 %",
      fault: "parameter-uniform motion"),
    Rule(
      .anim(54),
      """
      A value function maps the interpolated input to a matrix: rotateX/Y/Z take \
      radians, scaleX/Y/Z and translateX/Y/Z one number, scale and translate three.
      """,
      [.documented("H-Val, GS-const for the names")],
      check: "keyPath transform, rotateZ 0 to pi, at .5: rotation by pi/2. T4",
      fault: "matrix interpolated instead of the angle"),
    Rule(
      .anim(55),
      "With rotateZ 0 to 2pi the layer turns a full circle.",
      [.inferred("ANIM-54")],
      check: ".25: quarter turn, .5: half turn. T4",
      fault: "shortest-way collapse to nothing"),
  ]
}
