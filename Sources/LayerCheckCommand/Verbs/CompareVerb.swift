import Campaign
import Conformance
import LayerScript
import Reporting
import Rules
import Wire

/// The forms of a comparison of runs.
enum ComparisonFormat: String, CaseIterable {
  case text, markdown, json
}

/// `layercheck compare`: the records of several runs side by side.
enum CompareVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count > 1 else {
      throw UsageError(
        "'compare' takes two records or more",
        remedy: "'layercheck run --report FOLDER' makes one")
    }
    let format = try arguments.format(ComparisonFormat.self) ?? .text
    var runs: [(name: NamedRecord, record: Record)] = []
    for word in arguments.words {
      let name = NamedRecord(word)
      runs.append((name, try RecordFile.read(name.path)))
    }
    let labels = try labels(of: runs)
    let comparison = RunComparison(
      zip(labels, runs).map { RunComparison.Run($0, $1.record) }, hasRun: DirectedRun.hasRun)
    let text = text(of: comparison, format)
    guard let output = try arguments.value("output") else {
      Terminal.print(text)
      return .holds
    }
    try Files.write(text + "\n", to: output)
    return .holds
  }

  /// The comparison in a form, without the last line end.
  private static func text(of comparison: RunComparison, _ format: ComparisonFormat) -> String {
    switch format {
    case .text: RunComparisonReport(comparison).text
    case .markdown: String(RunComparisonReport(comparison).markdown.dropLast())
    case .json: comparison.json.description
    }
  }

  /// What the runs are called: by the name in front of the path, or the engine's where no other has it, or
  /// the path.
  private static func labels(
    of runs: [(name: NamedRecord, record: Record)]
  ) throws(UsageError) -> [String] {
    let engines = runs.map { $0.record.header.engine.name.terminalName }
    let labels = zip(runs, engines).map { run, engine in
      run.name.name ?? (engines.count { $0 == engine } == 1 ? engine : run.name.path)
    }
    for label in labels where labels.count(where: { $0 == label }) > 1 {
      throw UsageError(
        "two of the records are called '\(label)'",
        remedy: "put a name in front of one of them: 'later=\(label)'")
    }
    return labels
  }
}

/// A record as a command line names it: a path, and maybe a name in front of it.
private struct NamedRecord {
  let name: String?
  let path: String

  init(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2, !parts[0].contains("/"), !Files.exists(word) {
      (name, path) = (parts[0], parts[1])
    } else {
      (name, path) = (nil, word)
    }
  }
}

/// The directed scripts of a run that is known by its record alone.
private enum DirectedRun {
  /// Tells whether a run is sure to have carried out a script whole.
  static func hasRun(_ script: Script, _ record: Record) -> Bool {
    let header = record.header
    // Other versions begin with other scripts, and a part of a run has but some of them.
    guard header.suite == Suite.version, header.catalogue == Catalogue.version,
      header.shards.isEmpty, record.end == .complete
    else { return false }
    // What was refused, or ended the engine, was left out of later scripts.
    guard record.refusals.isEmpty, record.statistics.deaths == 0 else { return false }
    var options = CampaignOptions()
    options.areas = header.areas
    options.rules = header.rules
    let directed = RunVerb.directedScripts(for: options)
    // Of a short run, half of the scripts are random ones.
    return header.cases / 2 >= directed.count && directed.contains { $0.script == script }
      && header.engine.admits(script)
  }
}
