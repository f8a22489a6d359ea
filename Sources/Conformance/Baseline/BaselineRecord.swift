public import LayerScript

/// What one version of an engine does worse than another, with the answers of both.
public struct Regression: Hashable, Sendable {
  /// What is wrong with the later version, as a run files it.
  public var finding: Finding
  /// What the earlier version answers to each step of the finding's script.
  public var before: [EngineText]

  /// Creates a regression.
  public init(_ finding: Finding, before: [EngineText]) {
    self.finding = finding
    self.before = before
  }
}

/// What came of a run that held a version of an engine against an earlier one.
public struct BaselineRecord: Hashable, Sendable {
  /// The version of the form in which these records are written.
  public static let formatVersion = 1

  /// The run with the later version; its findings are sorted into what follows.
  public var run: Record
  /// What the earlier version says of itself.
  public var earlier: EngineDescription
  /// How the earlier version was named on the command line: the engine, or the file with its answers.
  public var earlierOption: String
  /// Whether the earlier version was recorded, so that it was asked nothing and nothing is shrunk.
  public var isRecorded = false
  /// What was right and is wrong, in the order in which it was found.
  public var regressions: [Regression] = []
  /// What is wrong and needs what the later version alone declares.
  public var additions: [Finding] = []
  /// What came out otherwise and is no worse, by kind and frequency.
  public var changes: [Change] = []
  /// What the driver of the later version had trouble with.
  public var troubles: [Finding] = []
  /// Differences that did not show each time: answers of one of the versions come and go.
  public var unsteady = 0
  /// How many answers of the two versions were held against each other.
  public var answers = 0
  /// Scripts to which the earlier version gave no answer.
  public var earlierDeaths = 0
  /// Recorded scripts that need what the later version does not declare.
  public var untried = 0

  /// Creates a record in which nothing has changed.
  public init(run: Record, earlier: EngineDescription, earlierOption: String) {
    self.run = run
    self.earlier = earlier
    self.earlierOption = earlierOption
  }
}

extension BaselineRecord {
  /// What is to be thought of the later version.
  public enum Conclusion: String, Hashable, Sendable {
    /// Something that was right is wrong.
    case worse
    /// Nothing that was right and was compared is wrong.
    case notWorse = "not worse"
    /// That cannot be told.
    case undecided
  }

  /// What is to be thought of the later version; a regression decides, whatever else happened.
  public var conclusion: Conclusion {
    if !regressions.isEmpty { return .worse }
    guard run.end == .complete || run.end == .time, troubles.isEmpty, answers > 0 else {
      return .undecided
    }
    return .notWorse
  }

  /// What the later version declares no longer, each by the name under which it was declared.
  public var lost: [String] { Self.names(of: earlier, besides: run.header.engine) }

  /// What the later version alone declares.
  public var gained: [String] { Self.names(of: run.header.engine, besides: earlier) }

  private static func names(
    of engine: EngineDescription, besides other: EngineDescription
  ) -> [String] {
    let known = Set(other.declaredNames)
    return engine.declaredNames.filter { !known.contains($0) }
  }
}
