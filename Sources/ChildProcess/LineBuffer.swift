/// Bytes that have arrived, to be taken line by line.
///
/// No byte is looked at twice on the way to the end of a line, however small the pieces are in which a
/// long line arrives.
struct LineBuffer {
  private(set) var bytes: [UInt8] = []
  /// How many of the bytes are known to hold no end of a line.
  private var searched = 0

  /// Adds what has arrived.
  mutating func append(_ arrived: ArraySlice<UInt8>) { bytes += arrived }

  /// Takes the first line out, without its end; nil as long as none is complete.
  mutating func takeLine() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[..<end])
    bytes.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Tells whether a line is complete.
  var hasLine: Bool { bytes[searched...].contains(UInt8(ascii: "\n")) }
}
