import Conformance
import FaultyEngines
import LayerScript
import Rules

/// What one fault alone answers wrongly, and how often it could be blamed for it.
struct ReasonsMeasurement: Sendable {
  let fault: Fault
  /// Answers, and callbacks that came or did not come, that the reference does not allow.
  private(set) var wrong = 0
  /// Those of them that have a rule among their suspects that the fault breaks.
  private(set) var named = 0
  /// The suspects of all of them.
  private(set) var suspects = 0
  /// The scripts of those that have none, with what is wrong.
  private(set) var unnamed: [String] = []

  init(fault: Fault) {
    self.fault = fault
  }

  /// How many of the wrong answers could be blamed on the fault; nil without wrong answers.
  var share: Double? { wrong == 0 ? nil : Double(named) / Double(wrong) }

  /// Counts something that is wrong in a script.
  mutating func count(_ problem: Problem, in script: Script) {
    wrong += 1
    suspects += problem.suspects.count
    if problem.suspects.contains(where: fault.rules.contains) {
      named += 1
    } else {
      unnamed.append(line(of: problem, in: script))
    }
  }

  private func line(of problem: Problem, in script: Script) -> String {
    let rules = problem.suspects.map(\.description).joined(separator: " ")
    return "\(fault.name), step \(problem.step + 1): \(problem.expected.terminalName), "
      + "not \(problem.actual.terminalName); suspects \(rules)\n\(script.oneLine)"
  }
}

extension Table {
  /// One row for each fault that cannot always be blamed, the worst first, and one for all.
  init(_ measurements: [ReasonsMeasurement]) {
    rows = measurements.filter { !$0.unnamed.isEmpty }
      .sorted { $0.unnamed.count > $1.unnamed.count }
      .map { Self.row($0.fault.name, $0.fault.rules.map(\.description), [$0]) }
    rows.append(Self.row("all", [], measurements))
  }

  /// A row of one measurement or several, with the mean of their shares.
  private static func row(
    _ name: String, _ rules: [String], _ measurements: [ReasonsMeasurement]
  ) -> Row {
    let shares = measurements.compactMap(\.share)
    let wrong = measurements.map(\.wrong).reduce(0, +)
    let suspects = measurements.map(\.suspects).reduce(0, +)
    return [
      ("fault", .text(name)), ("rules", .texts(rules)), ("wrong", .count(wrong)),
      ("named", .count(measurements.map(\.named).reduce(0, +))),
      ("share", .ratio(shares.reduce(0, +) / Double(max(1, shares.count)))),
      ("suspects", .ratio(Double(suspects) / Double(max(1, wrong)))),
      ("neverNamed", .count(measurements.count { $0.wrong > 0 && $0.named == 0 })),
    ]
  }
}
