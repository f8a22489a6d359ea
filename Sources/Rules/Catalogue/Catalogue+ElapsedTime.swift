extension Catalogue {
  /// What becomes of animations while layers are paused, scrubbed and sampled, and how times far from
  /// zero compose.
  static let elapsedTime: [Rule] = [
    Rule(
      .time(10),
      """
      Pause recipe (speed 0, timeOffset = local time now) keeps the shown value at the \
      moment of pausing.
      """,
      [.documented("G-Adv listing 5-4")],
      check: """
        the property sets in one turn, then tick; p compared before the sets and after the \
        tick at the same clock. T6
        """,
      fault: "jumps to start"),
    Rule(
      .time(11),
      """
      Resume recipe (speed 1, timeOffset 0, beginTime 0, then beginTime = local now - \
      paused time) continues without a jump.
      """,
      [.documented("G-Adv listing 5-4")],
      check: """
        pause at 7, resume at 9: beginTime 2, local 7.5 at clock 9.5; p continuous. T6
        """,
      fault: "time lost during the pause is skipped"),
    Rule(
      .time(12),
      """
      During a pause no stop callback arrives and the animation stays attached.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "+100: keys unchanged, log empty. E",
      fault: "wall-clock timers fire"),
    Rule(
      .time(13),
      """
      With speed 0, changing the layer's timeOffset scrubs its animations to that local \
      time, in any order.
      """,
      [.documented("H-Time"), .inferred("arithmetic on the rules above")],
      check: "begin tiny, D=1: offsets .75, .25, .5 give 7.5, 2.5, 5. T6",
      fault: "only forward"),
    Rule(
      .time(25),
      """
      What is shown at clock T depends on T and the command history only, not on how often \
      or when frames were sampled.
      """,
      [.inferred("arithmetic on the rules above")],
      check: """
        same trace with 1 and with 50 intermediate samples, for scripts whose callbacks \
        change nothing; with such callbacks only equal step sequences are compared. T9 \
        (metamorphic)
        """,
      fault: "integrates dt per frame, drops short animations"),
    Rule(
      .time(26),
      "Shifting the clock origin by a constant shifts nothing else.",
      [.inferred("arithmetic on the rules above")],
      check: "whole run at origin 100, 1e3, 1e6: same relative trace, T6, T3 at 1e6",
      fault: "32-bit float time"),
    Rule(
      .time(27),
      """
      An animation that begins and ends between two frames is still started, stopped \
      (true) and removed.
      """,
      [.inferred("arithmetic on the rules above")],
      check: "D=.1, +1 in one step: start, stop(true). E",
      fault: "skipped, never reported"),
    Rule(
      .time(29),
      """
      Changing a layer's speed mid-flight without the recipe makes a jump: value follows \
      the formula with the new speed from the layer's beginTime on.
      """,
      [.inferred("H-Time")],
      check: """
        layer beginTime 99 committed before; at clock 100 (local 1) add D=10; at clock 102 \
        set speed 2: local 6, progress .5 (before: local 3, .2). T6
        """,
      fault: "silently re-bases (nicer but not conforming; report)"),
    Rule(
      .time(30),
      """
      Directed: mid (begin 2, speed 3, offset .25) under a default root, leaf (begin 1, \
      speed 2, offset .5): leaf from mid 10 = 18.5; from root or nil 47; leaf 10 to mid \
      5.75; to root or nil 23/6. No commit needed.
      """,
      [.observed("PA #29"), .softlyObserved("PH #29 (from nil)")],
      check: "`convertTime`, the six values. 1e-5 (speed is single precision)",
      fault: "order of levels"),
    Rule(
      .time(31),
      """
      Raising a layer's beginTime by d lowers its local time by d x speed at once.
      """,
      [.observed("LOG14 (speed 1)"), .documented("H-Time")],
      check: """
        raise by random d, compare convertTime before and after. T6 (metamorphic)
        """,
      fault: "sign"),
    Rule(
      .time(32),
      """
      An attached animation whose beginTime was 0 reads a resolved, positive begin time \
      after the outermost commit (still 0 before it: inferred); all animations of one \
      commit on layers with default timing read the same one.
      """,
      [.observed("CT (LiveFrameChange)"), .inferred("before the commit")],
      check: """
        `[ add a; add b ] tick`: both > 0 and equal (recorded), = clock of the commit \
        (TIME-15). T9; capability `anim.beginTime`
        """,
      fault: "never resolved; per-animation time stamps",
      needs: [.animationBeginTime]),
  ]
}
