import Conformance
import LayerScript

extension FiledFace {
  init(_ identity: ProblemIdentity, of finding: Finding) {
    self.init(
      identity, settings: ScriptFeatures(finding.script, upTo: finding.problem.step).settings,
      sideEffect: finding.sideEffect, length: finding.problem.step + 1)
  }

  /// Tells whether all that the face takes is where a problem shows.
  func isIn(_ sight: Sight) -> Bool {
    settings.isSubset(of: sight.features.settings)
      && sideEffect.map(sight.sideEffects.contains) ?? true
  }

  /// Tells whether another face takes all that this one does.
  func isIn(_ other: FiledFace) -> Bool {
    settings.isSubset(of: other.settings) && length <= other.length
      && (sideEffect == nil || sideEffect == other.sideEffect)
  }

  /// A text that puts faces in the same order in every run.
  var text: String {
    "\(identity) \(settings.sorted()) \(sideEffect?.description ?? "") \(length)"
  }
}
