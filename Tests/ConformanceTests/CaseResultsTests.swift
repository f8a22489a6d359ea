import Rules
import Testing

@testable import Conformance

/// What the scripts that were written for a rule say of it.
@Suite("The scripts about a rule")
struct CaseResultsTests {
  @Test(
    "speak against it from a quarter of failing ones on: one of many tells of a clause",
    arguments: [(0, 4, false), (1, 4, true), (1, 5, false), (2, 5, true), (1, 1, true)])
  func speakAgainstARule(failed: Int, all: Int, isSuspected: Bool) {
    let cases = CaseResults(failed: [.geo(6): failed], all: [.geo(6): all], compared: [:])
    #expect(cases.speakAgainst(.geo(6)) == isSuspected)
  }

  @Test("speak against it though they hold, where a tenth of what rests on it is wrong")
  func comparisonsSpeakAgainstARule() {
    for (failed, isSuspected) in [(1, true), (0, false)] {
      var counts = Tally.Counts()
      (counts.passed, counts.failed) = (9, failed)
      let cases = CaseResults(failed: [:], all: [.geo(6): 3], compared: [.geo(6): counts])
      #expect(cases.speakAgainst(.geo(6)) == isSuspected)
    }
  }

  @Test("acquit nothing where there are none")
  func withoutScripts() {
    #expect(CaseResults().speakAgainst(.geo(6)))
  }
}
