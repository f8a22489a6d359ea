/// Shortens lists whose elements nothing draws, such as commands that somebody wrote.
///
/// It leaves out runs of elements, long runs first, from the back, and knows nothing of what the elements
/// mean.
public struct ListShrinker {
  /// How many more candidates may be tried, in all lists together.
  public private(set) var budget: Int

  /// Creates a shrinker.
  ///
  /// - Parameter budget: How many candidates may be tried, in all lists together.
  public init(budget: Int) {
    self.budget = budget
  }

  /// Shortens a list for which something holds, until that holds no more without any of its elements.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - goesOn: Asked before each candidate; once it says no, none is tried any more.
  ///   - holds: Tells whether it holds for a candidate; never asked of an empty one.
  /// - Returns: The shortest list that was found.
  @discardableResult
  public mutating func shrink<Element>(
    _ list: [Element], while goesOn: @escaping () -> Bool = { true },
    _ holds: ([Element]) -> Bool
  ) -> [Element] {
    guard !list.isEmpty, budget > 0 else { return list }
    return withoutActuallyEscaping(holds) { holds in
      let machine = CommandList(base: AnyOrder<Element>(), commands: list)
      var shrinker = SequenceShrinker(
        machine.whole, lastStep: list.count - 1, on: machine, budget: budget, while: goesOn
      ) { candidate in
        holds(candidate.commands) ? Interest(lastStep: candidate.commands.count - 1) : nil
      }
      shrinker.run(passes: [.deleteChunks])
      budget -= shrinker.report.executions
      return shrinker.best.commands
    }
  }
}

/// Commands that are possible in any order, and that nothing draws.
private struct AnyOrder<Command>: StateMachine {
  var initialState: Bool { true }

  func command(
    in state: inout Bool, from source: inout ChoiceSource, like: Command?
  ) -> Command? {
    nil
  }

  func advance(_ state: inout Bool, by command: Command) {}
}
