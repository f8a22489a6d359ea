import CoreBenchmarks

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Commands of mini-layer carried out and checked per second of processor time, by the plain loop and
/// by the core.
struct MiniRates {
  let plain: Double
  let core: Double
  /// The core's rate by the plain loop's.
  let ratio: Double

  /// Measures both in many short turns, so that what else the machine does weighs on both alike.
  static func measured() -> MiniRates {
    let turns = (0..<201).map { turn in
      let seed = UInt64(turn + 1)
      return (
        plain: rate { MiniLoop.run(cases: 150, seed: seed) },
        core: rate { MiniTrial.commands(ofCases: 150, seed: seed) }
      )
    }
    let median = { (numbers: [Double]) in numbers.sorted()[numbers.count / 2] }
    return MiniRates(
      plain: median(turns.map(\.plain)), core: median(turns.map(\.core)),
      ratio: median(turns.map { $0.core / $0.plain }))
  }

  private static func rate(_ work: () -> Int) -> Double {
    let start = processorTime()
    let commands = work()
    return Double(commands) / (processorTime() - start)
  }

  /// The seconds that this thread has spent on a processor: time in which others had it does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
