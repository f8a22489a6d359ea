public import Conformance
import LayerScript
import Rules

/// A conformance report, made from a record alone.
public struct Report: Sendable {
  let record: Record

  /// Prepares the report of a record.
  public init(_ record: Record) {
    self.record = record
  }

  /// The report as Markdown: the verdict first, then findings, then every rule.
  public var markdown: String {
    var text = Markdown()
    text.heading(1, title)
    writeVerdict(&text)
    writeAreas(&text)
    writeRun(&text)
    writeRefusals(&text)
    writeKnown(&text)
    writeFindings(&text)
    writeWaiting(&text)
    writeRules(&text)
    writeNotCovered(&text)
    writeNext(&text)
    return text.text
  }

  /// The files that belong to the report besides its text: each finding's shortest script, the script
  /// as it was found, and the scripts that have to come before, where there are any.
  public var scripts: [(name: String, text: String)] {
    record.findings.enumerated().flatMap { place, finding in
      let texts = [finding.script.description, finding.original.description]
      let earlier = finding.earlier.isEmpty ? [] : [Script.text(of: finding.earlier)]
      return zip(Self.scriptNames(ofFinding: place + 1), texts + earlier).map { ($0, $1) }
    }
  }

  /// The names of the files with the scripts of a finding: the shortest, as it was found, and what
  /// comes before.
  package static func scriptNames(ofFinding number: Int) -> [String] {
    ["script", "original.script", "earlier.script"].map { "findings/F\(number).\($0)" }
  }

  /// The verdict in one line, for a terminal.
  public var summary: String {
    let count = record.findings.count { $0.counts && !$0.isKnown }
    let known = record.known.isEmpty ? "" : ", " + knownSummary
    let findings = count == 0 ? "" : ", \(count) finding\(count == 1 ? "" : "s")"
    return "\(record.header.engine.name.terminalName) \(conclusionWords)"
      + " (\(shards)\(record.statistics.scripts) scripts, \(passed) of \(record.results.count) rules passed"
      + "\(findings)\(known))" + (refusalSummary.map { "; " + $0 } ?? "")
      + (whyUndecided.map { ": " + $0 } ?? "")
  }

  private var title: String {
    "LayerCheck: \(record.header.engine.name.markdownName) \(conclusionWords)"
  }

  /// Which parts of the run the report is of, where it is not of the whole.
  private var shards: String {
    let shards = record.header.shards
    return shards.isEmpty ? "" : "shard\(shards.count == 1 ? "" : "s") \(shards.words), "
  }

  private var passed: Int { record.results.count { $0.verdict == .passed } }
}

extension Record.Conclusion {
  /// What is said of the engine.
  var words: String {
    switch self {
    case .conforms: "conforms"
    case .conformsButForKnown: "conforms but for known failures"
    case .doesNotConform: "does not conform"
    case .inconclusive: "could not be judged"
    case .nothingTested: "was not put to the test"
    }
  }
}
