import LayerScript

/// Half of all that an engine may tell apart in the steps that it declares: of each kind of step half of its
/// properties, options and sorts of values, chosen by a seed.
///
/// A step that comes in one way alone, such as `tick`, is not refused.
struct RefusedHalf: Sendable {
  let seed: UInt64
  let check: DeclarationCheck

  /// Chooses what is refused of what an engine declares.
  init(of engine: EngineDescription, seed: UInt64) {
    self.seed = seed
    check = DeclarationCheck(engine)
  }

  /// Tells whether a variant of a step is refused.
  func contains(_ variant: StepVariant) -> Bool {
    if variant.property == nil, variant.detail == nil { return false }
    return hash(of: variant).isMultiple(of: 2)
  }

  /// What becomes of a step.
  enum Fate: Hashable, Sendable {
    case carriedOut
    case refused
    /// It is not refused, and makes no sense without one that is.
    case orphaned
  }

  /// What becomes of each step of a script.
  func fates(of script: Script) -> [Fate] {
    var checker = ScriptChecker()
    return zip(script.steps, script.variants(declaredBy: check)).map { step, variant in
      if contains(variant) { return .refused }
      var next = checker
      guard next.problem(with: step) == nil else { return .orphaned }
      checker = next
      return .carriedOut
    }
  }

  /// The steps of a script that are carried out; nil where there is none.
  func rest(of script: Script) -> Script? {
    let kept = zip(script.steps, fates(of: script)).filter { $0.1 == .carriedOut }.map(\.0)
    return kept.isEmpty ? nil : Script(kept)
  }

  /// A number that the words of a variant and the seed determine, by the FNV-1a hash function and a last mixing: without
  /// that, the lowest bit is but a parity.
  private func hash(of variant: StepVariant) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
    for byte in variant.description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93 >> 32
  }
}
