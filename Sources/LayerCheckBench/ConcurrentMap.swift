extension Array where Element: Sendable {
  /// Makes something of each element, several at once, in the order of the elements.
  ///
  /// - Parameters:
  ///   - jobs: How many at once.
  ///   - observe: Hears how many are done, and of which element the latest is.
  ///   - make: Makes it.
  /// - Returns: What was made, in the order of the elements.
  func concurrentMap<Made: Sendable>(
    jobs: Int, observe: (Int, Element) -> Void = { _, _ in },
    _ make: @escaping @Sendable (Element) -> Made
  ) async -> [Made] {
    let made = await withTaskGroup(of: (Int, Made).self) { group in
      var waiting = enumerated().makeIterator()
      var made: [Int: Made] = [:]
      let startNext = { (group: inout TaskGroup<(Int, Made)>) in
        if let (place, element) = waiting.next() {
          group.addTask { (place, make(element)) }
        }
      }
      for _ in 0..<jobs { startNext(&group) }
      for await (place, result) in group {
        made[place] = result
        observe(made.count, self[place])
        startNext(&group)
      }
      return made
    }
    return indices.compactMap { made[$0] }
  }
}
