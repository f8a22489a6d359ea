extension Catalogue {
  /// What classes of the script declare, want and keep.
  static let ownClasses: [Rule] = [
    Rule(
      .kvc(27),
      """
      A subclass answering YES for a key gets needsDisplay set when that property changes, through \
      accessor or KVC alike.
      """,
      [.documented("H"), .observed("GN#82")],
      check: "probe class (T0)",
      fault: "KVC path missed"),
    Rule(
      .kvc(28),
      "Setting a property to the value it already has (5.2) does not mark for redisplay.",
      [.observed("GN#82")],
      check: "(T0)",
      fault: "marks always"),
    Rule(
      .kvc(30),
      """
      Dynamic properties declared by a subclass get working storage: unset numeric 0, object nil, \
      point/size zero, CGRect the null rectangle, CATransform3D identity; values round-trip and are \
      per instance.
      """,
      [.documented("H (dynamic accessors)"), .observed("GN#83 dynamic.m")],
      check: "probe class (T0); profile `dynamic-properties`",
      fault: "zero matrix for transforms",
      profile: .dynamicProperties),
    Rule(
      .sub(11),
      "CAShapeLayer.path is copied on set.",
      [.documented("H-SHAPE")],
      check:
        "`mk q` a path, set, `mut q`: readback unchanged (T0); capability `shared-arguments`",
      fault: "retained mutable path",
      needs: [.sharedArguments]),
  ]
}
