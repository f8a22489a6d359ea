import Conformance
import LayerScript
import Rules

/// Which mistakes of an engine a finding is about: those whose mending makes it pass.
struct FindingCauses: Sendable {
  let finding: Finding
  /// Whether it fails whenever its script is tried once more, and no longer where everything is mended.
  let isCaused: Bool
  /// The mistakes each of which mends it, in their order.
  let mending: [Mistake]
  /// Where none mends it alone, the mistakes each of which shows the same where all others are mended.
  let sufficient: [Mistake]
  /// What mends the scripts that were taken for the same mistake and stand below the finding.
  let below: [FurtherCauses]

  init(of finding: Finding, by engine: some MendableEngine) {
    let test = FindingTest(finding, engine)
    let mistakes = engine.mistakes
    let isMended = test.fails && !test.fails(with: [])
    let passing = isMended ? mistakes.filter { test.isMended(by: $0.name) } : []
    let isCaused = isMended && test.failsAgain
    let mending = isCaused ? passing : []
    self.finding = finding
    self.isCaused = isCaused
    self.mending = mending
    sufficient = isCaused && mending.isEmpty ? mistakes.filter { test.fails(with: [$0]) } : []
    below = finding.furtherScripts.map { FurtherCauses(finding.showing($0), engine) }
  }

  /// The mistakes that mend a script below the finding, once each, in the order of the scripts.
  var shownBelow: [Mistake] {
    below.flatMap(\.mending).reduce(into: []) { shown, mistake in
      if !shown.contains(where: { $0.name == mistake.name }) { shown.append(mistake) }
    }
  }

  /// Whether it fails because of several mistakes at once, so that mending a single one does not help.
  var isMerged: Bool { isCaused && mending.isEmpty }

  /// Tells whether one mistake mends both findings.
  func sharesCause(with other: FindingCauses) -> Bool {
    mending.contains { mistake in other.mending.contains { $0.name == mistake.name } }
  }

  /// Whether the blamed rule is one that a mending mistake breaks; nil where none mends it.
  var isBlamedRightly: Bool? {
    if mending.isEmpty { return nil }
    return finding.primary.map { rule in mending.contains { $0.rules.contains(rule) } } ?? false
  }
}

/// What a script that stands below a finding is about.
struct FurtherCauses: Sendable {
  let script: Script
  /// The mistakes each of which mends it, in their order.
  let mending: [Mistake]

  fileprivate init(_ finding: Finding, _ engine: some MendableEngine) {
    let test = FindingTest(finding, engine)
    script = finding.script
    let passing = test.fails ? engine.mistakes.filter { test.isMended(by: $0.name) } : []
    mending = test.failsAgain ? passing : []
  }
}

extension [FindingCauses] {
  /// The names of the mistakes that a finding shows: mending them mends it.
  var found: Set<String> { Set(flatMap(\.mending).map(\.name)) }

  /// The names of the mistakes that a finding shows, or a script that stands below one.
  var shown: Set<String> { found.union(flatMap(\.shownBelow).map(\.name)) }

  /// The pairs of findings that a report links as perhaps of one cause; of one that is merged nothing is known.
  var linked: [(left: FindingCauses, right: FindingCauses)] {
    let known = filter { !$0.mending.isEmpty }
    return known.enumerated().flatMap { place, left in
      known[(place + 1)...].filter { left.finding.mayShareCause(with: $0.finding) }.map {
        (left, $0)
      }
    }
  }

  /// The places of findings all of whose mending mistakes earlier ones show, with that of the first of
  /// these.
  var duplicates: [(place: Int, first: Int)] {
    var (first, duplicates) = ([String: Int](), [(place: Int, first: Int)]())
    for (place, cause) in enumerated() where !cause.mending.isEmpty {
      let known = cause.mending.compactMap { first[$0.name] }
      if known.count == cause.mending.count, let other = known.min() {
        duplicates.append((place, other))
      }
      for mistake in cause.mending where first[mistake.name] == nil {
        first[mistake.name] = place
      }
    }
    return duplicates
  }
}

extension Finding {
  /// The finding as one of its further scripts shows it.
  fileprivate func showing(_ further: FurtherScript) -> Finding {
    var other = self
    (other.script, other.problem, other.earlier) = (further.script, further.problem, [])
    return other
  }
}

/// A finding as a test that an engine passes or fails.
private struct FindingTest<Tested: MendableEngine> {
  private let finding: Finding
  private let engine: Tested
  private let expected: ExpectedTrace
  private let whole: JudgedTrace
  private let law: (any PairedLaw)?

  init(_ finding: Finding, _ engine: Tested) {
    self.finding = finding
    self.engine = engine
    expected = engine.expectations(of: finding.script)
    whole = engine.judged(finding, mending: [], expected)
    law = Laws.paired.first { $0.description.name == finding.problem.law }
  }

  /// Tells whether the engine fails as it is.
  var fails: Bool { law == nil ? whole.has(finding.problem) : breaksLaw(mending: []) }

  /// Tells whether the engine fails as it is when it is asked once more: what does not, such as a hang on a busy machine,
  /// any mending seems to mend.
  var failsAgain: Bool {
    law == nil
      ? engine.judged(finding, mending: [], expected).has(finding.problem) : breaksLaw(mending: [])
  }

  /// Tells whether the engine fails with some of the mistakes alone.
  func fails(with mistakes: [Mistake]) -> Bool {
    let kept = mistakes.map(\.name)
    let names = engine.mistakes.map(\.name).filter { !kept.contains($0) }
    if law != nil { return breaksLaw(mending: names) }
    return engine.judged(finding, mending: names, expected).has(finding.problem)
  }

  /// Tells whether the engine without a mistake passes.
  func isMended(by name: String) -> Bool {
    if law != nil { return !breaksLaw(mending: [name]) }
    let mended = engine.judged(finding, mending: [name], expected)
    return mended.isRight(where: whole, has: finding.problem, expected)
  }

  private func breaksLaw(mending names: [String]) -> Bool {
    guard let law else { return false }
    return engine.breaks(law, finding.problem.parameter ?? 0, finding.script, mending: names)
  }
}
