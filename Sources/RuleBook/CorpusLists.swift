public import Corpus
import FaultyEngines
import Rules

/// The lists that are kept beside the corpus: what does not yet say all that it could.
public struct CorpusLists: Sendable {
  /// The cases that the reference does not decide yet, each with the reason.
  public let waiting: String
  /// The cases that hold and that no fault which breaks one of their rules makes fail.
  public let unbroken: String
  /// The asserted rules of which no case fails under a fault that breaks them.
  public let uncaught: String

  /// Puts every case to the reference and to the faults that break its rules.
  public init(of corpus: Corpus) {
    var waiting: [String] = []
    var unbroken: [String] = []
    for worked in corpus.cases {
      switch CorpusSurvey.standing(of: worked) {
      case .waiting(let reason): waiting.append("\(worked.title)  # \(reason)")
      case .holds where CorpusSurvey.caught(by: worked) == nil:
        let rules = worked.rules.map(\.description).joined(separator: ", ")
        let count = CorpusSurvey.candidates(for: worked).count
        unbroken.append(
          "\(worked.title)  # \(rules): " + (count == 0 ? "no fault" : "\(count) faults"))
      case .holds, .fails: continue
      }
    }
    self.waiting = Self.text("Cases that the reference does not decide yet", waiting)
    self.unbroken = Self.text(
      "Cases that fail under no fault that breaks one of their rules", unbroken)
    uncaught = Self.text(
      "Rules of which no case fails under a fault that breaks them",
      CorpusSurvey.uncaughtRules(in: corpus).map { rule in
        let cases = corpus.cases(citing: rule).count
        let faults = FaultCatalogue.breaking(rule).count
        return "\(rule)  # cases: \(cases), faults: \(faults)"
      })
  }

  private static func text(_ heading: String, _ lines: [String]) -> String {
    ("# \(heading): \(lines.count). Written by 'layercheck corpus --export'." + "\n")
      + lines.map { $0 + "\n" }.joined()
  }
}
