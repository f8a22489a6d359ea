extension Catalogue {
  /// What the delegates of animations are told, and when.
  static let callbacks: [Rule] = [
    Rule(
      .call(1),
      "start is sent when the active duration begins.",
      [.documented("H-Anim")],
      check: "begin = now+2: no start at 1, start by 2+. E",
      fault: "sent inside the add call"),
    Rule(
      .call(2),
      "start is sent once per attached animation, not per repeat.",
      [.inferred("arithmetic on the rules above")],
      check: "rc 3: one start. E",
      fault: "per cycle"),
    Rule(
      .call(3),
      "stop with true is sent when the active duration has passed.",
      [.documented("H-Anim")],
      check: "D=1 rc 2: none at 1.9, true after 2. E",
      fault: "after the first cycle"),
    Rule(
      .call(4),
      "stop with false is sent when the animation is removed before that.",
      [.documented("H-Anim")],
      check: """
        rm at .5: stop(false) at the next tick; a synchronous one is a deviation of \
        CALL-13 only. E
        """,
      fault: "true, or nothing"),
    Rule(
      .call(5),
      "removeAllAnimations sends stop(false) to each running one.",
      [.documented("H-Anim"), .inferred("arithmetic on the rules above")],
      check: "three: three stops. Order not asserted. E",
      fault: "only the last"),
    Rule(
      .call(6),
      """
      Replacement under the same key sends stop(false) for the old one; the new one gets \
      its own start.
      """,
      [.inferred("from ANIM-03, H-Anim")],
      check: "E",
      fault: "old delegate never told"),
    Rule(
      .call(7),
      """
      Each attached animation gets exactly one stop when removedOnCompletion is true.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "random sequences: counts match adds. E",
      fault: "double stop when removed in its own stop handler"),
    Rule(
      .call(8),
      """
      removedOnCompletion = false still gets stop(true) at the end of the active duration.
      """,
      [.documented("H-Anim (completes its active duration)")],
      check: """
        forwards, not removed: stop(true) at 1, still attached. E. A second stop on later \
        removal: UA-18
        """,
      fault: "waits for removal"),
    Rule(
      .call(9),
      "Infinite repetition: no stop until removed, then false.",
      [.inferred("arithmetic on the rules above")],
      check: "E",
      fault: "treats endless repetition as one cycle"),
    Rule(
      .call(10),
      """
      A member's delegate is silent; the group's delegate gets one start and one stop.
      """,
      [.documented("as ANIM-61")],
      check: "E",
      fault: "per member"),
    Rule(
      .call(11),
      """
      The object passed is the attached copy: it carries the custom keys set before \
      adding.
      """,
      [
        .documented("H-Layer (copy)"),
        .observed("stackoverflow 1255086 (identification through setValue:forKey: works)"),
      ],
      check: "set tag on a, add, stop arg tag = same. E",
      fault: "bare object"),
    Rule(
      .call(12),
      "Without a delegate everything else is unchanged.",
      [.inferred("arithmetic on the rules above")],
      check: "same p trace. T9 (metamorphic)",
      fault: "removal only in the delegate path"),
    Rule(
      .call(13),
      """
      Callbacks arrive at a tick, never in the middle of a setter or an add.
      """,
      [.inferred("start needs the commit")],
      check: "log order: setter returns first. E",
      fault: "synchronous"),
    Rule(
      .call(14),
      """
      A stop handler may add a new animation under the same key; it is kept and runs.
      """,
      [.inferred("arithmetic on the rules above")],
      check: """
        chain of three; steps of the clock end 1e-3 after each expected end, each followed \
        by a second tick at the same clock (M2). E
        """,
      fault: "the removal after the callback deletes the new one"),
    Rule(
      .call(15),
      """
      A start handler may remove its own animation; stop(false) follows once.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "E",
      fault: "iterator invalidation"),
    Rule(
      .call(16),
      """
      Removing the layer from the tree stops its animations (stop is delivered).
      """,
      [.observed("OR (the flag is not stated there)")],
      check: "detach at .5, tick: exactly one stop; flag report-only",
      fault: "keeps running invisibly, leak"),
    Rule(
      .call(17),
      """
      A pause (speed 0) delivers no stop; after resuming, stop comes at the shifted time.
      """,
      [.inferred("TIME-12")],
      check: "pause 2 s in D=1: stop at 3. T3",
      fault: "wall-clock timer"),
    Rule(
      .call(18),
      "The delegate is retained by the animation until it is released.",
      [.documented("H-Anim")],
      check: "drop caller's reference, stop still delivered. E, capability weak",
      fault: "weak delegate dies"),
    Rule(
      .call(19),
      """
      A transaction block waits for what the delegates are told too: no done before the \
      last stop became due.
      """,
      [.documented("H-Txn"), .inferred("arithmetic on the rules above")],
      check: """
        [ completion c; add a D=1 ]: done(c) not before clock 1; order against stop(a) \
        inside the same tick not asserted. E
        """,
      fault: "done at commit"),
    Rule(
      .call(20),
      """
      Animations that end at different times report in the order of their ends, also when one step \
      of the clock passes both.
      """,
      [.inferred("order of the instants; nothing is recorded")],
      check: "D=1 and D=2, +3: stop of the first logged before stop of the second. E",
      fault: "hash order",
      standing: .unchecked("inferred alone; the order within a turn is not asserted")),
    Rule(
      .anim(61),
      """
      delegate and removedOnCompletion of members are ignored; only the group's count.
      """,
      [.documented("CAAnimationGroup class reference as summarised at csdn 101633025")],
      check: "member delegates never called. E",
      fault: "callbacks per member"),
  ]
}
