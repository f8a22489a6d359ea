import LayerModel
import LayerScript
import Rules
import Testing

/// "Setting this leaves that alone" is put to the test by the next query of that.
struct UndisturbedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let set: String
    let get: String
    let rule: RuleID

    init(_ set: String, _ get: String, _ rule: RuleID) {
      self.set = set
      self.get = get
      self.rule = rule
    }

    var testDescription: String { "\(set) leaves \(get) alone" }
  }

  private static let family = "new l1; new l2; new l3; add l2 to l1; add l3 to l1; "

  static let cases = [
    Case("set l1.bounds (1, 2, 3, 4)", "get l1.position", .geo(2)),
    Case("set l1.position (1, 2)", "get l1.bounds", .geo(3)),
    Case("set l1.anchorPoint (0, 1)", "get l1.position", .geo(4)),
    Case("set l1.zPosition 3", "get l1.frame", .geo(15)),
    Case("set l1.frame (1, 2, 3, 4)", "get l1.anchorPoint", .geo(17)),
    Case("set l1.sublayerTransform scale(2, 2, 1)", "get l1.frame", .geo(34)),
    Case("set l1.bounds (1, 2, 3, 4)", "get l2.frame", .geo(35)),
    Case("set l1.contentsScale 2", "get l1.bounds", .geo(37)),
    Case("set l2.zPosition 3", "get l1.sublayers", .tree(24)),
    Case("set l2.hidden true", "get l1.sublayers", .tree(37)),
    Case("set l1.opacity 0.5", "get l2.opacity", .tree(40)),
    Case("add l2 to l3", "get l2.position", .tree(38)),
  ]

  @Test(arguments: cases)
  func aQueryAfterAnUnrelatedSetCarriesTheRule(undisturbed: Case) throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: Self.family + undisturbed.set + "; " + undisturbed.get)
    #expect(reasons.rules(in: expected.undisturbed.why).contains(undisturbed.rule))
    #expect(expected.undisturbed.seenAt == nil)
  }

  @Test(arguments: cases)
  func theNoteRemembersWhenTheValueWasSeenBefore(undisturbed: Case) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "\(Self.family)\(undisturbed.get); \(undisturbed.set); \(undisturbed.get)")
    #expect(expected.undisturbed.seenAt == 5)
  }

  @Test(arguments: cases)
  func theSecondQueryInARowPutsNothingToTheTest(undisturbed: Case) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "\(Self.family)\(undisturbed.set); \(undisturbed.get); \(undisturbed.get)")
    #expect(expected.undisturbed.why.isEmpty)
  }

  @Test func aValueThatIsSetAnewIsNotUndisturbed() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l1; set l1.position (1, 2); set l1.bounds (0, 0, 5, 5); get l1.bounds")
    #expect(expected.undisturbed.why.isEmpty)
  }
}
