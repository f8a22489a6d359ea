import Conformance
import LayerScript

/// A script with the same queries behind each of its commands, as far as they make sense there.
struct ProbedScript {
  /// Where a query turns wrong for good.
  struct Turn {
    /// The index in the original script of the command behind which it does.
    let command: Int
    /// How its last answer departs from what was expected.
    let deviation: Deviation
  }

  /// One query behind one command.
  private struct Probe {
    /// The number of the query.
    let query: Int
    /// The index of the command in the original script.
    let command: Int
    /// The index of the query in this script.
    let step: Int
  }

  /// The script.
  private(set) var script = Script([])
  /// The index of the original script's last step.
  private(set) var end = 0
  private var probes: [Probe] = []

  /// Puts queries behind each command of a script before its last step.
  ///
  /// - Parameters:
  ///   - original: The script.
  ///   - last: The index of its last step that counts.
  ///   - queries: The queries, numbered from 0.
  init(_ original: Script, upTo last: Int, asking queries: [Step]) {
    var checker = ScriptChecker()
    for (index, step) in original.steps[...last].enumerated() {
      _ = checker.problem(with: step)
      end = script.steps.count
      script.steps.append(step)
      guard !step.isQuery, index < last else { continue }
      for (number, query) in queries.enumerated() {
        var probe = checker
        guard probe.problem(with: query) == nil else { continue }
        probes.append(Probe(query: number, command: index, step: script.steps.count))
        script.steps.append(query)
      }
    }
  }

  /// The place where a query turns wrong and stays so to the end.
  ///
  /// - Parameters:
  ///   - number: The number of the query.
  ///   - deviations: How wrong answers of this script depart from what was expected, by their steps.
  /// - Returns: The place; nil where the query is right at last, or was never asked.
  func turn(of number: Int, wrong deviations: [Int: Deviation]) -> Turn? {
    let row = probes.filter { $0.query == number }
    guard let last = row.last, let deviation = deviations[last.step] else { return nil }
    let start = (row.lastIndex { deviations[$0.step] == nil } ?? -1) + 1
    return Turn(command: row[start].command, deviation: deviation)
  }
}
