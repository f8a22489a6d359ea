import Choices

/// A text cut into words, numbers, blanks and marks.
///
/// A piece is a range of bytes that are never moved, so that pieces are put elsewhere without copying what
/// they say.
struct Pieces: Sendable {
  /// What pieces may say: the text as it was cut, and behind it whatever was put in.
  private var store: [UInt8]
  private var pieces: [Range<Int>] = []

  /// Cuts a text; the pieces together are the text.
  init(cutting bytes: some Sequence<UInt8>) {
    store = Array(bytes)
    var (start, kind) = (0, Kind.mark)
    for (index, byte) in store.enumerated() {
      let next = Kind(byte)
      if index > start, next != kind || next == .mark {
        pieces.append(start..<index)
        start = index
      }
      kind = next
    }
    if start < store.count { pieces.append(start..<store.count) }
  }

  /// The text, or the first bytes of a longer one.
  func bytes(atMost limit: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, store.count + store.count / 4))
    // What stands together in the store is copied at once.
    var run = 0..<0
    for piece in pieces {
      if piece.lowerBound == run.upperBound {
        run = run.lowerBound..<piece.upperBound
      } else {
        bytes += store[run]
        run = piece
      }
      if bytes.count + run.count >= limit { break }
    }
    return bytes + store[run].prefix(limit - bytes.count)
  }

  private enum Kind {
    case word, blank, mark

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
        self = .word
      case UInt8(ascii: " "): self = .blank
      default: self = .mark
      }
    }
  }
}

extension Pieces {
  /// The place of some piece; zero where there is none.
  func place(_ random: inout SplitMix64) -> Int {
    pieces.isEmpty ? 0 : Int(random.next(below: UInt64(pieces.count)))
  }

  mutating func remove(at place: Int) {
    if pieces.indices.contains(place) { pieces.remove(at: place) }
  }

  mutating func duplicate(at place: Int) { pieces.insert(piece(at: place), at: place) }

  mutating func swap(_ one: Int, _ other: Int) {
    if pieces.indices.contains(one), pieces.indices.contains(other) { pieces.swapAt(one, other) }
  }

  /// Puts a copy of the piece at `source` in the place of another.
  mutating func replace(at place: Int, byPieceAt source: Int) {
    if pieces.indices.contains(place) { pieces[place] = piece(at: source) }
  }

  mutating func replace(at place: Int, by text: [UInt8]) {
    if pieces.indices.contains(place) { pieces[place] = kept(text) }
  }

  mutating func insert(_ text: [UInt8], at place: Int) {
    pieces.insert(kept(text), at: min(place, pieces.count))
  }

  /// Puts what stands from a place to the bracket that closes it into more of such brackets.
  mutating func nest(at place: Int, times: Int) {
    guard let range = balanced(from: place) else { return }
    let (open, close) = (pieces[range.lowerBound], pieces[range.upperBound - 1])
    pieces.insert(contentsOf: repeatElement(close, count: times), at: range.upperBound)
    pieces.insert(contentsOf: repeatElement(open, count: times), at: range.lowerBound)
  }

  mutating func removeRange(from place: Int, _ random: inout SplitMix64) {
    pieces.removeSubrange(range(from: place, &random))
  }

  mutating func repeatRange(from place: Int, _ random: inout SplitMix64) {
    let range = range(from: place, &random)
    pieces.insert(contentsOf: Array(pieces[range]), at: range.upperBound)
  }

  /// Puts a part of another text in.
  mutating func splice(_ other: Pieces, at place: Int, _ random: inout SplitMix64) {
    let range = other.range(from: other.place(&random), &random)
    let spliced = other.pieces[range].map { kept(other.store[$0]) }
    pieces.insert(contentsOf: spliced, at: min(place, pieces.count))
  }

  /// Puts a word of another text in the place of a word.
  mutating func replaceWord(at place: Int, by other: Pieces, _ random: inout SplitMix64) {
    guard let word = pieces[min(place, pieces.count)...].firstIndex(where: isWord) else { return }
    let words = other.pieces.filter(other.isWord)
    if words.isEmpty { return }
    pieces[word] = kept(other.store[words[Int(random.next(below: UInt64(words.count)))]])
  }

  /// Exchanges the lines or steps in which two places are.
  mutating func exchangeLines(_ one: Int, _ other: Int) {
    let (first, second) = (line(around: min(one, other)), line(around: max(one, other)))
    guard first.upperBound <= second.lowerBound else { return }
    let (earlier, later) = (Array(pieces[first]), Array(pieces[second]))
    pieces.replaceSubrange(second, with: earlier)
    pieces.replaceSubrange(first, with: later)
  }

  mutating func flipByte(at place: Int, _ random: inout SplitMix64) {
    guard pieces.indices.contains(place), !pieces[place].isEmpty else { return }
    let byte = Int(random.next(below: UInt64(pieces[place].count)))
    // Other pieces may say the same bytes, which stay as they are.
    pieces[place] = kept(store[pieces[place]])
    store[pieces[place].lowerBound + byte] ^= UInt8(1 << random.next(below: 8))
  }
}

extension Pieces {
  /// A piece that says a text.
  private mutating func kept(_ text: some Collection<UInt8>) -> Range<Int> {
    let start = store.count
    store += text
    return start..<store.count
  }

  /// The piece at a place; an empty one where there is none.
  private func piece(at place: Int) -> Range<Int> {
    pieces.indices.contains(place) ? pieces[place] : 0..<0
  }

  /// What stands between two ends of lines or steps.
  private func line(around place: Int) -> Range<Int> {
    let place = min(place, pieces.count)
    let start = pieces[..<place].lastIndex(where: endsLine).map { $0 + 1 } ?? 0
    return start..<max(start, pieces[place...].firstIndex(where: endsLine) ?? pieces.count)
  }

  /// From a place to the bracket that closes what opens there, or else up to the end of the line.
  private func range(from place: Int, _ random: inout SplitMix64) -> Range<Int> {
    if let range = balanced(from: place) { return range }
    let start = min(place, pieces.count)
    let end = pieces[start...].firstIndex(where: endsLine)
    let length = Int(random.next(below: 12)) + 1
    return start..<min(end.map { $0 + 1 } ?? pieces.count, start + length, pieces.count)
  }

  private func balanced(from place: Int) -> Range<Int>? {
    guard pieces.indices.contains(place), depthChange(of: pieces[place]) == 1 else { return nil }
    var depth = 0
    for end in place..<pieces.count {
      depth += depthChange(of: pieces[end])
      if depth == 0 { return place..<(end + 1) }
    }
    return nil
  }

  /// How much deeper in brackets the text is behind a piece.
  private func depthChange(of piece: Range<Int>) -> Int {
    guard piece.count == 1 else { return 0 }
    switch store[piece.lowerBound] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }

  private func endsLine(_ piece: Range<Int>) -> Bool {
    guard piece.count == 1 else { return false }
    return store[piece.lowerBound] == 10 || store[piece.lowerBound] == UInt8(ascii: ";")
  }

  private func isWord(_ piece: Range<Int>) -> Bool {
    guard !piece.isEmpty else { return false }
    let first = store[piece.lowerBound]
    return first >= UInt8(ascii: "0") && first != UInt8(ascii: ":") && first != UInt8(ascii: ";")
  }
}
