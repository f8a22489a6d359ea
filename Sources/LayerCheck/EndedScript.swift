import LayerScript

/// A script at which a process ended, as a line of a file: `000002 new l1; add l1 to l1`.
struct EndedScript: Hashable {
  /// The script in one line.
  let script: String
  /// How many steps had begun; the last one of them is what ended the process.
  let steps: Int
  /// Whether the step had not ended in time, and the process was ended for it.
  let isHang: Bool

  init(_ script: String, steps: Int, isHang: Bool = false) {
    (self.script, self.steps, self.isHang) = (script, steps, isHang)
  }

  /// Reads a line; nil where it is none.
  init?(line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    if words[0] == Self.hang, let rest = Self(line: words[1]) {
      self.init(rest.script, steps: rest.steps, isHang: true)
      return
    }
    guard words[0].utf8.count == Self.width, let steps = Int(words[0]), steps >= 0 else {
      return nil
    }
    self.init(String(words[1]), steps: steps)
  }

  /// The line, without its end.
  var line: String { (isHang ? "\(Self.hang) " : "") + "\(Self.number(of: steps)) \(script)" }

  /// How a number of steps stands at the beginning of a line: always as wide, so that it can be written over.
  static func number(of steps: Int) -> String {
    let digits = String(steps)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The script up to the step that ended the process; nil where the text is no script, or no step had begun.
  var beginning: Script? {
    guard steps > 0, let script = try? Script(parsing: script), script.firstProblem() == nil,
      script.steps.count >= steps
    else { return nil }
    return Script(Array(script.steps[..<steps]))
  }

  private static let hang = "hung"
  private static let width = 6
}
