import Testing

@testable import ChildProcess

/// Lines are the same in whatever pieces they arrive.
struct LineBufferTests {
  @Test(arguments: 1...12)
  func piecesOfAnySizeGiveTheSameLines(size: Int) {
    let bytes = Array("one\n\nthree\nrest".utf8)
    var (buffer, lines) = (LineBuffer(), [String]())
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(bytes[start..<min(start + size, bytes.count)])
      while let line = buffer.takeLine() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["one", "", "three"])
    #expect(buffer.bytes == Array("rest".utf8))
  }

  @Test func aLineIsNoticedBeforeItIsTaken() {
    var buffer = LineBuffer()
    buffer.append(Array("on".utf8)[...])
    #expect(!buffer.hasLine)
    #expect(buffer.takeLine() == nil)
    buffer.append(Array("e\n".utf8)[...])
    #expect(buffer.hasLine)
  }
}
