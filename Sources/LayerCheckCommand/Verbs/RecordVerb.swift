import Campaign
import Conformance
import Engines
import LayerScript
import Reporting
import Rules
import Wire

/// `layercheck record`: what an engine answers, in a file, to be judged later.
enum RecordVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard let path = try arguments.value("output") else {
      throw UsageError("'record' needs to know where to", remedy: "write '--output engine.trace'")
    }
    let choice = try EngineChoice(arguments)
    let isCorpus = arguments.has("corpus")
    if isCorpus { try arguments.refuseWords(of: .record, remedy: "leave out '--corpus'") }
    var scripts: [Script] = []
    for word in arguments.words { scripts += try ReplayVerb.scripts(word) }
    let corpus = isCorpus ? try CorpusFolder.read() : nil
    var options = try RunVerb.options(arguments)
    options.engineOption = try choice.option(arguments)
    let engine = RecordingEngine(try choice.start(arguments))
    defer { engine.stop() }
    if let corpus { scripts = CorpusVerb.scripts(of: corpus, for: engine.description) }
    try Files.tryWriting(to: path)
    Interruption.watch()
    let isCampaign = scripts.isEmpty && !isCorpus
    let record =
      isCampaign ? campaign(engine, options) : single(scripts, engine, options)
    var recording = Recording(
      header: record.header, isCampaign: isCampaign, entries: engine.entries)
    recording.isCorpus = isCorpus
    try Files.write(recording.lines.joined(separator: "\n") + "\n", to: path)
    let count = engine.entries.count { if case .run = $0 { true } else { false } }
    Terminal.print("\(count) scripts and their answers are in \(path)")
    return record.end == .interrupted ? .interrupted : .holds
  }

  private static func campaign(_ engine: any Engine, _ options: CampaignOptions) -> Record {
    var options = options
    options.directed = RunVerb.directedScripts(for: options)
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    return campaign.run(isInterrupted: { Interruption.isRequested })
  }

  private static func single(
    _ scripts: [Script], _ engine: any Engine, _ options: CampaignOptions
  ) -> Record {
    for script in scripts where !Interruption.isRequested { _ = engine.run(script) }
    var none = options
    none.cases = 0
    var campaign = Campaign(of: engine, options: none, suite: Suite.version)
    return campaign.run()
  }
}

/// `layercheck check`: judges what was recorded, without the engine.
enum CheckVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count == 1, let path = arguments.words.first else {
      throw UsageError(
        "'check' takes one recording", remedy: "'layercheck record' makes one")
    }
    let deviations = try DeviationChoice(arguments)
    if let messages = try arguments.value("messages") {
      let answered = try answered(Files.read(messages), path)
      return CorpusVerb.judge(
        try deviations.redeclared(answered.engine), answered.entries, by: try CorpusFolder.read())
    }
    let recording = try recording(path)
    let engine = try deviations.redeclared(recording.header.engine)
    if recording.isCorpus {
      return CorpusVerb.judge(engine, recording.entries, by: try CorpusFolder.read())
    }
    if !recording.isCampaign { return single(recording, judging: engine) }
    guard engine == recording.header.engine else {
      throw UsageError(
        "\(path) is a run, which asks other scripts where other deviations are declared",
        remedy: "record it again with these options, or record scripts of your own")
    }
    return try campaign(recording, path)
  }

  /// Reads what a driver answered to messages, from a file.
  static func answered(
    _ messages: String, _ path: String
  ) throws(UsageError) -> AnsweredMessages {
    let answers = try Files.read(path)
    do throws(EngineProblem) {
      return try AnsweredMessages(messages: messages, answers: answers)
    } catch {
      throw UsageError("\(path): \(error.message.terminal)", remedy: error.remedy)
    }
  }

  /// Reads a recording.
  static func recording(_ path: String) throws(UsageError) -> Recording {
    let text = try Files.read(path)
    do throws(MessageProblem) {
      return try Recording(
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    } catch {
      throw UsageError("\(path), \(error.text.terminal)", remedy: "record it again")
    }
  }

  private static func campaign(
    _ recording: Recording, _ path: String
  ) throws(UsageError) -> ExitCode {
    let header = recording.header
    guard header.suite == Suite.version, header.catalogue == Catalogue.version else {
      throw UsageError(
        "\(path) is a run by layercheck \(header.suite) with rules \(header.catalogue), which asks "
          + "other scripts than this one", remedy: "record it again, or record scripts of your own")
    }
    var options = CampaignOptions()
    (options.seed, options.cases) = (header.seed, header.cases)
    (options.areas, options.rules, options.levels) = (header.areas, header.rules, header.levels)
    (options.named, options.engineOption) = (header.named, header.engineOption)
    options.directed = RunVerb.directedScripts(for: options)
    let engine = RecordedEngine(recording.header.engine, recording.entries)
    var campaign = Campaign(of: engine, options: options, suite: header.suite)
    let record = campaign.run()
    if engine.isOutOfStep {
      Terminal.complain(
        "layercheck: the recording ends early, or does not fit this version; record it again")
    }
    Terminal.print(Report(record).text(in: Terminal.style(of: .output)))
    return RunVerb.code(of: record)
  }

  private static func single(
    _ recording: Recording, judging description: EngineDescription
  ) -> ExitCode {
    let engine = RecordedEngine(description, recording.entries)
    var code = ExitCode.holds
    for case .run(let script, _) in recording.entries {
      let result = ReplayVerb.judge(script, by: engine)
      if result == .violated || code == .holds { code = result }
    }
    return code
  }
}
