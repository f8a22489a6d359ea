import Conformance
import LayerScript
import Rules

extension Finding {
  /// The blamed rule, the next ones, the step that makes it wrong, and the script, in one line.
  var line: String {
    let others = (alternatives + restsOn).prefix(6).map(\.description).joined(separator: " ")
    return "\(primary?.description ?? "-") (\(others)) [\(identity.culprit)] "
      + problem.line(in: script)
  }
}

extension Problem {
  /// A script in a line, with what is wrong about it.
  func line(in script: Script) -> String {
    let isLast = step == script.steps.count - 1
    let place = isLast ? "" : " at step \(step + 1)"
    let law = law.map { " (\($0))" } ?? ""
    return "\(script.oneLine) => \(expected.terminalName), not \(actual.terminalName)\(place)\(law)"
  }
}
