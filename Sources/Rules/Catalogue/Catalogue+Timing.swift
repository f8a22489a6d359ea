extension Catalogue {
  /// Media timing: local time, begin times and active durations.
  static let timing: [Rule] = [
    Rule(
      .time(1),
      "Local time of an object whose parent shows tp: t = (tp - beginTime) * speed + timeOffset.",
      [.documented("H-Time")],
      check: "layer b=10 s=2 o=5: media 20 gives 25. T9",
      fault: "offset multiplied by speed"),
    Rule(
      .time(2),
      "Layers compose down the tree; a root layer's parent time is the clock.",
      [.documented("H-Time (hierarchy), G-Adv")],
      check: "child b=3 s=.5 o=-1 below it: 10. T9",
      fault: "only own timing applied"),
    Rule(
      .time(3),
      "Layer timing defaults are beginTime 0, speed 1, timeOffset 0, so local time = clock.",
      [.documented("H-Time")],
      check: "convert = clock. T9",
      fault: "layers start at creation time"),
    Rule(
      .time(4),
      "convertTime from nil converts clock time to the layer's local time, to nil back.",
      [.documented("G-Adv listing 5-3")],
      check: "as TIME-01. T9",
      fault: "identity"),
    Rule(
      .time(5),
      """
      Converting between two layers goes through their common parent time: A to B = A inverse, \
      then B.
      """,
      [.documented("G-Adv"), .inferred("arithmetic on the rules above")],
      check: "sibling speeds 2 and .5: t=8 in A is 2 in B. T9",
      fault: "direct ratio without begin/offset"),
    Rule(
      .time(6),
      "Converting there and back is the identity when all speeds are non-zero.",
      [.inferred("arithmetic on the rules above")],
      check: "random chains. T6 relative (metamorphic)",
      fault: "asymmetric inverse"),
    Rule(
      .time(7),
      "Converting to itself is the identity.",
      [.inferred("arithmetic on the rules above")],
      check: "T9",
      fault: "| N"),
    Rule(
      .time(8),
      "A layer's speed scales the animations on it and on all its sublayers.",
      [.documented("G-Adv")],
      check: "parent speed 2, child D=2: gone at 1.01. T6",
      fault: "only own animations"),
    Rule(
      .time(9),
      "speed 0 freezes local time: the shown value does not change with the clock.",
      [.documented("H-Time, G-Adv")],
      check: "+10: same p. T9",
      fault: "division by zero"),
    Rule(
      .time(14),
      "An animation's parent time is the local time of its layer; beginTime is expressed in it.",
      [.documented("H-Time, G-Adv; WL")],
      check: "layer speed 2, begin = local now+2: starts 1 clock second later. T6",
      fault: "compared with the clock"),
    Rule(
      .time(15),
      "beginTime 0 means: begin at the layer's local time of the commit that attached it.",
      [
        .documented("G-Anim (next update cycle)"),
        .observed("CT (resolved, positive after the commit); WL"),
        .inferred("arithmetic on the rules above"),
      ],
      check: "clock 105, add D=2, tick, +.5: progress .25, not finished. T6",
      fault: "literally local time 0, so already over"),
    Rule(
      .time(16),
      """
      Every animation committed in one outermost commit with beginTime 0 gets the same begin time \
      on layers with default timing.
      """,
      [.documented("G-Anim (animated at the same time); TXN-16")],
      check: "equal progress. T9",
      fault: "staggered by creation"),
    Rule(
      .time(17),
      """
      Active duration = duration x repeats x (2 if autoreversing), repeats = repeatCount or 1 when \
      0.
      """,
      [.documented("H-Time, D:repeatCount, G-Adv")],
      check: "D=2: rc 2.5 is 5; auto 4; auto rc 1.5 is 6. T6",
      fault: "autoreverse inside D"),
    Rule(
      .time(18),
      "repeatDuration, when non-zero, is the active duration.",
      [.documented("H-Time, D:repeatDuration")],
      check: "D=2 rd=3: holds 5 after 3 (both). T6",
      fault: "multiplied by repeatCount"),
    Rule(
      .time(19),
      "Active duration is in local time: in the parent it takes active/speed.",
      [.inferred("arithmetic on the rules above")],
      check: "speed 2, rc 2, D=1: 1 s. T6",
      fault: "speed applied once per cycle only"),
    Rule(
      .time(20),
      "Fractional repeats end in the middle of a cycle.",
      [.documented("H-Time (may be fractional)")],
      check: "rc 2.5: 2.5 at 4.5, end at 5 with 5. T6",
      fault: "rounded"),
    Rule(
      .time(21),
      "Infinite repeatCount never ends.",
      [.inferred("arithmetic on the rules above")],
      check: "+1e6 (plus .5 of a cycle): right phase, attached. T3",
      fault: "overflow of an integer cycle counter"),
  ]
}
