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

  init(count: Int, for engine: EngineDescription) {
    scripts = (0..<count).map { Self.draw($0, for: engine) }
  }

  /// Draws the script of one case.
  static func draw(_ index: Int, for engine: EngineDescription) -> Script {
    let seed = SplitMix64.seed(of: index, in: 1)
    let plan = ScriptEmphasis(seed: seed)
    let machine = ScriptMachine(for: engine, plan: plan, reasons: ReasonTable())
    return Script(machine.randomSequence(count: plan.length, seed: seed).commands)
  }
}

/// Times.
enum Stopwatch {
  /// How often a piece of work is done; the quickest time counts, because others only add to it.
  private static let rounds = 3

  /// The seconds that a piece of work takes.
  static func seconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(work) }
    let quickest = times.min() ?? .zero
    return Double(quickest.components.seconds) + Double(quickest.components.attoseconds) / 1e18
  }
}
