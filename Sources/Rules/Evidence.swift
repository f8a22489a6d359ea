/// One reason to believe a rule.
public struct Evidence: Hashable, Sendable {
  /// How a statement is known, strongest first.
  public enum Level: UInt8, CaseIterable, Comparable, Sendable {
    /// Apple's header, guide or reference says so.
    case documented
    /// Recorded on Apple's frameworks by a public test suite or log.
    case observed
    /// Follows from documented or observed rules by arithmetic or logic.
    case inferred

    /// The level in one word.
    public var name: String {
      switch self {
      case .documented: "documented"
      case .observed: "observed"
      case .inferred: "inferred"
      }
    }

    /// Finds a level by its name.
    public init?(name: String) {
      guard let level = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = level
    }

    /// Orders from strong to weak.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How the statement is known.
  public let level: Level
  /// Tells whether the observation is a claim that its source does not enforce, or an indirect one.
  public let isSoft: Bool
  /// Where it is said, in the short names of `SourceGlossary`, with the scope where that is narrower.
  public let source: String

  init(_ level: Level, _ source: String, soft: Bool = false) {
    self.level = level
    self.source = source
    isSoft = soft
  }

  static func documented(_ source: String) -> Evidence { Evidence(.documented, source) }
  static func observed(_ source: String) -> Evidence { Evidence(.observed, source) }
  static func softlyObserved(_ source: String) -> Evidence {
    Evidence(.observed, source, soft: true)
  }
  static func inferred(_ source: String) -> Evidence { Evidence(.inferred, source) }
}
