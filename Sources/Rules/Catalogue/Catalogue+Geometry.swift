extension Catalogue {
  /// Geometry: frame is derived from bounds, position, anchorPoint and transform.
  static let geometry: [Rule] = [
    Rule(
      .geo(1),
      """
      A new layer has bounds (0,0,0,0), position (0,0), anchorPoint (0.5,0.5), anchorPointZ 0, \
      zPosition 0, transform and sublayerTransform identity, frame (0,0,0,0).
      """,
      [.documented("H, G-TREE, S4"), .observed("GN:CALayer/geometry.m")],
      check: "new a; get each (T0)",
      fault: "anchorPoint defaults to (0,0) as in other toolkits"),
    Rule(
      .geo(2),
      """
      Setting bounds stores origin and size and leaves position, anchorPoint, transform and \
      zPosition unchanged.
      """,
      [.observed("GN:geometry.m"), .documented("S4")],
      check: "set a.bounds then get the others (T0)",
      fault: "setting bounds recomputes position to keep the frame origin"),
    Rule(
      .geo(3),
      "Setting position changes only position (and the derived frame).",
      [.documented("H"), .inferred("arithmetic on the rules above")],
      check: "set a.position; get bounds, anchorPoint (T0)",
      fault: "engine stores frame and rewrites bounds"),
    Rule(
      .geo(4),
      """
      position and anchorPoint are independent: setting anchorPoint never changes position or \
      bounds; with identity transform frame.origin moves by -(delta a * b.size).
      """,
      [
        .documented("S4, G-BAS"),
        .softlyObserved("GN:geometry.m frame()"),
        .softlyObserved("CU (setKeyPathValue_anchorPoint)"),
      ],
      check: """
        set anchorPoint, compare; frame (200,150,50,50), anchor to (0,0): frame (225,175,50,50) (T1)
        """,
      fault: "\"helpful\" compensation of position"),
    Rule(
      .geo(5),
      """
      anchorPoint outside the unit square is accepted, stored unchanged, and used in all formulas.
      """,
      [.observed("GN:geometry.m (2,-1)"), .documented("S4 uses (0.5,3)")],
      check: "set (2,-1); get; frame = E02 (T1)",
      fault: "clamping to [0,1]"),
    Rule(
      .geo(6),
      """
      frame (get) = axis-aligned bounding box of the four bounds corners mapped by own; for \
      identity T: (p.x-ax*bw, p.y-ay*bh, bw, bh).
      """,
      [
        .documented("H (function of position, bounds, anchorPoint, transform)"),
        .softlyObserved("GN:geometry.m"),
      ],
      check: "E01-E11 (T1)",
      fault: "frame stored instead of derived; only two corners mapped"),
    Rule(
      .geo(7),
      "The transform acts about the anchor point, not about the bounds origin or centre.",
      [.documented("H, G-BAS, REF:transform"), .softlyObserved("GN:geometry.m")],
      check: "E03 with anchor (0.2,0.8) (T1)",
      fault: "rotation about the centre"),
    Rule(
      .geo(8),
      "bounds.origin has no influence on the layer's own frame.",
      [.softlyObserved("GN:geometry.m"), .documented("S4 (affects sublayers only)")],
      check: "E04 = E03 (T1)",
      fault: "anchor computed without subtracting bounds.origin"),
    Rule(
      .geo(9),
      "Frame under a scale (sx,sy): size (abs sx*bw, abs sy*bh), anchored at p.",
      [
        .softlyObserved("GN:geometry.m (2,4)"),
        .softlyObserved("OU (one view, 1e-3)"),
        .inferred("for negatives"),
      ],
      check: "E07 with (-2,3) (T1)",
      fault: "negative width for mirrored layers"),
    Rule(
      .geo(10),
      "Frame under a pure translation T shifts by (m41,m42).",
      [.softlyObserved("GN:geometry.m")],
      check: "translation (10,20) gives shift (10,20) (T1)",
      fault: "translation ignored or applied before anchor scaling"),
    Rule(
      .geo(11),
      """
      Frame under rotation by k*90 degrees swaps width and height for odd k and has no negative \
      component.
      """,
      [.inferred("from GEO-06")],
      check: "E05, E06 (T1)",
      fault: "size swapped but origin not recomputed"),
    Rule(
      .geo(12),
      """
      Frame under rotation theta (identity scale): width bw*abs cos + bh*abs sin, height bw*abs \
      sin + bh*abs cos.
      """,
      [
        .inferred("arithmetic on the rules above"),
        .softlyObserved("for 45 degrees"),
        .softlyObserved("OU (one view at 45 degrees, 1e-3)"),
      ],
      check: "E03, E11 (T1)",
      fault: "frame keeps bounds size"),
    Rule(
      .geo(13),
      """
      Frame uses the whole 2x2 part of T (shear included) and the multiplication order of T \
      matters.
      """,
      [.inferred("from GEO-06")],
      check: "E08; E09 vs E10 (T1)",
      fault: "decomposition into scale+angle loses shear"),
    Rule(
      .geo(15),
      """
      zPosition, anchorPointZ and contentsScale do not change the frame when T is identity; \
      neither does geometryFlipped when anchorPoint is (0.5,0.5).
      """,
      [.softlyObserved("GN:geometry.m")],
      check: "set each; frame constant (T0)",
      fault: "zPosition folded into y"),
    Rule(
      .geo(16),
      "A layer with zero size has an empty frame located at its (transformed) position.",
      [.softlyObserved("GN:geometry.m (identity)"), .inferred("arithmetic on the rules above")],
      check: "position (10,20), size 0 gives (10,20,0,0) (T1)",
      fault: "null rect returned"),
    Rule(
      .geo(17),
      """
      Setting frame stores bounds.size and position so that reading frame returns the given \
      rectangle; bounds.origin, anchorPoint, transform, zPosition stay.
      """,
      [
        .documented("H, REF:frame"),
        .softlyObserved("GN:geometry.m setFrame()"),
        .softlyObserved("FK (also with anchor (.1,.1))"),
      ],
      check: "E14 (T1)",
      fault: "bounds.origin reset to 0"),
    Rule(
      .geo(18),
      "For identity T: after frame=(x,y,w,h) position = (x+ax*w, y+ay*h).",
      [.softlyObserved("GN:geometry.m (anchors (0,0),(0.5,0.5),(1,1))")],
      check: "three anchors (T1)",
      fault: "anchorPoint assumed 0.5"),
    Rule(
      .geo(19),
      "For axis-aligned T with scale (sx,sy) nonzero: bounds.size = (w/abs sx, h/abs sy).",
      [
        .softlyObserved("GN:geometry.m"),
        .softlyObserved("FK (read-back under scale (.25,.75), size under (.5,.5))"),
      ],
      check: "E15, E18 (T1)",
      fault: "bounds.size = frame.size regardless of T"),
    Rule(
      .geo(20),
      """
      For rotation by odd multiples of 90 degrees: bounds.size = (h,w); bounds.origin still \
      unchanged.
      """,
      [.inferred("from GEO-06/17"), .documented("REF:frame allows multiples of 90")],
      check: "E17 (T1)",
      fault: "size computed with signs and then standardised, which moves bounds.origin"),
    Rule(
      .geo(21),
      "For T with translation (tx,ty): position after setFrame is reduced by (tx,ty).",
      [.softlyObserved("GN:geometry.m")],
      check: "E16 (T1)",
      fault: "translation applied twice on read-back"),
    Rule(
      .geo(22),
      "set frame (get frame) is a no-op on position and bounds.size for axis-aligned invertible T.",
      [.inferred("from GEO-17..21")],
      check: "random axis-aligned layers, metamorphic (T1)",
      fault: "drift by half size each round"),
    Rule(
      .geo(23),
      """
      Setting frame is visible as changes of bounds and position only: no event, action lookup or \
      animation keyed frame.
      """,
      [
        .documented("G-ANIM (frame not animatable)"),
        .observed("GN#92 archiving.m (frame never archived, both others are)"),
      ],
      check: "actions probe; set a.frame; log keys subset of {bounds, position} (T0)",
      fault: "implicit animation keyed frame"),
    Rule(
      .geo(26),
      """
      A non-numeric value (NaN) in position or in bounds is rejected: the set fails with an error \
      (Apple raises CALayerInvalidGeometry); setFrame with a NaN or with values that make position \
      NaN fails too.
      """,
      [
        .softlyObserved(
          """
          CRASH (messages name position and bounds; stacks show setFrame calling setPosition)
          """)
      ],
      check: """
        set a.position (NaN,0) gives err; nothing else of that sequence is asserted after it (UL-05; \
        other properties unchanged: inferred, report-only)
        """,
      fault: "NaN stored and spread to all descendants"),
    Rule(
      .geo(27),
      """
      affineTransform returns (m11,m12,m21,m22,m41,m42) if T is affine, the identity affine \
      transform otherwise.
      """,
      [.observed("GN:CALayer/conversion.m (z scale, x rotation, z translation, m34)")],
      check: "set T; get affineTransform (T1)",
      fault: "raw six components of a 3D transform returned"),
    Rule(
      .geo(28),
      "setAffineTransform replaces T completely by the 4x4 embedding (m33=m44=1, other entries 0).",
      [.observed("GN:conversion.m")],
      check: "set T=scale(9,9,9); setAffine; get m33 = 1 (T0)",
      fault: "concatenates, or keeps old m33/m43"),
    Rule(
      .geo(29),
      "transform and sublayerTransform read back all 16 components exactly as set.",
      [.observed("GN:geometry.m (subset)"), .inferred("arithmetic on the rules above")],
      check: "set random 16 doubles; get (T0)",
      fault: "normalisation or float32 storage"),
    Rule(
      .geo(30),
      """
      anchorPointZ, zPosition, contentsScale, geometryFlipped, hidden, masksToBounds read back as \
      set; negative zPosition allowed.
      """,
      [.observed("GN:geometry.m")],
      check: "set/get (T0; zPosition F32 allowed)",
      fault: "negative zPosition clamped"),
    Rule(
      .geo(31),
      """
      zPosition is usable in the single-precision range; values exactly representable in float32 \
      survive.
      """,
      [.documented("REF:zPosition")],
      check: "set 0.5, -5, 1e30; get (T0)",
      fault: "stored as integer"),
    Rule(
      .geo(32),
      "Translating position by d translates frame by d, for every T.",
      [.inferred("from GEO-06")],
      check: "metamorphic (T1)",
      fault: "position scaled by T"),
    Rule(
      .geo(33),
      """
      For identity T, growing bounds.size by (dw,dh) moves frame.origin by -(ax*dw, ay*dh): size \
      changes happen around the anchor.
      """,
      [
        .inferred("arithmetic on the rules above"),
        .softlyObserved("FK testBoundsSizeMovesAroundAnchorPoint"),
      ],
      check: "metamorphic (T1)",
      fault: "growth to the right/bottom only"),
    Rule(
      .geo(34),
      "sublayerTransform of a layer never changes that layer's own frame, bounds or position.",
      [.documented("H"), .inferred("arithmetic on the rules above")],
      check: "set S; get frame (T0)",
      fault: "S folded into own T"),
    Rule(
      .geo(35),
      """
      A superlayer's properties never change a sublayer's frame value (frame is in superlayer \
      coordinates, without the superlayer's sublayerTransform, bounds.origin or transform).
      """,
      [.documented("H, REF:frame"), .observed("GN:conversion.m for bounds origin")],
      check: """
        change P.bounds, P.transform, P.sublayerTransform; C.frame constant (T0), no layout code \
        installed
        """,
      fault: "frame reported in root space"),
    Rule(
      .geo(36),
      """
      contentsAreFlipped is true iff an odd number of layers from the receiver up to its root \
      (inclusive) have geometryFlipped true. After removal the chain ends at the detached layer.
      """,
      [
        .documented("H"),
        .observed("GN#92 archiving.m (a layer on its own: its own flag alone counts)"),
      ],
      check: "chains of 1-4 layers, toggles, removal (T0)",
      fault: "only own flag looked at; not updated after reparenting"),
    Rule(
      .geo(37),
      "contentsScale defaults to 1 and does not scale bounds, frame, position or conversions.",
      [.documented("H"), .softlyObserved("default, O2 frame")],
      check: "set 2; compare geometry (T0)",
      fault: "point/pixel mix-up"),
    Rule(
      .geo(38),
      """
      preferredFrameSize without layout manager = bounds size mapped into the superlayer; with \
      identity T and S it equals bounds.size.
      """,
      [.documented("H"), .observed("GN#89 protocols.m")],
      check: "get (T1)",
      fault: "returns sublayers' extent"),
    Rule(
      .geo(39),
      """
      Two layers with equal (b.size, p, a, T) have equal frames whatever the history that produced \
      the values.
      """,
      [.inferred("(frame is a function, H)")],
      check: "shuffle setter order, compare (T1)",
      fault: "cached frame not invalidated by anchorPoint or transform"),
  ]
}
