/// Something that should be true of every value of a generator.
///
/// `check` draws values until the test fails on one, turns that one into the simplest that its passes
/// can reach, and says what it came to.
public struct ValueProperty<Value> {
  /// What a test says of one value.
  public enum Outcome: Hashable, Sendable {
    /// The property holds for the value.
    case passed
    /// The property does not hold for the value.
    case failed
    /// The value is not one that the property speaks of.
    case discarded

    /// Passed or failed.
    public init(_ isHeld: Bool) {
      self = isHeld ? .passed : .failed
    }
  }

  /// The property as one of sequences of one command.
  private var property: SequenceProperty<OutcomeTest<Value>>

  /// Asked before every value and every candidate of the shrinker; the check ends when it says no.
  ///
  /// This is how a check gets a limit in time; where such a limit ends it, it is no function of the seed.
  public var goesOn: @Sendable () -> Bool {
    get { property.goesOn }
    set { property.goesOn = newValue }
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - generator: Draws the values.
  ///   - classify: Notes labels and outcomes of a value, which the statistics of the result count.
  ///   - test: Says of a value whether the property holds; called with one value more than once.
  public init(
    of generator: Generator<Value>,
    classify: @escaping (Value, inout CaseNotes) -> Void = { _, _ in },
    _ test: @escaping (Value) -> Outcome
  ) {
    property = SequenceProperty(
      of: OutcomeTest(machine: ValueMachine(generator), classify: classify, test: test))
    property.length = 1
    property.swarmPercent = 0
  }

  /// Looks for a value for which the property does not hold.
  ///
  /// Equal options give equal results, with one exception: a test that is not a function of its value.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - cases: How many values to test at most.
  ///   - shrinkBudget: How many further values the shrinker may test.
  /// - Returns: What the run came to.
  public func check(
    seed: UInt64, cases: Int = 1000, shrinkBudget: Int = 5000
  ) -> PropertyResult<Value> {
    let property = property(budget: shrinkBudget)
    let search = property.search(seed: seed, cases: cases, isObserving: true)
    let statistics = search.statistics
    return PropertyResult(
      cases: statistics.cases, undrawn: statistics.emptyCases,
      discarded: statistics.emptyCases + OutcomeTest<Value>.discarded(in: statistics),
      statistics: statistics,
      failure: search.client.failure.flatMap(Self.failure))
  }

  /// Turns a failing value, such as one written by hand, into the simplest that the passes can reach.
  ///
  /// A value that the generator cannot draw is handed back as it is, and the report says so.
  ///
  /// - Returns: Nil when the property holds for the value or does not speak of it.
  public func shrink(_ value: Value, budget: Int = 5000) -> PropertyResult<Value>.Failure? {
    let property = property(budget: budget)
    guard let found = property.test.run([value]) else { return nil }
    guard let steps = try? property.test.encode([value]) else {
      return PropertyResult<Value>.Failure(
        original: value, value: value, recorded: nil, report: ShrinkReport(stopped: .notDrawable))
    }
    return Self.failure(property.shrink(steps, found.complaint))
  }

  /// Tests a recorded value again, and shrinks it if the property does not hold for it.
  ///
  /// - Returns: Nil when the property holds for the value or does not speak of it.
  public func replay(
    _ recorded: RecordedCase, budget: Int = 5000
  ) -> PropertyResult<Value>.Failure? {
    property(budget: budget).replay(recorded).flatMap(Self.failure)
  }

  private func property(budget: Int) -> SequenceProperty<OutcomeTest<Value>> {
    var copy = property
    copy.shrinkBudget = budget
    return copy
  }

  private static func failure(
    _ found: SequenceResult<OutcomeTest<Value>>.Failure
  ) -> PropertyResult<Value>.Failure? {
    guard let first = found.original.first, let last = found.commands.first else { return nil }
    return PropertyResult<Value>.Failure(
      original: first, value: last, recorded: found.recorded, report: found.report)
  }
}

/// What checking a property came to.
public struct PropertyResult<Value> {
  /// How many values were drawn.
  public let cases: Int
  /// For how many of them the generator led to no value.
  public let undrawn: Int
  /// How many of them the property does not speak of, with those that led to no value.
  public let discarded: Int
  /// What the values were, by the labels and outcomes that they were given.
  public let statistics: SearchStatistics
  /// The value for which the property does not hold, if one was found.
  public let failure: Failure?

  /// A value for which a property does not hold.
  public struct Failure {
    /// The value as it was drawn.
    public let original: Value
    /// The simplest value that was reached.
    public let value: Value
    /// The choices behind the simplest value; nil where it cannot be drawn.
    public let recorded: RecordedCase?
    /// What the shrinker tried, and why it stopped.
    public let report: ShrinkReport
  }
}

extension PropertyResult {
  /// Why the result shows nothing although no failure was found; nil where enough was tested.
  public var vacuity: Vacuity? {
    failure == nil
      ? Vacuity(cases: cases, undrawn: undrawn, discarded: discarded - undrawn) : nil
  }

  /// Whether no failure was found, and enough was tested to say so.
  public var passed: Bool { failure == nil && vacuity == nil }
}

extension PropertyResult: Sendable where Value: Sendable {}
extension PropertyResult.Failure: Sendable where Value: Sendable {}
