public import LayerScript
public import Rules

/// How often a declared deviation made answers come out otherwise than the rules say.
public struct DeviationCounts: Hashable, Sendable {
  /// Scripts in which it did.
  public var scripts = 0
  /// Answers by the rules that they break.
  public var rules: [RuleID: Int] = [:]

  /// Creates counts of nothing.
  public init() {}

  /// Counts a script, and an answer for each of some rules.
  mutating func countScript(breaking rules: [RuleID]) {
    scripts += 1
    for rule in rules { self.rules[rule, default: 0] += 1 }
  }

  /// Adds the counts of another part of a run.
  mutating func add(_ other: DeviationCounts) {
    scripts += other.scripts
    rules.merge(other.rules, uniquingKeysWith: +)
  }
}

/// Something that an engine declares to do otherwise than the rules say, and what a run says of it.
public struct DeviationResult: Hashable, Sendable {
  /// The name under which the engine declares it.
  public var name: EngineText
  /// What the engine does, in one sentence.
  public var sentence: EngineText
  /// The rules that it is known to break, the most telling one first.
  public var rules: [RuleID]
  /// What came out otherwise because of it.
  public var counts: DeviationCounts

  /// Creates a result.
  public init(
    name: EngineText, sentence: EngineText, rules: [RuleID],
    counts: DeviationCounts = DeviationCounts()
  ) {
    self.name = name
    self.sentence = sentence
    self.rules = rules
    self.counts = counts
  }

  /// All rules that it breaks: those that it is known for, then those that the run has shown.
  public var brokenRules: [RuleID] {
    rules + counts.rules.keys.filter { !rules.contains($0) }.sorted()
  }
}
