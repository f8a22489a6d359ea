import Conformance
import LayerScript
import Rules
import Testing

/// Which answers to a single step are differences.
struct AnswerPatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: AnswerPattern
    let answer: Answer
    let isAccepted: Bool

    init(_ pattern: AnswerPattern, _ answer: Answer, _ isAccepted: Bool) {
      self.pattern = pattern
      self.answer = answer
      self.isAccepted = isAccepted
    }

    var testDescription: String { "\(answer) for \(pattern)" }
  }

  private static let one = Answer.value(.number(1))
  private static let number = AnswerPattern.value(.exactly(.number(1)))

  @Test(arguments: [
    Case(.done, .done, true),
    Case(.done, .raised("E"), false),
    Case(.done, one, false),
    Case(.done, .failed("lost"), false),
    Case(number, one, true),
    Case(number, .value(.number(2)), false),
    Case(number, .done, false),
    Case(number, .raised("E"), false),
    Case(.raises(.now), .raised("E"), true),
    Case(.raises(.now), .raised("another"), true),
    Case(.raises(.now), .done, false),
    Case(.raises(.byNextCommit), .raised("E"), true),
    Case(.doneOrRaises(.layers(14)), .done, true),
    Case(.doneOrRaises(.layers(14)), .raised("E"), true),
    Case(.doneOrRaises(.layers(14)), one, false),
    Case(.undecided, one, true),
    Case(.undecided, .raised("E"), true),
  ])
  func anAnswerThatThePatternDoesNotAllowIsADifference(pattern: Case) {
    let isAccepted = differences(pattern.pattern, pattern.answer).isEmpty
    #expect(isAccepted == pattern.isAccepted)
  }

  @Test(arguments: [Answer.done, .raised("E")])
  func whatMayAsWellBeRefusedPutsNoRuleToTheTest(answer: Answer) {
    let counts = comparison(.doneOrRaises(.layers(14)), answer).tally.counts[.geo(6)]
    #expect(counts?.exercised == 0)
    #expect(counts?.unspecified == 1)
  }

  private func differences(_ pattern: AnswerPattern, _ answer: Answer) -> [Difference] {
    comparison(pattern, answer).differences
  }

  private func comparison(_ pattern: AnswerPattern, _ answer: Answer) -> Comparison {
    Comparison(
      of: Trace([Outcome(answer)]),
      with: [Expected(.done, pattern, why: Why(.geo(6)))], reasons: ReasonTable(),
      to: Script([Step(.tick)]))
  }

  @Test(
    arguments: [
      (.done, "done"), (number, "1"), (.raises(.now), "an exception"),
      (.raises(.byNextCommit), "an exception, here or by the next commit"),
      (.doneOrRaises(.layers(14)), "done or an exception"), (.undecided, "anything"),
    ] as [(AnswerPattern, String)])
  func aPatternIsDescribedInWords(pattern: AnswerPattern, words: String) {
    #expect(pattern.description == words)
  }
}
