public import LayerScript

/// A failure that is known, so that it does not make a run fail.
///
/// Its name is given once and kept; what it is recognised by, and the scripts that show it, may grow.
public struct KnownFailure: Hashable, Sendable {
  /// A script that shows a known failure.
  public struct Example: Hashable, Sendable {
    /// The scripts that have to come before, in order; none for most.
    public var earlier: [Script]
    /// The script.
    public var script: Script

    /// Creates an example.
    public init(_ script: Script, after earlier: [Script] = []) {
      self.script = script
      self.earlier = earlier
    }
  }

  /// How many scripts a run adds to one entry at most.
  public static let mostExamples = 8

  /// What it is called; given at its first filing, or by the author of the list.
  public var name: String
  /// What its problems are told from others by, the one that it was filed for first.
  public var identities: [ProblemIdentity]
  /// How many other properties were tried in the place of the one that shows it; nil for none.
  public var generality: Generality?
  /// The form of the step that makes something wrong which it must leave alone; nil where no step does.
  public var sideEffect: StepForm?
  /// The known faults that give the same answers.
  public var faults: [String] = []
  /// Whether it shows in some runs and not in others.
  public var varies = false
  /// The scripts that show it.
  public var examples: [Example]
  /// What the author of the list says of it, a line each.
  public var remarks: [String] = []

  /// Creates an entry.
  public init(name: String, identities: [ProblemIdentity], examples: [Example]) {
    self.name = name
    self.identities = identities
    self.examples = examples
  }

  /// The entry that a finding makes.
  public init(_ finding: Finding, named name: String) {
    self.init(
      name: name, identities: [finding.identity] + finding.furtherIdentities,
      examples: [Example(finding.script, after: finding.earlier)]
        + finding.furtherScripts.map { Example($0.script) })
    generality = finding.generality
    sideEffect = finding.sideEffect
    faults = finding.behavesLike.map { [$0] } ?? []
    varies = finding.confirmed.again < finding.confirmed.runs
  }

  /// Tells whether another entry says the same, whatever stands in its remarks and in which order.
  func isLike(_ other: KnownFailure) -> Bool {
    Set(identities) == Set(other.identities) && Set(examples) == Set(other.examples)
      && generality == other.generality && sideEffect == other.sideEffect
      && Set(faults) == Set(other.faults)
      && varies == other.varies
  }
}

extension KnownFailure {
  /// What each of its scripts shows when nothing else is known: a finding as if it had just been
  /// shrunk.
  public var findings: [Finding] {
    guard let identity = identities.first else { return [] }
    return examples.map { example in
      var finding = Finding(
        problem: Problem(
          kind: FindingKind(identity), step: max(0, example.script.steps.count - 1),
          deviation: identity.deviation, law: identity.law, expected: "", actual: ""),
        primary: nil, alternatives: [], restsOn: [], script: example.script, variant: nil,
        rows: [], behavesLike: faults.first, origin: .listed(name), original: example.script,
        confirmed: Finding.Confirmation(again: 1, runs: 1), shrinking: "")
      finding.identity = identity
      finding.furtherIdentities = Array(identities.dropFirst())
      finding.generality = generality
      finding.sideEffect = sideEffect
      finding.earlier = example.earlier
      finding.known = name
      return finding
    }
  }
}

extension FindingKind {
  /// The kind of finding whose problems are told from others so.
  init(_ identity: ProblemIdentity) {
    switch identity.deviation {
    case .unchanged, .missing, .unexpected, .otherValue, .imprecise, .notFinite, .raised,
      .notImplemented, .notRaised, .missingEvent, .unexpectedEvent:
      self = .wrongAnswer
    case .contradiction:
      let laws = Laws.single.map(\.description) + Laws.paired.map(\.description)
      self = laws.first { $0.name == identity.law }?.kind ?? .lawBroken
    case .unsupportedChanged: self = .unsupportedChanged
    case .crash: self = .crash
    case .hang: self = .hang
    case .protocolViolation: self = .protocolViolation
    case .driverTrouble: self = .driverTrouble
    case .dependsOnEarlier: self = .dependsOnEarlier
    case .varies: self = .nondeterminism
    }
  }
}
