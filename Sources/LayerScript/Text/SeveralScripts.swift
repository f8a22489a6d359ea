/// Several scripts in one text, with a line of three dashes between them.
extension Script {
  /// The line that stands between two scripts.
  public static let separator = "---"

  /// Parses a text of one or more scripts.
  ///
  /// - Throws: `ScriptError` with a place in the whole text.
  public static func several(parsing text: String) throws(ScriptError) -> [Script] {
    var scripts: [Script] = []
    var (part, first, passed) = ("", 1, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      passed += 1
      if line == separator || line == separator + "\r" {
        scripts.append(try Script(parsing: part, firstLine: first))
        (part, first) = ("", passed + 1)
      } else {
        part += line + "\n"
      }
    }
    return scripts + [try Script(parsing: part, firstLine: first)]
  }

  /// Some scripts as one text.
  public static func text(of scripts: [Script]) -> String {
    scripts.map(\.description).joined(separator: separator + "\n")
  }
}
