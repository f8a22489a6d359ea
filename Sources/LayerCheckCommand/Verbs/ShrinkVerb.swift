import Campaign
import Conformance
import Engines
import LayerScript

/// `layercheck shrink`: the shortest form of a script that an engine answers wrongly.
enum ShrinkVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.words.count == 1, let word = arguments.words.first else {
      throw UsageError("'shrink' takes one script", remedy: "put a script given as text in quotes")
    }
    let script = try ReplayVerb.script(word)
    let engine = try EngineChoice(arguments).start(arguments)
    defer { engine.stop() }
    guard let short = Shortening(script, with: Examiner(engine)) else {
      Terminal.print("nothing is wrong with what the engine answers; there is nothing to shrink")
      return .holds
    }
    let code = ReplayVerb.judge(short.script, by: engine)
    Terminal.print("")
    Terminal.print(short.script.oneLine)
    Terminal.print(
      "shrunk from \(script.steps.count) to \(short.script.steps.count) steps in "
        + "\(short.executions) executions; stopped because \(short.end)")
    return code == .holds ? .violated : code
  }
}
