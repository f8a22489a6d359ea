import Conformance
import LayerScript
import Rules
import Testing

@testable import Campaign

/// What is wrong in opposite ways, or is no number in one of them alone, is hardly one mistake.
@Suite("Two findings that depart in different ways")
struct DirectionTests {
  private static let opposites: [(Deviation, Deviation, Bool)] = [
    (.missing, .unexpected, true), (.missingEvent, .unexpectedEvent, true),
    (.missing, .missingEvent, false), (.missing, .otherValue, false),
    (.unexpected, .otherValue, false), (.missing, .unexpectedEvent, false),
  ]

  @Test("are opposite where one has too little and the other too much", arguments: opposites)
  func areOpposite(first: Deviation, second: Deviation, areOpposite: Bool) throws {
    let findings = try (finding(first), finding(second))
    #expect(findings.0.isOpposite(of: findings.1) == areOpposite)
    #expect(findings.1.isOpposite(of: findings.0) == areOpposite)
  }

  @Test("are not opposite where both leave a value as it was")
  func whatStaysMayBeEither() throws {
    var (first, second) = try (finding(.missing), finding(.unexpected))
    (first.identity.deviation, second.identity.deviation) = (.unchanged, .unchanged)
    #expect(!first.isOpposite(of: second))
    second.identity.deviation = .unexpected
    #expect(first.isOpposite(of: second))
  }

  @Test(
    "are one by a side effect where they depart alike",
    arguments: [
      (Deviation.otherValue, Deviation.otherValue, true), (.otherValue, .unchanged, true),
      (.missing, .unexpected, false), (.imprecise, .otherValue, false),
      (.notFinite, .otherValue, false), (.imprecise, .imprecise, true),
    ])
  func areOneByASideEffect(first: Deviation, second: Deviation, areOne: Bool) throws {
    let query = "set l1.bounds (0, 0, 0, 1); get l1.sublayers"
    var findings = try [finding(first, query), finding(second, query + "; get l1.superlayer")]
    for place in findings.indices { findings[place].sideEffect = StepForm("begin") }
    #expect(findings[0].isTaken(for: findings[1]) == areOne)
  }

  @Test(
    "are worth a try in each other's scripts where they ask the same and are not opposite",
    arguments: [
      (Deviation.otherValue, Deviation.unchanged, true), (.missing, .unexpected, false),
      (.notFinite, .otherValue, false), (.imprecise, .otherValue, true),
    ])
  func areTriedWhereTheyMayBeOne(first: Deviation, second: Deviation, areTried: Bool) throws {
    let query = "set l1.mask l2; get l1.presentation.mask"
    #expect(try finding(first, query).mayBeLike(finding(second, query)) == areTried)
  }

  @Test(
    "are worth a try where they ask different things and one names the rule that is blamed for the other",
    arguments: [([RuleID.lay(8)], true), ([.dis(21), .lay(8)], true), ([.dis(21)], false)])
  func areTriedWhereTheyMayShareACause(rules: [RuleID], areTried: Bool) throws {
    let set = "set l1.bounds (0, 0, 0, 1); "
    let marked = try finding(.otherValue, set + "get l1.needsLayout", blaming: [.lay(8)])
    let other = try finding(.otherValue, set + "hitTest l1 (0, 0)", blaming: rules)
    #expect(marked.mayBeLike(other) == areTried)
  }

  /// A finding whose last step departs in some way, by the command before it.
  private func finding(
    _ deviation: Deviation, _ query: String = "get l1.mask", blaming rules: [RuleID] = []
  ) throws -> Finding {
    let script = try Script(parsing: "new l1; new l2; \(query)")
    let classes = ObjectClasses(script.steps)
    let problem = Problem(
      kind: .wrongAnswer, step: script.steps.count - 1, deviation: deviation, suspects: rules,
      expected: "1", actual: "2")
    var finding = Finding(
      problem: problem, primary: rules.first, alternatives: Array(rules.dropFirst()),
      restsOn: [], script: script, variant: nil, rows: [], behavesLike: nil,
      origin: .generated(0), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
    let command = script.steps.last { !$0.isQuery && $0.created.isEmpty } ?? script.steps[0]
    finding.identity.culprit = StepForm(command, classes)
    return finding
  }
}
