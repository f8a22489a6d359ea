public import LayerScript

/// What a run says of a known failure.
public enum KnownState: Hashable, Sendable {
  /// One of its scripts is answered wrongly.
  case fails
  /// All of its scripts are answered rightly, every time.
  case passes
  /// Nothing is wrong with its scripts, and of one of them the reference says nothing any more.
  case notAsserted
  /// The engine does not do what its scripts need, or they make no sense any more; the text says why.
  case cannotBeTried(EngineText)
  /// Its scripts were not run: by another shard, or not at all.
  case notRun
}

extension KnownState {
  /// The state in words, as records and reports have it.
  public var word: String {
    switch self {
    case .fails: "still fails"
    case .passes: "passes now"
    case .notAsserted: "no longer asserted"
    case .cannotBeTried: "cannot be tried"
    case .notRun: "not run"
    }
  }

  /// Why its scripts were not run, where that needs to be said.
  public var why: EngineText? {
    switch self {
    case .cannotBeTried(let why): why
    case .fails, .passes, .notAsserted, .notRun: nil
    }
  }

  /// The state with these words; nil when there is none.
  public init?(word: String, why: EngineText?) {
    let states: [Self] = [.fails, .passes, .notAsserted, .cannotBeTried(why ?? ""), .notRun]
    guard let state = states.first(where: { $0.word == word }) else { return nil }
    self = state
  }

  /// The state of an entry whose scripts are in some states: it passes only if all of them do.
  public init(of states: [KnownState]) {
    self = states.min { $0.rank < $1.rank } ?? .notRun
  }

  private var rank: Int {
    switch self {
    case .fails: 0
    case .notRun: 1
    case .cannotBeTried: 2
    case .notAsserted: 3
    case .passes: 4
    }
  }
}

/// A known failure with what a run says of it.
public struct KnownResult: Hashable, Sendable {
  /// The failure.
  public var entry: KnownFailure
  /// What became of its scripts.
  public var state: KnownState
  /// How many scripts of the search it explains.
  public var occurrences: Int

  /// Creates a result; without more, one of an entry whose scripts were not run.
  public init(_ entry: KnownFailure, _ state: KnownState = .notRun, occurrences: Int = 0) {
    self.entry = entry
    self.state = state
    self.occurrences = occurrences
  }

  /// Adds what another part of the run says: only one part runs the scripts.
  public mutating func add(_ other: KnownResult) {
    if state == .notRun { state = other.state }
    occurrences += other.occurrences
  }
}
