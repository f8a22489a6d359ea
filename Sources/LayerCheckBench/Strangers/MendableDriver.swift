import Campaign
import ChildProcess
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript

/// An engine in another process, some mistakes of which are mended: those that its variable `MEND` names.
final class MendableDriver: MendableEngine {
  let mistakes: [Mistake]
  /// Why some engine could not be started, or not again.
  private(set) var complaint: String?
  private let command: [String]
  /// What is mended always.
  private let mended: [String]
  private let assumptions: Assumptions
  private let watchdog: Watchdog?
  /// The engines that have been started, by what is mended in them and how long they may take.
  private var engines: [Key: ProcessEngine] = [:]

  /// What is mended in an engine, and how much of the usual time it may take.
  private struct Key: Hashable {
    let mending: String
    let scale: Double
  }

  /// Starts the engine with nothing mended but what is mended always.
  ///
  /// - Parameters:
  ///   - command: The driver's program and its arguments.
  ///   - mistakes: What can be mended.
  ///   - mended: The names of what is mended always.
  ///   - watchdog: What ends the engines if this process is gone.
  /// - Throws: Why the engine cannot be used.
  init(
    _ command: [String], _ mistakes: [Mistake], mended: [String] = [], watchdog: Watchdog? = nil
  ) throws(BenchError) {
    self.command = command
    self.mistakes = mistakes
    self.mended = mended
    self.watchdog = watchdog
    let names = mended.joined(separator: ",")
    let engine = try Self.start(command, mending: names, watchdog)
    engines[Key(mending: names, scale: 1)] = engine
    assumptions = Assumptions(judging: engine.description)
  }

  /// Starts a copy of the engine in which nothing is mended but what is mended always; the caller ends it.
  func startUnmended() throws(BenchError) -> ProcessEngine {
    try Self.start(command, mending: mended.joined(separator: ","), watchdog)
  }

  /// Starts the engine with all mistakes mended but one.
  func startAlone(_ mistake: Mistake) throws(BenchError) -> MendableDriver {
    try MendableDriver(
      command, [mistake], mended: mistakes.map(\.name).filter { $0 != mistake.name },
      watchdog: watchdog)
  }

  private static func start(
    _ command: [String], mending names: String, within scale: Double = 1, _ watchdog: Watchdog?
  ) throws(BenchError) -> ProcessEngine {
    var deadlines = Deadlines()
    deadlines.script *= scale
    deadlines.step *= scale
    do throws(EngineProblem) {
      return try ProcessEngine(
        command: ["env", "MEND=\(names)"] + command, suite: Suite.version, deadlines: deadlines,
        watchdog: watchdog)
    } catch {
      throw BenchError("\(error.text.terminal)")
    }
  }

  func expectations(of script: Script) -> ExpectedTrace {
    World.expectations(of: script, assumptions: assumptions)
  }

  func judged(
    _ finding: Finding, mending names: [String], _ expected: ExpectedTrace
  ) -> JudgedTrace {
    // What takes nearly as long as it may is in time or not, whatever is mended.
    let mayBeSlow = finding.problem.kind != .hang || names.isEmpty
    guard let engine = engine(mending: names, within: mayBeSlow ? 1 : Self.partOfTime) else {
      return .none
    }
    if !finding.earlier.isEmpty { engine.restart() }
    for script in finding.earlier { _ = engine.run(script) }
    let trial = Examiner(engine).examine(
      finding.script, expected: expected.steps, reasons: expected.reasons)
    note(trial)
    return JudgedTrace(
      trace: trial.trace ?? Trace([]), problems: trial.judgement.problems,
      tally: trial.judgement.tally)
  }

  func breaks(
    _ law: any PairedLaw, _ parameter: Int, _ script: Script, mending names: [String]
  ) -> Bool {
    guard let engine = engine(mending: names),
      let trial = Examiner(engine).examine(script, by: law, parameter)
    else { return false }
    note(trial)
    return trial.death != nil || !trial.judgement.problems.isEmpty
  }

  /// Ends all engines.
  func stop() {
    for engine in engines.values { engine.stop() }
    engines = [:]
  }

  /// The part of the usual time that an engine may take which does not hang any more.
  private static let partOfTime = 0.5

  private func engine(mending names: [String], within scale: Double = 1) -> ProcessEngine? {
    let mending = (mended + names).joined(separator: ",")
    let key = Key(mending: mending, scale: scale)
    if let engine = engines[key] { return engine }
    do throws(BenchError) {
      let engine = try Self.start(command, mending: mending, within: scale, watchdog)
      engines[key] = engine
      return engine
    } catch {
      complaint = complaint ?? error.description
      return nil
    }
  }

  private func note(_ trial: Trial) {
    if let why = trial.gone { complaint = complaint ?? why.terminal }
  }
}

extension JudgedTrace {
  /// What an engine says that is not there.
  fileprivate static let none = JudgedTrace(trace: Trace([]), problems: [], tally: Tally())
}
