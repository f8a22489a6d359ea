import ChildProcess
import Conformance
import Engines
import LayerModel
import LayerScript
import Wire

/// Measures how fast scripts go through a pipe to a driver and back.
///
/// Beside each driver stands the bare exchange: messages of the same size to a program that sends
/// them back, so that the difference is what the driver and the codec cost.
enum PipeVerb {
  private static let usualCases = 500

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    let cases = options.cases ?? usualCases
    var table = Table()
    let drivers: [(String, [String])] = [
      ("Python engine", ["python3", "Sources/Drivers/python/engine.py"]),
      ("layercheck serve", [sibling("layercheck"), "serve"]),
    ]
    for (name, command) in drivers {
      let engine = try start(command)
      let work = Workload(count: cases, for: engine.description)
      let whole = Stopwatch.seconds {
        for script in work.scripts { _ = engine.run(script) }
      }
      engine.stop()
      let bare = try bareExchange(of: work)
      table.rows.append(row(name, work, whole, bare))
      table.rows.append(row("bare exchange", work, bare, bare))
    }
    return table
  }

  private static func row(
    _ part: String, _ work: Workload, _ seconds: Double, _ bare: Double
  ) -> Table.Row {
    [
      ("part", .text(part)), ("scripts", .count(work.scripts.count)),
      ("steps", .count(work.steps)),
      ("stepsPerSecond", .count(Int(Double(work.steps) / seconds))),
      ("timesBare", .ratio(seconds / bare)),
    ]
  }

  private static func start(_ command: [String]) throws(BenchError) -> ProcessEngine {
    do throws(EngineProblem) {
      return try ProcessEngine(command: command, suite: Suite.version)
    } catch {
      throw BenchError("\(command.joined(separator: " ")): \(error.text.terminal)")
    }
  }

  /// The seconds that the requests of a workload take to a program that sends them back as they are.
  private static func bareExchange(of work: Workload) throws(BenchError) -> Double {
    let messages = work.scripts.enumerated().map { index, script in
      Json(Request(number: index, .run(script))).bytes
    }
    let echo: ChildProcess
    do throws(ChildProcessError) {
      echo = try ChildProcess(["cat"])
    } catch {
      throw BenchError(error.description)
    }
    let seconds = Stopwatch.seconds {
      for message in messages { _ = echo.exchange(message, within: 10) }
    }
    echo.stop(gracePeriod: 0)
    return seconds
  }

  /// The path of another program of this package, which is built beside this one.
  private static func sibling(_ name: String) -> String {
    let own = CommandLine.arguments.first ?? ""
    guard let slash = own.lastIndex(of: "/") else { return name }
    return own[...slash] + name
  }
}
