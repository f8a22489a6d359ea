import Conformance
import LayerScript

/// What is filed of one cause, as far as it takes to tell whether it explains another problem.
struct FiledProblem: Sendable {
  /// What shows the mistake, and where.
  private(set) var faces: [ProblemIdentity: [FiledFace]] = [:]
  /// What a script must set for the mistake to show as its finding has it.
  private(set) var settings: Set<String> = []
  /// The same for any property in the place of the one that shows it; nil unless the mistake is one of
  /// all properties whose values have the shape.
  private var general: (identity: ProblemIdentity, features: ScriptFeatures, shape: ValueShape?)?

  init(_ finding: Finding, showing faces: [FiledFace] = []) {
    for face in faces { insert(face) }
    for identity in [finding.identity] + finding.furtherIdentities
    where self.faces[identity] == nil || identity == finding.identity {
      insert(FiledFace(identity, of: finding))
    }
    stand(for: finding)
  }

  /// Takes in what another finding of the same mistake shows.
  ///
  /// - Parameters:
  ///   - finding: The other finding.
  ///   - whole: What stands for the mistake from now on.
  mutating func takeIn(_ finding: Finding, filedAs whole: Finding) {
    for identity in [finding.identity] + finding.furtherIdentities {
      insert(FiledFace(identity, of: finding))
    }
    stand(for: whole)
  }

  /// All faces in an order that is the same in every run.
  var allFaces: [FiledFace] {
    faces.values.joined().sorted { $0.text < $1.text }
  }

  /// Tells whether a problem is the filed one in no more of a context, and its script no shorter.
  func covers(_ sight: Sight) -> Bool {
    isMissing(sight)
      || faces[sight.identity, default: []].contains { $0.length <= sight.length && $0.isIn(sight) }
  }

  /// Tells whether the filed mistake is at work where a problem shows.
  func explains(_ sight: Sight) -> Bool {
    if isMissing(sight) { return true }
    if let faces = faces[sight.identity] { return faces.contains { $0.isIn(sight) } }
    guard let general, sight.identity.general == general.identity,
      let property = sight.identity.mainProperty,
      sight.identity.shape(of: property) == general.shape
    else { return false }
    return sight.generalFeatures.contains(general.features)
  }

  /// Tells whether an exception says no more than that what is filed is not implemented.
  private func isMissing(_ sight: Sight) -> Bool {
    sight.identity.ofMissingFeature.map { faces[$0] != nil } ?? false
  }

  private mutating func insert(_ face: FiledFace) {
    if faces[face.identity, default: []].contains(where: { $0.isIn(face) }) { return }
    faces[face.identity, default: []].append(face)
  }

  private mutating func stand(for finding: Finding) {
    let (script, end) = (finding.script, finding.problem.step)
    settings = ScriptFeatures(script, upTo: end).settings
    guard let generality = finding.generality, generality.isGeneral,
      let property = finding.identity.mainProperty
    else {
      general = nil
      return
    }
    general = (
      finding.identity.general, ScriptFeatures(script, upTo: end, forAny: property.rawValue),
      finding.identity.shape(of: property)
    )
  }
}
