import Conformance
import LayerScript

/// What is filed of one cause, as far as it takes to tell whether it explains another problem.
struct FiledProblem: Sendable {
  /// What shows the mistake.
  private(set) var identities: Set<ProblemIdentity>
  /// What a script must have for the mistake to show.
  private(set) var features: ScriptFeatures
  /// How many steps the script has up to where the mistake shows.
  private let length: Int
  /// The same for any property in the place of the one that shows it; nil unless the mistake is one of
  /// all properties whose values have the shape.
  private var general: (identity: ProblemIdentity, features: ScriptFeatures, shape: ValueShape?)?

  init(_ finding: Finding) {
    let script = finding.script
    let end = finding.problem.step
    length = end + 1
    identities = Set([finding.identity] + finding.furtherIdentities)
    features = ScriptFeatures(script, upTo: end)
    guard let generality = finding.generality, generality.isGeneral,
      let property = finding.identity.mainProperty
    else { return }
    general = (
      finding.identity.general, ScriptFeatures(script, upTo: end, forAny: property.rawValue),
      finding.identity.shape(of: property)
    )
  }

  /// Tells whether a problem is the filed one in no more of a context, and its script no shorter.
  func covers(_ sight: Sight) -> Bool {
    identities.contains(sight.identity) && length <= sight.length
      && features.contains(sight.features)
  }

  /// Tells whether the filed mistake is at work where a problem shows.
  func explains(_ sight: Sight) -> Bool {
    if identities.contains(sight.identity) { return sight.features.contains(features) }
    guard let general, sight.identity.general == general.identity,
      let property = sight.identity.mainProperty,
      sight.identity.shape(of: property) == general.shape
    else { return false }
    return sight.generalFeatures.contains(general.features)
  }
}

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

  init(_ diagnosis: Diagnosis, in script: Script) {
    identity = diagnosis.identity
    let step = diagnosis.problem.step
    length = step + 1
    features = ScriptFeatures(script, upTo: step)
    generalFeatures =
      identity.mainProperty.map { ScriptFeatures(script, upTo: step, forAny: $0.rawValue) }
      ?? features
  }
}
