extension Catalogue {
  /// What the properties of layers and their subclasses read before they are set.
  static let defaults: [Rule] = [
    Rule(
      .props(7),
      "Before it is set, contentsRect, contentsCenter reads (0,0,1,1).",
      [.documented("H"), .observed("GN#34, #91")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["contentsRect", "contentsCenter"]),
    Rule(
      .props(8),
      "Before it is set, contentsGravity reads 'resize'.",
      [
        .documented("H, G-SET"), .observed("GN#98 render.m gravityNames"), .softlyObserved("GN#34"),
      ],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(10),
      "Before it is set, contentsFormat reads 'RGBA8'.",
      [.documented("H (constant)"), .observed("GN#96 modern.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(11),
      "Before it is set, minificationFilter, magnificationFilter reads 'linear'.",
      [.documented("H"), .observed("GN#42")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["minificationFilter", "magnificationFilter"]),
    Rule(
      .props(12),
      "Before it is set, minificationFilterBias (float32) reads 0.",
      [.documented("H"), .observed("GN#91")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(13),
      "Before it is set, opaque reads NO.",
      [.documented("H")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(14),
      "Before it is set, needsDisplayOnBoundsChange reads NO.",
      [.documented("H"), .observed("GN#34/#35")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(15),
      "Before it is set, drawsAsynchronously reads NO.",
      [.documented("H"), .observed("GN#91")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(16),
      """
      Before it is set, edgeAntialiasingMask reads 15 (all four edges; left 1, right 2, \
      bottom 4, top 8).
      """,
      [.documented("H"), .observed("GN#91")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(17),
      """
      Before it is set, allowsEdgeAntialiasing reads YES on macOS, NO on iOS (before \
      Info.plist).
      """,
      [.documented("H"), .observed("GN#91 (macOS)")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      profile: .macOSLike),
    Rule(
      .props(18),
      "Before it is set, allowsGroupOpacity reads YES (macOS; iOS since SDK 7).",
      [.documented("H"), .observed("GN#91")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(20),
      """
      Before it is set, maskedCorners reads 15 (MinXMinY 1, MaxXMinY 2, MinXMaxY 4, MaxXMaxY \
      8).
      """,
      [.documented("H"), .observed("GN#96")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(21),
      "Before it is set, cornerCurve reads 'circular'.",
      [.documented("H"), .observed("GN#96")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(27),
      "Before it is set, shouldRasterize / rasterizationScale reads NO / 1.",
      [.documented("H"), .observed("GN#34, #42")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["shouldRasterize", "rasterizationScale"]),
    Rule(
      .props(28),
      "Before it is set, beginTime, timeOffset, repeatDuration / autoreverses reads 0 / NO.",
      [.documented("H-TIM"), .observed("GN#29 timing.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["beginTime", "timeOffset", "repeatDuration", "autoreverses"]),
    Rule(
      .props(29),
      """
      Before it is set, speed (float32), repeatCount (float32), fillMode reads 1, 0, \
      'removed'.
      """,
      [.documented("H-TIM"), .observed("speed"), .softlyObserved("others GN#29")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["speed", "repeatCount", "fillMode"]),
    Rule(
      .props(30),
      """
      Before it is set, autoresizingMask, layoutManager, constraints (macOS-like) reads 0, \
      nil, nil.
      """,
      [.documented("H"), .observed("GN#93, #40, #75")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      profile: .macOSLike,
      members: ["autoresizingMask", "layoutManager", "constraints"]),
    Rule(
      .props(31),
      """
      Before it is set, preferredDynamicRange, toneMapMode, contentsHeadroom, \
      wantsExtendedDynamicRangeContent (profile hdr) reads 'standard', 'automatic', 0, NO.
      """,
      [.documented("H"), .observed("GN#96")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      profile: .highDynamicRange,
      members: [
        "preferredDynamicRange", "toneMapMode", "contentsHeadroom",
        "wantsExtendedDynamicRangeContent",
      ]),
    Rule(
      .props(33),
      "Before it is set, CAShapeLayer fillColor reads opaque black.",
      [.documented("H-SHAPE, S4"), .softlyObserved("GN#27; XAM (non-nil)")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit"),
    Rule(
      .props(34),
      """
      Before it is set, CAShapeLayer fillRule, lineCap, lineJoin reads 'non-zero', 'butt', \
      'miter'.
      """,
      [.documented("H-SHAPE"), .softlyObserved("GN#27; strings O2 GN:constants")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["fillRule", "lineCap", "lineJoin"]),
    Rule(
      .props(36),
      "Before it is set, CAGradientLayer colors, locations reads nil.",
      [.documented("H-GRAD"), .observed("GN#57 gradient.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["colors", "locations"]),
    Rule(
      .props(37),
      """
      Before they are set, the properties read as listed: CAGradientLayer startPoint \
      (0.5,0), endPoint (0.5,1), type 'axial'.
      """,
      [.documented("H-GRAD"), .observed("GN#57")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["startPoint", "endPoint", "type"]),
    Rule(
      .props(38),
      """
      Before they are set, the properties read as listed: CATextLayer string nil, fontSize \
      36, wrapped NO, alignmentMode 'natural', truncationMode 'none', foregroundColor opaque \
      white, allowsFontSubpixelQuantization NO, font non-nil (Helvetica).
      """,
      [.documented("H-TXT"), .observed("GN#60 text.m (not the last flag)")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: [
        "string", "fontSize", "wrapped", "alignmentMode", "truncationMode", "foregroundColor",
        "allowsFontSubpixelQuantization", "font",
      ]),
    Rule(
      .props(39),
      """
      Before they are set, the properties read as listed: CAScrollLayer scrollMode 'both'; \
      masksToBounds YES.
      """,
      [.documented("H-SCR, REF:scrollMode"), .observed("GN#59; masksToBounds only S4 (book)")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["scrollMode", "masksToBounds"]),
    Rule(
      .props(40),
      """
      Before they are set, the properties read as listed: CAReplicatorLayer instanceCount 1, \
      instanceDelay 0, instanceTransform identity, preservesDepth NO, instanceColor opaque \
      white, four colour offsets 0 (float32).
      """,
      [.documented("H-REP"), .observed("GN#58 replicator.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: [
        "instanceCount", "instanceDelay", "instanceTransform", "preservesDepth", "instanceColor",
        "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
      ]),
    Rule(
      .props(41),
      """
      Before they are set, the properties read as listed: CATiledLayer levelsOfDetail 1, \
      levelsOfDetailBias 0, tileSize (256,256), class fadeDuration 0.25.
      """,
      [.documented("H-TILE"), .observed("GN#58 tiled.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: ["levelsOfDetail", "levelsOfDetailBias", "tileSize"]),
    Rule(
      .props(42),
      """
      Before they are set, the properties read as listed: CAEmitterLayer emitterCells nil, \
      birthRate/lifetime/velocity/scale/spin 1, emitterPosition/ZPosition/Size/Depth 0, \
      shape 'point', mode 'volume', renderMode 'unordered', preservesDepth NO, seed 0.
      """,
      [.documented("H-EMIT"), .observed("GN#77 emitter.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: [
        "emitterCells", "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition",
        "emitterZPosition", "emitterSize", "emitterDepth", "emitterShape", "emitterMode",
        "renderMode", "preservesDepth", "seed",
      ]),
    Rule(
      .props(43),
      """
      Every subclass instance also has all CALayer defaults (except PROPS-39 masksToBounds, \
      and overrides of defaultValueForKey).
      """,
      [.observed("GN#57-61 (opacity 1)"), .inferred("this catalogue's own conclusion")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      members: [
        "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer", "CAReplicatorLayer",
        "CATiledLayer", "CAEmitterLayer", "CATransformLayer",
      ]),
    Rule(
      .props(44),
      "Before it is set, duration of a layer (CAMediaTiming; report-only) reads infinity.",
      [.observed("GN#29 timing.m; H-TIM says 0 (section 14)")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      standing: .reportOnly("sources disagree: the header says 0")),
    Rule(
      .props(45),
      """
      Before they are set, the properties read as listed: CAEmitterCell (profile emitter) \
      contents nil, contentsRect (0,0,1,1), contentsScale 1, enabled YES, name, style and \
      emitterCells nil, color opaque white, all ranges and speeds 0, spin, emission angles, \
      velocity and accelerations 0, birthRate 0, lifetime 0, scale 1, filters 'linear', bias \
      0.
      """,
      [.observed("GN#77 emitter.m")],
      check: "new a Class; get a key (T0), and kget gives the same",
      fault: "default left at zero or nil, or taken from another toolkit",
      profile: .emitter,
      members: [
        "contents", "contentsRect", "contentsScale", "enabled", "name", "style", "emitterCells",
        "color", "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed",
        "blueSpeed", "alphaSpeed", "lifetimeRange", "velocityRange", "scaleRange", "scaleSpeed",
        "spinRange", "spin", "emissionLatitude", "emissionLongitude", "emissionRange", "velocity",
        "xAcceleration", "yAcceleration", "zAcceleration", "birthRate", "lifetime", "scale",
        "minificationFilter", "magnificationFilter", "minificationFilterBias",
      ]),
  ]
}
