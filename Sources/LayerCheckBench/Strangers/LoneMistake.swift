import Conformance
import LayerScript

/// What shows a mistake that was missed, where all others are mended: if something does, one of the others hid it.
struct LoneMistake {
  let mistake: Mistake
  /// The findings that show it.
  let findings: [FindingCauses]

  /// What it came to, in a line, with the shortest script.
  func line(_ table: MistakeTable) -> String {
    let label = table.label(mistake.name)
    let shortest = findings.map(\.finding).min { $0.length < $1.length }
    guard let shortest else { return "alone    \(label): not found either" }
    return "alone    \(label): found, \(findings.count) findings\n         "
      + shortest.script.oneLine
  }
}
