import LayerScript

/// A remark that GitHub shows beside a run of a workflow.
public struct Annotation: Hashable, Sendable {
  /// How grave it is.
  public enum Level: String, Hashable, Sendable {
    /// It makes the run fail.
    case error
    /// It does not, and should be seen.
    case warning
  }

  let level: Level
  /// The heading, in one line.
  let title: String
  /// What is remarked, in one line or several.
  let message: String

  init(_ level: Level, _ title: String, _ message: String) {
    (self.level, self.title, self.message) = (level, title, message)
  }

  /// The remark as a line that GitHub reads.
  public var line: String {
    "::\(level.rawValue) title=\(title.commandProperty)::\(message.commandData)"
  }

  /// How many GitHub shows of a step.
  private static let most = 10

  /// The lines for some remarks: where there are more than GitHub shows, the last says how many.
  public static func lines(of annotations: [Annotation]) -> [String] {
    guard annotations.count > most else { return annotations.map(\.line) }
    let shown = annotations.prefix(most - 1)
    let rest = Annotation(
      annotations[most - 1].level, "\(annotations.count - shown.count) more",
      "The report has all \(annotations.count); GitHub shows no more than \(most).")
    return shown.map(\.line) + [rest.line]
  }
}

extension String {
  /// The text as the data of a command to GitHub's runner: in one line, and no command of its own.
  fileprivate var commandData: String {
    replacingScalars("%", with: "%25").replacingScalars("\r", with: "%0D")
      .replacingScalars("\n", with: "%0A")
  }

  /// The text as a property of such a command.
  fileprivate var commandProperty: String {
    commandData.replacingScalars(":", with: "%3A").replacingScalars(",", with: "%2C")
  }
}
