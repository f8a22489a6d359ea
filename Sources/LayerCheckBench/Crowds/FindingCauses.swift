import Conformance
import FaultyEngines
import LayerScript
import Rules

/// Which members of a crowd a finding is about: those whose mending makes it pass.
struct FindingCauses: Sendable {
  let finding: Finding
  /// Whether it fails when its script is tried once more, and the reference passes.
  let isCaused: Bool
  /// The members each of which mends it, in the order of the crowd.
  let mending: [Fault]
  /// The members each of which shows the same where all others are mended.
  let sufficient: [Fault]

  init(of finding: Finding, by judge: CrowdJudge) {
    let test = FindingTest(finding, judge)
    let members = judge.crowd.members
    self.finding = finding
    isCaused = test.fails && !test.fails(with: [])
    mending = isCaused ? members.filter { test.isMended(by: $0.name) } : []
    sufficient = isCaused ? members.filter { test.fails(with: [$0]) } : []
  }

  /// Whether it fails because of several members at once, so that mending a single one does not help.
  var isMerged: Bool { isCaused && mending.isEmpty }

  /// Tells whether a member mends both findings.
  func sharesCause(with other: FindingCauses) -> Bool {
    mending.contains { fault in other.mending.contains { $0.name == fault.name } }
  }

  /// Whether the blamed rule is one that a mending member breaks; nil where none mends it.
  var isBlamedRightly: Bool? {
    if mending.isEmpty { return nil }
    return finding.primary.map { rule in mending.contains { $0.rules.contains(rule) } } ?? false
  }
}

extension [FindingCauses] {
  /// The names of the members that a finding shows: mending them mends it.
  var found: Set<String> { Set(flatMap(\.mending).map(\.name)) }

  /// The pairs of findings that a report links as perhaps of one cause; of one that is merged nothing is known.
  var linked: [(left: FindingCauses, right: FindingCauses)] {
    let known = filter { !$0.mending.isEmpty }
    return known.enumerated().flatMap { place, left in
      known[(place + 1)...].filter { left.finding.mayShareCause(with: $0.finding) }.map {
        (left, $0)
      }
    }
  }

  /// The places of findings all of whose mending members earlier ones show, with that of the first of
  /// these.
  var duplicates: [(place: Int, first: Int)] {
    var (first, duplicates) = ([String: Int](), [(place: Int, first: Int)]())
    for (place, cause) in enumerated() where !cause.mending.isEmpty {
      let known = cause.mending.compactMap { first[$0.name] }
      if known.count == cause.mending.count, let other = known.min() {
        duplicates.append((place, other))
      }
      for fault in cause.mending where first[fault.name] == nil { first[fault.name] = place }
    }
    return duplicates
  }
}

/// A finding as a test that an engine passes or fails.
private struct FindingTest {
  private let finding: Finding
  private let judge: CrowdJudge
  private let expected: ExpectedTrace
  private let whole: JudgedTrace
  private let law: (any PairedLaw)?

  init(_ finding: Finding, _ judge: CrowdJudge) {
    self.finding = finding
    self.judge = judge
    expected = judge.expectations(of: finding.script)
    whole = judge.judged(judge.crowd, finding.script, expected)
    law = Laws.paired.first { $0.description.name == finding.problem.law }
  }

  /// Tells whether the whole crowd fails.
  var fails: Bool { fails(judge.crowd, whole) }

  /// Tells whether an engine with some of the members fails.
  func fails(with members: [Fault]) -> Bool {
    let names = members.map(\.name)
    let others = judge.crowd.members.map(\.name).filter { !names.contains($0) }
    let crowd = others.reduce(judge.crowd) { $0.without($1) }
    return fails(crowd, judge.judged(crowd, finding.script, expected))
  }

  /// Tells whether the crowd without a member passes.
  func isMended(by name: String) -> Bool {
    let crowd = judge.crowd.without(name)
    if law != nil { return !breaksLaw(crowd) }
    let mended = judge.judged(crowd, finding.script, expected)
    return mended.isRight(where: whole, has: finding.problem, expected)
  }

  private func fails(_ crowd: Crowd, _ judged: JudgedTrace) -> Bool {
    law == nil ? judged.has(finding.problem) : breaksLaw(crowd)
  }

  private func breaksLaw(_ crowd: Crowd) -> Bool {
    guard let law else { return false }
    return judge.breaks(law, finding.problem.parameter ?? 0, finding.script, crowd)
  }
}
