extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 60 }

  /// Deletes a step and changes one argument of another to something that it is not simpler to be, but
  /// that occurs elsewhere: another object, the other truth value, the alternative of another step.
  mutating func deleteAndChange() {
    let most = report.executions + Self.mostGuesses
    var deleted = best.steps.count - 1
    while deleted >= 0, report.executions < most {
      if deleted < best.steps.count, deleteAndChange(deleting: deleted, most) {
        deleted = best.steps.count
      }
      deleted -= 1
    }
  }

  private mutating func deleteAndChange(deleting deleted: Int, _ most: Int) -> Bool {
    var steps = best.steps
    steps.remove(at: deleted)
    for step in steps.indices.reversed() {
      for place in steps[step].indices.dropFirst() {
        for bits in Self.otherArguments(steps[step], place, in: steps) {
          if report.executions >= most { return false }
          var changed = steps
          changed[step][place] = steps[step][place].with(bits: bits)
          if attempt(changed) { return true }
        }
      }
    }
    return false
  }

  private static func otherArguments(
    _ step: [Choice], _ place: Int, in steps: [[Choice]]
  ) -> [UInt64] {
    let choice = step[place]
    switch choice.kind {
    case .boolean: return [1 - choice.bits]
    case .reference:
      return steps.joined().filter { $0.kind == .identity && $0.sort == choice.sort }.map(\.bits)
        .filter { $0 != choice.bits }
    case .index:
      let others = steps.filter { $0.first == step.first }.compactMap { $0[safe: place] }
      return Set(others.filter { $0.kind == .index }.map(\.bits)).union(0..<choice.bits).sorted()
        .filter { $0 != choice.bits }
    default: return []
    }
  }
}
