import Conformance
import LayerScript

extension Report {
  /// Why the run says neither that the engine conforms nor that it does not, in words that stand behind
  /// the verdict; nil where it says one of the two.
  var whyUndecided: String? {
    switch record.conclusion {
    case .conforms, .conformsButForKnown, .doesNotConform: nil
    case .nothingTested: nothingTested.map { Self.reason($0.message) }
    case .inconclusive: record.end.sentence(\.terminal).map(Self.clause) ?? doubtfulFindings
    }
  }

  /// What was wrong and has nothing to do with the rules that the run is about, in a sentence; nil where
  /// nothing was.
  var unrelated: String? {
    let count = record.statistics.unrelatedProblems
    guard count > 0 else { return nil }
    return "\(count) wrong answer\(count == 1 ? "" : "s") more "
      + (count == 1 ? "has" : "have") + " nothing to do with the rules that the run is about; "
      + "a run without --area, --rule and --levels looks into "
      + (count == 1 ? "it" : "them")
  }

  private var doubtfulFindings: String {
    let count = record.findings.count { !$0.counts && !$0.isKnown }
    return count == 1
      ? "a finding decides nothing: it could not be repeated, or is trouble of the driver's own"
      : "\(count) findings decide nothing: they could not be repeated, or are trouble of the "
        + "driver's own"
  }

  /// What stands behind the colon of a message's first sentence, without the words that the verdict has
  /// already.
  private static func reason(_ message: String) -> String {
    let first = message.firstSentence
    let words =
      ["Nothing was tested: ", "Not all was tested: "].first(where: first.hasPrefix) ?? ""
    return clause(String(first.dropFirst(words.count)))
  }

  /// A sentence as the end of another one.
  private static func clause(_ sentence: String) -> String {
    let end = sentence.last == "." ? String(sentence.dropLast()) : sentence
    // The name of a rule keeps its capitals.
    let isName = end.prefix(2).allSatisfy(\.isUppercase)
    return isName ? end : end.prefix(1).lowercased() + end.dropFirst()
  }
}
