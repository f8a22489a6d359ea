/// Numbers for names, in the order in which the names come.
///
/// The names are few: comparing them one after another is quicker than hashing one.
struct NameTable: Hashable, Sendable {
  private(set) var names: [String]

  init(_ names: [String] = []) {
    self.names = names
  }

  /// The number of a name, a new one for a new name.
  mutating func number(of name: String) -> Int {
    if let place = known(name) { return place }
    names.append(name)
    return names.count - 1
  }

  /// The number of a name that is known.
  func known(_ name: String) -> Int? { names.firstIndex(of: name) }
}

extension [Int] {
  /// Adds to the number at a place, which may lie behind the end.
  mutating func add(_ amount: Int, at place: Int) {
    if place >= count { self += Array(repeating: 0, count: place + 1 - count) }
    self[place] += amount
  }

  /// The number at a place; zero behind the end.
  func at(_ place: Int) -> Int { place < count ? self[place] : 0 }
}

/// Counts of ordered pairs, in one piece because they are counted with every command.
struct PairTable: Hashable, Sendable {
  private var counts: [Int] = []
  private var width = 0

  /// Adds to the count of a pair.
  mutating func add(_ amount: Int, at row: Int, _ column: Int) {
    if row >= width || column >= width { widen(to: Swift.max(row, column) + 1) }
    counts[row * width + column] += amount
  }

  /// The count of a pair; zero for one that was never counted.
  func at(_ row: Int, _ column: Int) -> Int {
    row < width && column < width ? counts[row * width + column] : 0
  }

  private mutating func widen(to least: Int) {
    let wider = Swift.max(least, width * 2, 8)
    var copy = [Int](repeating: 0, count: wider * wider)
    for row in 0..<width {
      for column in 0..<width { copy[row * wider + column] = counts[row * width + column] }
    }
    (counts, width) = (copy, wider)
  }
}
