import Conformance
import Engines
import LayerScript

/// Measures how fast a campaign goes when its engine sits behind a pipe.
///
/// What the pipe and its messages cost is seen with a driver that has its answers ready, beside the same
/// campaign in this process and beside the bare exchange of the same bytes. Real drivers stand below.
enum PipeVerb {
  private static let usualCases = 500
  /// How often each part is measured; the quickest time counts, because others only add to it.
  private static let turns = 5

  /// What is measured.
  private enum Part: String, CaseIterable {
    case inProcess = "loop in process"
    case harness = "the same without the engine"
    case recorded = "loop through a pipe, answers ready"
    case bare = "bare exchange of these messages"
    case served = "loop through a pipe, layercheck serve"
    case python = "loop through a pipe, Python engine"
  }

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    let work = PipeWork(cases: options.cases ?? usualCases)
    var best: [Part: (steps: Int, seconds: Double)] = [:]
    for _ in 0..<turns {
      for part in Part.allCases {
        let run = try time(part, work)
        if run.seconds < best[part]?.seconds ?? .infinity { best[part] = run }
      }
    }
    var table = Table()
    let base = best[.inProcess].map(rate) ?? .nan
    for part in Part.allCases {
      guard let run = best[part] else { continue }
      table.rows.append([
        ("part", .text(part.rawValue)), ("scripts", .count(work.cases)),
        ("steps", .count(run.steps)),
        ("stepsPerSecond", .count(Int(rate(run)))), ("rateOfInProcess", .ratio(rate(run) / base)),
      ])
      if part != .python, run.steps != work.steps {
        table.complaints.append("\(part.rawValue): \(run.steps) steps instead of \(work.steps)")
      }
    }
    table.remarks = [
      "steps per second of time on the clock, with one job, the quickest of \(turns) turns"
    ]
    return table
  }

  /// Answers a campaign of the measurement, as the driver that has its answers ready.
  static func answer(_ options: BenchOptions) -> Never {
    var driver = LoopWork(cases: options.cases ?? usualCases).recordedDriver
    driver.serve()
    Output.exit(0)
  }

  private static func rate(_ run: (steps: Int, seconds: Double)) -> Double {
    Double(run.steps) / run.seconds
  }

  private static func time(
    _ part: Part, _ work: PipeWork
  ) throws(BenchError) -> (steps: Int, seconds: Double) {
    switch part {
    case .inProcess: Stopwatch.time { work.run(.whole) }
    case .harness: Stopwatch.time { work.run(.harness) }
    case .recorded: try work.campaign(against: work.recordedDriver)
    case .bare: (work.steps, try work.bareExchange())
    case .served: try work.campaign(against: PipeWork.servedReference)
    case .python:
      try work.campaign(against: ["python3", "Sources/Drivers/python/engine.py"])
    }
  }
}
