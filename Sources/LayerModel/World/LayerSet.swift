/// Some of the layers of a world, by their numbers, in ascending order.
///
/// Few worlds have more than 64 layers; there a set is a single word, which costs neither memory of its own nor hashing.
package struct LayerSet: Hashable, Sendable {
  /// A bit for each of the first layers.
  private var first: UInt64 = 0
  /// A bit for each further layer, in words without trailing zeros, so that equal sets are equal.
  private var further: [UInt64] = []

  /// Creates an empty set.
  package init() {}

  /// Creates a set of layers.
  package init(_ layers: some Sequence<Int>) { formUnion(layers) }

  package var isEmpty: Bool { first == 0 && further.isEmpty }

  package func contains(_ layer: Int) -> Bool {
    if layer < 64 { return first & (1 << UInt64(layer)) != 0 }
    let word = layer / 64 - 1
    return word < further.count && further[word] & (1 << UInt64(layer % 64)) != 0
  }

  package mutating func insert(_ layer: Int) {
    if layer < 64 {
      first |= 1 << UInt64(layer)
      return
    }
    let word = layer / 64 - 1
    while further.count <= word { further.append(0) }
    further[word] |= 1 << UInt64(layer % 64)
  }

  package mutating func remove(_ layer: Int) {
    if layer < 64 {
      first &= ~(1 << UInt64(layer))
      return
    }
    let word = layer / 64 - 1
    guard word < further.count else { return }
    further[word] &= ~(1 << UInt64(layer % 64))
    while further.last == 0 { further.removeLast() }
  }

  package mutating func formUnion(_ others: some Sequence<Int>) {
    for layer in others { insert(layer) }
  }
}

extension LayerSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral layers: Int...) {
    self.init(layers)
  }
}

extension LayerSet: Sequence {
  package func makeIterator() -> Iterator { Iterator(word: first, further: further) }

  /// Goes through the layers in ascending order.
  package struct Iterator: IteratorProtocol {
    /// What is left of the word at hand.
    fileprivate var word: UInt64
    fileprivate let further: [UInt64]
    /// How many words have come to an end.
    private var ended = 0

    fileprivate init(word: UInt64, further: [UInt64]) {
      self.word = word
      self.further = further
    }

    package mutating func next() -> Int? {
      while word == 0 {
        guard ended < further.count else { return nil }
        word = further[ended]
        ended += 1
      }
      defer { word &= word - 1 }
      return ended * 64 + word.trailingZeroBitCount
    }
  }
}
