extension Catalogue {
  /// Presentation copies: how they are made, how they stand, and what they answer.
  static let copiedTrees: [Rule] = [
    Rule(
      .copy(6),
      """
      superlayer, sublayers and mask of a presentation layer are presentation versions in the same \
      structure.
      """,
      [.documented("H")],
      check: "compare `sup`/`tree` via modelLayer (T0)",
      fault: "model layers returned"),
    Rule(
      .copy(7),
      """
      Read-only methods on a presentation layer (frame, conversions, hitTest, containsPoint, \
      visibleRect) use presentation values.
      """,
      [.documented("H")],
      check:
        "during an explicit paused animation of position: P.hit differs from model hit (T0)",
      fault: "answers from model"),
    Rule(
      .copy(9),
      """
      The presentation copy is made through initWithLayer: of the class: an override sees the source \
      layer, may copy own ivars and must call super.
      """,
      [
        .documented("H"),
        .softlyObserved(
          "CT BaseCALayerTests test_init_withLayer (a stored field copied there shows in the "
            + "presentation copy)"),
      ],
      check: "probe subclass logs initWithLayer before presentation read (T0)",
      fault: "plain init used"),
    Rule(
      .copy(11),
      """
      Asking twice without time or changes in between yields equal values (object identity not \
      asserted).
      """,
      [.inferred("nothing that a value depends on has changed")],
      check: "frozen clock (T1)",
      fault: "drift"),
    Rule(
      .copy(12),
      """
      Changing the model after obtaining a presentation copy does not change the copy already \
      obtained within that transaction.
      """,
      [.inferred("from \"copy\" (H)")],
      check: "(T0); profile `snapshot-copy`",
      fault: "live proxy",
      profile: .snapshotCopy),
  ]
}
