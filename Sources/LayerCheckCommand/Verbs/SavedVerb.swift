import Campaign
import Conformance
import Engines
import LayerScript

/// `layercheck saved`: looks after the failures that are kept from run to run.
enum SavedVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let remedy = "write 'layercheck saved list FOLDER' or 'layercheck saved prune FOLDER'"
    guard arguments.words.count == 2 else {
      throw UsageError("'saved' takes 'list' or 'prune', and a folder", remedy: remedy)
    }
    guard Files.isFolder(arguments.words[1]) else {
      throw UsageError(
        "there is no folder '\(arguments.words[1])'",
        remedy: "'layercheck run --saved FOLDER' makes one")
    }
    let folder = try SavedFolder(arguments.words[1])
    switch arguments.words[0] {
    case "list": return list(folder)
    case "prune": return try prune(folder, arguments)
    case let word:
      throw UsageError("'saved' does not know what to do with '\(word)'", remedy: remedy)
    }
  }

  private static func list(_ folder: SavedFolder) -> ExitCode {
    for entry in folder.failures {
      let failure = entry.failure
      let steps = failure.scripts.reduce(0) { $0 + $1.steps.count }
      Terminal.print(
        "\(entry.name): \(failure.title); \(steps) steps, rules \(failure.catalogue)")
    }
    complain(of: folder.unreadable)
    return .holds
  }

  /// Puts all of them to the engine, and nothing else.
  private static func prune(
    _ folder: SavedFolder, _ arguments: Arguments
  ) throws(UsageError) -> ExitCode {
    let engine = try EngineChoice(arguments).start(arguments)
    defer { engine.stop() }
    var options = CampaignOptions()
    (options.saved, options.cases, options.shrinkBudget) = (folder.failures, 0, 0)
    Interruption.watch()
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    let record = campaign.run(isInterrupted: { Interruption.isRequested })
    for result in record.saved {
      let isGone = result.outcome == .passes
      if isGone { folder.delete(result.name) }
      let why = result.outcome.why.map { ": \($0.terminal)" } ?? ""
      Terminal.print("\(result.name): \(result.outcome.word)\(why)\(isGone ? ", deleted" : "")")
    }
    complain(of: folder.unreadable)
    if case .engineGone(let why) = record.end {
      throw UsageError("the engine is gone: \(why.terminal)", code: .noEngine)
    }
    return Interruption.isRequested ? .interrupted : .holds
  }

  private static func complain(of unreadable: [SavedResult]) {
    for result in unreadable {
      Terminal.complain(
        "layercheck: '\(result.name)' cannot be run: it \(result.outcome.why?.terminal ?? "")")
    }
  }
}
