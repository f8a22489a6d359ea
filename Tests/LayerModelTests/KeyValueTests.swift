import LayerModel
import LayerScript
import Rules
import Testing

/// Key-value coding leads to what the accessors lead to, and further.
struct KeyValueTests {
  @Test(arguments: [
    WorkedCase("new l1; setValue l1 zPosition 9; get l1.zPosition", "9", .kvc(1)),
    WorkedCase("new l1; set l1.opacity 0.5; value l1 opacity", "0.5", .kvc(1)),
    WorkedCase("new l1; setValue l1 opaque true; get l1.opaque", "true", .kvc(2)),
    WorkedCase("new l1; set l1.bounds (1, 2, 3, 4); value l1 bounds.size.width", "3", .kvc(3)),
    WorkedCase(
      "new l1; set l1.bounds (1, 2, 3, 4); setValue l1 bounds.origin (5, 6); get l1.bounds",
      "(5, 6, 3, 4)", .kvc(3), .kvc(4)),
    WorkedCase(
      "new l1; setValue l1 shadowOffset.width 2; get l1.shadowOffset", "size(2, -3)", .kvc(4)),
    WorkedCase(
      "new l1; set l1.bounds (3, 4, 10, 20); setValue l1 frame.size.width 80; get l1.bounds",
      "(3, 4, 80, 20)", .kvc(5)),
    WorkedCase(
      "new l1; set l1.bounds (3, 4, 10, 20); setValue l1 frame.size.width 80; get l1.position",
      "(35, 0)", .kvc(5)),
    WorkedCase("new l1; setValue l1 aKey 50; value l1 aKey", "50", .kvc(19)),
    WorkedCase("new l1; value l1 aKey", "nil", .kvc(19)),
    WorkedCase("new l1; new l2; setValue l1 aKey 1; value l2 aKey", "nil", .kvc(20)),
    WorkedCase("new l1; setValue l1 aKey 1; setValue l1 aKey nil; value l1 aKey", "nil", .kvc(20)),
    WorkedCase(
      "new l1; set l1.shadowPath path[M 0 0 L 1 1]; value l1 shadowPath", "path[M 0 0 L 1 1]",
      .kvc(31)),
  ])
  func theKeyLeadsToTheValue(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    WorkedCase(
      "new l1; set l1.transform planar(2, 0, 0, 2, 3, 4); value l1 transform.translation.y", "4",
      .kvc(7)),
    WorkedCase(
      "new l1; setValue l1 transform.translation.x 5; get l1.transform",
      "planar(1, 0, 0, 1, 5, 0)", .kvc(8)),
    WorkedCase(
      "new l1; setValue l1 transform.translation size(1, 2); value l1 transform.translation",
      "size(1, 2)", .kvc(9)),
    WorkedCase(
      "new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale.y", "3", .kvc(10)),
    WorkedCase("new l1; set l1.transform scale(2, 3, 4); value l1 transform.scale", "3", .kvc(11)),
    WorkedCase(
      "new l1; setValue l1 transform.scale 3; get l1.transform", "scale(3, 3, 3)", .kvc(12)),
    WorkedCase(
      "new l1; setValue l1 transform.rotation 0.5; value l1 transform.rotation.z", "0.5",
      .kvc(13), .kvc(15)),
    WorkedCase(
      "new l1; setValue l1 transform.rotation.z 1.5707963267948966; get l1.transform",
      "planar(0, 1, -1, 0, 0, 0)", .kvc(14)),
    WorkedCase(
      "new l1; setValue l1 transform.rotation.y -1; value l1 transform.rotation.y", "-1", .kvc(15)),
    WorkedCase("new l1; value l1 transform.rotation.x", "0", .kvc(16)),
    WorkedCase("new l1; value l1 transform.scale.z", "1", .kvc(16)),
    WorkedCase(
      """
      new l1; set l1.transform planar(0, 2, -2, 0, 3, 4); setValue l1 transform.scale 1
      get l1.bounds
      """, "(0, 0, 0, 0)"),
    WorkedCase(
      """
      new l1; set l1.transform planar(0.6, 0.8, -0.8, 0.6, 3, 4)
      setValue l1 transform.rotation.z 0; get l1.transform
      """, "planar(1, 0, 0, 1, 3, 4)", .kvc(17)),
    WorkedCase(
      "new l1; setValue l1 sublayerTransform.scale.x 2; get l1.sublayerTransform",
      "scale(2, 1, 1)", .kvc(10), .kvc(18)),
  ])
  func thePartOfAMatrixIsReadAndWritten(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    // Mirrored, sheared and turned about two axes: nobody says how these are taken apart.
    "new l1; set l1.transform scale(-1, 1, 1); value l1 transform.scale.x",
    "new l1; set l1.transform planar(1, 1, 0, 1, 0, 0); value l1 transform.rotation.z",
    "new l1; set l1.transform scale(-1, -1, 1); value l1 transform.rotation.z",
    """
    new l1; setValue l1 transform.rotation.x 1; setValue l1 transform.rotation.z 1
    get l1.transform
    """,
    "new l1; setValue l1 transform.rotation.x 2; value l1 transform.rotation.x",
    "new l1; setValue l1 transform.rotation.z 1; setValue l1 transform.scale 2; get l1.transform",
    "new l1; setValue l1 aKey.x 1; value l1 aKey",
    "new l1; setValue l1 opacity nil; get l1.opacity",
    "new l1; setValue l1 opacity \"a\"; get l1.opacity",
  ])
  func whatNoSourceDecidesIsOpen(script: String) throws {
    let trace = try Reference.expectations(script)
    #expect(trace.steps.last?.weakened != nil)
  }

  @Test(arguments: [
    WorkedCase("new l1; set l1.style {opacity: 0.25}; get l1.opacity", "0.25", .kvc(24)),
    WorkedCase("new l1; set l1.style {opacity: 0.25}; value l1 opacity", "0.25", .kvc(24)),
    WorkedCase(
      "new l1; set l1.style {hidden: true, style: {cornerRadius: 2}}; get l1.cornerRadius", "2",
      .kvc(24)),
    WorkedCase(
      "new l1; set l1.style {opacity: 0.25}; set l1.opacity 1; get l1.opacity", "1", .act(23)),
    WorkedCase(
      """
      new k1 CALayer; hook k1 defaultValueForKey masksToBounds true; new l1 k1
      get l1.masksToBounds
      """, "true", .kvc(21)),
    WorkedCase(
      """
      new k1 CALayer; hook k1 defaultValueForKey opacity 0; new k2 k1; new l1 k2
      set l1.style {opacity: 0.5}; get l1.opacity
      """, "0.5", .kvc(24)),
    WorkedCase(
      "new l1; new s1 {opacity: 0.5}; set l1.style s1; mutate s1 opacity 1; get l1.opacity", "0.5",
      .kvc(24)),
    WorkedCase(
      "new l1; new s2 {\"0\": 1}; set l1.filters s2; mutate s2 \"0\" 2; get l1.filters", "[1]",
      .kvc(32), .props(56)),
  ])
  func somebodyElseSuppliesTheValue(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    "new k1 CALayer; new l1 k1; hook k1 defaultValueForKey opacity 0; get l1.opacity",
    "new k1 CALayer; hook k1 defaultValueForKey position (1, 1); new l1 k1; get l1.position",
    "new l1; set l1.style {position: (1, 1)}; get l1.position",
    "new l1; set l1.style {opacity: \"a\"}; get l1.opacity",
    "new l1; host l1; set l1.style {opacity: 0.5}; tick; get l1.presentation.opacity",
  ])
  func whatIsSuppliedInAnUnknownWayIsOpen(script: String) throws {
    #expect(try Reference.lastAnswer(to: script).expected.weakened != nil)
  }

  @Test(arguments: [
    WorkedCase("classDefault CALayer bounds", "nil", .kvc(22)),
    WorkedCase("classDefault CALayer contentsScale", "1", .kvc(22)),
    WorkedCase("classDefault CALayer duration", "inf", .kvc(34)),
    WorkedCase("classDefault CAEmitterCell birthRate", "nil", .kvc(35)),
    WorkedCase("classDefault CAEmitterLayer emitterShape", "\"point\"", .kvc(35)),
    WorkedCase(
      "new k1 CALayer; hook k1 defaultValueForKey speed 2; classDefault k1 speed", "2", .kvc(21)),
    WorkedCase("classNeedsDisplay CALayer contents", "false", .kvc(26)),
    WorkedCase("classNeedsDisplay CALayer noSuchKey", "false", .kvc(26)),
  ])
  func aClassAnswers(worked: WorkedCase) throws { try worked.check() }

  @Test func someClassDefaultsAreThoseOfMacOSAlone() throws {
    let script = try Script(parsing: "classDefault CALayer edgeAntialiasingMask")
    #expect(World.expectations(of: script).steps[0].weakened == .beyondReference)
    let onMac = Assumptions(profiles: [.macOSLike: true])
    let expected = World.expectations(of: script, assumptions: onMac).steps[0]
    #expect(expected.pattern == .value(.exactly(.number(15))))
  }

  /// The catalogue says that either supplies properties, and what a declared one reads that was never set (KVC-21,
  /// KVC-24, KVC-30), not which of these goes first.
  @Test(arguments: [
    "hook k1 defaultValueForKey myNumber 7; new l1 k1", "new l1 k1 {style: {myNumber: 4}}",
  ])
  func whatElseSuppliesADeclaredPropertyIsLeftOpen(setting: String) throws {
    let declared = "new k1 CALayer {myNumber: \"number\"}; "
    let (open, _) = try Reference.lastAnswer(
      to: declared + setting + "; value l1 myNumber", declaring: [.dynamicProperties: true])
    #expect(open.weakened == .beyondReference)
    let (known, _) = try Reference.lastAnswer(
      to: declared + setting + "; setValue l1 myNumber 3; value l1 myNumber",
      declaring: [.dynamicProperties: true])
    #expect(known.weakened == nil && known.answer == .value(.number(3)))
  }
}
