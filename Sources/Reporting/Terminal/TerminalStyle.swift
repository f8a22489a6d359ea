/// What a terminal can show; a file or a pipe gets neither colours nor lines that were broken.
public struct TerminalStyle: Hashable, Sendable {
  /// What a piece of text is to be taken for.
  enum Mood: String, Hashable, Sendable {
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case doubtful = "33"
    case badVerdict = "1;31"
    case goodVerdict = "1;32"
  }

  /// How many characters fit on a line; nil where lines are not broken.
  public let width: Int?
  /// Whether there are colours.
  public let isColored: Bool

  /// The fewest characters on a line that prose is broken for.
  private static let leastWidth = 40

  /// Describes a terminal.
  public init(width: Int?, isColored: Bool) {
    (self.width, self.isColored) = (width.map { max(Self.leastWidth, $0) }, isColored)
  }

  /// What is written to files and pipes.
  public static let plain = TerminalStyle(width: nil, isColored: false)

  /// Whether somebody looks at it.
  var isTerminal: Bool { width != nil }

  /// A text in the colour of what it is to be taken for.
  func paint(_ text: String, _ mood: Mood) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(mood.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text in lines that fit, broken between words.
  ///
  /// - Parameters:
  ///   - text: The text, without colours.
  ///   - indent: What stands in front of each line but the first, where it stands already.
  /// - Returns: The text with line ends in it.
  func wrapped(_ text: String, indent: String = "   ") -> String {
    guard let width else { return text }
    var (lines, line) = ([String](), "")
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, indent.count + line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line +=
          line.isEmpty && lines.isEmpty && word.isEmpty ? "" : (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n" + indent)
  }
}
