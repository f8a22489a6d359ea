import Choices

/// A text of which inputs are made, cut once for all of them.
struct CutSeed: Sendable {
  /// The text as far as its size is taken.
  let start: Pieces

  /// The lines of a text that is longer; none where there are too few to choose from.
  private let lines: [ArraySlice<UInt8>]

  /// Cuts a text, of which `sizeLimit` bytes are taken.
  init(_ text: [UInt8], sizeLimit: Int) {
    start = Pieces(cutting: text.prefix(sizeLimit))
    let lines = text.count > sizeLimit ? text.split(separator: UInt8(ascii: "\n")) : []
    self.lines = lines.count > 3 ? lines : []
  }

  /// The text, or a part of a long one: its first lines, its last one, and some of those between.
  func window(_ random: inout SplitMix64) -> Pieces {
    guard let last = lines.last else { return start }
    var chosen = Array(lines.prefix(2))
    for _ in 0..<4 { chosen.append(lines[Int(random.next(below: UInt64(lines.count)))]) }
    chosen.append(last)
    return Pieces(cutting: chosen.joined(separator: [UInt8(ascii: "\n")]))
  }
}
