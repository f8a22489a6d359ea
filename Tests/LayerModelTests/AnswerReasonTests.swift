import LayerModel
import LayerScript
import Rules
import Testing

/// A rule is among the reasons for an answer where an engine that breaks it answers something else.
@Suite("The rules that an answer rests on")
struct AnswerReasonTests {
  private static let running =
    "new l1; host l1; new a1 {beginTime: 1, repeatCount: inf}; addAnimation a1 to l1 key k; tick; "
  private static let twoAnimated =
    "new l1; new l2; new a1; addAnimation a1 to l1 key k; animationKeys l1; "
    + "addAnimation a1 to l2 key other; "

  @Test(
    "include the one that says",
    arguments: [
      ("how long an animation lasts that is still listed", running + "animationKeys l1", .time(21)),
      (
        "how long one lasts that is still found", running + "get l1.animation(k).keyPath", .time(21)
      ),
      (
        "that what other threads set is their own",
        "set transaction.animationDuration 1; @2 get transaction.animationDuration", .txn(43)
      ),
      (
        "that what other threads hold open keeps nothing back",
        "new l1; host l1; @2 begin; tick; get l1.presentation.opacity", .txn(43)
      ),
      (
        "that a property is never animated in blocks, where these are silenced besides",
        "new v1 backing l1; set UIView.animationsEnabled false; beginBlock animate duration 1; "
          + "set l1.borderWidth 1; animationKeys l1", .view(7)
      ),
      (
        "that an inner commit publishes nothing, so that nothing animates",
        "new l1; host l1; begin; begin; commit; set l1.opacity 0; animationKeys l1", .txn(15)
      ),
      (
        "that a part of a property animates under its name, also where the frame is set",
        "new l1; host l1; tick; set l1.frame (0, 0, 0, 1); animationKeys l1", .act(55)
      ),
      (
        "what was shown, where an animation starts from that",
        "new v1 backing l1; host v1; tick; beginBlock animate duration 1 beginFromCurrentState; "
          + "set l1.opacity 0; get l1.animation(opacity).fromValue", .pres(4)
      ),
      (
        "that a start is told once, however often an animation repeats",
        "new l1; host l1; new a1 {delegate: h1, repeatCount: 3}; addAnimation a1 to l1; tick",
        .call(2)
      ),
    ] as [(String, String, RuleID)])
  func includeTheRule(what: String, text: String, rule: RuleID) throws {
    #expect(try reasons(behind: text).contains(rule), "\(what)")
  }

  @Test("tell of another layer's animation that it leaves this one's alone, under whichever key")
  func includeIndependence() throws {
    let (last, reasons) = try Reference.lastAnswer(to: Self.twoAnimated + "animationKeys l1")
    #expect(reasons.rules(in: last.undisturbed.why).contains(.pres(22)))
  }

  /// The rules behind the last step's answer, behind there being one, and behind its callbacks.
  private func reasons(behind text: String) throws -> Set<RuleID> {
    let (last, reasons) = try Reference.lastAnswer(to: text, declaring: [.threads: true])
    let whys = [last.why, last.existence] + last.events.map(\.why)
    return Set(whys.flatMap { reasons.rules(in: $0) })
  }
}
