import Campaign
import Conformance
import Engines
import LayerScript
import Wire

/// `layercheck rerun`: the scripts of a recording once more, and what comes out otherwise.
enum RerunVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count == 1, let path = arguments.words.first else {
      throw UsageError(
        "'rerun' takes one recording", remedy: "'layercheck record' makes one")
    }
    let recording = try CheckVerb.recording(path)
    let folder = try arguments.value("report").map { path throws(UsageError) in
      try ReportFolder(path)
    }
    let outputs = try IntegrationOutputs(arguments)
    let choice = try EngineChoice(arguments)
    var options = CampaignOptions()
    options.engineOption = try choice.option(arguments)
    let engine = try choice.start(arguments)
    defer { engine.stop() }
    Interruption.watch()
    try folder?.prepare()
    let comparison = RecordingComparison(
      of: engine, with: recording.header.engine, recording.runs)
    let record = comparison.run(
      options, suite: Suite.version, recording: path,
      isInterrupted: { Interruption.isRequested },
      report: { Terminal.progress("\($0) of \($1) scripts") })
    Terminal.progress("")
    return BaselineRun.show(record, arguments, folder, outputs)
  }
}
