/// What the cases of a search consisted of.
///
/// Shrinking does not count, nor does the repetition of saved cases: these are numbers about what the
/// search drew.
public struct SearchStatistics: Hashable, Sendable {
  /// How many cases were carried out.
  public internal(set) var cases = 0
  /// How many of them were drawn from the seed and their number alone.
  public internal(set) var freshCases = 0
  /// How many cases had no command at all.
  public internal(set) var emptyCases = 0
  /// How many commands were carried out and checked.
  public internal(set) var commands = 0
  /// How many cases something was wrong in.
  public internal(set) var failedCases = 0

  var kindTable: NameTable
  var kindCounts: [Int] = []
  var pairCounts = PairTable()
  var outcomeTable = NameTable()
  var outcomeCounts = PairTable()
  var labelTable = NameTable()
  var labelCounts: [Int] = []
  var freshLabelCounts: [Int] = []
  var originTable = NameTable()
  var originCounts: [Int] = []

  init(_ kinds: CommandKinds = .none) {
    kindTable = NameTable(kinds.names)
  }

  /// The names of the kinds of commands, in order.
  public var kinds: [String] { kindTable.names }

  /// The labels that cases were given, by name.
  public var labels: [String] { labelTable.names.sorted() }

  /// How many commands of a kind were carried out.
  public func count(of kind: String) -> Int {
    kindTable.known(kind).map { kindCounts.at($0) } ?? 0
  }

  /// How many commands of a kind came to an outcome that the test gave a name.
  public func count(of kind: String, outcome: String) -> Int {
    guard let kind = kindTable.known(kind), let outcome = outcomeTable.known(outcome) else {
      return 0
    }
    return outcomeCounts.at(kind, outcome)
  }

  /// How often a command of one kind came right behind one of another kind.
  public func count(of first: String, then second: String) -> Int {
    guard let first = kindTable.known(first), let second = kindTable.known(second) else {
      return 0
    }
    return pairCounts.at(first, second)
  }

  /// How many cases had a label.
  public func cases(labelled label: String) -> Int {
    labelTable.known(label).map { labelCounts.at($0) } ?? 0
  }

  /// How many of the fresh cases had a label: those that required coverage is judged by.
  public func freshCases(labelled label: String) -> Int {
    labelTable.known(label).map { freshLabelCounts.at($0) } ?? 0
  }

  /// How many cases came from where.
  public var origins: [(name: String, cases: Int)] {
    originTable.names.enumerated().map { ($0.element, originCounts.at($0.offset)) }
      .sorted { $0.name < $1.name }
  }

  /// Counts the kind of a command that came behind another one.
  mutating func count(_ kind: Int, after previous: Int?, outcome: String?) {
    kindCounts.add(1, at: kind)
    if let previous { pairCounts.add(1, at: previous, kind) }
    if let outcome { outcomeCounts.add(1, at: kind, outcomeTable.number(of: outcome)) }
  }

  /// Counts a case that is at its end.
  mutating func endCase(_ plan: CasePlan, labels: [String], isEmpty: Bool, hasFailed: Bool) {
    cases += 1
    freshCases += plan.isFresh ? 1 : 0
    emptyCases += isEmpty ? 1 : 0
    failedCases += hasFailed ? 1 : 0
    originCounts.add(1, at: originTable.number(of: plan.origin))
    for label in labels {
      let number = labelTable.number(of: label)
      labelCounts.add(1, at: number)
      if plan.isFresh { freshLabelCounts.add(1, at: number) }
    }
  }

  /// Adds the counts of another part of the search.
  mutating func add(_ other: SearchStatistics) {
    cases += other.cases
    freshCases += other.freshCases
    emptyCases += other.emptyCases
    commands += other.commands
    failedCases += other.failedCases
    let kinds = other.kindTable.names.map { kindTable.number(of: $0) }
    let outcomes = other.outcomeTable.names.map { outcomeTable.number(of: $0) }
    for (place, kind) in kinds.enumerated() {
      kindCounts.add(other.kindCounts.at(place), at: kind)
      for (second, next) in kinds.enumerated() {
        pairCounts.add(other.pairCounts.at(place, second), at: kind, next)
      }
      for (number, outcome) in outcomes.enumerated() {
        outcomeCounts.add(other.outcomeCounts.at(place, number), at: kind, outcome)
      }
    }
    for (place, name) in other.labelTable.names.enumerated() {
      labelCounts.add(other.labelCounts.at(place), at: labelTable.number(of: name))
      freshLabelCounts.add(other.freshLabelCounts.at(place), at: labelTable.number(of: name))
    }
    for (place, name) in other.originTable.names.enumerated() {
      originCounts.add(other.originCounts.at(place), at: originTable.number(of: name))
    }
  }
}
