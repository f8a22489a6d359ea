import Conformance
import LayerScript

/// What is filed of one cause, as far as it takes to tell whether it explains another problem.
struct FiledProblem: Sendable {
  /// What shows the mistake.
  private(set) var identities: Set<ProblemIdentity>
  /// What a script must have for the mistake to show.
  private(set) var features: ScriptFeatures
  /// The same for any property in the place of the one that shows it; nil unless the mistake is one of
  /// all properties whose values have the shape.
  private var general: (identity: ProblemIdentity, features: ScriptFeatures, shape: ValueShape?)?

  init(_ finding: Finding) {
    let script = finding.script
    let end = finding.problem.step
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
  /// The same with any property in the place of the one that is looked at.
  let generalFeatures: ScriptFeatures

  init(_ diagnosis: Diagnosis, in script: Script) {
    identity = diagnosis.identity
    let step = diagnosis.problem.step
    features = ScriptFeatures(script, upTo: step)
    generalFeatures =
      identity.mainProperty.map { ScriptFeatures(script, upTo: step, forAny: $0.rawValue) }
      ?? features
  }
}
