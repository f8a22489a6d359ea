extension SequenceShrinker {
  /// Makes one choice at a time simpler, from the front, trying the simplest values first.
  mutating func simplifyChoices() {
    var step = 0
    while step < best.steps.count {
      var place = 0
      while step < best.steps.count, place < best.steps[step].count {
        if !simplify(step, place) { place += 1 }
      }
      step += 1
    }
  }

  private mutating func simplify(_ step: Int, _ place: Int) -> Bool {
    let choice = best.steps[step][place]
    guard choice.complexity > 0 else { return false }
    for bits in choice.simplerCandidates {
      var steps = best.steps
      steps[step][place] = choice.with(bits: bits)
      if attempt(steps) {
        return step < best.steps.count && choice != best.steps[step][safe: place]
      }
    }
    return false
  }
}

extension Choice {
  /// Values that are simpler than the recorded one, simplest first.
  var simplerCandidates: [UInt64] {
    switch kind {
    case .boolean: return bits == 0 ? [] : [0]
    case .index: return Array(0..<bits)
    case .reference: return bits <= 1 ? [] : Array(1..<bits)
    case .identity: return []
    case .double:
      return DoubleOrder.simplerCandidates(than: double).map(\.bitPattern)
    case .integer: return simplerIntegers
    }
  }

  /// The simplest number, then ever smaller steps towards it.
  private var simplerIntegers: [UInt64] {
    let target = Int64(bitPattern: simplest)
    var distance = Int64(bitPattern: bits) &- target
    var candidates: [Int64] = distance < 0 && distance != .min ? [target &- distance] : []
    while distance != 0 {
      candidates.append(Int64(bitPattern: bits) &- distance)
      distance /= 2
    }
    return candidates.map { UInt64(bitPattern: $0) }.filter { with(bits: $0) < self }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
