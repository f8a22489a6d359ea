import Conformance
import LayerScript

extension Report {
  /// How many of the failures that were not looked into are listed at most.
  private static let mostWaiting = 50

  /// What was seen to be wrong and not looked into, because the run ended before.
  func writeWaiting(_ text: inout Markdown) {
    if record.waiting.isEmpty { return }
    text.heading(2, "Not looked into")
    text.paragraph(
      "This was wrong, too, and the run ended before it could be shrunk or told from the findings.")
    text.table(
      ["what is wrong", "scripts:", "the shortest of them"],
      record.waiting.prefix(Self.mostWaiting).map { failure in
        let words =
          failure.identity.words(\.asCode) ?? failure.identity.look.description.visible.asCode
        return [words, "\(failure.count)", failure.script.oneLine.asCode]
      })
    let rest = record.waiting.dropFirst(Self.mostWaiting)
    if !rest.isEmpty {
      text.paragraph("\(rest.count) more are in the record.")
    }
  }
}
