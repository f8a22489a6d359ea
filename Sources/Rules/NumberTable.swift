/// Numbers by keys that are numbers themselves, in one flat table.
///
/// A standard dictionary hashes against keys that somebody chose to collide; these come from the
/// catalogue, and mixing them by a multiplication is a good part of the way from a reason to its set.
struct NumberTable: Sendable {
  /// A key with its number; together, so that a search reads one place in memory.
  private struct Slot: Sendable {
    /// Zero means that the slot is free.
    var key: UInt64 = 0
    var value: UInt32 = 0
  }

  private var slots: [Slot] = []
  /// How many entries there are.
  private(set) var count = 0

  /// The first value under a key, of which there may be several, that a test accepts.
  func value(under key: UInt64, where isWanted: (UInt32) -> Bool = { _ in true }) -> UInt32? {
    if slots.isEmpty { return nil }
    var place = firstPlace(for: key)
    while slots[place].key != 0 {
      if slots[place].key == key, isWanted(slots[place].value) { return slots[place].value }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a value under a key other than zero.
  mutating func insert(_ value: UInt32, under key: UInt64) {
    // At most half of the slots are taken, so that a search soon meets a free one.
    if count * 2 >= slots.count { makeRoom(for: count + 1) }
    place(value, under: key)
    count += 1
  }

  /// Adds the entries of another table.
  mutating func insert(_ other: NumberTable) {
    makeRoom(for: count + other.count)
    for slot in other.slots where slot.key != 0 { insert(slot.value, under: slot.key) }
  }

  private static let leastSlots = 128

  /// Takes as many slots as some entries need, in one step.
  private mutating func makeRoom(for entries: Int) {
    var needed = max(Self.leastSlots, slots.count)
    while entries * 2 > needed { needed *= 2 }
    if needed == slots.count { return }
    let old = slots
    slots = [Slot](repeating: Slot(), count: needed)
    for slot in old where slot.key != 0 { place(slot.value, under: slot.key) }
  }

  private mutating func place(_ value: UInt32, under key: UInt64) {
    var place = firstPlace(for: key)
    while slots[place].key != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = Slot(key: key, value: value)
  }

  /// The place at which the search for a key begins: the upper bits of a product depend on all of the key.
  private func firstPlace(for key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }
}
