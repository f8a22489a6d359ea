import Conformance
import LayerScript

/// A complaint about an engine that gave no usable answer, apart from what its driver wrote itself.
///
/// The driver's own lines may be many and may hold anything, so they are shown as a block and never
/// stand in headings, cells or comments.
struct DriverOutput {
  /// The complaint in one line.
  let brief: String
  /// What the driver wrote, if it is quoted.
  let lines: [String]

  init(_ problem: Problem) {
    let text = problem.actual
    let quoted = Self.isAboutTheDriver(problem.kind) ? Self.marks.compactMap(text.firstRange) : []
    let lineEnd = text.firstIndex(of: "\n")
    guard let mark = quoted.min(by: { $0.lowerBound < $1.lowerBound }) else {
      brief = lineEnd.map { String(text[..<$0]) } ?? text
      lines = lineEnd == nil ? [] : Self.lines(of: text)
      return
    }
    brief = String(text[..<mark.lowerBound])
    lines = Self.lines(of: String(text[mark.upperBound...]))
  }

  /// What stands between a complaint and a driver's own words.
  private static let marks = ["; standard error ends with", ", after writing", ": '"]

  private static func isAboutTheDriver(_ kind: FindingKind) -> Bool {
    switch kind {
    case .crash, .hang, .protocolViolation, .driverTrouble, .dependsOnEarlier: true
    case .wrongAnswer, .lawBroken, .observationDisturbs, .nondeterminism, .unsupportedChanged: false
    }
  }

  /// The lines of a quotation, in which line ends may have been made visible.
  private static func lines(of text: String) -> [String] {
    var text = text[...]
    while let first = text.first, " :'\n".contains(first) { text.removeFirst() }
    while let last = text.last, " '\n\u{FFFD}".contains(last) { text.removeLast() }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\u{FFFD}" }
    return lines.map(String.init).filter { $0.contains { $0 != " " } }
  }
}
