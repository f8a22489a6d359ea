extension Catalogue {
  /// Key-value coding: key paths, dictionaries, defaults, change notification.
  static let keyValueCoding: [Rule] = [
    Rule(
      .kvc(1),
      """
      Every declared property is readable and writable by its property name, and equals the \
      accessor value both ways.
      """,
      [.documented("H, S4"), .observed("GN:geometry.m zPosition")],
      check: "kset a zPosition 9; get (T0)",
      fault: "separate KVC storage"),
    Rule(
      .kvc(2),
      """
      Boolean properties use their property name as key (hidden, opaque, doubleSided, \
      geometryFlipped, wrapped), values 0/1.
      """,
      [.documented("H (property names)"), .observed("GN#92 key hidden")],
      check: "(T0)",
      fault: "only isHidden works",
      members: ["hidden", "opaque", "doubleSided", "geometryFlipped", "wrapped"]),
    Rule(
      .kvc(3),
      """
      CGPoint keys accept sub-paths x,y; CGSize width,height; CGRect origin, origin.x, \
      origin.y, size, size.width, size.height, for get and set.
      """,
      [.documented("G-KVC tables C-3..C-5")],
      check: "kset a bounds.size.width 25; rest of bounds unchanged (T0)",
      fault: "whole struct reset"),
    Rule(
      .kvc(4),
      "Setting one field leaves the other fields of the struct unchanged.",
      [.documented("G-KVC"), .inferred("this catalogue's own conclusion")],
      check: "position.x then position.y (T0)",
      fault: "other component zeroed"),
    Rule(
      .kvc(5),
      "Sub-paths of frame act as read frame, change field, set frame (axis-aligned T only).",
      [.documented("G-KVC (any CGRect property), I")],
      check: "kset a frame.size.width 80; compare GEO-17 (T1)",
      fault: "writes bounds only"),
    Rule(
      .kvc(6),
      """
      Sub-path writes trigger the same effects as the whole-property setter (layout mark, \
      needsDisplayOnBoundsChange, change notification of the property).
      """,
      [.inferred("from KVC-01/03")],
      check: "kset a bounds.size.width; needsLayout (T0)",
      fault: "effects bypassed"),
    Rule(
      .kvc(7),
      """
      transform.translation.x/y/z read m41,m42,m43 for transforms of the form \
      scale*rotation*translation.
      """,
      [.documented("G-KVC C-2"), .inferred("this catalogue's own conclusion")],
      check: "(T1)",
      fault: "reads before-scale translation"),
    Rule(
      .kvc(8),
      """
      Setting transform.translation.x = v on such a T sets the translation component to v \
      and leaves scale, rotation and other components; on identity m41 = v.
      """,
      [.documented("G-KVC example"), .inferred("beyond identity")],
      check: "(T1)",
      fault: "adds instead of sets"),
    Rule(
      .kvc(9),
      """
      transform.translation (get/set) is a size (x as width, y as height); z untouched on \
      set.
      """,
      [.documented("G-KVC, S4")],
      check: "(T1)",
      fault: "3 components, or z cleared"),
    Rule(
      .kvc(10),
      """
      transform.scale.x/y/z read the factors of a T that is a positive diagonal scale \
      (optionally translated); setting one replaces it.
      """,
      [.documented("G-KVC"), .inferred("this catalogue's own conclusion")],
      check: "scale(2,3,4): 2,3,4 (T1)",
      fault: "multiplies instead of sets"),
    Rule(
      .kvc(11),
      "transform.scale reads the mean of the three factors.",
      [.documented("G-KVC")],
      check: "E31: 3 (T1)",
      fault: "returns x factor"),
    Rule(
      .kvc(12),
      "Setting transform.scale = s on identity gives scale(s,s,s).",
      [.inferred("from KVC-11 (mean of three equal factors)")],
      check: "(T1); also read back s",
      fault: "z left at 1"),
    Rule(
      .kvc(13),
      "transform.rotation is the same as transform.rotation.z.",
      [.documented("G-KVC, S4")],
      check: "set one, read other (T2)",
      fault: "separate slots"),
    Rule(
      .kvc(14),
      """
      Setting transform.rotation.z = t on identity gives MakeRotation(t,0,0,1); same for x \
      and y axes.
      """,
      [.documented("G-KVC")],
      check: "(T1)",
      fault: "degrees instead of radians"),
    Rule(
      .kvc(15),
      """
      Reading rotation.<axis> of a pure rotation about that single axis returns the angle \
      modulo 2*pi.
      """,
      [.documented("G-KVC"), .inferred("this catalogue's own conclusion")],
      check: "angles in (-pi, pi), for x and y in (-pi/2, pi/2) (T2)",
      fault: "always 0"),
    Rule(
      .kvc(16),
      "rotation.x, .y, .z, all translation.* of identity are 0, all scale.* are 1.",
      [.documented("GN#34/#35"), .inferred("this catalogue's own conclusion")],
      check: "(T1)",
      fault: "NaN from normalising"),
    Rule(
      .kvc(17),
      """
      Setting rotation.z on a T = positive uniform scale times z-rotation times translation \
      replaces the angle and keeps scale and translation.
      """,
      [.documented("(field set), I")],
      check: "T1 on the resulting matrix",
      fault: "resets T to pure rotation"),
    Rule(
      .kvc(18),
      "The same key paths work under sublayerTransform.",
      [.documented("G-KVC")],
      check: "(T1)",
      fault: "only transform supported"),
    Rule(
      .kvc(19),
      """
      Any undeclared key can be set and read back on a layer; unset keys read as nil without \
      error.
      """,
      [.documented("G-KVC (container classes), S4")],
      check: "kset a someKey 50; kget; kget a never is none (T0)",
      fault: "undefined-key error"),
    Rule(
      .kvc(20),
      "Arbitrary keys are per layer; setting nil removes the value.",
      [.documented("GN#34/#35"), .inferred("this catalogue's own conclusion")],
      check: "two layers (T0)",
      fault: "class-wide store"),
    Rule(
      .kvc(21),
      """
      defaultValueForKey of the class supplies the value of a property that was never set; a \
      subclass override changes what a new instance reports.
      """,
      [.documented("H, G-KVC listing C-1, S4")],
      check: "probe class with masksToBounds default YES (T0)",
      fault: "default consulted only by KVC, not by the accessor"),
    Rule(
      .kvc(22),
      """
      defaultValueForKey answers nil for bounds, position, frame, and non-nil for \
      anchorPoint and contentsScale (1).
      """,
      [.observed("GN:geometry.m classDefaults (contentsScale O2)")],
      check: "(T0); profile class-defaults",
      fault: "zero rect returned",
      profile: .classDefaults,
      members: ["bounds", "position", "frame", "anchorPoint", "contentsScale"]),
    Rule(
      .kvc(23),
      """
      Class defaults: allowsEdgeAntialiasing and allowsGroupOpacity true, \
      edgeAntialiasingMask 15, drawsAsynchronously false, contentsCenter non-nil; none for \
      mask, filters, compositingFilter, backgroundFilters, minificationFilterBias, \
      autoresizingMask.
      """,
      [.observed("GN#91, GN#93")],
      check: "(T0); profile class-defaults, macOS-like",
      fault: "all keys answered",
      profile: .macOSLike,
      members: [
        "allowsEdgeAntialiasing", "allowsGroupOpacity", "edgeAntialiasingMask",
        "drawsAsynchronously", "contentsCenter", "mask", "filters", "compositingFilter",
        "backgroundFilters", "minificationFilterBias", "autoresizingMask",
      ]),
    Rule(
      .kvc(24),
      """
      style supplies values for properties not explicitly set on the layer; an explicit \
      value wins; a nested style inside the dictionary is searched next; then \
      defaultValueForKey. In full: 5.1.
      """,
      [
        .documented("H (the value part: header text alone, severity minor)"),
        .observed("GN:actions.m (the actions part only)"),
      ],
      check: "set a.style {opacity:0.25}: opacity 0.25; set opacity 0.5 wins (F32)",
      fault: "style only used for actions"),
    Rule(
      .kvc(25),
      "The style dictionary is copied on set.",
      [.documented("H (copy)")],
      check: """
        mk d {opacity:0.25}; set a.style d; mut d opacity 0.75: a unchanged (T0); capability \
        shared-arguments
        """,
      fault: "live reference",
      needs: [.sharedArguments]),
    Rule(
      .kvc(26),
      """
      needsDisplayForKey answers NO for every key of CALayer, unknown keys and nil included.
      """,
      [.documented("H, REF"), .observed("GN#82 redisplay.m")],
      check: "(T0)",
      fault: "YES for contents/bounds"),
    Rule(
      .kvc(29),
      """
      Each effective property set posts exactly one change notification for its key; an \
      ineffective set (same value, 5.2) posts none.
      """,
      [
        .observed("GN:CALayer/kvo.m (11 keys; same-value case for position)"),
        .softlyObserved("CT (one notification for bounds and one for position when frame is set)"),
      ],
      check: "observer log (T0); profile kvo",
      fault: "nested double notification",
      profile: .keyValueObserving),
    Rule(
      .kvc(31),
      """
      valueForKey on colour/path properties returns the same object the accessor returns, \
      nil when unset.
      """,
      [.observed("GN#38 cgkeys.m")],
      check: "(T0 on ids)",
      fault: "wrong property returned for shadowPath"),
    Rule(
      .kvc(32),
      """
      Copy-semantics keys (sublayers, filters, backgroundFilters, actions, style, name, \
      gradient colors/locations, lineDashPattern, string) are insulated from later mutation \
      of the argument.
      """,
      [
        .documented("H, H-SHAPE, H-GRAD, H-TXT (copy)"),
        .observed("GN#91 filters, GN#27 dash pattern"),
      ],
      check: "mk d, set, mut d: readback unchanged (T0); capability shared-arguments",
      fault: "retained reference",
      needs: [.sharedArguments]),
    Rule(
      .kvc(33),
      """
      A frame set that changes size and place posts exactly one notification for bounds and \
      one for position, each with the value before and the value after.
      """,
      [.softlyObserved("CT BoundsChange and PositionChange tests")],
      check: "observer log; profile kvo (T0)",
      fault: "none, because frame bypasses the setters; or two",
      profile: .keyValueObserving),
    Rule(
      .kvc(34),
      """
      Class defaults of the timing keys: speed 1, duration infinite, fillMode 'removed'; of a \
      key-frame animation, calculationMode 'linear'.
      """,
      [
        .observed("GN#29 timing.m (speed, duration), GN#91 (calculationMode)"),
        .softlyObserved("(fillMode)"),
      ],
      check: "profile class-defaults (T0)",
      fault: "nil",
      profile: .classDefaults,
      members: ["speed", "duration", "fillMode", "calculationMode"]),
    Rule(
      .kvc(35),
      """
      Class defaults of the emitter classes: for a cell enabled YES and scale 1, none for \
      birthRate and lifetime; for the layer birthRate 1, scale 1, emitterShape 'point'.
      """,
      [.observed("GN#77 emitter.m")],
      check: "profile class-defaults (T0)",
      fault: "nil for all; cell and layer answer the same",
      profile: .classDefaults,
      members: ["CAEmitterCell", "CAEmitterLayer"]),
  ]
}
