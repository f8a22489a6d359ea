public import Rules

/// Something that an engine declares to decide otherwise than the specification, on purpose.
///
/// The reference then decides it so, too, and everything behind it stays asserted.
public struct DeclaredDeviation: Sendable {
  /// The name by which engines declare it.
  public let name: String
  /// What the engine does, in one sentence.
  public let sentence: String
  /// The rules that it breaks, the most telling one first.
  public let rules: [RuleID]
  /// Where the reference departs from the specification because of it.
  package let departure: Departure

  /// Creates a deviation.
  package init(name: String, sentence: String, rules: [RuleID], departure: Departure) {
    self.name = name
    self.sentence = sentence
    self.rules = rules
    self.departure = departure
  }
}

extension DeclaredDeviation: Hashable {
  /// Tells whether two deviations are the same; the name says all of it.
  public static func == (left: DeclaredDeviation, right: DeclaredDeviation) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension [DeclaredDeviation] {
  /// Where the reference departs because of them, as far as others do not decide the same.
  func departures(besides others: [Departure]) -> [Departure] {
    if others.isEmpty { return map(\.departure) }
    let taken = others.reduce(into: Set<Decision>()) { $0.formUnion($1.decisions) }
    return compactMap { $0.departure.leaving(taken) }
  }
}
