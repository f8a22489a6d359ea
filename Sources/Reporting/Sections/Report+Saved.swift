import Conformance
import LayerScript

extension Report {
  /// The failures of earlier runs, which went first.
  func writeSaved(_ text: inout Markdown) {
    if record.saved.isEmpty { return }
    text.heading(2, "Saved failures")
    text.paragraph("Kept from earlier runs and run before anything else.")
    text.table(
      ["saved as", "outcome", "findings"],
      record.saved.map { result in
        let places = record.findings.indices.filter {
          record.findings[$0].origin == .saved(result.name)
        }
        let why = result.outcome.why.map { ": \($0.markdown)" } ?? ""
        return [
          result.name.asCode, result.outcome.word + why,
          places.map { "[F\($0 + 1)](#f\($0 + 1))" }.joined(separator: ", "),
        ]
      })
  }

  /// The failures of earlier runs in a few words; nil when there are none.
  var savedSummary: String? {
    if record.saved.isEmpty { return nil }
    let words = record.saved.map(\.outcome.word)
    let kinds = words.reduce(into: [String]()) { kinds, word in
      if !kinds.contains(word) { kinds.append(word) }
    }
    let counts = kinds.sorted().map { kind in "\(words.count { $0 == kind }) \(kind)" }
    return "saved failures: " + counts.joined(separator: ", ")
  }

  /// The lines that name saved scripts that were not run, for a terminal.
  package var unrunSaved: [String] {
    record.saved.compactMap { result in
      guard case .unreadable(let why) = result.outcome else { return nil }
      return "the saved failure '\(result.name)' was not run: \(why.terminal)"
    }
  }
}
