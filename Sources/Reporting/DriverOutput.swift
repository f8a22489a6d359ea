import Conformance
import LayerScript

/// A complaint about an engine that gave no usable answer, apart from what its driver wrote itself.
///
/// The driver's own lines may be many and may hold anything, so they are shown as a block and never
/// stand in headings, cells or comments.
struct DriverOutput {
  /// The complaint in one line.
  let brief: EngineText
  /// What the driver wrote, if it is quoted, line by line and fit for a terminal or a block of Markdown.
  let lines: [String]

  init(_ problem: Problem) {
    let text = problem.actual
    let isQuoted = Self.isAboutTheDriver(problem.kind)
    guard isQuoted, let parts = text.divided(atFirstOf: Self.marks + ["\n"]) else {
      (brief, lines) = (text, [])
      return
    }
    brief = parts.start
    lines = parts.rest.trimmed(start: " :'\n", end: " '\n").outputLines
  }

  /// What stands between a complaint and a driver's own words.
  private static let marks = ["; standard error ends with", ", after writing", ": '"]

  private static func isAboutTheDriver(_ kind: FindingKind) -> Bool {
    switch kind {
    case .crash, .hang, .protocolViolation, .driverTrouble, .dependsOnEarlier: true
    case .wrongAnswer, .lawBroken, .observationDisturbs, .nondeterminism, .unsupportedChanged: false
    }
  }
}
