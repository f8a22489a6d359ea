import Conformance
import LayerScript
import Rules

extension Report {
  /// The cause, before anything else is said.
  func writeVerdict(_ text: inout Markdown) {
    text.paragraph(verdict)
    if let end = record.end.sentence(\.markdown) { text.paragraph("**\(end)**") }
    writeDeviationsBriefly(&text)
    writeRefusalsBriefly(&text)
    text.paragraph("Run again: \(command.asCode)")
  }

  private var verdict: String {
    let counting = mendingOrder.filter { record.findings[$0].failsRun }
    guard let place = counting.first else {
      switch record.conclusion {
      case .conformsButForKnown:
        return "Nothing but [known failures](#known-failures) was found. "
          + "\(exercised) of \(record.results.count) rules were exercised."
      case .conforms:
        return "Nothing that was put to the test is wrong"
          + (record.deviations.isEmpty ? ". " : " but for what the engine declares. ")
          + "\(exercised) of \(record.results.count) rules were exercised."
      case .doesNotConform, .inconclusive:
        return "No verdict was reached; see the findings and the facts about the run."
      case .nothingTested:
        return nothingTested.map { "**\($0.message)** To change that, \($0.remedy)." } ?? ""
      }
    }
    let findings = counting.count == 1 ? "One finding" : "\(counting.count) findings"
    let rules = record.results.count { $0.verdict == .failed }
    let first = record.findings[place]
    let behaviour = first.behavesLike.map { " It behaves like the known fault `\($0)`." } ?? ""
    let wrong = "; answers that rest on \(rules) rule\(rules == 1 ? "" : "s") were wrong"
    return "**\(findings)\(rules == 0 ? "" : wrong).** Start with "
      + "[F\(place + 1)](#f\(place + 1)): \(first.name).\(behaviour)"
  }

  private var exercised: Int { record.results.count { $0.counts.exercised > 0 } }

  /// The command that repeats the run.
  var command: String { command(with: []) }

  /// The command that repeats the run with further options.
  func command(with options: [String]) -> String {
    let header = record.header
    let words =
      ["--seed \(header.seed) " + (header.time.map { "--time \($0)" } ?? "--cases \(header.cases)")]
      + (header.levels.isEmpty
        ? [] : ["--levels " + header.levels.map(\.name).joined(separator: ",")])
    let areas = header.areas.map { "--area \($0.name)" }
    // What was merged of several parts is repeated as a whole.
    let shard = header.shards.count == 1 ? header.shards.map { "--shard \($0)" } : []
    return commandLine(
      "run", with: words + areas + header.rules.map { "--rule \($0)" } + shard + options)
  }
}

extension Finding {
  /// What the report calls the finding: what happens, or else the rule, or the kind of trouble with what
  /// the driver said.
  var name: String {
    if let title = title(\.asCode) { return title }
    let headline = headline(\.markdown)
    return primary == nil ? "\(problem.kind.rawValue): \(headline)" : headline
  }

  /// The finding in one line, with what the engine said in the form of a place.
  func headline(_ form: (EngineText) -> String) -> String {
    if let rule = primary.flatMap({ Catalogue.rule($0) }) { return rule.statement.firstSentence }
    if !earlier.isEmpty, problem.step < script.steps.count {
      return form("\(script.steps[problem.step])") + " is not answered as by a fresh engine"
    }
    return form(DriverOutput(problem).brief)
  }
}

extension Record.End {
  /// Why the run ended before its time, with what the engine said in the form of a place; nil when it
  /// did not.
  func sentence(_ form: (EngineText) -> String) -> String? {
    switch self {
    case .complete: nil
    case .time: "Ended by the time that was given; what was run until then counts."
    case .deaths: "Stopped: too many scripts killed the engine."
    case .findings: "Stopped: so many findings were made that more would not help."
    case .interrupted: "Interrupted: this is what was learnt until then."
    case .engineGone(let why): "Stopped: the engine could not be started again (\(form(why)))."
    case .shardsMissing(let shards):
      "Incomplete: of the run, the shard\(shards.count == 1 ? "" : "s") \(shards.words) "
        + (shards.count == 1 ? "is missing." : "are missing.")
    }
  }
}

extension String {
  /// The text up to the end of its first sentence, without the full stop.
  var firstSentence: String {
    var previous: Character = " "
    for (place, character) in zip(indices, self) {
      let next = index(after: place)
      let ends = character == "." && (next == endIndex || self[next] == " ")
      // A digit or a single letter in front of the point is an abbreviation or a number.
      if ends, previous.isLetter || previous == ")" || previous.isNumber {
        return String(self[..<place])
      }
      previous = character
    }
    return self
  }
}
