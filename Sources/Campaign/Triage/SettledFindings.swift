import Conformance
import LayerScript
import Rules

/// What the findings look like at the end, when all that was counted can be asked whom to blame.
extension Triage {
  /// The findings, one a cause; what needed no further look is counted with them.
  ///
  /// - Parameters:
  ///   - settled: How many further scripts each finding explains.
  ///   - wrong: What was wrong in all scripts.
  ///   - relations: What was found out of how they hang together.
  /// - Returns: The findings in the order in which they were filed.
  func settledFindings(
    counting settled: [Int: Int], explaining wrong: WrongAnswers = WrongAnswers(),
    following relations: FindingRelations = FindingRelations()
  ) -> [Finding] {
    var findings = findings
    for place in relations.misnamed { findings[place].behavesLike = nil }
    findings = ranked(findings, explaining: wrong)
    for place in findings.indices {
      findings[place].occurrences += settled[place] ?? 0
      findings[place].known = findings[place].known ?? relations.names[place]
    }
    let causes = relations.causes
    for (place, first) in causes.sorted(by: { $0.key < $1.key }) {
      findings[first].takeInConsequence(findings[place])
    }
    let groups = findings.indices.filter { causes[$0] == nil }.map { place in
      FindingGroup(
        finding: findings[place],
        places: [place] + causes.filter { $0.value == place }.keys.sorted())
    }
    return joined(groups, following: relations).map(\.finding)
  }

  /// Some groups of findings, those joined that are one by the rules that are blamed for them.
  ///
  /// Which finding stands for a group changes as it grows, so that groups that were held against each other before may
  /// turn out to be one.
  private func joined(
    _ groups: [FindingGroup], following relations: FindingRelations
  ) -> [FindingGroup] {
    var kept: [FindingGroup] = []
    for group in groups {
      let candidates = kept.map { $0.hasOpposite(of: group) ? nil : $0.finding }
      let apart = kept.indices.filter { relations.areApart(kept[$0].places, group.places) }
      let twin = place(blamedLike: group.finding, among: candidates, apart: Set(apart))
      if let twin { kept[twin].join(group) } else { kept.append(group) }
    }
    return kept.count == groups.count ? kept : joined(kept, following: relations)
  }
}

/// Findings of a run that are taken for one mistake.
private struct FindingGroup {
  /// The finding that stands for all.
  var finding: Finding
  /// The places of all among the findings of the run.
  var places: [Int]
  /// The findings that stood for what was joined by the rules that are blamed.
  private var leads: [Finding]

  init(finding: Finding, places: [Int]) {
    (self.finding, self.places, leads) = (finding, places, [finding])
  }

  /// Tells whether findings of both are wrong in opposite ways.
  func hasOpposite(of other: FindingGroup) -> Bool {
    leads.contains { lead in other.leads.contains { lead.isOpposite(of: $0) } }
  }

  mutating func join(_ other: FindingGroup) {
    finding.join(other.finding)
    places += other.places
    leads += other.leads
  }
}

extension Triage {
  /// The place of the finding that is one with another by the rules that are blamed; nil where there is none.
  ///
  /// - Parameters:
  ///   - finding: The other finding, ranked.
  ///   - candidates: The findings, ranked; nil for one that is out of the question.
  ///   - apart: The places of those that are two mistakes with it, unless one rule is blamed for both on which little
  ///     rests.
  /// - Returns: The place.
  func place(blamedLike finding: Finding, among candidates: [Finding?], apart: Set<Int>) -> Int? {
    let judge = Judge(assumptions)
    let others = candidates.enumerated().compactMap { place, other in other.map { (place, $0) } }
    let twin =
      others.first { !apart.contains($0) && isOneByBlame($1, finding, by: judge) }
      ?? others.first { isOneRule($1, finding) }
    return twin?.0
  }

  /// Tells whether one rule is blamed for both findings, which scripts that are written for it speak against, too, and on
  /// which little else rests: then neither unusual input nor the name of a known mistake keeps them apart.
  private func isOneRule(_ other: Finding, _ finding: Finding) -> Bool {
    guard finding.hasTheRule(of: other), let primary = finding.primary else { return false }
    return Blame.isSpecific(primary) && !cases.isEmpty && cases.speakAgainst(primary)
  }

  /// Tells whether findings are one by the rules that are blamed for them.
  private func isOneByBlame(_ other: Finding, _ finding: Finding, by judge: Judge) -> Bool {
    // A known mistake that does not show the other is hardly its cause.
    other.isBlamedLike(finding, by: cases) && judge.isShown(finding, byFaultOf: other)
      && judge.isShown(other, byFaultOf: finding)
  }

  /// Some findings, with whom to blame by all that was counted and wrong.
  func ranked(_ findings: [Finding], explaining wrong: WrongAnswers) -> [Finding] {
    let blame = Blame(tally, cases, explaining: wrong)
    return findings.map { finding in
      var finding = finding
      if finding.isBlamedByCounts { finding.rankSuspects(by: blame) }
      return finding
    }
  }
}

extension Finding {
  /// Whether counts tell whom to blame; a known mistake has told which rule it breaks already.
  fileprivate var isBlamedByCounts: Bool { behavesLike == nil && problem.kind == .wrongAnswer }

  /// Blames the most suspicious of the rules that may be broken.
  fileprivate mutating func rankSuspects(by blame: Blame) {
    // What is only reported is not asserted because a step that is innocent stands before it.
    let step = problem.counts ? sideEffect : nil
    suspects = SideEffectRules.ranking(
      blame.ranking(of: suspects), of: step, on: identity.look, by: blame)
  }

  /// Takes in a finding that follows from it, with its script; one that is shorter stands for both.
  fileprivate mutating func takeInConsequence(_ other: Finding) {
    takeIn(other, standingForBoth: other.script.steps.count < script.steps.count)
    occurrences += other.occurrences
  }

  /// Takes in another finding and keeps its script, which may turn out to show a mistake of its own.
  ///
  /// What is known for the mistake that it is stands for both, else an answer rather than a law, else the better one.
  fileprivate mutating func join(_ other: Finding) {
    let own = sideEffect
    let isKnownMistake = (behavesLike != nil, other.behavesLike != nil)
    let isAnswer = (problem.kind == .wrongAnswer, other.problem.kind == .wrongAnswer)
    let otherStands =
      if isKnownMistake.0 != isKnownMistake.1 {
        isKnownMistake.1
      } else if isAnswer.0 != isAnswer.1 {
        isAnswer.1
      } else {
        other.isBetter(than: self)
      }
    takeIn(other, standingForBoth: otherStands)
    // The title speaks of the script that stands for both.
    sideEffect = otherStands ? other.sideEffect : own
    occurrences += other.occurrences
  }

  /// Tells whether two findings show the same, one in more of a context than the other: they were filed
  /// as two because it needs what the other can do without.
  func isKeptApart(from other: Finding) -> Bool {
    guard identity == other.identity, !behavesLike(asDoes: other) else { return false }
    return features.isLess(than: other.features) || other.features.isLess(than: features)
  }

  /// Tells whether one rule is blamed for both answers, which are not wrong in opposite ways, not known for two mistakes,
  /// and not the same in two contexts.
  fileprivate func hasTheRule(of other: Finding) -> Bool {
    let faults = Set([behavesLike, other.behavesLike].compactMap(\.self))
    return known == other.known && counts == other.counts && faults.count < 2
      && primary == other.primary
      && problem.kind == .wrongAnswer && other.problem.kind == .wrongAnswer
      && !isOpposite(of: other) && !isKeptApart(from: other)
  }

  /// Tells whether two findings blame one rule, or nearly the same ones for the same answer: then they are mostly one
  /// mistake, unless they are known for two.
  ///
  /// Where the scripts that are written for rules do not speak against a blamed rule, it is hardly what is broken, and
  /// that it is blamed for both says nothing.
  fileprivate func isBlamedLike(_ other: Finding, by cases: CaseResults) -> Bool {
    let faults = Set([behavesLike, other.behavesLike].compactMap(\.self))
    guard known == other.known, faults.count < 2 else { return false }
    if breaksLaw(ofAnswer: other) || other.breaksLaw(ofAnswer: self) { return true }
    guard problem.kind == other.problem.kind, !isOpposite(of: other), let primary,
      let theirs = other.primary
    else { return false }
    // What two scripts differ in says little of what makes them differ; the law says it.
    if problem.kind == .lawBroken {
      return primary == theirs && problem.law != nil && problem.law == other.problem.law
    }
    guard problem.kind == .wrongAnswer, !isKeptApart(from: other) else { return false }
    let casesAgree = cases.speakAgainst(primary) && cases.speakAgainst(theirs)
    if primary == theirs {
      return casesAgree
        || asksLike(other) && identity.culprit.verb == other.identity.culprit.verb
    }
    guard casesAgree else { return false }
    // What a known mistake shows is known: of anything else it is not the cause.
    guard faults.isEmpty else { return false }
    let likeness = Blame.likeness(of: suspects, and: other.suspects)
    // Like rules alone are as often those of two mistakes as of one; most that answer the same besides are one.
    guard problem.actual == other.problem.actual, missesLike(other) else { return false }
    if likeness > Self.likenessOfOneMistake { return true }
    return primary.area == theirs.area
      && (likeness > Self.likenessWithinArea || mayShareCause(with: other))
  }

  /// Tells whether an answer breaks a law by what is answered beside it, and the same question is answered wrongly in
  /// another finding, by the rule that the law is about.
  private func breaksLaw(ofAnswer other: Finding) -> Bool {
    guard problem.kind == .lawBroken, problem.parameter == nil, other.problem.kind == .wrongAnswer,
      identity.look == other.identity.look, hasNumbersLike(other), let primary
    else { return false }
    return ([other.primary].compactMap(\.self) + other.alternatives).contains(primary)
  }

  /// Tells whether both ask the same, of whatever property.
  private func asksLike(_ other: Finding) -> Bool {
    identity.question == other.identity.question
  }

  /// Tells whether both miss a callback about the same, whatever property it is; true where none does.
  private func missesLike(_ other: Finding) -> Bool {
    guard identity.deviation == .missingEvent || other.identity.deviation == .missingEvent else {
      return true
    }
    let looks = [identity, other.identity].map(\.ofAnyProperty.look)
    let searches: Set = [Event.Kind.asked.rawValue, Event.Kind.ran.rawValue]
    return looks[0].property == looks[1].property
      && (looks[0].verb == looks[1].verb || searches.isSuperset(of: looks.map(\.verb)))
  }

  /// How alike the suspects of two findings are that are taken for one mistake, whatever areas the blamed rules are of.
  private static let likenessOfOneMistake = 0.5
  /// How alike they are where the blamed rules are of one area.
  private static let likenessWithinArea = 0.25
}

extension ProblemIdentity {
  /// What is asked, of whatever property; of an attached animation each property means something else.
  var question: StepForm { look.subject == Self.attached ? look : ofAnyProperty.look }

  private static let attached = "attached"
}
