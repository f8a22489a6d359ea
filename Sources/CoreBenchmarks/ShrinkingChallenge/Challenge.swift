public import Choices

/// A failure whose smallest answer is proven: one of the thirteen of the shrinking challenge
/// (github.com/jlink/shrinking-challenge), in a form that fixes what its ports leave open, or one of
/// further ones of its kind.
///
/// There is one smallest answer, by the order of the core, also where a reader would take several for
/// equally simple.
public struct Challenge: Sendable {
  /// The name under which the challenge is known.
  public let name: String
  /// The smallest answer, in the order of the core (`SequenceOrder`).
  public let smallest: String
  private let run: @Sendable (UInt64, Int, Int) -> Result

  /// What one run came to.
  public struct Result: Hashable, Sendable {
    /// How many values were drawn until the failure was found; nil if it was not.
    public var cases: Int?
    /// The answer that shrinking ended at.
    public var answer = ""
    /// Whether that is one of the smallest.
    public var isSmallest = false
    /// How many values were tested while shrinking.
    public var evaluations = 0
    /// How many of them each pass made, and how many led on; empty for other tools.
    public var passes: [ShrinkPass: ShrinkReport.Counts] = [:]

    /// What a run came to that did not find the failure.
    public init() {}

    init(cases: Int, answer: String, isSmallest: Bool, report: ShrinkReport) {
      (self.cases, self.answer, self.isSmallest) = (cases, answer, isSmallest)
      (evaluations, passes) = (report.executions, report.passes)
    }
  }

  init<Value>(
    _ name: String, _ generator: Generator<Value>, smallest: String,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    _ test: @escaping @Sendable (Value) -> ValueProperty<Value>.Outcome
  ) {
    self.name = name
    self.smallest = smallest
    run = { seed, cases, budget in
      let result = ValueProperty(of: generator, test).check(
        seed: seed, cases: cases, shrinkBudget: budget)
      guard let failure = result.failure else { return Result() }
      let answer = text(failure.value)
      return Result(
        cases: result.cases, answer: answer, isSmallest: answer == smallest,
        report: failure.report)
    }
  }

  /// Looks for the failure and shrinks it.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - cases: How many values to draw at most.
  ///   - shrinkBudget: How many values to test while shrinking at most.
  /// - Returns: What the run came to.
  public func attempt(seed: UInt64, cases: Int = 5000, shrinkBudget: Int = 20_000) -> Result {
    run(seed, cases, shrinkBudget)
  }

  /// The thirteen that other tools are measured with.
  public static let published: [Challenge] = lists + numbers + trees

  /// Further ones, over doubles, products, congruences, strings, nested and coupled values.
  public static let further: [Challenge] = doubles + congruences + strings + nested

  /// Those that were written down before anybody saw what the shrinker made of them.
  ///
  /// They say how it does with what it was not built for; what they showed at first has been mended since.
  public static let unforeseen: [Challenge] =
    unforeseenDoubles + unforeseenNumbers + unforeseenStrings + unforeseenNested

  /// All.
  public static let all: [Challenge] = published + further + unforeseen
}
