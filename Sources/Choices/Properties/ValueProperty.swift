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

  private let machine: ValueMachine<Value>
  private let test: (Value) -> Outcome

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - generator: Draws the values.
  ///   - test: Says of a value whether the property holds; called with one value more than once.
  public init(of generator: Generator<Value>, _ test: @escaping (Value) -> Outcome) {
    machine = ValueMachine(generator)
    self.test = test
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
    var result = PropertyResult<Value>()
    for index in 0..<cases {
      result.cases += 1
      let drawn = machine.randomSequence(count: 1, seed: SplitMix64.seed(of: index, in: seed))
      guard let value = drawn.commands.first else {
        result.discarded += 1
        continue
      }
      switch test(value) {
      case .passed: continue
      case .discarded: result.discarded += 1
      case .failed:
        result.failure = shrink(drawn, budget: shrinkBudget)
        return result
      }
    }
    return result
  }

  /// Turns a failing value, such as one written by hand, into the simplest that the passes can reach.
  ///
  /// A value that the generator cannot draw is handed back as it is, and the report says so.
  ///
  /// - Returns: Nil when the property holds for the value or does not speak of it.
  public func shrink(_ value: Value, budget: Int = 5000) -> PropertyResult<Value>.Failure? {
    guard test(value) == .failed else { return nil }
    guard let steps = try? machine.encode([value]) else {
      return PropertyResult<Value>.Failure(
        original: value, value: value, report: ShrinkReport(stopped: .notDrawable))
    }
    return shrink(machine.replay(steps), budget: budget)
  }

  private func shrink(
    _ failing: DrawnSequence<ValueMachine<Value>>, budget: Int
  ) -> PropertyResult<Value>.Failure? {
    var shrinker = SequenceShrinker(failing, lastStep: 0, on: machine, budget: budget) {
      candidate in
      candidate.commands.first.map(test) == .failed ? Interest(lastStep: 0) : nil
    }
    shrinker.run()
    guard let first = failing.commands.first, let last = shrinker.best.commands.first else {
      return nil
    }
    return PropertyResult<Value>.Failure(original: first, value: last, report: shrinker.report)
  }
}

/// What checking a property came to.
public struct PropertyResult<Value> {
  /// How many values were drawn.
  public internal(set) var cases = 0
  /// How many of them the property does not speak of.
  public internal(set) var discarded = 0
  /// The value for which the property does not hold, if one was found.
  public internal(set) var failure: Failure?

  /// A value for which a property does not hold.
  public struct Failure {
    /// The value as it was drawn.
    public let original: Value
    /// The simplest value that was reached.
    public let value: Value
    /// What the shrinker tried, and why it stopped.
    public let report: ShrinkReport
  }
}

extension PropertyResult: Sendable where Value: Sendable {}
extension PropertyResult.Failure: Sendable where Value: Sendable {}
