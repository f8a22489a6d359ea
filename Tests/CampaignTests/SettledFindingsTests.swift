import Conformance
import Engines
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Campaign

/// What findings are blamed on at the end of a run, and which of them are one.
@Suite("Settled findings")
struct SettledFindingsTests {
  @Test("are one where they are blamed on one rule, with the shortest script first")
  func areOneByTheirRule() throws {
    let findings = try settled([
      ("set l1.opacity 1; get l1.frame", [.geo(2), .geo(6)]),
      ("get l1.bounds", [.geo(3), .geo(6)]),
      ("get l1.position", [.geo(1)]),
    ])
    #expect(findings.map(\.primary) == [.geo(6), .geo(1)])
    #expect(findings.map(\.occurrences) == [2, 1])
    #expect(findings.first?.script.oneLine == "new l1; get l1.bounds")
    let further = findings.first?.furtherScripts.map(\.script.oneLine)
    #expect(further == ["new l1; set l1.opacity 1; get l1.frame"])
  }

  @Test("stay apart where one of them needs something unusual, whatever rule is blamed")
  func stayApart() throws {
    var relations = FindingRelations()
    relations.apart = [FindingPair(2, 0)]
    let all = ["get l1.frame", "get l1.bounds", "get l1.position"].map { ($0, [RuleID.geo(1)]) }
    let findings = try settled(all, following: relations)
    #expect(findings.map(\.occurrences) == [2, 1])
  }

  @Test(
    "are one though one needs something unusual, where little rests on the blamed rule and its scripts fail",
    arguments: [(RuleID.geo(7), true, 1), (.geo(7), false, 2), (.geo(1), true, 2)])
  func areOneByASpecificRule(rule: RuleID, fails: Bool, count: Int) throws {
    var relations = FindingRelations()
    relations.apart = [FindingPair(0, 1)]
    let all = ["get l1.bounds", "exists l1.presentation"].map { ($0, [rule]) }
    let findings = try settled(all, withScriptsAbout: [rule: fails], following: relations)
    #expect(findings.count == count)
  }

  @Test(
    "are one where the answer of one breaks a law, and the other names the law's rule among the blamed",
    arguments: [
      ("get l1.frame", [RuleID.geo(7), .geo(6)], 1), ("get l1.frame", [.geo(7)], 2),
      ("get l1.bounds", [.geo(7), .geo(6)], 2),
    ])
  func areOneByALaw(query: String, rules: [RuleID], count: Int) throws {
    let findings = try settled(
      [(query, rules), ("get l1.frame", [.geo(6)])], breaking: [nil, "frame-derived"])
    #expect(findings.count == count)
  }

  @Test("stay apart where one is wrong in the opposite way of another that was joined before")
  func oppositesStayApartThroughOthers() throws {
    let all = ["set l1.opacity 1; get l1.mask", "get l1.superlayer", "get l1.delegate"].map {
      ($0, [RuleID.geo(6)])
    }
    let findings = try settled(all, departing: [.unexpected, .otherValue, .missing])
    #expect(findings.map(\.occurrences) == [2, 1])
  }

  @Test("keep their names against a list: what an entry shows does not take in what no entry does")
  func keepTheirNames() throws {
    var relations = FindingRelations()
    relations.names = [1: "one", 2: "another"]
    let all = ["get l1.frame", "get l1.bounds", "get l1.position"].map { ($0, [RuleID.geo(6)]) }
    let findings = try settled(all, following: relations)
    #expect(findings.map(\.known) == [nil, "one", "another"])
  }

  @Test("have no name that was taken back")
  func haveNoNameThatWasTakenBack() throws {
    var relations = FindingRelations()
    relations.misnamed = [1]
    let findings = try settled(
      [("get l1.frame", [.geo(6)]), ("get l1.opacity", [.geo(20)])],
      behavingLike: ["frame-anchor-centre", "frame-two-corners"], following: relations)
    #expect(findings.map(\.behavesLike) == ["frame-anchor-centre", nil])
  }

  @Test("are held against each other again where another one stands for a group by now")
  func areJoinedUntilNoneAreOne() throws {
    let findings = try settled(
      [
        ("set l1.opacity 1; get l1.frame", [.geo(20)]),
        ("get l1.bounds", [.geo(6)]),
        ("get l1.position", [.geo(6), .geo(20), .geo(22), .geo(10)]),
      ], answering: ["2", "3", "2"])
    #expect(findings.map(\.occurrences) == [3])
  }

  /// Suspects of two findings that are blamed on different rules; much rests on GEO-02, GEO-03 and ACT-03, little on
  /// the others.
  @Test(
    "are one where they suspect nearly the same, and the more so within an area",
    arguments: [
      // The second names GEO-20, which is blamed for the first.
      ([RuleID.geo(20), .geo(2)], [RuleID.geo(12), .geo(20), .geo(3)], true),
      // They share most of what tells anything.
      (
        [.geo(22), .geo(20), .geo(21), .geo(10)],
        [.act(14), .geo(22), .geo(20), .geo(21), .geo(10)], true
      ),
      // Within an area, less does.
      (
        [.geo(12), .geo(24), .geo(20), .geo(21), .geo(10)],
        [.geo(37), .geo(20), .geo(21), .geo(10)], true
      ),
      // What they share, nearly everything rests on.
      ([.geo(12), .geo(2)], [.geo(20), .geo(2)], false),
      // One names the rule that is blamed for the other, of another area.
      ([.geo(12), .act(3)], [.act(3), .act(1)], false),
    ])
  func areOneByTheirSuspects(first: [RuleID], second: [RuleID], areOne: Bool) throws {
    let findings = try settled([("get l1.bounds", first), ("get l1.position", second)])
    #expect((findings.count == 1) == areOne)
  }

  @Test("stay apart where they suspect nearly the same of different answers")
  func differentAnswersAreOfTwoMistakes() throws {
    let rules: [[RuleID]] = [
      [.geo(12), .geo(24), .geo(20), .geo(21), .geo(10)],
      [.geo(37), .geo(20), .geo(21), .geo(10)],
    ]
    let queries = ["get l1.bounds", "get l1.position"]
    let findings = try settled(Array(zip(queries, rules)), answering: ["2", "3"])
    #expect(findings.count == 2)
  }

  @Test(
    "stay apart where all scripts about the rule hold that is blamed for both, unless they ask the same",
    arguments: [
      ("get l1.bounds", "get l1.position", 1), ("get l1.bounds", "exists l1.presentation", 2),
      // Of an animation each property means something else.
      ("get l1.animation(k).fromValue", "get l1.animation(k).keyPath", 2),
    ])
  func aRuleWhoseScriptsHoldSaysLittle(first: String, second: String, count: Int) throws {
    let all = [first, second].map { ("set l1.opacity 1; \($0)", [RuleID.geo(1)]) }
    #expect(try settled(all, withScriptsAbout: [.geo(1): false]).count == count)
    #expect(try settled(all, withScriptsAbout: [.geo(1): true]).count == 1)
  }

  @Test(
    "are one where much that rests on the blamed rule is wrong, though all scripts about it hold")
  func aRuleMayBeBrokenThoughItsScriptsHold() throws {
    let all = ["get l1.bounds", "exists l1.presentation"].map { ($0, [RuleID.geo(6)]) }
    #expect(try settled(all, withScriptsAbout: [.geo(6): false]).count == 1)
  }

  @Test(
    "stay apart where all scripts about one of two blamed rules hold, however much both suspect the same"
  )
  func oneRuleWhoseScriptsHoldSaysLittle() throws {
    let shared = [RuleID.geo(20), .geo(21), .geo(10)]
    let all = [
      ("get l1.bounds", [.geo(12), .geo(24)] + shared),
      ("get l1.position", [.geo(37)] + shared),
    ]
    #expect(try settled(all, withScriptsAbout: [.geo(12): true, .geo(37): false]).count == 2)
    #expect(try settled(all, withScriptsAbout: [.geo(12): true, .geo(37): true]).count == 1)
  }

  @Test(
    "stay apart where callbacks about different keys do not come, since nothing is no same answer",
    arguments: [
      (StepForm("ran", "", "onOrderIn"), StepForm("asked", "", "transition"), 2),
      (StepForm("ran", "", "onOrderIn"), StepForm("asked", "", "onOrderIn"), 1),
      (StepForm("ran", "", "position"), StepForm("asked", "", "opacity"), 1),
      (StepForm("started"), StepForm("completed"), 2),
    ])
  func nothingIsNoSameAnswer(first: StepForm, second: StepForm, count: Int) throws {
    let shared = [RuleID.geo(20), .geo(21), .geo(10)]
    let all = [
      ("tick", [.geo(12), .geo(24)] + shared),
      ("tick", [.geo(37)] + shared),
    ]
    let findings = try settled(all, missing: [first, second])
    #expect(findings.count == count)
  }

  @Test(
    "stay apart where they are wrong in opposite ways, though one rule is blamed for both",
    arguments: [
      ([Deviation.missing, .unexpected], 2), ([.missing, .otherValue], 1),
      ([.missing, .missing], 1),
    ])
  func oppositesStayApart(deviations: [Deviation], count: Int) throws {
    let all = ["get l1.mask", "get l1.superlayer"].map { ($0, [RuleID.geo(6)]) }
    #expect(try settled(all, departing: deviations).count == count)
  }

  @Test("stay apart where one is known for a mistake, unless both are blamed on one rule")
  func whatIsKnownIsNotTakenForAnother() throws {
    let findings = try settled(
      [
        ("get l1.bounds", [.geo(20), .geo(2)]), ("get l1.position", [.geo(12), .geo(20)]),
      ], behavingLike: ["frame-anchor-centre"])
    #expect(findings.count == 2)
  }

  @Test("stay apart where they are known for two mistakes")
  func twoKnownMistakesStayApart() throws {
    let findings = try settled(
      [("get l1.frame", [.geo(6)]), ("get l1.bounds", [.geo(6)])],
      behavingLike: ["frame-anchor-centre", "frame-two-corners"])
    #expect(findings.map(\.behavesLike) == ["frame-anchor-centre", "frame-two-corners"])
  }

  @Test("are shown by what is known for the mistake that it is", arguments: [0, 1])
  func aKnownMistakeStandsForBoth(place: Int) throws {
    var faults: [String?] = [nil, nil]
    faults[place] = "frame-anchor-centre"
    let scaled = "set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); "
    let queries = ["get l1.frame", "value l1 frame.origin"].map { scaled + $0 }
    let findings = try settled(queries.map { ($0, [.geo(6)]) }, behavingLike: faults)
    #expect(findings.map(\.behavesLike) == ["frame-anchor-centre"])
    #expect(findings.first?.script.oneLine == "new l1; " + queries[place])
  }

  @Test("stay apart where the mistake that one is known for does not show the other")
  func aKnownMistakeTakesNothingThatItDoesNotShow() throws {
    let findings = try settled(
      [
        ("set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.frame", [.geo(1)]),
        ("get l1.opacity", [.geo(1)]),
      ], behavingLike: ["frame-anchor-centre"])
    #expect(findings.map(\.behavesLike) == ["frame-anchor-centre", nil])
  }

  /// What a run comes to that files some findings, each of a query and the rules that it rests on, and that has a
  /// script about each of some rules, which fails or not.
  private func settled(
    _ all: [(query: String, rules: [RuleID])], behavingLike faults: [String?] = [],
    answering answers: [EngineText] = [], missing events: [StepForm] = [],
    departing deviations: [Deviation] = [], breaking laws: [String?] = [],
    withScriptsAbout about: [RuleID: Bool] = [:],
    following relations: FindingRelations = FindingRelations()
  ) throws -> [Finding] {
    var triage = Triage(CampaignOptions(), Assumptions(WorldEngine().description))
    for (place, (query, rules)) in all.enumerated() {
      let script = try Script(parsing: "new l1; \(query)")
      var problem = Problem(
        kind: .wrongAnswer, step: script.steps.count - 1,
        deviation: deviations.indices.contains(place) ? deviations[place] : nil, suspects: rules,
        expected: "1", actual: answers.indices.contains(place) ? answers[place] : "2")
      if laws.indices.contains(place), let law = laws[place] {
        (problem.kind, problem.law) = (.lawBroken, law)
      }
      if events.indices.contains(place) {
        (problem.event, problem.deviation) = (events[place], .missingEvent)
        problem.actual = .noSuchCallback
      }
      triage.append(
        Finding(
          problem: problem, primary: rules.first, alternatives: Array(rules.dropFirst()),
          restsOn: [], script: script, variant: nil, rows: [],
          behavesLike: faults.indices.contains(place) ? faults[place] : nil,
          origin: .generated(0), original: script,
          confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: ""))
    }
    // The scripts about GEO-06 fail, and the others hold.
    var tally = Tally()
    tally.count([.geo(6)], as: .failed)
    tally.count([.geo(1), .geo(2), .geo(3)], as: .passed)
    triage.cases.count([], tally, about: [])
    for (rule, fails) in about {
      let problem = Problem(
        kind: .wrongAnswer, step: 0, suspects: [rule], expected: "1", actual: "2")
      triage.cases.count(fails ? [problem] : [], Tally(), about: [rule])
    }
    return triage.settledFindings(counting: [:], following: relations)
  }
}
