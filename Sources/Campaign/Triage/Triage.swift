import Conformance
import LayerModel
import LayerScript
import Rules

/// What is filed, and what it says of further failures.
struct Triage: Sendable {
  /// What failures are likely to have in common; of these one at a time is shrunk.
  enum Likeness: Hashable {
    /// The signature before shrinking.
    case signature(Signature?)
    /// A finding, of which one more script is to be shrunk.
    case finding(Int)
    /// How the engine died.
    case death(FindingKind)
    /// Something that the engine may keep from script to script.
    case leak
  }

  /// What was shrunk of one finding.
  struct Looks {
    /// How many scripts were shrunk.
    var count = 1
    /// At what sorts of things they looked.
    var sorts: Set<String> = []
  }

  let options: CampaignOptions
  /// What is taken for granted about the engine.
  let assumptions: Assumptions
  /// How often each rule was put to the test, up to the last round.
  var tally = Tally()
  /// What is filed, in the order in which it was.
  var findings: [Finding] = []
  /// How far the engine's answers can be relied on.
  var stability = Stability()
  /// Scripts that were run for shrinking and confirmation.
  var shrinkRuns = 0
  /// Findings by the signature of scripts before shrinking.
  var aliases: [Signature: Int] = [:]
  var looks: [Int: Looks] = [:]

  init(_ options: CampaignOptions, _ assumptions: Assumptions) {
    self.options = options
    self.assumptions = assumptions
  }

  /// Tells whether of each finding as many scripts were shrunk as ever will be.
  var isSettled: Bool {
    !findings.isEmpty
      && findings.indices.allSatisfy { looks[$0]?.count ?? 0 >= options.shrinksPerFinding }
  }

  /// Tells whether so many scripts ended the engine that going on would not tell more.
  var hasDiedEnough: Bool {
    stability.unexplainedDeaths >= options.deathLimit
      || stability.unexplainedHangs >= options.hangLimit
  }
}

extension Triage {
  /// Tells what is to be done with a failure; one that is explained is counted.
  mutating func sift(_ failure: inout Failure) -> Likeness? {
    let kind = failure.problem.kind
    learn(of: &failure)
    if failure.stage == .suspectedLeak {
      if countsAsLeak() { return nil }
      if stability.mayLookForLeaks(after: kind) { return .leak }
      fileFlaky(failure)
      return nil
    }
    if let known = known(failure) {
      if isWorthALook(known, failure) { return .finding(known) }
      findings[known].occurrences += 1
      return nil
    }
    if countsAsKnown(failure) { return nil }
    return kind.isDeath ? .death(kind) : .signature(failure.knowledge.signature)
  }

  /// Files what shrinking came to.
  ///
  /// - Returns: The failure, where it is to be looked into once more.
  mutating func accept(_ outcome: ShrinkOutcome, of failure: Failure) -> [Failure] {
    shrinkRuns += outcome.executions
    switch outcome.result {
    case .repeats(let finding): return file(finding, failure, knowing: outcome.known)
    case .again(let known, let finding): countAgain(known, finding, failure)
    case .varies(let finding):
      stability.noteDeath(failure.problem.kind)
      file(doubt: finding, failure)
    case .doesNotRepeat:
      guard !failure.history.isEmpty else {
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
    _ finding: Finding, _ failure: Failure, knowing count: Int
  ) -> [Failure] {
    if let other = findings.firstIndex(where: { $0.isDuplicate(of: finding) }) {
      // What was filed meanwhile was not known to the shrinker, which may have slipped to it.
      if other >= count { return [failure] }
      findings[other].occurrences += 1
      learnAlias(of: failure, other)
      replace(other, by: finding)
      return []
    }
    stability.noteDeath(failure.problem.kind)
    learnAlias(of: failure, findings.count)
    looks[findings.count] = Looks(sorts: [failure.look(at: failure.problem)])
    findings.append(finding)
    return []
  }

  /// Takes what comes with a failure's signature from now on for a finding.
  private mutating func learnAlias(of failure: Failure, _ finding: Int) {
    if let signature = failure.knowledge.signature { aliases[signature] = finding }
  }

  private mutating func countAgain(_ known: Int, _ finding: Finding?, _ failure: Failure) {
    findings[known].occurrences += 1
    looks[known, default: Looks()].sorts.insert(failure.look(at: failure.problem))
    guard let finding else { return }
    looks[known]?.count += 1
    if findings[known].isDuplicate(of: finding) { replace(known, by: finding) }
  }

  /// Lets a shorter script stand for a finding; when and how often it came up stays.
  private mutating func replace(_ known: Int, by other: Finding) {
    let old = findings[known]
    guard other.script.steps.count < old.script.steps.count, other.confirmed.again > 0 else {
      return
    }
    findings[known] = other
    findings[known].occurrences = old.occurrences
    findings[known].origin = old.origin
    findings[known].original = old.original
  }
}

extension Finding {
  /// Tells whether two findings are taken for one.
  func isDuplicate(of other: Finding) -> Bool {
    if let fault = other.behavesLike, behavesLike == fault { return true }
    return signature == other.signature
  }
}
