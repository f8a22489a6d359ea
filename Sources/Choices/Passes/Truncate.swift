extension SequenceShrinker {
  /// Drops the steps behind the one at which the failure shows: they cannot have caused it.
  mutating func truncate() {
    while lastStep + 1 < best.steps.count {
      if !attempt(Array(best.steps.prefix(lastStep + 1))) { return }
    }
  }
}
