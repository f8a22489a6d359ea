import LayerScript
import Rules

/// A failure that is known, so that it does not make a run fail.
public struct KnownFailure: Hashable, Sendable {
  /// What a run says of a known failure.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// It came up.
    case fails
    /// It was looked for and is gone.
    case passes = "passes now"
    /// The run did not come to what it is about.
    case notLookedAt = "not looked at"
  }

  /// The rule, or the law or kind of trouble where no rule is blamed; may be a pattern.
  public var subject: String
  /// What kind of thing is wrong; may be a pattern.
  public var kind: String
  /// What shows it, such as `get frame`; may be a pattern.
  public var observation: String
  /// Why it fails, or what is to be done about it.
  public var reason: String
  /// Where more is said about it.
  public var link: String?
  /// What a run says of it; nil as long as none was held against it.
  public var status: Status?

  /// Creates an entry.
  public init(
    subject: String, kind: String, observation: String, reason: String, link: String? = nil
  ) {
    self.subject = subject
    self.kind = kind
    self.observation = observation
    self.reason = reason
    self.link = link
  }

  /// The entry that names a finding and no other.
  public init(_ finding: Finding) {
    self.init(
      subject: finding.subject, kind: finding.problem.kind.rawValue,
      observation: finding.signature.observation, reason: Self.noReason)
  }

  /// What stands where nobody has said why yet.
  public static let noReason = "not looked into yet"

  /// What the entry is about, as it stands in a file.
  public var title: String { "\(subject), \(kind), \(observation)" }

  /// Tells whether a finding is one that the entry speaks of.
  public func matches(_ finding: Finding) -> Bool {
    Glob(subject).matches(finding.subject) && Glob(kind).matches(finding.problem.kind.rawValue)
      && Glob(observation).matches(finding.signature.observation)
  }

  /// The part of the entry that matches nothing that there is; nil when all may match.
  var unknownPart: String? {
    let subjects =
      Catalogue.rules.map(\.id.description) + Laws.single.map(\.description.name)
      + Laws.paired.map(\.description.name) + FindingKind.allCases.map(\.rawValue)
    if !subjects.contains(where: Glob(subject).matches) { return subject }
    return FindingKind.allCases.contains { Glob(kind).matches($0.rawValue) } ? nil : kind
  }
}

extension Finding {
  /// The rule, the law or the kind of trouble that the finding is filed under.
  public var subject: String { primary?.description ?? problem.law ?? problem.kind.rawValue }
}

extension Record {
  /// Holds known failures against what was found.
  ///
  /// An entry that no finding fits passes now, if all its rules were put to the test and passed, or, if
  /// it names no rule, if the run came to its end.
  public mutating func expect(_ known: [KnownFailure]) {
    self.known = known.map { entry in
      var entry = entry
      entry.status = status(of: entry)
      return entry
    }
    for index in findings.indices {
      findings[index].isKnown = known.contains { $0.matches(findings[index]) }
    }
  }

  private func status(of entry: KnownFailure) -> KnownFailure.Status {
    if findings.contains(where: entry.matches) { return .fails }
    guard end == .complete || end == .time, header.shards.isEmpty else { return .notLookedAt }
    let isRule = Catalogue.rules.contains { Glob(entry.subject).matches($0.id.description) }
    guard isRule else { return .passes }
    let results = results.filter { Glob(entry.subject).matches($0.rule.description) }
    let isLookedAt = !results.isEmpty && results.allSatisfy { $0.counts.exercised > 0 }
    return isLookedAt ? .passes : .notLookedAt
  }
}
