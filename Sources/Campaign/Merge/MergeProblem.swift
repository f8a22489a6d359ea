public import Conformance
import LayerScript
import Rules

/// Why records cannot be merged; records are named by their places in the list.
public enum MergeProblem: Error, Hashable, Sendable {
  /// There is nothing to merge.
  case nothing
  /// The record is of a whole run, to which nothing can be added.
  case isWhole(Int)
  /// Two records are not of one run.
  case differs(Int, Int, RunFact)
  /// The same shard is in two records.
  case twice(Shard, Int, Int)
}

/// Something that all parts of one run have in common.
public enum RunFact: String, CaseIterable, Hashable, Sendable {
  case suite = "version of layercheck"
  case catalogue = "version of the rules"
  case shards = "number of shards"
  case seed
  case cases = "number of scripts"
  case time = "time that was given"
  case areas
  case rules
  case levels = "levels of evidence"
  case known = "list of known failures"
  case option = "name of the engine on the command line"
  case name = "name of the engine"
  case version = "version of the engine"
  case engine = "declaration of the engine"
}

extension RunFact {
  /// The first by which two records show that they are not of one run; nil for parts of one.
  init?(between first: Record, and second: Record) {
    let differing = Self.allCases.first { !$0.isShared(by: first, second) }
    guard let differing else { return nil }
    self = differing
  }

  /// What it is of a record, where that is in words of our own; nil where it might be anybody's.
  public func text(of record: Record) -> String? {
    let header = record.header
    switch self {
    case .shards: return "\(header.shards.first?.count ?? 1)"
    case .seed: return "\(header.seed)"
    case .cases: return "\(header.cases)"
    case .areas: return Self.list(header.areas.map(\.name))
    case .rules: return Self.list(header.rules.map(\.description))
    case .levels: return Self.list(header.levels.map(\.name))
    case .suite, .catalogue, .time, .known, .option, .name, .version, .engine: return nil
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "all" : names.joined(separator: " ")
  }

  private func isShared(by first: Record, _ second: Record) -> Bool {
    let (mine, other) = (first.header, second.header)
    switch self {
    case .suite: return mine.suite == other.suite
    case .catalogue: return mine.catalogue == other.catalogue
    case .shards: return mine.shards.first?.count == other.shards.first?.count
    case .seed: return mine.seed == other.seed
    case .cases: return mine.cases == other.cases
    case .time: return mine.time == other.time
    case .areas: return mine.areas == other.areas
    case .rules: return mine.rules == other.rules
    case .levels: return mine.levels == other.levels
    case .known: return first.known.map(\.entry) == second.known.map(\.entry)
    case .option: return mine.engineOption == other.engineOption
    case .name: return mine.engine.name == other.engine.name
    case .version: return mine.engine.version == other.engine.version
    case .engine: return mine.engine == other.engine
    }
  }
}
