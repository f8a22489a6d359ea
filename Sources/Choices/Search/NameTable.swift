/// Numbers for names, in the order in which the names come.
struct NameTable: Hashable, Sendable {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  init(_ names: [String] = []) {
    for name in names { _ = number(of: name) }
  }

  /// The number of a name, a new one for a new name.
  mutating func number(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The number of a name that is known.
  func known(_ name: String) -> Int? { places[name] }
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

extension [[Int]] {
  /// Adds to the number at a place of a row; either may lie behind the end.
  mutating func add(_ amount: Int, at row: Int, _ place: Int) {
    while row >= count { append([]) }
    self[row].add(amount, at: place)
  }

  /// The number at a place of a row; zero behind the end.
  func at(_ row: Int, _ place: Int) -> Int { row < count ? self[row].at(place) : 0 }
}
