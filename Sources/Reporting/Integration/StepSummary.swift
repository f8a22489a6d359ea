/// A report as the summary of a step on GitHub, which takes no more than a mebibyte and has no files beside
/// it.
public enum StepSummary {
  /// How many bytes are written at most; GitHub refuses a summary of more than 1,048,576.
  public static let limit = 900_000

  /// Makes the summary of a report: all of it, or as many of its sections as there is room for.
  ///
  /// - Parameters:
  ///   - markdown: The report.
  ///   - limit: How many bytes there may be; at least some hundred.
  /// - Returns: The summary.
  public static func text(of markdown: String, limit: Int = limit) -> String {
    let linked = #/\[([^\]\n]*)\]\((?:findings\/|rules\.md)[^)\n]*\)/#
    let text = markdown.replacing(linked) { String($0.output.1) }
    guard text.utf8.count > limit else { return text }
    let note = "\nCut here, because a summary may be no longer: the report itself has the rest.\n"
    var (kept, size) = ("", note.utf8.count)
    for section in sections(of: text) {
      size += section.utf8.count
      guard size <= limit else { break }
      kept += section
    }
    return kept + note
  }

  /// The parts of a page, each with the heading that it begins with; a heading within a block of code is
  /// none.
  private static func sections(of text: String) -> [String] {
    var (sections, present, fence) = ([String](), "", "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let marks = String(line.prefix { $0 == "`" })
      if fence.isEmpty, marks.count >= 3 {
        fence = marks
      } else if !fence.isEmpty, marks.count >= fence.count, line.count == marks.count {
        fence = ""
      }
      if fence.isEmpty, line.hasPrefix("#"), !present.isEmpty {
        sections.append(present)
        present = ""
      }
      present += line + "\n"
    }
    return sections + [String(present.dropLast())]
  }
}
