import Conformance
import LayerScript
import Rules
import Testing

/// What counts say of a rule, and what findings say of an engine.
struct VerdictTests {
  private static func tally(
    passed: Int = 0, failed: Int = 0, unspecified: Int = 0, unsupported: Int = 0
  ) -> Tally {
    var tally = Tally()
    if passed > 0 { tally.count([.geo(6)], as: .passed, times: passed) }
    if failed > 0 { tally.count([.geo(6)], as: .failed, times: failed) }
    if unspecified > 0 { tally.count([.geo(6)], as: .unspecified, times: unspecified) }
    for _ in 0..<unsupported { tally.countUnsupported([.geo(6)]) }
    return tally
  }

  private func verdict(
    _ tally: Tally, isProfileOff: Bool = false, isInconclusive: Bool = false
  ) throws -> Verdict {
    let rule = try #require(Catalogue.rule(.geo(6)))
    return tally.result(
      for: rule, isProfileOff: isProfileOff, isInconclusive: isInconclusive
    ).verdict
  }

  @Test(arguments: [
    (tally(), Verdict.notExercised),
    (tally(passed: 1), .passed),
    (tally(failed: 1), .failed),
    (tally(passed: 99, failed: 1), .failed),
    (tally(unspecified: 5), .unspecified),
    (tally(unsupported: 5), .unsupported),
    (tally(unspecified: 5, unsupported: 1), .unsupported),
    (tally(passed: 1, unspecified: 5, unsupported: 5), .passed),
  ])
  func theCountsOfARuleGiveItsVerdict(tally: Tally, wanted: Verdict) throws {
    #expect(try verdict(tally) == wanted)
  }

  @Test func aFailureThatCouldNotBeRepeatedIsInconclusive() throws {
    #expect(try verdict(Self.tally(failed: 1), isInconclusive: true) == .inconclusive)
  }

  @Test func aRuleWhoseProfileIsOffWasNotAskedFor() throws {
    #expect(try verdict(Self.tally(), isProfileOff: true) == .profileOff)
    #expect(try verdict(Self.tally(unspecified: 3), isProfileOff: true) == .profileOff)
    #expect(try verdict(Self.tally(passed: 3), isProfileOff: true) == .profileOff)
  }

  @Test func aRuleWithMembersPassesOnlyWhenEachWasCompared() throws {
    let rule = try #require(Catalogue.rules.first { $0.members.count > 1 })
    var tally = Tally()
    tally.count([rule.id], as: .passed)
    let result = tally.result(for: rule, isProfileOff: false, isInconclusive: false)
    #expect(result.verdict == .notExercised)
    #expect(result.missingMembers == rule.members)
  }

  @Test func talliesAddUp() {
    var sum = Self.tally(passed: 2, failed: 1)
    sum.add(Self.tally(passed: 3, unspecified: 4, unsupported: 5))
    #expect(sum == Self.tally(passed: 5, failed: 1, unspecified: 4, unsupported: 5))
    #expect(sum.counts[.geo(6)]?.exercised == 6)
  }

  @Test(
    arguments: [
      ([], .passed), ([.passed, .failed, .notExercised], .failed),
      ([.passed, .notExercised], .notExercised), ([.unspecified, .passed], .unspecified),
      ([.unsupported, .unspecified], .unsupported),
      ([.inconclusive, .notExercised], .inconclusive),
    ] as [([Verdict], Verdict)])
  func theWorstVerdictSpeaksForAnArea(verdicts: [Verdict], worst: Verdict) {
    #expect(Verdict.worst(of: verdicts) == worst)
  }

  private func finding(_ script: String, step: Int) throws -> Finding {
    let script = try Script(parsing: script)
    return Finding(
      problem: Problem(kind: .wrongAnswer, step: step, expected: "1", actual: "2"),
      primary: .geo(6), alternatives: [], restsOn: [], script: script, variant: nil, rows: [],
      behavesLike: nil, origin: .generated(0), original: script,
      confirmed: .init(again: 1, runs: 1),
      shrinking: "")
  }

  @Test func findingsWithOtherNamesAndValuesAreTheSame() throws {
    let one = try finding("new l1; get l1.frame", step: 1)
    let other = try finding("new l3; set l3.bounds (1, 2, 3, 4); get l3.frame", step: 2)
    #expect(one.identity == other.identity)
  }

  @Test(arguments: [
    "new l1; get l1.presentation.frame", "new l1; get l1.bounds", "new l1; paintOrder l1",
  ])
  func findingsWithAnotherObservationDiffer(script: String) throws {
    let one = try finding("new l1; get l1.frame", step: 1)
    #expect(try finding(script, step: 1).identity != one.identity)
  }

  @Test func aRuleThatPassedOftenIsBlamedLast() {
    var tally = Tally()
    tally.count([.geo(2)], as: .passed, times: 1000)
    let ranking = Blame(tally, CaseResults()).ranking(of: [.geo(2), .geo(6)])
    #expect(ranking == [.geo(6), .geo(2)])
  }

  @Test func aRuleWhoseOwnScriptsFailIsBlamedFirst() {
    var cases = CaseResults()
    cases.count([], Tally(), about: [.geo(2)])
    let problem = Problem(
      kind: .wrongAnswer, step: 0, suspects: [.geo(6)], expected: "1", actual: "2")
    cases.count([problem], Tally(), about: [.geo(6)])
    let ranking = Blame(Tally(), cases).ranking(of: [.geo(2), .geo(6)])
    #expect(ranking == [.geo(6), .geo(2)])
  }

  @Test func whatTheScriptsAboutRulesGetRightOutweighsTheRestOfTheRun() {
    var (whole, ofCases, cases) = (Tally(), Tally(), CaseResults())
    whole.count([.geo(2)], as: .failed, times: 1000)
    ofCases.count([.geo(2)], as: .passed, times: 10)
    ofCases.count([.geo(6)], as: .failed)
    cases.count([], ofCases, about: [])
    let ranking = Blame(whole, cases).ranking(of: [.geo(2), .geo(6)])
    #expect(ranking == [.geo(6), .geo(2)])
  }
}
