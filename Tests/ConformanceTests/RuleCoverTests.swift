import LayerScript
import Rules
import Testing

@testable import Conformance

/// Whatever is wrong in a run is explained by few rules.
@Suite("What is wrong in a run")
struct RuleCoverTests {
  @Test("is explained by the rule that all of it shares, not by the special rule of each answer")
  func isExplainedByWhatIsShared() {
    let cover = cover([[.anim(46), .pres(9)]: 2, [.anim(52), .pres(9)]: 2, [.fill, .pres(9)]: 1])
    #expect(cover == [.pres(9): 0])
  }

  @Test("is not explained by a rule on which much rests that is right")
  func isNotExplainedByWhatIsRight() {
    let cover = cover(
      [[.anim(46), .time(17)]: 2, [.anim(52), .time(17)]: 2], right: [.time(17): 90])
    #expect(cover == [.anim(46): 0, .anim(52): 1])
  }

  @Test("is laid aside once it is explained, so that other mistakes come next")
  func isLaidAside() {
    let cover = cover([
      [.geo(6), .geo(2)]: 5, [.geo(6)]: 5, [.geo(2), .tree(1)]: 1, [.tree(1)]: 1,
    ])
    #expect(cover == [.geo(6): 0, .tree(1): 1])
  }

  @Test("is counted once a script for the same rules, in whatever order")
  func isCountedOnce() {
    let problems = [[RuleID.geo(6), .geo(2)], [.geo(2), .geo(6)], []].map {
      Problem(kind: .wrongAnswer, step: 0, suspects: $0, expected: "1", actual: "2")
    }
    var wrong = WrongAnswers()
    wrong.count(problems, isDirected: true)
    wrong.count(problems, isDirected: false)
    wrong.add(wrong)
    #expect(
      wrong == WrongAnswers(directed: [[.geo(2), .geo(6)]: 2], random: [[.geo(2), .geo(6)]: 2]))
  }

  @Test("is blamed on the rule that explains most, where a finding is")
  func isBlamed() {
    var (tally, wrong) = (Tally(), WrongAnswers())
    tally.count([.pres(9)], as: .passed)
    for special in [RuleID.anim(46), .anim(52), .fill] {
      let suspects = [special, .pres(9)]
      tally.count(suspects, as: .failed)
      let problem = Problem(
        kind: .wrongAnswer, step: 0, suspects: suspects, expected: "1", actual: "2")
      wrong.count([problem], isDirected: false)
    }
    let suspects: [RuleID] = [.anim(46), .pres(9)]
    #expect(Blame(tally, CaseResults()).ranking(of: suspects).first == .anim(46))
    let blame = Blame(tally, CaseResults(), explaining: wrong)
    #expect(blame.ranking(of: suspects) == [.pres(9), .anim(46)])
  }

  private func cover(_ wrong: [[RuleID]: Double], right: [RuleID: Double] = [:]) -> [RuleID: Int] {
    RuleCover(of: wrong, right: { right[$0] ?? 0 }, suspicion: { _ in 1 }).places
  }
}

extension RuleID {
  fileprivate static let fill = RuleID.anim(18)
}
