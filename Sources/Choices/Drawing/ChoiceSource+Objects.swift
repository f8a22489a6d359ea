extension ChoiceSource {
  /// Picks one of the objects that exist, by its number.
  ///
  /// What is recorded is the number of the object and not its place among the others, so a reference
  /// keeps its meaning when other objects are deleted; one to an object that no longer exists makes
  /// the step impossible instead of meaning another object.
  ///
  /// - Parameters:
  ///   - sort: Which sort of object is meant.
  ///   - live: The numbers of the objects that exist.
  ///   - prefer: A number that random proposals favour, if it exists.
  ///   - like: The number to encode.
  /// - Returns: A number out of `live`, or nil when the step is impossible.
  public mutating func reference(
    sort: UInt8, among live: [Int], prefer: Int? = nil, like: Int? = nil
  ) -> Int? {
    guard !live.isEmpty else {
      misfit()
      return nil
    }
    let value: Int?
    switch mode {
    case .random:
      let chosen = randomReference(among: live, prefer)
      record(Choice(.reference, bits: UInt64(chosen), sort: sort))
      return chosen
    case .replay:
      let recorded = nextPending(.reference, sort: sort).map(\.integer) ?? live.min()
      value = replaced(recorded, among: live)
    case .encode: value = required(like)
    }
    guard let value, live.contains(value) else {
      misfit()
      return nil
    }
    record(Choice(.reference, bits: UInt64(value), sort: sort))
    return value
  }

  private mutating func randomReference(among live: [Int], _ prefer: Int?) -> Int {
    if let prefer, live.contains(prefer), random.chance(15, in: 16) { return prefer }
    return live[Int(random.next(below: UInt64(live.count)))]
  }

  /// Gives a new object its number.
  ///
  /// - Parameters:
  ///   - sort: Which sort of object is made.
  ///   - taken: The numbers that were given already.
  ///   - like: The number to encode.
  /// - Returns: A number, not negative, that is not taken, or nil when the recorded one is; at random one
  ///   above all that are taken, and above zero.
  public mutating func identity(sort: UInt8, taken: [Int], like: Int? = nil) -> Int? {
    let next = (taken.max() ?? 0) + 1
    let value: Int
    switch mode {
    case .random: value = next
    case .replay:
      let recorded = nextPending(.identity, sort: sort)?.integer ?? next
      value = fillsGaps && taken.contains(recorded) ? next : recorded
    case .encode: value = required(like) ?? next
    }
    guard value >= 0, !taken.contains(value) else {
      misfit()
      return nil
    }
    record(Choice(.identity, bits: UInt64(value), sort: sort))
    return value
  }

  /// In a mutated case, a step about an object that is gone goes on with another one.
  private mutating func replaced(_ recorded: Int?, among live: [Int]) -> Int? {
    guard fillsGaps, let recorded, !live.contains(recorded) else { return recorded }
    return live[Int(random.next(below: UInt64(live.count)))]
  }
}
