import LayerModel
import LayerScript
import Rules
import Testing

/// What transactions read, and when they make changes visible.
struct TransactionTests {
  private static let ready = "new l1; host l1; tick; "
  private static let silent = "set transaction.disableActions true; "

  @Test(arguments: [
    WorkedCase("get transaction.animationDuration", "0.25", .txn(1)),
    WorkedCase("get transaction.disableActions", "false", .txn(1)),
    WorkedCase("get transaction.animationTimingFunction", "nil", .txn(2)),
    WorkedCase("begin; get transaction.animationDuration", "0.25", .txn(3)),
    WorkedCase(
      "begin; set transaction.animationDuration 1; begin; get transaction.animationDuration",
      "1", .txn(4)),
    WorkedCase(
      "begin; set transaction.animationDuration 1; begin; "
        + "set transaction.animationDuration 2; get transaction.animationDuration", "2",
      .txn(5)),
    WorkedCase(
      "begin; set transaction.animationDuration 1; begin; "
        + "set transaction.animationDuration 2; commit; get transaction.animationDuration", "1",
      .txn(5)),
    WorkedCase(
      "begin; set transaction.disableActions true; begin; "
        + "set transaction.disableActions false; get transaction.disableActions", "false",
      .txn(7)),
    WorkedCase(
      "begin; setValue transaction animationDuration 3; get transaction.animationDuration", "3",
      .txn(10)),
    WorkedCase(
      "begin; set transaction.animationDuration 3; value transaction animationDuration", "3",
      .txn(10)),
    WorkedCase("begin; value transaction aKey", "nil", .txn(8)),
    WorkedCase(
      "begin; setValue transaction aKey 5; begin; value transaction aKey", "5", .txn(9)),
    WorkedCase(
      "begin; setValue transaction aKey 5; begin; setValue transaction aKey 6; commit; "
        + "value transaction aKey", "5", .txn(9)),
  ])
  func theInnermostScopeThatSetAValueIsRead(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [1, 4, 16])
  func valuesComeBackScopeByScopeAtAnyDepth(depth: Int) throws {
    let down = (1...depth).map { "begin; set transaction.animationDuration \($0); " }.joined()
    let up = (1..<depth + 1).dropLast().map { _ in "commit; " }.joined()
    try WorkedCase(down + up + "get transaction.animationDuration", "1", .txn(5)).check()
  }

  @Test(arguments: [
    WorkedCase("new l1; begin; set l1.opacity 0.5; get l1.opacity", "0.5", .txn(13)),
    WorkedCase(
      ready + "begin; \(silent)set l1.opacity 0.5; get l1.presentation.opacity", "1", .txn(14),
      .pres(3)),
    WorkedCase(
      ready + "begin; \(silent)set l1.opacity 0.5; commit; get l1.presentation.opacity", "0.5"),
    WorkedCase(
      ready + "begin; begin; \(silent)set l1.opacity 0.5; commit; "
        + "get l1.presentation.opacity", "1", .txn(15)),
    WorkedCase(
      ready + "begin; \(silent)set l1.opacity 0.5; flush; get l1.presentation.opacity", "1",
      .txn(25)),
    WorkedCase(
      ready + "\(silent)set l1.opacity 0.5; get l1.presentation.opacity", "1", .txn(11)),
    WorkedCase(
      ready + "\(silent)set l1.opacity 0.5; tick; get l1.presentation.opacity", "0.5", .txn(12)),
    WorkedCase(
      ready + "\(silent)set l1.opacity 0.5; flush; get l1.presentation.opacity", "0.5",
      .txn(24)),
  ])
  func changesShowWhenTheOutermostTransactionCommits(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    WorkedCase(
      ready + "begin; set transaction.animationDuration 2; set l1.cornerRadius 1; begin; "
        + "set transaction.animationDuration 5; set l1.zPosition 1; commit; "
        + "get l1.animation(zPosition).duration", "5", .txn(17)),
    WorkedCase(
      ready + "begin; set transaction.animationDuration 2; set l1.cornerRadius 1; "
        + "set transaction.animationDuration 5; get l1.animation(cornerRadius).duration", "2",
      .txn(18)),
  ])
  func aChangeTakesTheParametersInForceWhenItIsMade(worked: WorkedCase) throws {
    try worked.check()
  }

  private static let held = "set transaction.animationDuration 5; begin; flush; "

  @Test(arguments: [
    held + "commit; get transaction.animationDuration",
    held + "begin; commit; commit; value transaction animationDuration",
    "set transaction.disableActions true; begin; flush; commit; begin; "
      + "get transaction.disableActions",
    "set transaction.completionBlock b1; begin; flush; commit; get transaction.completionBlock",
  ])
  func whatAFlushInsideAnExplicitTransactionEndsIsOpen(script: String) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == .animation(4))
  }

  @Test(arguments: [
    WorkedCase(
      "set transaction.animationDuration 5; begin; commit; get transaction.animationDuration", "5"),
    WorkedCase(held + "commit; tick; get transaction.animationDuration", "0.25", .txn(44)),
    WorkedCase(
      held + "commit; set transaction.animationDuration 2; get transaction.animationDuration", "2"),
    WorkedCase("begin; flush; commit; get transaction.animationDuration", "0.25"),
    WorkedCase(
      "begin; flush; commit; set transaction.animationDuration 5; begin; commit; "
        + "get transaction.animationDuration", "5"),
  ])
  func whatNoFlushEndsIsRead(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: ["begin; commit; ", "begin; flush; commit; "])
  func whenAnimationsBeginThatTwoCommitsMayPublishIsOpen(commit: String) throws {
    let change = Self.ready + "set l1.zPosition 1; \(commit)"
    let look = "advance 0.125; get l1.presentation.zPosition"
    let (late, _) = try Reference.lastAnswer(to: change + "advance 0.05; tick; \(look)")
    #expect(late.weakened == .animation(4))
    try WorkedCase(change + "tick; \(look)", "0.802403", .act(28), within: 1e-4).check()
  }
}
