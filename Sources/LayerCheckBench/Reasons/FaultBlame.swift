import Campaign
import Conformance
import DirectedScripts
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// Whom the directed scripts blame for one fault that is an engine's only one.
struct FaultBlame: Sendable {
  let fault: Fault
  /// How many wrong answers there are of which each rule is suspected.
  private(set) var suspected: [RuleID: Int] = [:]
  /// How many wrong answers each rule is blamed for before all others.
  private(set) var first: [RuleID: Int] = [:]

  /// Has an engine with the fault carry out all directed scripts.
  init(of fault: Fault) {
    self.fault = fault
    let judge = CrowdJudge(Crowd(of: fault))
    var tally = Tally()
    var cases = CaseResults()
    var wrong = WrongAnswers()
    var problems: [Problem] = []
    for directed in DirectedScripts.all {
      let judged = judge.judged(
        judge.crowd, directed.script, judge.expectations(of: directed.script))
      tally.add(judged.tally)
      cases.count(judged.problems, judged.tally, about: directed.rules)
      wrong.count(judged.problems, isDirected: true)
      problems += judged.problems
    }
    let blame = Blame(tally, cases, explaining: wrong)
    for problem in problems {
      for rule in problem.suspects { suspected[rule, default: 0] += 1 }
      if let rule = blame.ranking(of: problem.suspects).first { first[rule, default: 0] += 1 }
    }
  }
}

/// Whether some fault that breaks a rule is found and blamed on it.
struct RuleBlame: Sendable {
  let rule: RuleID
  /// The faults that break the rule.
  let faults: [FaultBlame]

  /// How many of the faults have a wrong answer of which the rule is suspected.
  var suspected: Int { faults.count { $0.suspected[rule] != nil } }

  /// How many of the faults have a wrong answer that is blamed on the rule before all others.
  var blamed: Int { faults.count { $0.first[rule] != nil } }

  /// The rule that is blamed most for each of the faults.
  var instead: [RuleID] {
    faults.compactMap { fault in
      fault.first.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }
}

extension Table {
  /// One row for each rule that is never blamed first, and one for all.
  init(_ rules: [RuleBlame]) {
    rows = rules.filter { $0.blamed == 0 }.map { rule in
      [
        ("rule", .text(rule.rule.description)), ("faults", .count(rule.faults.count)),
        ("suspected", .count(rule.suspected)), ("blamed", .count(0)),
        ("instead", .texts(rule.instead.map(\.description))),
      ]
    }
    rows.append([
      ("rule", .text("all")), ("faults", .count(rules.count { !$0.faults.isEmpty })),
      ("suspected", .count(rules.count { $0.suspected > 0 })),
      ("blamed", .count(rules.count { $0.blamed > 0 })), ("instead", .texts([])),
    ])
  }
}
