import Campaign
import Conformance
import DirectedScripts
import Engines
import FaultyEngines
import LayerModel
import LayerScript

/// Which directed scripts a campaign against a crowd does not get, because they may have been written
/// with one of its members in mind.
enum WithheldScripts: String, CaseIterable, Sendable {
  /// The shortest scripts of its members.
  case own
  /// These, and all cases of the corpus that a member alone fails.
  case failed
  /// All.
  case all

  /// The directed scripts that are left.
  func scripts(for crowd: Crowd) -> [CampaignOptions.Directed] {
    let names = Set(crowd.members.map(\.name))
    let others = DirectedScripts.all.filter { !names.contains(where: $0.comes(fromFault:)) }
      .map { CampaignOptions.Directed($0.script, about: $0.rules) }
    switch self {
    case .own: return others
    case .all: return []
    case .failed:
      let engines = crowd.members.map { WorldEngine(crowd: Crowd(of: $0)) }
      return others.filter { directed in
        engines.allSatisfy { Self.isRight(directed.script, on: $0) }
      }
    }
  }

  private static func isRight(_ script: Script, on engine: WorldEngine) -> Bool {
    let expected = World.expectations(
      of: script, assumptions: Assumptions(engine.description))
    let trial = Examiner(engine).examine(
      script, expected: expected.steps, reasons: expected.reasons)
    return trial.judgement.problems.isEmpty
  }
}
