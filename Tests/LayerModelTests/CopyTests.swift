import LayerModel
import LayerScript
import Rules
import Testing

/// Presentation copies and their originals.
struct CopyTests {
  @Test(arguments: [
    WorkedCase("new l1; get l1.modelLayer", "l1", .copy(1)),
    WorkedCase("new l1; exists l1.presentation", "false", .copy(2)),
    WorkedCase("new l1; host l1; tick; exists l1.presentation", "true", .copy(3)),
    WorkedCase("new l1; host l1; tick; get l1.presentation.modelLayer", "l1", .copy(3)),
    WorkedCase(
      """
      new l1; host l1; tick; begin; set transaction.disableActions true; set l1.opacity 0.5
      get l1.presentation.opacity
      """, "1", .copy(4)),
    WorkedCase(
      "new l1; set l1.cornerCurve \"continuous\"; host l1; tick; "
        + "get l1.presentation.cornerCurve", "\"continuous\"", .copy(5)),
    WorkedCase(
      "new l1; set l1.bounds (0, 0, 2, 2); host l1; tick; get l1.presentation.frame",
      "(-1, -1, 2, 2)", .copy(8)),
    // One that is hosted itself stays in sight when it leaves another.
    WorkedCase(
      "new l1; new l2; host l1; host l2; add l1 to l2; tick; remove l1; tick; "
        + "get l1.presentation.superlayer", "nil", .copy(6)),
  ])
  func theCopyShowsItsOriginal(worked: WorkedCase) throws { try worked.check() }

  @Test func readingTheCopyMustLeaveTheModelAlone() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: "new l1; host l1; tick; get l1.presentation.opacity; get l1.opacity")
    #expect(reasons.rules(in: expected.undisturbed.why).contains(.copy(10)))
  }
}
