import Rules

extension Crowd {
  /// Draws faults that one engine can have at once: the same ones whenever seed and size are the same.
  ///
  /// The areas of the rules take turns, so that no area with many faults outnumbers the others. Faults
  /// that kill the engine are never drawn.
  public init(seed: UInt64, size: Int) throws(CrowdProblem) {
    var source = SplitMix(seed: seed)
    var waiting = Dictionary(grouping: FaultCatalogue.all, by: \.area)
    // Dictionaries have no order that lasts.
    let areas = source.shuffled(Area.allCases.filter { waiting[$0] != nil })
    for area in areas { waiting[area] = source.shuffled(waiting[area] ?? []) }
    var (members, taken) = ([Fault](), CrowdBonds())
    while members.count < size, waiting.contains(where: { !$0.value.isEmpty }) {
      for area in areas where members.count < size {
        while let fault = waiting[area]?.popLast() {
          guard (try? taken.admit(fault)) != nil else { continue }
          members.append(fault)
          break
        }
      }
    }
    if members.count < size { throw .tooMany(size, most: members.count) }
    self = try Crowd(members)
  }
}

/// The generator SplitMix64, which gives the same numbers on every platform and in every version.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.dropFirst().reversed() {
      elements.swapAt(place, Int(next() % UInt64(place + 1)))
    }
    return elements
  }
}
