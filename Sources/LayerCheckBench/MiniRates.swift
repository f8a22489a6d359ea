import CoreBenchmarks

/// Commands of mini-layer carried out and checked per second of processor time, by the plain loop and
/// by the core.
struct MiniRates {
  let plain: Double
  let core: Double
  /// The core's rate by the plain loop's.
  let ratio: Double
  /// The same with a machine written in the way of the article.
  let taughtRatio: Double

  /// Measures all in many short turns, so that what else the machine does weighs on them alike.
  static func measured() -> MiniRates {
    let turns = (0..<201).map { turn in
      let seed = UInt64(turn + 1)
      return (
        plain: ProcessorTime.rate { MiniLoop.run(cases: 150, seed: seed) },
        core: ProcessorTime.rate { MiniTrial.commands(ofCases: 150, seed: seed) },
        taught: ProcessorTime.rate { MiniTrial.taughtCommands(ofCases: 150, seed: seed) }
      )
    }
    return MiniRates(
      plain: turns.map(\.plain).median, core: turns.map(\.core).median,
      ratio: turns.map { $0.core / $0.plain }.median,
      taughtRatio: turns.map { $0.taught / $0.plain }.median)
  }
}
