public import Conformance
import Explanations
import LayerScript
import Rules

/// A conformance report, made from a record alone.
public struct Report: Sendable {
  let record: Record
  /// What makes each finding plain, in the order of the findings.
  let explanations: [Explanation]

  /// Prepares the report of a record.
  public init(_ record: Record) {
    self.record = record
    explanations = record.findings.map { Explanation($0, of: record.header.engine) }
  }

  /// The report as Markdown: on the first screen the verdict, what to mend first and what to do next,
  /// then each finding, then what was run.
  public var markdown: String {
    var text = Markdown()
    text.heading(1, title)
    writeVerdict(&text)
    writeOverview(&text)
    writeSteps(&text)
    writeAreas(&text)
    writeFindings(&text)
    writeWaiting(&text)
    writeKnown(&text)
    writeDeviations(&text)
    writeRefusals(&text)
    writeUncoveredBriefly(&text)
    writeNext(&text)
    writeRun(&text)
    return text.text
  }

  /// The page of all rules as Markdown: what the run says of each, why it says nothing, and the sources.
  public var rules: String {
    var text = Markdown()
    text.heading(1, "Rules: \(record.header.engine.name.markdownName)")
    text.paragraph("What the run says of each rule. [The report](report.md) has the findings.")
    writeRules(&text)
    writeNotCovered(&text)
    writeSources(&text)
    return text.text
  }

  var title: String {
    "LayerCheck: \(record.header.engine.name.markdownName) \(conclusionWords)"
  }

  /// The verdict in one line, for a terminal.
  public var summary: String {
    let count = record.findings.count { $0.failsRun }
    let known = record.known.isEmpty ? "" : ", " + knownSummary
    let findings = count == 0 ? "" : ", \(count) finding\(count == 1 ? "" : "s")"
    let deviating = record.results.count { $0.verdict == .deviates }
    let deviates = deviating == 0 ? "" : ", \(deviating) deviate\(deviating == 1 ? "s" : "")"
    return "\(record.header.engine.name.terminalName) \(conclusionWords)"
      + " (\(shards)\(record.statistics.scripts) scripts, \(passed) of \(record.results.count) rules passed"
      + "\(deviates)\(findings)\(known))" + (refusalSummary.map { "; " + $0 } ?? "")
      + (whyUndecided.map { ": " + $0 } ?? "")
  }

  /// Which parts of the run the report is of, where it is not of the whole.
  private var shards: String {
    let shards = record.header.shards
    return shards.isEmpty ? "" : "shard\(shards.count == 1 ? "" : "s") \(shards.words), "
  }

  private var passed: Int { record.results.count { $0.verdict == .passed } }
}

extension Record {
  /// What is said of the engine, with how many deviations it declares where that is all but them.
  var conclusionWords: String {
    switch conclusion {
    case .conforms where !deviations.isEmpty: "conforms but for \(declaredDeviations)"
    case .conformsButForKnown where !deviations.isEmpty:
      "conforms but for known failures and \(declaredDeviations)"
    case .conforms, .conformsButForKnown, .doesNotConform, .inconclusive, .nothingTested:
      conclusion.words
    }
  }

  private var declaredDeviations: String {
    "\(deviations.count) declared deviation\(deviations.count == 1 ? "" : "s")"
  }
}

extension Record.Conclusion {
  /// What is said of the engine, whatever it declares.
  fileprivate var words: String {
    switch self {
    case .conforms: "conforms"
    case .conformsButForKnown: "conforms but for known failures"
    case .doesNotConform: "does not conform"
    case .inconclusive: "could not be judged"
    case .nothingTested: "was not put to the test"
    }
  }
}
