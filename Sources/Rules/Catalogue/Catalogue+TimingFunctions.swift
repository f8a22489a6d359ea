extension Catalogue {
  /// Timing functions by name.
  static let timingFunctions: [Rule] = [
    Rule(
      .func(1),
      "linear is (0,0),(1,1).",
      [.observed("GS-func hard")],
      check: "control points. T4",
      fault: "(1/3,1/3),(2/3,2/3) is the same curve, accept by value, report points"),
    Rule(
      .func(2),
      "easeIn is (0.42,0),(1,1).",
      [.observed("GS-func hard")],
      check: "T4",
      fault: "quadratic ease (x^2)"),
    Rule(
      .func(3),
      "easeOut is (0,0),(0.58,1).",
      [.observed("GS-func hard")],
      check: "T4",
      fault: "| N"),
    Rule(
      .func(4),
      "easeInEaseOut is (0.42,0),(0.58,1).",
      [.observed("GS-func hard")],
      check: "T4",
      fault: "smoothstep"),
    Rule(
      .func(5),
      "default is (0.25,0.1),(0.25,1).",
      [.observed("GS-func hard")],
      check: "T4",
      fault: "equals easeInEaseOut"),
  ]
}
