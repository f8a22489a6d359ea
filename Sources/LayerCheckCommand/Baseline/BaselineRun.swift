import Campaign
import Conformance
import Engines
import LayerScript
import Reporting

/// `layercheck run --baseline OLD -- NEW`: what one version of an engine does worse than another.
enum BaselineRun {
  /// How many scripts there are where nothing else is said: both versions carry out each of them, and
  /// whoever waits for a merge does so for a minute or two.
  static let cases = 4000

  /// The options of a run that make no sense where two versions are compared, with what to do instead.
  private static let others = [
    "expect": "what the baseline gets wrong, too, is no regression; leave it out",
    "update-expect": "bring the list up to date by a run without '--baseline'",
    "resume": "write '--report' for a folder",
    "shard": "a comparison is not divided; make it shorter with '--cases'",
    "require-exercised": "a run without '--baseline' says which rules were put to the test",
  ]

  static func carryOut(
    _ arguments: Arguments, comparingWith earlier: EarlierVersion
  ) throws(UsageError) -> ExitCode {
    for (option, remedy) in others.sorted(by: { $0.key < $1.key })
    where arguments.isGiven(option) {
      throw UsageError("'--\(option)' does not go with '--baseline'", remedy: remedy)
    }
    let choice = try EngineChoice(arguments)
    let options = try options(arguments, choice)
    let time = try Duration(arguments)
    let folder = try arguments.value("report").map { path throws(UsageError) in
      try ReportFolder(path)
    }
    let outputs = try IntegrationOutputs(arguments)
    Terminal.progress("starting the engines")
    let old = try start(earlier, arguments)
    defer { RunVerb.stop(old) }
    let engines = try RunVerb.start(choice, arguments)
    defer { RunVerb.stop(engines) }
    // Whoever sees that the folder is there may ask to stop.
    Interruption.watch()
    try folder?.prepare()
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), comparedWith: old, options: options,
      suite: Suite.version)
    var none: CheckpointFile?
    let run = RunVerb.run(
      &campaign, time: time, announcing: Announcement(arguments), keeping: &none)
    guard
      let record = campaign.comparison(
        by: run, earlierOption: earlier.name, isInterrupted: { Interruption.isRequested })
    else { return .software }
    return show(record, arguments, folder, outputs)
  }

  private static func options(
    _ arguments: Arguments, _ choice: EngineChoice
  ) throws(UsageError) -> CampaignOptions {
    var options = try RunVerb.options(arguments)
    let isLimited = try arguments.value("cases") != nil || options.time != nil
    if !isLimited { options.cases = cases }
    options.engineOption = try choice.option(arguments)
    options.directed = RunVerb.directedScripts(for: options)
    return options
  }

  private static func start(
    _ earlier: EarlierVersion, _ arguments: Arguments
  ) throws(UsageError) -> [any Engine] {
    do throws(UsageError) {
      return try RunVerb.start(earlier.choice, arguments)
    } catch {
      throw UsageError("the baseline: \(error.message)", remedy: error.remedy, code: error.code)
    }
  }

  /// Shows what came of a comparison, and writes what was asked for.
  static func show(
    _ record: BaselineRecord, _ arguments: Arguments, _ folder: ReportFolder?,
    _ outputs: IntegrationOutputs
  ) -> ExitCode {
    let report = BaselineReport(record)
    outputs.print(
      arguments.has("quiet") ? report.summary : report.text(in: Terminal.style(of: .output)))
    let lost = folder.flatMap {
      RunVerb.write(
        ReportFiles(report, record), into: $0, quietly: arguments.has("quiet"))
    }
    let trouble = outputs.write(report) ?? lost
    let code = code(of: record)
    return code == .holds ? trouble?.code ?? code : code
  }

  /// The code that a comparison ends with.
  static func code(of record: BaselineRecord) -> ExitCode {
    if record.run.end == .interrupted { return .interrupted }
    switch record.conclusion {
    case .worse: return .violated
    case .notWorse: return .holds
    case .undecided: return .inconclusive
    }
  }
}
