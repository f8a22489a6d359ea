import Campaign
import Conformance
import DirectedScripts
import Engines
import LayerScript
import Reporting
import Rules
import Wire

/// `layercheck run`: a whole campaign.
enum RunVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    try arguments.refuseWords(of: .run, remedy: "put the command of a driver behind '--'")
    if let earlier = try EarlierVersion(arguments) {
      return try BaselineRun.carryOut(arguments, comparingWith: earlier)
    }
    let choice = try EngineChoice(arguments)
    var options = try options(arguments)
    options.engineOption = try choice.option(arguments)
    let shard = try ShardChoice(arguments)
    options.shard = shard.shard
    let resumed = try arguments.value("resume").map { path throws(UsageError) in
      try ReportFolder(path, option: "resume", mayBeUnfinished: true)
    }
    let folder =
      try arguments.value("report").map { path throws(UsageError) in
        try ReportFolder(path)
      } ?? resumed
    if resumed != nil, arguments.isGiven("report") {
      throw UsageError(
        "'--resume' names the folder of the report itself", remedy: "leave out '--report'")
    }
    let outputs = try IntegrationOutputs(arguments)
    let known = try KnownFailures(arguments)
    if let known { try known.mayBeWritten() }
    options.known = known?.list.entries ?? []
    try shard.announce()
    Terminal.progress("starting the engine")
    let engines = try start(choice, arguments)
    let engine = engines[0]
    defer { stop(engines) }
    // Reading them all takes a while, which nobody waits for whose command line is refused.
    options.directed = directedScripts(for: options)
    for name in engine.description.unknown {
      Terminal.complain("layercheck: the driver declares an unknown \(name.terminal)")
    }
    // Whoever sees that the folder is there may ask to stop.
    Interruption.watch()
    try folder?.prepare()
    var campaign = Campaign(
      of: engine, and: Array(engines.dropFirst()), options: options, suite: Suite.version)
    var checkpoint = resumed.map { CheckpointFile($0) }
    try checkpoint?.resume(&campaign)
    let record = run(
      &campaign, time: try Duration(arguments), announcing: Announcement(arguments),
      keeping: &checkpoint)
    if record.end != .interrupted { checkpoint?.delete() }
    let report = Report(record)
    outputs.print(
      arguments.has("quiet") ? report.summary : report.text(in: Terminal.style(of: .output)))
    if arguments.has("quiet"), let nothing = report.nothingTested {
      Terminal.complain("layercheck: \(nothing.message)")
      Terminal.complain("layercheck: \(nothing.remedy)")
    }
    // The verdict comes first: a disk that is full must not cost it.
    let lost = folder.flatMap {
      write(ReportFiles(report, record), into: $0, quietly: arguments.has("quiet"))
    }
    let trouble = outputs.write(report, isForgiven: known?.isUpdated ?? false) ?? lost
    let code =
      if let known, known.isUpdated {
        try known.update(by: record)
      } else {
        code(of: record, requiringAll: arguments.has("require-exercised"))
      }
    // What the run says of the engine outweighs that some of it could not be written.
    return code == .holds ? trouble?.code ?? code : code
  }

  /// Writes a report; where that cannot be, puts it into a place of its own or shows it.
  ///
  /// - Returns: The trouble, of which the user was told.
  static func write(
    _ report: ReportFiles, into folder: ReportFolder, quietly isQuiet: Bool
  ) -> UsageError? {
    do throws(UsageError) {
      try folder.write(report)
    } catch {
      Terminal.complain(of: error)
      if let other = try? ReportFolder(Files.temporaryFolder()),
        (try? other.write(report)) != nil
      {
        Terminal.complain("layercheck: the report is in '\(other.path)' instead")
      } else {
        Terminal.complain("layercheck: the report follows on standard output instead")
        Terminal.print(report.markdown)
      }
      return error
    }
    if !isQuiet { Terminal.print("report: \(folder.path)/report.md") }
    return nil
  }

  /// Starts as many instances of the engine as scripts are to be run at the same time.
  static func start(
    _ choice: EngineChoice, _ arguments: Arguments
  ) throws(UsageError) -> [any Engine] {
    let jobs = try jobs(arguments)
    let watchdog = choice.startWatchdog()
    let starts = Threads.map(Array(1...jobs)) { _ in
      Result { () throws(UsageError) in try choice.start(arguments, watchdog) }
    }
    let engines = starts.compactMap { try? $0.get() }
    for start in starts {
      guard case .failure(let problem) = start else { continue }
      stop(engines)
      // Which of them got what there is only once is a matter of chance.
      if engines.isEmpty { throw problem }
      throw UsageError(
        "of \(jobs) engines that are to work at the same time, \(jobs - engines.count) did not start: "
          + problem.message,
        remedy: "with '--jobs 1' there is one alone", code: problem.code)
    }
    return engines
  }

  /// How many scripts are to be run at the same time.
  static func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    // Messages of several drivers in turn would tell nobody anything.
    let usual = arguments.has("traffic") ? 1 : min(Threads.processors, Campaign.mostEngines)
    return try arguments.integer("jobs", in: 1...Campaign.mostEngines) ?? usual
  }

  /// Ends all engines at the same time, because each may take a while.
  static func stop(_ engines: [any Engine]) {
    _ = Threads.map(engines) { $0.stop() }
  }

  static func run(
    _ campaign: inout Campaign, time: Duration?, announcing: Announcement,
    keeping checkpoint: inout CheckpointFile?
  ) -> Record {
    var trouble: UsageError?
    var kept = checkpoint
    defer { checkpoint = kept }
    let clock = ContinuousClock()
    let end = time.map { clock.now + $0 }
    var line = ProgressLine(start: clock.now, end: end)
    var shown = 0
    let record = campaign.runConcurrently(
      isInterrupted: { Interruption.isRequested },
      isTimeOver: { end.map { clock.now >= $0 } ?? false },
      report: { progress in
        do throws(UsageError) { try kept?.keep(progress) } catch { trouble = trouble ?? error }
        if progress.findings > shown, let finding = progress.latest {
          shown = progress.findings
          announcing.show(finding, progress)
        }
        Terminal.progress(line.text(progress, at: clock.now))
      },
      keep: { make in
        do throws(UsageError) { try kept?.keep(make) } catch { trouble = trouble ?? error }
      })
    Terminal.progress("")
    if let trouble { Terminal.complain(of: trouble) }
    if campaign.waitingFailures > 0 {
      Terminal.complain(
        "layercheck: \(campaign.waitingFailures) scripts that failed were not looked into")
    }
    return record
  }

  static func options(_ arguments: Arguments) throws(UsageError) -> CampaignOptions {
    var options = CampaignOptions()
    options.time = try arguments.value("time")
    // With a time alone, only the time ends the run.
    if options.time != nil { options.cases = 100_000_000 }
    options.cases = try arguments.integer("cases", in: 1...100_000_000) ?? options.cases
    for name in try arguments.value("levels")?.split(separator: ",").map(String.init) ?? [] {
      guard let level = Evidence.Level(name: name) else {
        throw UsageError(
          "there is no level of evidence '\(name)'",
          remedy: "write one or more of documented,observed,inferred")
      }
      options.levels.append(level)
    }
    options.seed = try seed(arguments) ?? options.seed
    for name in arguments.all("area") {
      guard let area = Area(name: name), Catalogue.areas.contains(area) else {
        let known = Catalogue.areas.map(\.name).joined(separator: ", ")
        throw UsageError("there is no area '\(name)'", remedy: "areas with rules are \(known)")
      }
      options.areas.append(area)
    }
    for pattern in arguments.all("rule") {
      let rules = try RulesVerb.matching(pattern).map(\.id)
      options.rules += rules
      if !pattern.contains(where: "*?".contains) { options.named += rules }
    }
    return options
  }

  /// The scripts that go first: those about a rule that the run is about.
  static func directedScripts(for options: CampaignOptions) -> [CampaignOptions.Directed] {
    let isWhole = options.areas.isEmpty && options.rules.isEmpty
    return DirectedScripts.all.filter { directed in
      isWhole
        || directed.rules.contains {
          options.areas.contains($0.area) || options.rules.contains($0)
        }
    }.map { CampaignOptions.Directed($0.script, about: $0.rules) }
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

  /// The code that a run ends with.
  static func code(of record: Record, requiringAll: Bool = false) -> ExitCode {
    // A run that was cut short says so by its code, whatever it had found until then.
    if record.end == .interrupted { return .interrupted }
    // A list of known failures that is no longer true is found as surely as a new failure.
    if record.known.contains(where: { $0.state == .passes }) { return .violated }
    let isLacking = record.results.contains { $0.isAsserted && $0.verdict == .notExercised }
    switch record.conclusion {
    case .doesNotConform: return .violated
    case .conforms, .conformsButForKnown:
      guard requiringAll, isLacking else { return .holds }
      Terminal.complain("layercheck: not every rule was exercised, as --require-exercised asks for")
      return .inconclusive
    case .inconclusive, .nothingTested: return .inconclusive
    }
  }
}
