public import Choices
public import Ranges

/// A set of ranges beside a plain set of numbers.
public struct RangeSetTest: SystemTest, Sendable {
  /// The kinds of commands.
  public let commandKinds = CommandKinds(of: RangeCommand.Kind.self)
  /// No numbers.
  public var initialState: Set<Int> { [] }

  /// Creates the test.
  public init() {}

  /// An empty set of ranges.
  public func makeSystem() -> RangeSet { RangeSet(mistake: mistake) }

  /// Draws a command, or encodes one.
  public func command(
    in state: inout Set<Int>, from source: inout ChoiceSource, like: RangeCommand?
  ) -> RangeCommand? {
    .drawn(commandKinds, from: &source, like: like)
  }

  /// Carries the model past a command.
  public func advance(_ state: inout Set<Int>, by command: RangeCommand) {
    command.apply(to: &state)
  }

  /// Carries out a command and compares the numbers.
  public func check(
    _ command: RangeCommand, on system: inout RangeSet, after state: Set<Int>
  ) -> String? {
    switch command {
    case .insert(let range): system.insert(range)
    case .remove(let range): system.remove(range)
    }
    return system.numbers == state.sorted() ? nil : "other numbers"
  }
}
