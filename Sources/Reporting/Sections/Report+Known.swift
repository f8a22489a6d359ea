import Conformance
import LayerScript

extension Report {
  /// The failures that were known, and what became of each.
  func writeKnown(_ text: inout Markdown) {
    if record.known.isEmpty { return }
    text.heading(2, "Known failures")
    text.table(
      ["name", "state", "scripts of this run:", "findings", "what is wrong", "remarks"],
      record.known.map { result in
        let places = record.findings.indices.filter {
          record.findings[$0].known == result.entry.name
        }
        let why = result.state.why.map { ": \($0.markdown)" } ?? ""
        let word = result.state.word
        return [
          result.entry.name.asCode, (result.state == .passes ? "**\(word)**" : word) + why,
          "\(result.occurrences)",
          places.map { "[F\($0 + 1)](#f\($0 + 1))" }.joined(separator: ", "),
          result.entry.title(\.asCode),
          result.entry.remarks.map { EngineText($0).markdown }.joined(separator: " "),
        ]
      })
    if record.known.contains(where: { $0.state == .passes }) {
      text.paragraph(
        "What passes now makes a run fail, so that the list stays true: `--update-expect` takes it out."
      )
    }
    if record.findings.contains(where: { $0.isKnown && $0.counts }) {
      text.paragraph(
        "Findings that are taken for a known failure show it in another way: `--update-expect` adds "
          + "their scripts to it.")
    }
  }

  /// The known failures in a few words.
  var knownSummary: String {
    let words = record.known.map(\.state.word)
    let kinds = words.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let counts = kinds.map { kind in "\(words.count { $0 == kind }) \(kind)" }
    return "known failures: " + counts.joined(separator: ", ")
  }

  /// A line for each known failure, for a terminal; what passes now stands last.
  var knownLines: [String] {
    let others = record.known.filter { $0.state != .passes }
    let passing = record.known.filter { $0.state == .passes }
    return others.map { result in
      let why = result.state.why.map { ": \($0.terminal)" } ?? ""
      let count = result.occurrences
      let times = count == 0 ? "" : ", in \(count) script\(count == 1 ? "" : "s") of this run"
      return "\(result.state.word): \(result.entry.name)\(why)\(times)"
    }
      + passing.map { result in
        let remarks = result.entry.remarks.map { EngineText($0).terminal }
        let why = remarks.isEmpty ? "" : " (\(remarks.joined(separator: " ")))"
        return "\(result.state.word): \(result.entry.name)\(why)"
      }
  }
}

extension KnownFailure {
  /// What happens, in one line.
  ///
  /// - Parameter quote: How a piece of a script is set off from the words around it.
  /// - Returns: A sentence without a full stop.
  package func title(_ quote: (String) -> String) -> String {
    guard let identity = identities.first else { return "" }
    if let law = identity.law { return "the law \(quote(law)) is broken" }
    let scope =
      generality.map { $0.isGeneral ? ", and so for \($0.wrong) of \($0.tried) properties" : "" }
    let words =
      identity.words(quote)
      ?? "\(identity.deviation.rawValue) at \(quote(identity.look.description))"
    return words + (scope ?? "")
  }
}
