extension SequenceShrinker {
  /// Deletes a step and lets another of the same kind take over its arguments or its sums.
  ///
  /// This leaves local minima in which an early step sets what a later one sets again: a plain
  /// deletion of either loses the failure, the earlier arguments at the later place keep it.
  mutating func fuse() {
    var first = 0
    while first < best.steps.count {
      var second = first + 1
      while first < best.steps.count, second < best.steps.count {
        if !fuse(first, second) { second += 1 }
      }
      first += 1
    }
  }

  private mutating func fuse(_ first: Int, _ second: Int) -> Bool {
    let (early, late) = (best.steps[first], best.steps[second])
    guard let kind = early.first, kind == late.first, kind.kind == .index else { return false }
    var shorter = best.steps
    shorter.remove(at: first)
    var replaced = shorter
    replaced[second - 1] = early
    if early != late, attempt(replaced) { return true }
    guard let sum = Self.sum(of: early, late) else { return false }
    shorter[second - 1] = sum
    return attempt(shorter)
  }

  /// Two steps that differ in doubles alone, as one with the sums of these.
  private static func sum(of early: [Choice], _ late: [Choice]) -> [Choice]? {
    guard early.count == late.count else { return nil }
    var result = late
    var isSum = false
    for place in late.indices {
      if early[place].kind == .double, late[place].kind == .double {
        let total = early[place].double + late[place].double
        result[place] = late[place].with(bits: total.bitPattern)
        isSum = true
      } else if early[place] != late[place] {
        return nil
      }
    }
    return isSum ? result : nil
  }
}
