public import ChildProcess
import FaultyEngines
public import LayerScript
import Wire

/// An engine in another process, spoken to through its driver over standard input and output.
///
/// A driver that dies, hangs or talks nonsense is ended with everything that it started, and the next
/// script runs in a new process. One that has an outcome for each step goes on, whatever is wrong with them.
public final class ProcessEngine: SuspectingEngine {
  /// Whether a process of the driver runs.
  public var isRunning: Bool { process != nil }
  /// Who the engine is and what it can do, as its driver said at the first start.
  public private(set) var description: EngineDescription
  private let command: [String]
  private let suite: String
  private let deadlines: Deadlines
  private var learnt = LearntDeadline()
  private var process: ChildProcess?
  private var number = 0
  private let watchdog: Watchdog?
  private let watch: ((Traffic) -> Void)?
  private let isInterrupted: @Sendable () -> Bool
  /// Whether the last start took longer than it may.
  private var wasLate = false
  /// Whether an answer was still due when the run was interrupted.
  private var isAbandoned = false

  /// Starts a driver and checks that it keeps to the protocol.
  ///
  /// - Parameters:
  ///   - command: The driver's program and its arguments; not empty.
  ///   - suite: The version of the harness, for the driver's information.
  ///   - deadlines: How long the driver may take.
  ///   - watchdog: What ends the driver if this process is gone.
  ///   - watch: Sees every message.
  ///   - isInterrupted: Tells whether the run is to end: a driver that has no answer by then is not waited
  ///     for, and no script is run any more.
  /// - Throws: `EngineProblem` when the driver cannot be started or spoken to, or answers something
  ///   other than `unsupported` to steps that do not exist.
  public init(
    command: [String], suite: String, deadlines: Deadlines = Deadlines(),
    watchdog: Watchdog? = nil, watch: ((Traffic) -> Void)? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(EngineProblem) {
    self.command = command
    self.suite = suite
    self.deadlines = deadlines
    self.watchdog = watchdog
    self.watch = watch
    self.isInterrupted = isInterrupted
    description = EngineDescription(
      name: "", version: "", language: "", steps: [], classes: [], properties: [:])
    description = try start()
    try probe()
  }

  /// Carries out a script in an empty world.
  public func run(_ script: Script) -> EngineRun {
    run(script, within: deadline(for: script))
  }

  /// Carries out a script in an empty world, unless that takes far longer than the first scripts did.
  public func runUnlessSlow(_ script: Script) -> EngineRun? {
    let whole = deadline(for: script)
    let seconds = learnt.seconds.map { min($0, whole) } ?? whole
    // The start of a process says nothing of how long a script takes.
    let wasRunning = process != nil
    let begin = ContinuousClock.now
    let run = run(script, within: seconds)
    switch run {
    case .trace: if wasRunning { learnt.learn(from: (ContinuousClock.now - begin) / .seconds(1)) }
    case .hung where seconds < whole: return nil
    case .crashed, .hung, .violatedProtocol, .unavailable: break
    }
    return run
  }

  /// Doubles the deadline after which the driver is suspected to hang.
  public func waitLonger() { learnt.double() }

  /// How long a script of so many steps may take, in seconds.
  public func deadline(for script: Script) -> Double { deadlines.seconds(for: script.steps.count) }

  private func run(_ script: Script, within seconds: Double) -> EngineRun {
    if isAbandoned { return .interrupted }
    if process == nil {
      do throws(EngineProblem) {
        try startAgain()
      } catch {
        return .unavailable(error.text)
      }
    }
    let outcome = exchange(.run(script), within: seconds)
    if outcome == .abandoned {
      isAbandoned = true
      end()
      return .interrupted
    }
    let begin = ContinuousClock.now
    var run = Self.run(outcome, number: number, steps: script.steps.count, process, seconds)
    // An answer that cannot be made sense of in the time for it is none.
    if (ContinuousClock.now - begin) / .seconds(1) > seconds { run = .hung(seconds: seconds) }
    if case .trace(let trace) = run, let problem = trace.problem(with: script) {
      run = .violatedProtocol(problem)
    }
    guard mayGoOn(after: outcome, run, steps: script.steps.count) else {
      end()
      return run
    }
    if let stray = process?.strayOutput, !stray.isEmpty {
      end()
      return .violatedProtocol(
        "more than one answer to one message: \(ReplyReading.excerpt(stray))")
    }
    return run
  }

  /// Tells whether the next script may be put to the same process.
  private func mayGoOn(after outcome: Exchange, _ run: EngineRun, steps: Int) -> Bool {
    switch run {
    case .trace: return true
    case .crashed, .hung, .unavailable: return false
    case .violatedProtocol:
      guard case .line(let line) = outcome else { return false }
      return ReplyReading.isComplete(line, number: number, steps: steps)
    }
  }

  /// Ends the process; the next script starts another.
  public func restart() {
    farewell()
  }

  /// Ends the process.
  public func stop() {
    farewell()
  }
}

extension ProcessEngine {
  /// Starts a driver that has started before.
  ///
  /// Where it is late, the machine is likely to be busy, and it gets a second chance: without it, what it did
  /// wrong before would pass for something that does not repeat.
  private func startAgain() throws(EngineProblem) {
    do throws(EngineProblem) {
      _ = try start()
    } catch {
      guard wasLate, !isInterrupted() else { throw error }
      _ = try start()
    }
  }

  private func start() throws(EngineProblem) -> EngineDescription {
    let child: ChildProcess
    do throws(ChildProcessError) {
      child = try ChildProcess(command, watchdog: watchdog)
    } catch {
      throw EngineProblem(
        "\(error)", remedy: "check the command and that it may be executed")
    }
    process = child
    number = 0
    let hello = Request.Content.hello(protocols: [Request.protocolVersion], suite: suite)
    let outcome = exchange(hello, within: deadlines.start)
    if case .timedOut = outcome { wasLate = true } else { wasLate = false }
    guard case .line(let line) = outcome else {
      let problem = Self.startProblem(outcome, child, deadlines.start)
      end()
      throw problem
    }
    switch ReplyReading.content(line, number: number) {
    case .success(.hello(let description)):
      do throws(DeviationProblem) {
        return try description.settlingDeviations()
      } catch {
        end()
        throw EngineProblem(error)
      }
    case .success(.error(let message)):
      end()
      throw EngineProblem("the driver refused the first message: \(message)")
    case .success:
      end()
      throw EngineProblem(
        "the driver did not answer 'hello' with 'hello': \(ReplyReading.excerpt(line))",
        remedy: "Specs/protocol.md says under 'Hello' what to answer")
    case .failure(let problem):
      end()
      throw EngineProblem("the driver's first answer \(problem.message)", remedy: problem.remedy)
    }
  }

  /// A driver must say `unsupported` to what it does not know, or its answers mean nothing.
  private func probe() throws(EngineProblem) {
    for part in Probe.parts(within: description.stepLimit) {
      let steps = Json.array(part.map(\.step))
      let outcome = exchange(.runUnchecked(steps), within: deadlines.seconds(for: part.count))
      let run = Self.run(outcome, number: number, steps: part.count, process, deadlines.script)
      guard case .trace(let trace) = run else {
        var remedy = run.remedy
        if case .line(let line) = outcome,
          case .failure(let problem) = ReplyReading.content(line, number: number)
        {
          remedy = problem.remedy
        }
        end()
        throw EngineProblem(
          "the driver failed at its first script: \(run.complaint)", remedy: remedy)
      }
      for (probe, outcome) in zip(part, trace.outcomes) {
        guard let problem = probe.problem(with: outcome) else { continue }
        end()
        throw problem
      }
    }
  }

  private func exchange(_ content: Request.Content, within seconds: Double) -> Exchange {
    number += 1
    guard let process else { return .ended(rest: []) }
    let message = Json(Request(number: number, content)).bytes
    watch?(Traffic(isFromHarness: true, line: message))
    let outcome = process.exchange(message, within: seconds, unless: isInterrupted)
    if case .line(let answer) = outcome { watch?(Traffic(isFromHarness: false, line: answer)) }
    return outcome
  }

  private func end() {
    process?.stop(gracePeriod: 0)
    process = nil
  }

  /// Asks the driver to end, and ends it by force if it does not.
  private func farewell() {
    guard let process else { return }
    _ = exchange(.bye, within: deadlines.end)
    // A driver that only answers `bye` ends with its input, without waiting for a signal.
    process.closeInput()
    process.waitForEnd(min(deadlines.end, 0.2))
    let patience = isInterrupted() ? min(deadlines.end, 0.25) : deadlines.end
    process.stop(gracePeriod: process.exitStatus == nil ? patience : 0)
    self.process = nil
  }

  private static func run(
    _ outcome: Exchange, number: Int, steps: Int, _ process: ChildProcess?, _ seconds: Double
  ) -> EngineRun {
    switch outcome {
    case .line(let line): return ReplyReading.run(line, number: number, steps: steps)
    case .timedOut: return .hung(seconds: seconds)
    case .abandoned: return .interrupted
    case .tooLong(let start):
      return .violatedProtocol("a line without end: \(ReplyReading.excerpt(start))")
    case .ended(let rest):
      process?.waitForEnd(0.2)
      if process?.exitStatus == nil {
        return .violatedProtocol("the driver closed its standard output")
      }
      return .crashed(death(process, rest))
    }
  }

  private static func death(_ process: ChildProcess?, _ rest: [UInt8]) -> EngineText {
    var text = EngineText(process?.exitStatus?.description ?? "unknown status")
    if !rest.isEmpty { text = "\(text), after writing \(ReplyReading.excerpt(rest))" }
    if let errors = process?.errorOutput, !errors.isEmpty {
      text = "\(text); standard error ends with \(ReplyReading.lastLines(errors))"
    }
    return text
  }

  private static func startProblem(
    _ outcome: Exchange, _ process: ChildProcess, _ seconds: Double
  ) -> EngineProblem {
    switch outcome {
    case .timedOut:
      return EngineProblem(
        "the driver did not answer the first message within \(seconds.scriptText) s",
        remedy:
          "answer each line as soon as it is read, and flush standard output; on a busy machine, give it longer "
          + "with '--deadlines 5'")
    case .tooLong: return EngineProblem("the driver's first line has no end")
    case .abandoned: return EngineProblem("the run was interrupted before the driver answered")
    case .line, .ended:
      process.waitForEnd(0.2)
      return EngineProblem("the driver ended before it answered: \(death(process, []))")
    }
  }
}

extension EngineRun {
  /// What comes of a script when nobody waits for its answer any more.
  fileprivate static let interrupted = EngineRun.unavailable("the run was interrupted")

  /// What to do about it, where there is something to suggest.
  fileprivate var remedy: String? {
    switch self {
    case .trace, .unavailable: nil
    case .crashed: "a step that is not known is answered {\"unsupported\":\"...\"}"
    case .hung: "answer each line as soon as it is read, and flush standard output"
    case .violatedProtocol:
      "answer a script with one outcome for each of its steps; see Specs/protocol.md"
    }
  }

  /// What went wrong, in words.
  public var complaint: EngineText {
    switch self {
    case .trace: "nothing"
    case .crashed(let how): "it died with \(how)"
    case .hung(let seconds): "no answer within \(seconds.scriptText) s"
    case .violatedProtocol(let what): what
    case .unavailable(let why): why
    }
  }
}
