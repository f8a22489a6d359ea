extension Catalogue {
  /// VIEW: when a block is told that its animations are over.
  static let blockCompletions: [Rule] = [
    Rule(
      .view(28),
      """
      With duration 0 the completion runs at the beginning of the next run-loop turn.
      """,
      [.documented("D:animate(withDuration:animations:completion:)")],
      check: "done not inside the call, done at tick, clock unchanged. E",
      fault: "synchronous"),
    Rule(
      .view(29),
      """
      completion gets true when the animations ran to the end, false when cut short.
      """,
      [.documented("D:animate…, VPG")],
      check: "end: done(true); `rmall` at .5: done(false). E",
      fault: "always true"),
    Rule(
      .view(52),
      """
      view8: completion blocks of overlapping additive blocks all report true, each at its \
      own end.
      """,
      [.documented("W236")],
      check: "two blocks at 0 and .5, D=1: done(true) at 1 and 1.5. E",
      fault: "first gets false",
      profile: .view8),
    Rule(
      .view(53),
      """
      view7 (and opacity in view8): the replaced block's completion reports false when \
      replaced.
      """,
      [.inferred("VIEW-18, CALL-06"), .documented("VPG (stopped by another animation)")],
      check: "E",
      fault: "true, or at its original end"),
  ]
}
