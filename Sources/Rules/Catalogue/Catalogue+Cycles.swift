extension Catalogue {
  /// Cycles of animations, and the rates of nested times.
  static let cycles: [Rule] = [
    Rule(
      .time(22),
      """
      An autoreversing cycle runs forwards then backwards; backwards frames mirror the \
      forward ones in time, timing function included.
      """,
      [.documented("H-Time"), .inferred("arithmetic on the rules above")],
      check: "easeIn D=2: value at .5 equals value at 3.5 (.934647 of 10). T4",
      fault: "curve applied unmirrored on the way back (3.78 at 3.5)"),
    Rule(
      .time(23),
      """
      timeOffset on an infinitely repeating animation shifts its phase: shown fraction = \
      ((t + offset) mod D)/D.
      """,
      [.documented("H-Time; agrees with LW and with e-learn 952135")],
      check: "D=2, o=.5, rc inf: 2.5 at start, 5 at .5. T6. Non-repeating: UA-07",
      fault: "subtracts"),
    Rule(
      .time(24),
      """
      The timing function is applied to the fraction of one cycle, never to the whole \
      active duration.
      """,
      [.documented("H-Func, H-Anim"), .inferred("arithmetic on the rules above")],
      check: "easeIn rc 2: .5 of cycle 2 equals .5 of cycle 1. T4",
      fault: "eased over all repeats"),
    Rule(
      .time(28),
      """
      An animation on a layer with speed s on the animation as well: total rate is the \
      product along the chain.
      """,
      [.inferred("TIME-02")],
      check: "layer 2, animation .5: D=1 takes 1. T6",
      fault: "last one wins"),
  ]
}
