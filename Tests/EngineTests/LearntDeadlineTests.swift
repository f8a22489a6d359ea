import Testing

@testable import Engines

/// How long a driver is waited for before it is suspected to hang.
struct LearntDeadlineTests {
  @Test func nothingIsSuspectedBeforeFiveScriptsWereAnswered() {
    var deadline = LearntDeadline()
    for _ in 0..<4 { deadline.learn(from: 0.1) }
    #expect(deadline.seconds == nil)
    deadline.learn(from: 0.1)
    #expect(deadline.seconds == 2)
  }

  @Test(arguments: [(slowest: 0.001, seconds: 0.5), (0.025, 0.5), (0.05, 1), (0.5, 10)])
  func itIsTwentyTimesAsLongAsTheSlowestTookAndHalfASecond(slowest: Double, seconds: Double) {
    #expect(Self.deadline(slowest: slowest).seconds == seconds)
  }

  @Test func laterScriptsChangeNothing() {
    var deadline = Self.deadline(slowest: 0.05)
    deadline.learn(from: 4)
    #expect(deadline.seconds == 1)
  }

  @Test func itDoublesWithEachScriptThatWasSuspectedWrongly() {
    var deadline = Self.deadline(slowest: 0.05)
    deadline.double()
    deadline.double()
    #expect(deadline.seconds == 4)
  }

  private static func deadline(slowest: Double) -> LearntDeadline {
    var deadline = LearntDeadline()
    for number in 0..<5 { deadline.learn(from: number == 2 ? slowest : slowest / 2) }
    return deadline
  }
}
