import Choices
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// The scripts that a measurement runs, drawn as a campaign draws them.
struct Workload {
  /// Scripts for an engine, each with its seed and plan.
  let scripts: [Script]

  /// The steps of all scripts.
  var steps: Int { scripts.map(\.steps.count).reduce(0, +) }

  init(count: Int, for engine: EngineDescription, seed: UInt64 = 1) {
    var scripts: [Script] = []
    _ = Self.draw(0..<count, for: engine, seed: seed) { scripts.append($0) }
    self.scripts = scripts
  }

  /// Draws the scripts of some cases, one after another.
  ///
  /// - Returns: How many steps they have.
  static func draw(
    _ cases: Range<Int>, for engine: EngineDescription, seed: UInt64 = 1,
    _ use: (Script) -> Void
  ) -> Int {
    let machine = ScriptMachine(for: engine)
    var reasons = ReasonTable()
    var steps = 0
    for index in cases {
      let caseSeed = SplitMix64.seed(of: index, in: seed)
      let plan = ScriptEmphasis(seed: caseSeed)
      let drawn = machine.planned(plan, reasons: reasons)
        .randomSequence(count: plan.length, seed: caseSeed)
      reasons = drawn.state.reasons
      steps += drawn.commands.count
      use(Script(drawn.commands))
    }
    return steps
  }
}

/// Times on the clock.
enum Stopwatch {
  /// How often a piece of work is done; the quickest time counts, because others only add to it.
  private static let rounds = 3

  /// The seconds that a piece of work takes.
  static func seconds(_ work: () -> Void) -> Double {
    let times = (0..<rounds).map { _ in
      time {
        work()
        return 0
      }.seconds
    }
    return times.min() ?? 0
  }

  /// How many steps a piece of work says that it was, and the seconds that it took once.
  static func time(_ work: () -> Int) -> (steps: Int, seconds: Double) {
    let start = ContinuousClock.now
    let steps = work()
    return (steps, (ContinuousClock.now - start) / .seconds(1))
  }
}
