/// One statement about layer engines that can be checked from outside, with the evidence for it.
public struct Rule: Hashable, Sendable {
  /// Whether a violation counts.
  public enum Standing: Hashable, Sendable {
    /// A violation is a failure.
    case asserted
    /// A violation is reported and never fails a run; the text says why.
    case reportOnly(String)
    /// Nothing is held against the rule; the text says why.
    case unchecked(String)
  }

  /// The name of the rule.
  public let id: RuleID
  /// What is true of every conforming engine.
  public let statement: String
  /// The reasons to believe it, strongest first.
  public let evidence: [Evidence]
  /// How it is checked from outside, in the notation of the catalogue.
  public let check: String
  /// The mistake that it catches.
  public let typicalFault: String
  /// The profile under which it holds, if it does not hold everywhere.
  public let profile: Profile?
  /// What an engine must offer beyond plain steps for the rule to be checked.
  public let needs: [Capability]
  /// Whether a violation counts.
  public let standing: Standing
  /// What must each be compared before the rule counts as passed, such as a list of properties.
  public let members: [String]

  init(
    _ id: RuleID, _ statement: String, _ evidence: [Evidence], check: String, fault: String,
    profile: Profile? = nil, needs: [Capability] = [], standing: Standing = .asserted,
    members: [String] = []
  ) {
    self.id = id
    self.statement = statement
    self.evidence = evidence.sorted {
      ($0.level, $0.isSoft ? 1 : 0) < ($1.level, $1.isSoft ? 1 : 0)
    }
    self.check = check
    typicalFault = fault
    self.profile = profile
    self.needs = needs
    self.standing = standing
    self.members = members
  }

  /// The strongest evidence behind the rule.
  public var level: Evidence.Level { evidence.first?.level ?? .inferred }
}
