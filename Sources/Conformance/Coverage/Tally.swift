public import LayerScript
public import Rules

/// How often each rule was put to the test, and with what result.
public struct Tally: Hashable, Sendable {
  /// What one comparison said of a rule.
  public enum Result: Hashable, Sendable {
    /// A value that rests on the rule was right.
    case passed
    /// A value that rests on the rule was wrong.
    case failed
    /// A value that rests on the rule was open.
    case unspecified
  }

  /// The counts of one rule.
  public struct Counts: Hashable, Sendable {
    /// Comparisons that were right.
    public var passed = 0
    /// Comparisons that were wrong.
    public var failed = 0
    /// Comparisons that could not be made because the value was open.
    public var unspecified = 0
    /// Comparisons that could not be made because the engine does not support a step.
    public var unsupported = 0

    /// Creates counts of nothing.
    public init() {}

    /// How often the rule was put to the test.
    public var exercised: Int { passed + failed }

    /// Adds the counts of another tally's rule.
    fileprivate mutating func add(_ other: Counts) {
      passed += other.passed
      failed += other.failed
      unspecified += other.unspecified
      unsupported += other.unsupported
    }
  }

  /// The counts by rule; rules that never came up have none.
  public private(set) var counts: [RuleID: Counts] = [:]
  /// The members of rules with members that were compared.
  public private(set) var members: [RuleID: Set<String>] = [:]
  /// What declared deviations made come out otherwise than the rules say; those that never did have no counts.
  public private(set) var deviations: [EngineText: DeviationCounts] = [:]
  /// Steps that could not be judged because the engine does not support them.
  public private(set) var unsupportedSteps = 0

  /// Creates an empty tally.
  public init() {}

  /// Creates a tally of what was counted before.
  public init(
    counts: [RuleID: Counts], members: [RuleID: Set<String>],
    deviations: [EngineText: DeviationCounts] = [:]
  ) {
    self.counts = counts
    self.members = members
    self.deviations = deviations
  }

  /// Counts one result for some rules.
  public mutating func count(_ rules: some Sequence<RuleID>, as result: Result, times: Int = 1) {
    if times == 0 { return }
    for rule in rules {
      switch result {
      case .passed: counts[rule, default: Counts()].passed += times
      case .failed: counts[rule, default: Counts()].failed += times
      case .unspecified: counts[rule, default: Counts()].unspecified += times
      }
    }
  }

  /// Counts what a law found: each rule where its premise held.
  public mutating func count(_ verdict: LawVerdict, of law: LawDescription) {
    count(law.rules, as: .passed, times: verdict.heldForAll)
    for rule in law.rules { count([rule], as: .passed, times: verdict.heldFor[rule] ?? 0) }
    for violation in verdict.violations { count(violation.rules ?? law.rules, as: .failed) }
  }

  /// Counts rules that could not be put to the test because a step is not supported.
  public mutating func countUnsupported(_ rules: some Sequence<RuleID>) {
    for rule in rules { counts[rule, default: Counts()].unsupported += 1 }
  }

  /// Counts what a declared deviation made come out otherwise in one script.
  public mutating func count(deviation name: EngineText, breaking rules: [RuleID]) {
    deviations[name, default: DeviationCounts()].countScript(breaking: rules)
  }

  mutating func countUnsupported(steps: Int) {
    unsupportedSteps += steps
  }

  /// Notes which member of a rule with members a step was about.
  mutating func countMembers(
    _ rules: some Sequence<RuleID>, of step: Step, answering value: Value?, in script: Script
  ) {
    for rule in rules {
      let known = Catalogue.members(of: rule)
      guard let first = known.first else { continue }
      let isAboutClasses = ClassName(rawValue: first) != nil
      let names =
        isAboutClasses ? script.classNames(of: step) : step.memberNames(answering: value)
      for member in names where known.contains(member) {
        members[rule, default: []].insert(member)
      }
    }
  }

  /// Adds the counts of another tally.
  public mutating func add(_ other: Tally) {
    if counts.isEmpty, members.isEmpty, deviations.isEmpty, unsupportedSteps == 0 {
      self = other
      return
    }
    for (rule, theirs) in other.counts { counts[rule, default: Counts()].add(theirs) }
    for (rule, names) in other.members { members[rule, default: []].formUnion(names) }
    for (name, counts) in other.deviations {
      deviations[name, default: DeviationCounts()].add(counts)
    }
    unsupportedSteps += other.unsupportedSteps
  }
}

extension Step {
  /// The properties or keys that a query is about.
  fileprivate func memberNames(answering value: Value?) -> [String] {
    switch query {
    case .animationKeys: value?.elements.compactMap(\.asString) ?? []
    case .get(.attached(_, let key), _): [key]
    case .get(_, let property): [property.rawValue]
    case .value(_, let path): [path.text, path.property?.rawValue ?? path.text]
    case .ask(_, let key), .exists(.attached(_, let key)), .classDefault(_, let key),
      .classNeedsDisplay(_, let key):
      [key]
    default: []
    }
  }
}

extension Script {
  /// The framework's class of what a query is about, where the script says it outright.
  fileprivate func classNames(of step: Step) -> [String] {
    switch step.query {
    case .classDefault(.known(let name), _), .classNeedsDisplay(.known(let name), _):
      return [name.rawValue]
    case .get(let subject, _), .value(let subject, _):
      let creation = steps.lazy.compactMap { step -> Creation? in
        if case .new(let creation) = step.command, creation.name == subject.name { return creation }
        return nil
      }.first
      guard case .known(let name) = creation?.type else { return [] }
      return [name.rawValue]
    default: return []
    }
  }
}
