public import Rules

/// A statement of the catalogue that holds after every command, and what checks it.
public struct Invariant: Hashable, Sendable {
  /// The name in the catalogue, such as `INV-01`.
  public let name: String
  /// What is true after every command.
  public let statement: String
  /// The rules that it follows from.
  public let rules: [RuleID]
  /// The names of the laws that check it; none where only the model does, by the rules.
  public let laws: [String]
}

extension Laws {
  /// The invariants of the catalogue, in its order.
  public static let invariants: [Invariant] = [
    Invariant(
      name: "INV-01",
      statement: "the frame is a function of bounds, position, anchorPoint and transform",
      rules: [.geo(6)], laws: ["frame-derived", "frame-history"]),
    Invariant(
      name: "INV-02",
      statement:
        "lists of sublayers and superlayers agree, no layer stands twice, nothing is in itself",
      rules: [.tree(20), .tree(21), .tree(22), .tree(33)], laws: ["tree-consistent"]),
    Invariant(
      name: "INV-03", statement: "only what a command names, and what depends on it, is changed",
      rules: [.props(57)], laws: ["only-named-properties", "derived-values-stay"]),
    Invariant(
      name: "INV-04",
      statement:
        "the bounds converted to the superlayer are the frame, without a sublayerTransform",
      rules: [.conv(17)], laws: ["convert-bounds-to-frame"]),
    Invariant(
      name: "INV-05",
      statement: """
        what is hit contains the point, and neither it nor a layer above it is hidden or clips the \
        point away
        """, rules: (25...31).map(RuleID.tree), laws: []),
    Invariant(
      name: "INV-06", statement: "behind layoutIfNeeded nothing in the tree waits for layout",
      rules: (15...19).map(RuleID.lay), laws: ["layout-settles"]),
    Invariant(
      name: "INV-07", statement: "behind displayIfNeeded the layer does not wait for display",
      rules: [.dis(2)], laws: ["layout-settles"]),
    Invariant(
      name: "INV-08",
      statement: "layers with equal properties answer alike, whatever their histories",
      rules: [.geo(39)], laws: ["setters-commute", "detours-leave-no-trace", "frame-history"]),
  ]
}
