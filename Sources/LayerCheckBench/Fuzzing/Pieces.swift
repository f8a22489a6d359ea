import Choices

/// A text cut into words, numbers, blanks and marks.
struct Pieces {
  private var pieces: [[UInt8]] = []

  /// Cuts a text; the pieces together are the text.
  init(cutting bytes: [UInt8]) {
    var kind: Kind?
    for byte in bytes {
      let next = Kind(byte)
      if next == kind, next != .mark {
        pieces[pieces.count - 1].append(byte)
      } else {
        pieces.append([byte])
      }
      kind = next
    }
  }

  /// The text.
  var bytes: [UInt8] { Array(pieces.joined()) }

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

  func piece(at place: Int) -> [UInt8] { pieces.indices.contains(place) ? pieces[place] : [] }

  mutating func remove(at place: Int) {
    if pieces.indices.contains(place) { pieces.remove(at: place) }
  }

  mutating func duplicate(at place: Int) { insert(piece(at: place), at: place) }

  mutating func swap(_ one: Int, _ other: Int) {
    if pieces.indices.contains(one), pieces.indices.contains(other) { pieces.swapAt(one, other) }
  }

  mutating func replace(at place: Int, by piece: [UInt8]) {
    if pieces.indices.contains(place) { pieces[place] = piece }
  }

  mutating func insert(_ piece: [UInt8], at place: Int) {
    pieces.insert(piece, at: min(place, pieces.count))
  }

  /// Puts what stands from a place to the bracket that closes it into more of such brackets.
  mutating func nest(at place: Int, times: Int, _ random: inout SplitMix64) {
    guard let range = balanced(from: place) else { return }
    let inner = Array(pieces[range])
    let (open, close) = (piece(at: range.lowerBound), piece(at: range.upperBound - 1))
    pieces.replaceSubrange(
      range,
      with: Array(repeating: open, count: times) + inner + Array(repeating: close, count: times))
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
    pieces.insert(contentsOf: Array(other.pieces[range]), at: min(place, pieces.count))
  }

  /// Puts a word of another text in the place of a word.
  mutating func replaceWord(at place: Int, by other: Pieces, _ random: inout SplitMix64) {
    guard let word = pieces[min(place, pieces.count)...].firstIndex(where: \.isWord) else { return }
    let words = other.pieces.filter(\.isWord)
    if words.isEmpty { return }
    pieces[word] = words[Int(random.next(below: UInt64(words.count)))]
  }

  /// Exchanges the lines or steps in which two places are.
  mutating func exchangeLines(_ one: Int, _ other: Int) {
    let (first, second) = (line(around: min(one, other)), line(around: max(one, other)))
    guard first.upperBound <= second.lowerBound else { return }
    let (earlier, later) = (Array(pieces[first]), Array(pieces[second]))
    pieces.replaceSubrange(second, with: earlier)
    pieces.replaceSubrange(first, with: later)
  }

  /// What stands between two ends of lines or steps.
  private func line(around place: Int) -> Range<Int> {
    let place = min(place, pieces.count)
    let start = pieces[..<place].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    return start..<max(start, pieces[place...].firstIndex(where: \.endsLine) ?? pieces.count)
  }

  mutating func flipByte(at place: Int, _ random: inout SplitMix64) {
    guard pieces.indices.contains(place), !pieces[place].isEmpty else { return }
    let byte = Int(random.next(below: UInt64(pieces[place].count)))
    pieces[place][byte] ^= UInt8(1 << random.next(below: 8))
  }

  /// From a place to the bracket that closes what opens there, or else up to the end of the line.
  private func range(from place: Int, _ random: inout SplitMix64) -> Range<Int> {
    if let range = balanced(from: place) { return range }
    let start = min(place, pieces.count)
    let end = pieces[start...].firstIndex(where: \.endsLine)
    let length = Int(random.next(below: 12)) + 1
    return start..<min(end.map { $0 + 1 } ?? pieces.count, start + length, pieces.count)
  }

  private func balanced(from place: Int) -> Range<Int>? {
    let opening: [UInt8] = Array("([{".utf8)
    let closing: [UInt8] = Array(")]}".utf8)
    guard pieces.indices.contains(place), pieces[place].count == 1,
      opening.contains(pieces[place][0])
    else { return nil }
    var depth = 0
    for end in place..<pieces.count where pieces[end].count == 1 {
      if opening.contains(pieces[end][0]) { depth += 1 }
      if closing.contains(pieces[end][0]) { depth -= 1 }
      if depth == 0 { return place..<(end + 1) }
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate var endsLine: Bool { count == 1 && (self[0] == 10 || self[0] == UInt8(ascii: ";")) }

  fileprivate var isWord: Bool {
    first.map { $0 >= UInt8(ascii: "0") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
      ?? false
  }
}
