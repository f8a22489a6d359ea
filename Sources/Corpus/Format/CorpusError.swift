/// The complaint that a file of the corpus does not say what it must, with the place.
public struct CorpusError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// What is wrong there.
  public let message: String
  /// What to write instead, where there is something to suggest.
  public let remedy: String?

  init(line: Int, _ message: String, remedy: String? = nil) {
    self.line = line
    self.message = message
    self.remedy = remedy
  }
}

extension CorpusError: CustomStringConvertible {
  /// The place, the complaint and the remedy in one line.
  public var description: String {
    "line \(line): \(message)" + (remedy.map { "; \($0)" } ?? "")
  }
}
