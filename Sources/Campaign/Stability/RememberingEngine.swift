import Engines
import LayerScript

/// An engine whose scripts are remembered until it is started afresh: what it answers may depend on
/// them, though it must not.
final class RememberingEngine: Engine {
  /// When an engine that takes far longer than usual is taken to hang.
  enum HangPolicy {
    /// At once: whoever asks makes sure of it at the end.
    case suspected
    /// Where it plays one of some scripts that are known to hang; else after the whole deadline.
    case certain(unlessPlayed: [Script])
  }

  /// Whether each script is to run as if it were the first.
  var isolatesScripts = false
  var hangPolicy = HangPolicy.certain(unlessPlayed: [])

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
    let run = carryOut(script)
    switch run {
    case .trace: break
    case .crashed, .hung, .violatedProtocol, .unavailable:
      buried = scripts
      // An engine in this process may have survived, with all that it remembers.
      restart()
    }
    return run
  }

  /// Runs a script, with no more patience than a hang takes to be believed.
  private func carryOut(_ script: Script) -> EngineRun {
    guard let engine = engine as? any SuspectingEngine else { return engine.run(script) }
    if let run = engine.runUnlessSlow(script) { return run }
    if isBelievedToHang(script) { return .hung(seconds: engine.deadline(for: script)) }
    let run = engine.run(script)
    if case .hung = run { return run }
    // The engine was started anew for the second try.
    scripts = [script]
    engine.waitLonger()
    return run
  }

  private func isBelievedToHang(_ script: Script) -> Bool {
    switch hangPolicy {
    case .suspected: true
    case .certain(let known): known.contains { $0.isPlayed(in: script) }
    }
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
