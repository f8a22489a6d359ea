extension StateMachine {
  /// Draws the sequence of a case that is carried out as a whole: the first steps as the plan says, and
  /// further ones at random.
  ///
  /// A plan without first steps gives what `randomSequence(count:seed:)` gives for the seed of the case.
  ///
  /// - Parameters:
  ///   - plan: How the case is to be made.
  ///   - count: How many commands the sequence has; fewer only where none is possible.
  /// - Returns: The sequence.
  @inlinable
  public func sequence(by plan: CasePlan, count: Int) -> DrawnSequence<Self> {
    plan.hasFirstSteps
      ? sequence(behind: plan, count: count)
      : randomSequence(count: count, seed: plan.caseSeed)
  }

  /// Draws the sequence of a case whose first steps are given.
  @usableFromInline
  func sequence(behind plan: CasePlan, count: Int) -> DrawnSequence<Self> {
    var source = ChoiceSource.mutator
    source.restart(seed: plan.seed, subset: plan.subset)
    var drawn = DrawnSequence<Self>(state: initialState)
    for (number, step) in plan.start.steps.enumerated() where drawn.commands.count < count {
      let gap = plan.start.gap.flatMap { $0.step == number ? $0.choice : nil }
      source.beginStep(replaying: step, gap: gap)
      append(from: &source, to: &drawn)
    }
    var misses = 0
    source.beginStep()
    while drawn.commands.count < count, misses < 100 {
      misses = append(from: &source, to: &drawn) ? 0 : misses + 1
    }
    return drawn
  }

  /// Draws one more command; what a failed attempt recorded is forgotten.
  @discardableResult
  private func append(from source: inout ChoiceSource, to drawn: inout DrawnSequence<Self>) -> Bool
  {
    let start = source.recorded.count
    guard let command = command(in: &drawn.state, from: &source, like: nil) else {
      source.rollBack(to: start)
      return false
    }
    advance(&drawn.state, by: command)
    drawn.commands.append(command)
    drawn.steps.append(Array(source.recorded[start...]))
    return true
  }
}
