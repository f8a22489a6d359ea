public import LayerScript

/// What became of a script that was kept from an earlier run.
public struct SavedResult: Hashable, Sendable {
  /// What can become of one.
  public enum Outcome: Hashable, Sendable {
    /// It fails still; the findings have it.
    case fails
    /// Nothing is wrong with it any more.
    case passes
    /// What is wrong with it is not what the run was about.
    case notLookedAt
    /// The engine does not do what it needs; the text names that.
    case unsupported(EngineText)
    /// It could not be run; the text says why.
    case unreadable(EngineText)
  }

  /// The name under which it is kept.
  public let name: String
  /// What became of it.
  public let outcome: Outcome

  /// Creates a result.
  public init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension SavedResult.Outcome {
  /// The outcome in words, as records and reports have it.
  public var word: String {
    switch self {
    case .fails: "fails"
    case .passes: "passes now"
    case .notLookedAt: "not looked at"
    case .unsupported: "not supported"
    case .unreadable: "not run"
    }
  }

  /// Why it was not run, where that needs to be said.
  public var why: EngineText? {
    switch self {
    case .unsupported(let why), .unreadable(let why): why
    case .fails, .passes, .notLookedAt: nil
    }
  }

  /// The outcome with these words; nil when there is none.
  public init?(word: String, why: EngineText?) {
    let outcomes: [Self] = [
      .fails, .passes, .notLookedAt, .unsupported(why ?? ""), .unreadable(why ?? ""),
    ]
    guard let outcome = outcomes.first(where: { $0.word == word }) else { return nil }
    self = outcome
  }
}
