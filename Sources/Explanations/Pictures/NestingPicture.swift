import Conformance
import LayerModel
public import LayerScript

/// Which transactions are open at which step of a script.
public struct NestingPicture: Hashable, Sendable {
  /// A step.
  public struct Row: Hashable, Sendable {
    /// The number of the step, from 1.
    public let number: Int
    /// The step as it stands in the script.
    public let step: String
    /// How many transactions are open in front of it.
    public let before: Int
    /// How many are open behind it.
    public let after: Int
    /// Whether the outermost of those behind it is an implicit one.
    public let isImplicit: Bool
  }

  /// The steps in order.
  public let rows: [Row]
  /// The place of the row that shows what is wrong.
  public let wrong: Int
  /// What was expected there.
  public let expected: EngineText
  /// What came instead.
  public let actual: EngineText

  /// How many steps are drawn at most: the last ones up to the one that is wrong.
  private static let mostRows = 24

  /// The transactions of the script of a finding; nil where none is ever open, or another thread has its own.
  init?(_ course: Course) {
    if course.steps.contains(where: { $0.thread != 1 }) { return nil }
    let stacks = course.worlds.map { $0.state.transactions }
    let first = max(0, course.place + 1 - Self.mostRows)
    rows = (first...course.place).map { place in
      Row(
        number: place + 1, step: course.steps[place].description,
        before: stacks[place].levels.count, after: stacks[place + 1].levels.count,
        isImplicit: stacks[place + 1].implicit != nil)
    }
    wrong = course.place - first
    expected = course.problem.expected
    actual = course.problem.actual
    if rows.allSatisfy({ $0.before == 0 && $0.after == 0 }) { return nil }
  }
}
