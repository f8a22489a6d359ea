import Engines
import LayerScript

/// An engine whose scripts are remembered until it is started afresh: what it answers may depend on
/// them, though it must not.
final class RememberingEngine: Engine {
  /// When an engine that takes far longer than usual is taken to hang.
  enum HangPolicy {
    /// At once: whoever asks makes sure of it at the end.
    case suspected
    /// Where it plays one of some scripts that are known to hang, or has a step that had no answer
    /// before; else after the whole deadline.
    case likely(known: [Script])
    /// After the whole deadline.
    case certain
  }

  /// Whether each script is to run as if it were the first.
  var isolatesScripts = false
  var hangPolicy = HangPolicy.certain

  private let engine: any Engine
  private let limit: Int
  /// Whether the latest script was taken to hang without the whole deadline.
  private(set) var isSuspicion = false
  private var hangSuspects: HangSuspects
  private var scripts: [Script] = []
  /// What had been run before the script that ended the engine last, with that script behind it.
  private var buried: [Script] = []

  /// Wraps an engine; of very many scripts the last ones are remembered.
  init(_ engine: any Engine, limit: Int = 4096) {
    self.engine = engine
    self.limit = limit
    hangSuspects = HangSuspects(of: engine.description)
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
    isSuspicion = false
    guard let engine = engine as? any SuspectingEngine else { return engine.run(script) }
    if let run = engine.runUnlessSlow(script) {
      switch run {
      case .trace: hangSuspects.note(answered: script)
      case .hung: hangSuspects.note(hanging: script)
      case .crashed, .violatedProtocol, .unavailable: break
      }
      return run
    }
    isSuspicion = isBelievedToHang(script)
    if isSuspicion { return .hung(seconds: engine.deadline(for: script)) }
    let run = engine.run(script)
    if case .hung = run {
      hangSuspects.note(hanging: script)
      return run
    }
    hangSuspects.note(answered: script)
    // The engine was started anew for the second try.
    scripts = [script]
    engine.waitLonger()
    return run
  }

  private func isBelievedToHang(_ script: Script) -> Bool {
    switch hangPolicy {
    case .suspected: true
    case .likely(let known):
      hangSuspects.isLikelyToHang(script) || known.contains { $0.isPlayed(in: script) }
    case .certain: false
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
