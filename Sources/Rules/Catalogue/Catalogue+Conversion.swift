extension Catalogue {
  /// Conversion of points and rectangles between layers.
  static let conversion: [Rule] = [
    Rule(
      .conv(1),
      """
      Point from a layer to its superlayer: q = p_in * up (z input 0, result divided by w, x \
      and y returned).
      """,
      [
        .observed("GN:conversion.m all sets"),
        .documented("H"),
      ],
      check: "E19-E21 (T1)",
      fault: "S applied about origin instead of A_P"),
    Rule(
      .conv(2),
      """
      The local anchor point A maps to p + (m41,m42) in the superlayer when T is affine, \
      anchorPointZ is 0 and the superlayer's S is identity.
      """,
      [
        .inferred("from CONV-01"),
        .documented("H (anchor aligned to position)"),
      ],
      check: "cp A C>P for random rotate/scale T (T1)",
      fault: "position refers to the frame corner"),
    Rule(
      .conv(3),
      """
      The child's bounds.origin is subtracted: with bounds (bx,by,..), local point (bx,by) \
      maps to the frame corner.
      """,
      [
        .inferred("from CONV-01"),
        .documented("S4"),
      ],
      check: "bounds (10,20,50,40) (T1)",
      fault: "bounds.origin added instead of subtracted"),
    Rule(
      .conv(4),
      """
      The superlayer's own bounds.origin does not enter a child-to-superlayer conversion \
      (result is in superlayer coordinates).
      """,
      [
        .observed("GN:conversion.m")
      ],
      check: "parent bounds (10,20,200,200): result still (75,25) (T1)",
      fault: "parent's bounds.origin subtracted once too often"),
    Rule(
      .conv(5),
      """
      It does enter one level further up: grandparent coordinates of a child shift by minus \
      the parent's bounds.origin.
      """,
      [
        .inferred("from CONV-01 twice")
      ],
      check: "scroll-like chain (T1)",
      fault: "scrolling has no effect on conversions"),
    Rule(
      .conv(6),
      "The layer's T applies about its anchor point.",
      [
        .observed("GN:conversion.m scale 2: (50,0),(150,100)")
      ],
      check: "E19 variant (T1)",
      fault: "T about the origin"),
    Rule(
      .conv(7),
      """
      The superlayer's sublayerTransform applies about the superlayer's anchor point A_P in \
      superlayer coordinates, after the child's position.
      """,
      [
        .observed("GN:conversion.m (60,-38)")
      ],
      check: "E20 (T1)",
      fault: "S about (0,0), or before position"),
    Rule(
      .conv(8),
      "A_P includes the superlayer's bounds.origin.",
      [
        .inferred("from A definition")
      ],
      check: "E21 with P.bounds (5,-7,..) (T1)",
      fault: "A_P = a*size only"),
    Rule(
      .conv(9),
      "`A.convertPoint(p, toLayer B)` equals `B.convertPoint(p, fromLayer A)`.",
      [.observed("GN:conversion.m")],
      check: "random pairs (T1)",
      fault: "one of the two ignores S"),
    Rule(
      .conv(10),
      "Converting to the same layer returns the point / rect unchanged.",
      [
        .observed("GN:conversion.m")
      ],
      check: "(3,4), rect (T0)",
      fault: "round-off through root and back"),
    Rule(
      .conv(11),
      "Round trip A>B>A is the identity for invertible 2D-affine chains.",
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "random (T1 scaled by condition)",
      fault: "inverse taken of the wrong factor order"),
    Rule(
      .conv(12),
      "Composition: A>C = (B>C) after (A>B) for any B in the same tree.",
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "random triples (T1)",
      fault: "common-ancestor shortcut wrong"),
    Rule(
      .conv(13),
      "Sibling conversion goes up one and down one.",
      [
        .observed("GN:conversion.m (-100,0)")
      ],
      check: "E24, E25 (T1)",
      fault: "sibling transform not inverted"),
    Rule(
      .conv(14),
      "Ancestor chains of any depth multiply.",
      [
        .observed("GN:conversion.m grandchild"),
        .inferred("arithmetic on the rules above"),
      ],
      check: "depth 1-5 random (T1)",
      fault: "only direct parent supported"),
    Rule(
      .conv(15),
      "Affinity: for 2D-affine chains the image of a midpoint is the midpoint of the images.",
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "metamorphic (T1)",
      fault: "per-component rounding"),
    Rule(
      .conv(16),
      "convertRect returns the bounding box of the four converted corners.",
      [
        .observed("GN:conversion.m 45 degrees")
      ],
      check: "E23 (T1)",
      fault: "converts origin and size separately"),
    Rule(
      .conv(17),
      "For identity S of P: cr C.bounds C>P equals C.frame.",
      [
        .inferred("from GEO-06, CONV-16")
      ],
      check: "cross-check frame against conversion (T1)",
      fault: "two code paths disagree"),
    Rule(
      .conv(18),
      "convertRect under translation-only chains preserves size exactly.",
      [
        .observed("GN:conversion.m")
      ],
      check: "(T1)",
      fault: "size standardised or offset"),
    Rule(
      .conv(19),
      """
      Layers in different trees convert through the common space in which both roots sit \
      (each root's own position, T and anchor included).
      """,
      [
        .observed("GN:conversion.m (-475,-475)"),
        .documented("REF says a common parent is required"),
      ],
      check: "E26 (T1); profile forest-conversion, off by default",
      fault: "returns input, zero, or raises", profile: .forestConversion),
    Rule(
      .conv(20),
      "A detached layer converts as a root of its own, with its last position.",
      [
        .observed("GN:conversion.m")
      ],
      check: """
        attach, convert, detach, convert: same numbers when the old parent is itself a root \
        at identity placement (T1); profile forest-conversion
        """,
      fault: "stale parent pointer used", profile: .forestConversion),
    Rule(
      .conv(21),
      """
      nil as the other layer, for a root layer with identity T and bounds.origin (0,0): \
      toLayer nil = p + frame.origin, fromLayer nil = p - frame.origin.
      """,
      [
        .documented("REF:convert; XAM (zero case)")
      ],
      check: "root layer only (T1)",
      fault: "nil treated as self"),
    Rule(
      .conv(22),
      """
      hidden, opacity, masksToBounds, mask and zPosition (with identity S and affine T) \
      never influence conversions.
      """,
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "toggle, compare (T0)",
      fault: "hidden layers skipped in the chain"),
    Rule(
      .conv(23),
      "sublayers' order never influences conversions.",
      [
        .inferred("arithmetic on the rules above")
      ],
      check: "permute, compare (T0)",
      fault: "index-based caching"),
    Rule(
      .conv(24),
      "After reparenting C from P to Q, conversions use Q's chain only.",
      [
        .inferred("from CONV-01")
      ],
      check: "add, convert, move, convert (T1)",
      fault: "cached matrix of the old parent"),
    Rule(
      .conv(25),
      "A mask layer converts as if it were a sublayer of the layer it masks (its superlayer).",
      [
        .documented("S4 (position the mask as a sublayer)"),
        .observed("GN#91 superlayer"),
      ],
      check: "mask P M; cp p M>P (T1); profile mask-conversion",
      fault: "mask has no coordinate chain", profile: .maskConversion),
    Rule(
      .conv(26),
      """
      Perspective: with S_P having m34 = -1/d, a child at zPosition z and identity T is \
      scaled by 1/(1 - z/d) about A_P.
      """,
      [
        .documented("G-ADV (m34 = -1/eyePosition, size follows zPosition)"),
        .inferred("for the number"),
      ],
      check: "E27 (T1); profile perspective-conversion",
      fault: "no division by w", profile: .perspectiveConversion),
    Rule(
      .conv(27),
      """
      Conversion through scaled layers with bounds origins (frames set after the scales). \
      (a) A scale .5, frame (128,128,256,256), bounds origin (32,32); B in A scale 2, frame \
      (128,128,128,128): B's origin point in the root is (176,176). (b) Root bounds origin \
      (16,18); A as before; X zero-sized in A; B in X scale 3, frame (100,128,128,128), \
      bounds origin (64,32): B's (0,0) in the root is (66,128). (c) Chain of unscaled layers \
      with frames at (80,80), (70,70), (50,50) and bounds origins (15,15), (25,25), (64,64): \
      (20,10) in the innermost is (116,106) outside.
      """,
      [
        .softlyObserved("FK +convert"),
        .inferred("(the formulas of 0.6 give the same)"),
      ],
      check: "cp (T1)",
      fault: "bounds origin scaled by the wrong layer"),
  ]
}
