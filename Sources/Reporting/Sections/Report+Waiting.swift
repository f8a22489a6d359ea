import Conformance
import LayerScript

extension Report {
  /// How many kinds of failures that were not looked into are listed at most.
  private static let mostWaiting = 20
  /// How many steps the script of one has that is shown.
  private static let mostSteps = 8

  /// What was seen to be wrong and not looked into, because the run ended before.
  func writeWaiting(_ text: inout Markdown) {
    if record.waiting.isEmpty { return }
    text.heading(2, "Not looked into")
    text.paragraph(
      "This was wrong, too, and the run ended before it could be shrunk or told from the findings. Much of it "
        + "may be what a finding shows in another way, and gone in a run after that is mended.")
    let failures = unlikeWaiting
    text.table(
      ["what is wrong", "scripts:", "the shortest of them"],
      failures.prefix(Self.mostWaiting).map { [$0.words, "\($0.count)", Self.brief($0.script)] })
    let rest = failures.count - Self.mostWaiting
    if rest > 0 { text.paragraph("\(rest) more are in the record.") }
  }

  /// The failures that were not looked into, one for each that is told by other words.
  private var unlikeWaiting: [(words: String, count: Int, script: Script)] {
    var places: [String: Int] = [:]
    var failures: [(words: String, count: Int, script: Script)] = []
    for failure in record.waiting {
      let words =
        failure.identity.words(\.asCode) ?? failure.identity.look.description.visible.asCode
      guard let place = places[words] else {
        places[words] = failures.count
        failures.append((words, failure.count, failure.script))
        continue
      }
      failures[place].count += failure.count
      if failure.script.steps.count < failures[place].script.steps.count {
        failures[place].script = failure.script
      }
    }
    return failures
  }

  private static func brief(_ script: Script) -> String {
    let count = script.steps.count
    return count > mostSteps ? "\(count) steps, in the record" : script.oneLine.asCode
  }
}
