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

    /// Whether an engine is taken to hang, or asked again, before the whole deadline.
    fileprivate var suspects: Bool {
      if case .certain = self { false } else { true }
    }
  }

  /// After how many scripts the engine is started afresh; nil where it never is without need.
  var scriptsPerStart: Int?
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
    if let most = scriptsPerStart, scripts.count >= most { restart() }
    scripts.append(script)
    if scripts.count > limit { scripts.removeFirst(limit / 4) }
    let run = carryOut(script)
    switch run {
    case .trace: break
    // The process goes on, with whatever it may keep of its scripts: they stay the history of the next one.
    case .violatedProtocol where (engine as? any SuspectingEngine)?.isRunning == true: break
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
    guard let engine = engine as? any SuspectingEngine, hangPolicy.suspects else {
      return noted(engine.run(script), of: script)
    }
    if let run = engine.runUnlessSlow(script) { return noted(run, of: script) }
    isSuspicion = isBelievedToHang(script)
    if isSuspicion { return .hung(seconds: engine.deadline(for: script)) }
    // The engine is started anew for the second try.
    let run = noted(engine.run(script), of: script)
    if case .hung = run { return run }
    // It may be slow, or it may hang behind the earlier scripts alone.
    let earlier = Array(scripts.dropLast())
    if !earlier.isEmpty {
      if hangs(script, behind: earlier) { return .hung(seconds: engine.deadline(for: script)) }
      scripts = []
    } else {
      scripts = [script]
    }
    engine.waitLonger()
    return run
  }

  /// Tells whether a script has no answer within its whole deadline behind others; the engine is fresh
  /// afterwards.
  private func hangs(_ script: Script, behind earlier: [Script]) -> Bool {
    engine.restart()
    let isReached = earlier.allSatisfy { other in
      if case .trace = engine.run(other) { true } else { false }
    }
    var doesHang = false
    if isReached, case .hung = engine.run(script) { doesHang = true }
    engine.restart()
    return doesHang
  }

  /// Remembers whether a script was answered.
  private func noted(_ run: EngineRun, of script: Script) -> EngineRun {
    switch run {
    case .trace: hangSuspects.note(answered: script)
    case .hung: hangSuspects.note(hanging: script)
    case .crashed, .violatedProtocol, .unavailable: break
    }
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
