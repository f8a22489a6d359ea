import Campaign
import Conformance
import Engines
import LayerScript
import Reporting
import Rules
import Wire

/// `layercheck run`: a whole campaign.
enum RunVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    try arguments.refuseWords(of: .run, remedy: "put the command of a driver behind '--'")
    let choice = try EngineChoice(arguments)
    var options = try options(arguments)
    options.engineOption = choice.option
    let folder = try arguments.value("report").map { path throws(UsageError) in
      try ReportFolder(path)
    }
    Terminal.progress("starting the engine")
    let engine = try choice.start(arguments.deadlines())
    defer { engine.stop() }
    for name in engine.description.unknown {
      Terminal.complain("layercheck: the driver declares an unknown \(name)")
    }
    // Whoever sees that the folder is there may ask to stop.
    Interruption.watch()
    try folder?.prepare()
    let record = run(engine, options)
    let report = Report(record)
    Terminal.print(arguments.has("quiet") ? report.summary : report.text)
    if arguments.has("quiet"), let nothing = report.nothingTested {
      Terminal.complain("layercheck: \(nothing.message)")
      Terminal.complain("layercheck: \(nothing.remedy)")
    }
    // The verdict comes first: a disk that is full must not cost it.
    if let folder {
      do throws(UsageError) {
        try folder.write(report, record)
      } catch {
        return rescue(report, record, from: error)
      }
      if !arguments.has("quiet") { Terminal.print("report: \(folder.path)/report.md") }
    }
    return code(of: record)
  }

  /// Puts a report that cannot be written where it was to go into a place of its own, or shows it.
  ///
  /// - Returns: The code of the run where that says that something is wrong, else that of the trouble.
  private static func rescue(
    _ report: Report, _ record: Record, from problem: UsageError
  ) -> ExitCode {
    Terminal.complain("layercheck: \(problem.message)")
    if let remedy = problem.remedy { Terminal.complain("layercheck: \(remedy)") }
    if let folder = try? ReportFolder(Files.temporaryFolder()),
      (try? folder.write(report, record)) != nil
    {
      Terminal.complain("layercheck: the report is in '\(folder.path)' instead")
    } else {
      Terminal.complain("layercheck: the report follows on standard output instead")
      Terminal.print(report.markdown)
    }
    let code = code(of: record)
    return code == .holds ? problem.code : code
  }

  private static func run(_ engine: any Engine, _ options: CampaignOptions) -> Record {
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    let record = campaign.run(isInterrupted: { Interruption.isRequested }, report: show)
    Terminal.progress("")
    return record
  }

  private static func show(_ progress: CampaignProgress) {
    guard progress.scripts % 32 == 0 else { return }
    Terminal.progress(
      "\(progress.scripts) of \(progress.cases) scripts, \(progress.findings) findings")
  }

  private static func options(_ arguments: Arguments) throws(UsageError) -> CampaignOptions {
    var options = CampaignOptions()
    options.cases = try arguments.integer("cases", in: 1...100_000_000) ?? options.cases
    options.seed = try seed(arguments) ?? options.seed
    for name in arguments.all("area") {
      guard let area = Area(name: name), Catalogue.areas.contains(area) else {
        let known = Catalogue.areas.map(\.name).joined(separator: ", ")
        throw UsageError("there is no area '\(name)'", remedy: "areas with rules are \(known)")
      }
      options.areas.append(area)
    }
    for pattern in arguments.all("rule") {
      options.rules += try RulesVerb.matching(pattern).map(\.id)
    }
    return options
  }

  private static func seed(_ arguments: Arguments) throws(UsageError) -> UInt64? {
    guard let text = try arguments.value("seed") else { return nil }
    if text == "random" {
      let seed = UInt64.random(in: 1...999_999)
      Terminal.complain("layercheck: seed \(seed)")
      return seed
    }
    guard let seed = UInt64(text) else {
      throw UsageError(
        "'\(text)' is no value for '--seed'", remedy: "write a whole number, or 'random'")
    }
    return seed
  }

  static func code(of record: Record) -> ExitCode {
    // A run that was cut short says so by its code, whatever it had found until then.
    if record.end == .interrupted { return .interrupted }
    return switch record.conclusion {
    case .doesNotConform: .violated
    case .conforms: .holds
    case .inconclusive, .nothingTested: .inconclusive
    }
  }
}
