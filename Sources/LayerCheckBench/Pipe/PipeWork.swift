import ChildProcess
import Conformance
import Engines
import LayerScript

/// What the rate of a campaign through a pipe is measured with.
struct PipeWork {
  /// How long a driver may take to prepare its answers, in seconds.
  private static let preparation = 120.0

  private let loop: LoopWork

  init(cases: Int) {
    loop = LoopWork(cases: cases)
  }

  /// How many scripts a campaign has.
  var cases: Int { loop.cases }
  /// How many steps these have.
  var steps: Int { loop.steps }

  /// Does the work of a campaign in this process.
  func run(_ part: LoopPart) -> Int { loop.run(part) }

  /// A driver that answers a campaign of so many cases without taking time for it.
  var recordedDriver: [String] {
    [Self.sibling("layercheck-bench"), "answer", "--cases", "\(cases)"]
  }

  /// The driver of the reference.
  static var servedReference: [String] { [sibling("layercheck"), "serve"] }

  /// The steps that a campaign against a driver has, and the seconds that it takes once the driver runs.
  func campaign(against command: [String]) throws(BenchError) -> (steps: Int, seconds: Double) {
    let engine = try Self.start(command)
    let run = Stopwatch.time { LoopWork.campaign(on: engine, cases: cases) }
    engine.stop()
    return run
  }

  /// The seconds that the messages of a campaign need there and back when nobody reads them.
  func bareExchange() throws(BenchError) -> Double {
    var sent: [[UInt8]] = []
    let engine = try Self.start(recordedDriver) { message in
      if message.isFromHarness { sent.append(message.line) }
    }
    _ = LoopWork.campaign(on: engine, cases: cases)
    let messages = sent
    engine.stop()
    let driver: ChildProcess
    do throws(ChildProcessError) {
      driver = try ChildProcess(recordedDriver)
    } catch {
      throw BenchError(error.description)
    }
    defer { driver.stop(gracePeriod: 0) }
    // The first answer comes when all are ready.
    _ = driver.exchange(messages.first ?? [], within: Self.preparation)
    return Stopwatch.time {
      for message in messages.dropFirst() { _ = driver.exchange(message, within: 10) }
      return 0
    }.seconds
  }

  private static func start(
    _ command: [String], watch: ((Traffic) -> Void)? = nil
  ) throws(BenchError) -> ProcessEngine {
    var deadlines = Deadlines()
    deadlines.start = preparation
    do throws(EngineProblem) {
      return try ProcessEngine(
        command: command, suite: Suite.version, deadlines: deadlines, watch: watch)
    } catch {
      throw BenchError("\(command.joined(separator: " ")): \(error.text.terminal)")
    }
  }

  /// The path of another program of this package, which is built beside this one.
  private static func sibling(_ name: String) -> String {
    let own = CommandLine.arguments.first ?? ""
    guard let slash = own.lastIndex(of: "/") else { return name }
    return own[...slash] + name
  }
}
