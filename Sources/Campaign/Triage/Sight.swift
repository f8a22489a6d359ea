import Conformance
import LayerScript

/// What of a problem and its script decides whether something that is filed explains it.
struct Sight: Hashable, Sendable {
  /// What the problem is told from others by.
  let identity: ProblemIdentity
  /// What the script has up to where it shows.
  let features: ScriptFeatures
  /// How many steps the script has up to there.
  let length: Int
  /// The same features with any property in the place of the one that is looked at.
  let generalFeatures: ScriptFeatures
  /// The forms of the steps before that may have an effect which they must not have.
  let sideEffects: Set<StepForm>

  init(_ diagnosis: Diagnosis, in script: Script) {
    identity = diagnosis.identity
    let step = diagnosis.problem.step
    length = step + 1
    features = ScriptFeatures(script, upTo: step)
    generalFeatures =
      identity.mainProperty.map { ScriptFeatures(script, upTo: step, forAny: $0.rawValue) }
      ?? features
    sideEffects = script.possibleSideEffects(before: step)
  }
}
