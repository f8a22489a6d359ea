import Campaign
import Choices
import Conformance
import CoreBenchmarks
import Engines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// A part of the loop that is measured by itself.
enum LoopPart: String, CaseIterable {
  /// Drawing, carrying out and checking commands of mini-layer, without recording anything.
  case plain = "plain loop of mini-layer"
  /// Drawing scripts; the model carries each step out, because the next must make sense behind it.
  case generation = "generation alone"
  /// The model, script by script.
  case reference = "reference alone"
  /// Everything but the engine, which has its answers ready.
  case harness = "harness without engine"
  /// A campaign on the reference.
  case whole = "whole loop"
}

/// What the parts of the loop work on.
struct LoopWork {
  let cases: Int
  private let workload: Workload
  private let observed = ObservedEngine()
  /// The steps that a campaign counts.
  let steps: Int

  init(cases: Int) {
    self.cases = cases
    workload = Workload(count: cases, for: World.referenceDescription)
    steps = Self.campaign(on: observed, cases: cases)
  }

  /// How many steps the model carries out for one of the part: generation and the engine are its
  /// callers, and pairs of scripts are run by the engine alone.
  func modelRuns(of part: LoopPart) -> Double {
    switch part {
    case .plain: 0
    case .generation, .reference, .harness: 1
    case .whole: 1 + Double(observed.steps) / Double(steps)
    }
  }

  /// Does the work of a part.
  ///
  /// - Returns: How many steps, or commands of mini-layer, it was.
  func run(_ part: LoopPart) -> Int {
    switch part {
    case .plain: return MiniLoop.run(cases: 20 * cases, seed: 1)
    case .generation:
      return Workload.draw(0..<cases, for: World.referenceDescription) { _ in }
    case .reference:
      for script in workload.scripts {
        var world = World()
        for step in script.steps { _ = world.perform(step) }
      }
      return workload.steps
    case .harness: return Self.campaign(on: ReadyEngine(observed), cases: cases)
    case .whole: return Self.campaign(on: WorldEngine(), cases: cases)
    }
  }

  /// A driver that answers the campaign without taking time for it.
  var recordedDriver: RecordedDriver { RecordedDriver(answering: observed.runs) }

  /// Carries out a campaign on an engine, in this thread.
  ///
  /// - Returns: How many steps its scripts had.
  static func campaign(on engine: any Engine, cases: Int) -> Int {
    var options = CampaignOptions()
    options.cases = cases
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    return campaign.run().statistics.steps
  }
}
