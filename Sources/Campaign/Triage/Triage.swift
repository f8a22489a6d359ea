import Choices
import Conformance
import LayerModel
import LayerScript
import Rules

/// What is filed, and what it says of further failures.
struct Triage: Sendable {
  /// What failures are likely to have in common; of these one at a time is shrunk.
  enum Likeness: Hashable {
    /// What a problem is told from others by.
    case problem(ProblemIdentity)
    /// Something that is filed or known, at one more script of which a closer look is taken.
    case look(FiledPlace)
    /// How the engine died.
    case death(FindingKind)
    /// Something that the engine may keep from script to script.
    case leak
  }

  let options: CampaignOptions
  /// What is known before the run.
  let known: KnownFindings
  /// How often the entries of the list of known failures explained what was shrunk.
  var knownCounts: [Int: Int] = [:]
  /// What is taken for granted about the engine.
  let assumptions: Assumptions
  /// How often each rule was put to the test, up to the last round.
  var tally = Tally()
  /// How the scripts came out that are about known rules, up to the last round.
  var cases = CaseResults()
  /// The steps of scripts that the engine survived, up to the last round.
  var survived = SurvivedSteps()
  /// What was made of the scripts that each entry of that list explains.
  var listed: [Int: Checkpoint.ListedScripts] = [:]
  /// What is filed, in the order in which it was.
  var findings: [Finding] = []
  /// What of each finding tells whether it explains a problem.
  var filed: [FiledProblem] = []
  /// How far the engine's answers can be relied on.
  var stability = Stability()
  /// How many scripts may still be run for shrinking.
  var budget = ShrinkBudget()
  /// For each finding, in which further ways its step ends the engine.
  var deadly: [Int: Set<StepVariant>] = [:]
  /// For each finding, at how many further scripts a closer look was taken.
  var looks: [Int: Int] = [:]

  /// For how many scripts an engine may die once more without an explanation.
  private static let scriptsForDeath = 250
  /// For how many scripts it may hang once more; that takes long each time.
  private static let scriptsForHang = 2_000

  init(_ options: CampaignOptions, _ assumptions: Assumptions) {
    self.options = options
    known = KnownFindings(options.known)
    self.assumptions = assumptions
  }

  /// Scripts that were run for shrinking and confirmation.
  var shrinkRuns: Int { budget.used }

  /// Tells whether the engine was seen to die, now or before the run.
  var hasSeenDeaths: Bool {
    findings.contains { $0.problem.kind.isDeath }
      || known.findings.contains { $0.problem.kind.isDeath }
  }

  /// Tells whether so many scripts ended the engine that going on would not tell more: an engine that
  /// survives many may die in more ways.
  var hasDiedEnough: Bool {
    stability.unexplainedDeaths >= options.deathLimit + budget.searched / Self.scriptsForDeath
      || stability.unexplainedHangs >= options.hangLimit + budget.searched / Self.scriptsForHang
  }

  /// Tells whether there are findings, and of each all closer looks were taken that ever will be.
  var hasTakenAllLooks: Bool {
    !findings.isEmpty && findings.indices.allSatisfy { looks[$0] ?? 0 >= mostLooks($0) }
  }

  /// The finding that explains a problem, of several the one that takes most to show; nil where none
  /// does.
  func explanation(of sight: Sight) -> Int? {
    filed.indices.filter { filed[$0].explains(sight) }.max {
      (filed[$0].settings.count, $1) < (filed[$1].settings.count, $0)
    }
  }

  /// Tells whether what is left of a script while it shrinks shows that its problem is one that is filed.
  func isFiled(_ sight: Sight) -> Bool {
    known.entry(coveredBy: sight) != nil || filed.contains { $0.covers(sight) }
  }

  /// Tells whether a problem is no more than one more occurrence of a finding.
  func isSettled(_ sight: Sight) -> Int? {
    explanation(of: sight).flatMap { looks[$0] ?? 0 >= mostLooks($0) ? $0 : nil }
  }
}

extension Triage {
  /// Tells what is to be done with a failure; one that is explained is counted.
  mutating func sift(_ failure: inout Failure) -> Sifting<Likeness> {
    let sifting = sifting(of: &failure)
    switch sifting {
    case .explained: stability.release(failure)
    case .open, .later: stability.keepOneHistory(of: &failure)
    }
    return sifting
  }

  private mutating func sifting(of failure: inout Failure) -> Sifting<Likeness> {
    let kind = failure.problem.kind
    switch failure.stage {
    case .suspectedLeak:
      if countsAsLeak(failure) { return .explained }
      if !failure.history.isEmpty, stability.mayLookForLeaks(after: kind) { return .open(.leak) }
      fileFlaky(failure)
      return .explained
    case .closerLook(let known):
      if !budget.isLeft { return .later }
      return hasRoomForLook(at: known) ? .open(.look(known)) : .explained
    case .shrunk(let finding, from: _): return .open(.problem(finding.identity))
    case .fresh, .suspectedHang: break
    }
    if kind.isDeath {
      if countsAsKnown(failure) { return .explained }
      return budget.isLeft ? .open(.death(kind)) : .later
    }
    if known.explanation(of: failure.sight) != nil {
      guard let place = countListed(failure) else { return .explained }
      failure.stage = .closerLook(place)
      return .open(.look(place))
    }
    if let known = explanation(of: failure.sight) ?? findingReproducing(&failure) {
      findings[known].occurrences += 1
      let place = FiledPlace.finding(known)
      guard isWorthALook(known), hasRoomForLook(at: place) || !budget.isLeft else {
        return .explained
      }
      failure.stage = .closerLook(place)
      return budget.isLeft ? .open(.look(place)) : .later
    }
    return budget.isLeft ? .open(.problem(failure.sight.identity)) : .later
  }

  /// Tells whether one more closer look may be taken, beside all that waits to be looked into for the first time.
  func hasRoomForLook(at place: FiledPlace) -> Bool {
    switch place {
    case .finding: budget.isLeftForLook(after: looks.values.reduce(0, +))
    case .listed: budget.isLeftForListedLook(after: listed.values.reduce(0) { $0 + $1.looks })
    }
  }

  /// How many closer looks are taken at most: more at a mistake that is known for what it is, because
  /// each of them may show it in fewer steps.
  private func mostLooks(_ known: Int) -> Int {
    // That nothing of the kind is implemented needs no further script.
    if findings[known].identity.deviation == .notImplemented { return 0 }
    return findings[known].behavesLike == nil ? options.closerLooks : options.shrinksOfKnownMistakes
  }

  /// Tells whether a closer look is due: at each doubling of how often a finding came up, and always at
  /// a known mistake.
  private func isWorthALook(_ known: Int) -> Bool {
    let count = findings[known].occurrences - 1
    let isDue = findings[known].behavesLike != nil || count.nonzeroBitCount == 1
    return isDue && looks[known] ?? 0 < mostLooks(known)
  }

  /// The finding whose known fault gives every answer of a script.
  private func findingReproducing(_ failure: inout Failure) -> Int? {
    let compared = failure.comparedFindings
    failure.comparedFindings = findings.count
    guard let trace = failure.trial.trace, failure.trial.variant == nil else { return nil }
    return findings.indices.dropFirst(compared).first { place in
      guard let name = findings[place].behavesLike, let fault = FaultMatcher.named(name) else {
        return false
      }
      return FaultMatcher.reproduces(fault, failure.script, trace, assumptions)
        && Judge(assumptions).isLawBroken(of: failure.problem, by: fault, in: failure.script)
    }
  }

  /// Files what shrinking came to.
  ///
  /// - Returns: The failure, where it is to be looked into once more.
  mutating func accept(_ outcome: ShrinkOutcome, of failure: Failure) -> [Failure] {
    budget.used += outcome.executions
    stability.release(failure)
    switch failure.stage {
    case .closerLook(.finding(let number)): looks[number, default: 0] += 1
    case .closerLook(.listed(let number)):
      listed[known.owner(of: number), default: Checkpoint.ListedScripts()].looks += 1
    case .fresh, .suspectedHang, .suspectedLeak, .shrunk: break
    }
    switch outcome.result {
    case .repeats(let finding, let twin, apartFrom: let other):
      return file(finding, failure, like: twin, apartFrom: other, knowing: outcome.known)
    case .isExplained(let sight):
      if let entry = sight.flatMap({ known.entry(coveredBy: $0) }) {
        knownCounts[entry, default: 0] += 1
        break
      }
      guard let sight,
        let known = filed.firstIndex(where: { $0.covers(sight) }) ?? explanation(of: sight)
      else { break }
      findings[known].occurrences += 1
    case .isSideEffect(let known):
      findings[known].occurrences += 1
    case .varies(let finding):
      stability.noteDeath(failure.problem.kind)
      file(doubt: finding, failure)
    case .doesNotRepeat:
      // What two versions keep from script to script, they mostly keep alike.
      guard failure.isBehindOthers, !options.isComparison else {
        fileFlaky(failure)
        break
      }
      var suspected = failure
      suspected.stage = .suspectedLeak
      return [suspected]
    case .waits: return [failure]
    case .leaks(let finding): fileLeak(finding, failure)
    }
    return []
  }

  private mutating func file(
    _ finding: Finding, _ failure: Failure, like twin: Int?, apartFrom other: FiledPlace?,
    knowing count: Int
  ) -> [Failure] {
    let finding = named(finding, apartFrom: other)
    let same =
      finding.isKnown
      ? findings.firstIndex { $0.known == finding.known }
      : twin
        ?? findings.indices.first { place in
          findings[place].isTaken(for: finding)
            && (.finding(place) != other || findings[place].behavesLike(asDoes: finding))
        }
    if let known = same {
      findings[known].occurrences += 1
      findings[known].takeIn(finding)
      filed[known].takeIn(finding, filedAs: findings[known])
      return []
    }
    // What was filed meanwhile may show another face of the same mistake.
    if !finding.isKnown, other == nil,
      findings.dropFirst(count).contains(where: { $0.mayBeLike(finding) })
    {
      var shrunk = failure
      shrunk.stage = .shrunk(finding, from: count)
      return [shrunk]
    }
    stability.noteDeath(failure.problem.kind)
    append(finding)
    return []
  }

  /// Files a finding of its own.
  mutating func append(_ finding: Finding) {
    findings.append(finding)
    filed.append(FiledProblem(finding))
  }
}
