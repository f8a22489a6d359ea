import Engines
import LayerScript

/// An engine whose scripts are remembered until it is started afresh: what it answers may depend on
/// them, though it must not.
final class RememberingEngine: Engine {
  /// Whether each script is to run as if it were the first.
  var isolatesScripts = false

  private let engine: any Engine
  private let limit: Int
  private var scripts: [Script] = []
  /// What had been run before the script that ended the engine last, with that script behind it.
  private var buried: [Script] = []

  /// Wraps an engine; of very many scripts the last ones are remembered.
  init(_ engine: any Engine, limit: Int = 4096) {
    self.engine = engine
    self.limit = limit
  }

  var description: EngineDescription { engine.description }

  func run(_ script: Script) -> EngineRun {
    if isolatesScripts, !scripts.isEmpty { restart() }
    scripts.append(script)
    if scripts.count > limit { scripts.removeFirst(limit / 4) }
    let run = engine.run(script)
    switch run {
    case .trace: break
    case .crashed, .hung, .violatedProtocol, .unavailable:
      buried = scripts
      // An engine in this process may have survived, with all that it remembers.
      restart()
    }
    return run
  }

  func restart() {
    engine.restart()
    scripts = []
  }

  func stop() {
    engine.stop()
  }

  /// The scripts that the engine had carried out when it last carried out the given one, the oldest
  /// first; none when it was the first.
  func history(before script: Script) -> [Script] {
    if let place = scripts.lastIndex(of: script) { return Array(scripts[..<place]) }
    return buried.last == script ? buried.dropLast() : []
  }
}
