/// Numbers by keys that are numbers themselves, in one flat table.
///
/// A standard dictionary hashes against keys that somebody chose to collide; these come from the
/// catalogue, and mixing them by a multiplication is a good part of the way from a reason to its set.
struct NumberTable: Sendable {
  /// The keys by slot; zero means that the slot is free.
  private var keys: [UInt64] = []
  private var values: [UInt32] = []
  /// How many entries there are.
  private(set) var count = 0

  /// The first value under a key, of which there may be several, that a test accepts.
  func value(under key: UInt64, where isWanted: (UInt32) -> Bool = { _ in true }) -> UInt32? {
    if keys.isEmpty { return nil }
    var slot = firstSlot(for: key)
    while keys[slot] != 0 {
      if keys[slot] == key, isWanted(values[slot]) { return values[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Adds a value under a key other than zero.
  mutating func insert(_ value: UInt32, under key: UInt64) {
    // At most half of the slots are taken, so that a search soon meets a free one.
    if count * 2 >= keys.count { grow() }
    place(value, under: key)
    count += 1
  }

  /// Adds the entries of another table.
  mutating func insert(_ other: NumberTable) {
    for (key, value) in zip(other.keys, other.values) where key != 0 { insert(value, under: key) }
  }

  private static let leastSlots = 64

  private mutating func grow() {
    let old = self
    let slots = max(Self.leastSlots, old.keys.count * 2)
    keys = [UInt64](repeating: 0, count: slots)
    values = [UInt32](repeating: 0, count: slots)
    for (key, value) in zip(old.keys, old.values) where key != 0 { place(value, under: key) }
  }

  private mutating func place(_ value: UInt32, under key: UInt64) {
    var slot = firstSlot(for: key)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    values[slot] = value
  }

  /// The slot at which the search for a key begins: the upper bits of a product depend on all of the key.
  private func firstSlot(for key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
  }
}
