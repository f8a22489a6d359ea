extension SequenceShrinker {
  /// Deletes runs of steps, halving the length of the run, from the back to the front.
  ///
  /// Steps that refer to an object whose creation goes fall out by themselves when the candidate is
  /// replayed, and so does the second half of a pair.
  mutating func deleteChunks() {
    var length = max(1, best.steps.count / 2)
    while length >= 1 {
      var start = best.steps.count - length
      while start >= 0 {
        if start + length <= best.steps.count {
          var steps = best.steps
          steps.removeSubrange(start..<start + length)
          attempt(steps)
        }
        start -= length
      }
      if length == 1 { return }
      length /= 2
    }
  }

  /// Deletes two steps at once, such as a pair that only makes sense together.
  mutating func deletePairs() {
    var first = 0
    while first < best.steps.count {
      var second = first + 1
      while second < best.steps.count {
        var steps = best.steps
        steps.remove(at: second)
        steps.remove(at: first)
        if !attempt(steps) { second += 1 }
      }
      first += 1
    }
  }
}
