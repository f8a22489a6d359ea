import LayerScript

/// The steps that may be why scripts hang: what stood in a script that had no answer within its whole
/// deadline, and in none that was answered since.
///
/// A script that is slow and has such a step hangs, as far as one can tell without waiting.
struct HangSuspects {
  /// How few steps must be left of a script that hung for one of them to be the likely reason.
  private static let fewSteps = 3

  private let start: DeclarationCheck
  /// What is left of each script that hung.
  private var scripts: [Set<StepVariant>] = []

  init(of engine: EngineDescription) {
    start = DeclarationCheck(engine)
  }

  /// Tells whether a script has a step that is the likely reason why another one hung.
  func isLikelyToHang(_ script: Script) -> Bool {
    let likely = scripts.filter { $0.count <= Self.fewSteps }
    guard !likely.isEmpty else { return false }
    let steps = Set(script.variants(declaredBy: start))
    return likely.contains { !$0.isDisjoint(with: steps) }
  }

  /// Takes note of a script that had no answer; what it has in common with another one is likelier to be
  /// the reason than the rest of either.
  mutating func note(hanging script: Script) {
    let steps = Set(script.variants(declaredBy: start))
    let common = scripts.map { $0.intersection(steps) }.filter { !$0.isEmpty }
    for steps in common + [steps] where !scripts.contains(steps) { scripts.append(steps) }
  }

  /// Takes note of a script that was answered.
  mutating func note(answered script: Script) {
    // Mostly nothing ever hangs, and then this costs nothing.
    guard !scripts.isEmpty else { return }
    let steps = Set(script.variants(declaredBy: start))
    scripts = scripts.map { $0.subtracting(steps) }.filter { !$0.isEmpty }
  }
}
