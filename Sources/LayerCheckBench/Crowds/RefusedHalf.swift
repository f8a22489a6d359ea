import LayerScript

/// Half of the values and options that the steps take which an engine declares, chosen by a seed: half of the sorts of
/// values that are not usual, and half of the others one by one.
///
/// A step that takes neither, such as `tick`, is not refused.
struct RefusedHalf: Sendable {
  let seed: UInt64
  let check: DeclarationCheck

  /// Chooses what is refused of what an engine declares.
  init(of engine: EngineDescription, seed: UInt64) {
    self.seed = seed
    check = DeclarationCheck(engine)
  }

  /// Tells whether a step is refused.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - variant: What an engine may know or not know of it.
  /// - Returns: Whether it is.
  func contains(_ step: Step, _ variant: StepVariant) -> Bool {
    if !variant.isUsual { return isInHalf(variant.description) }
    if let value = step.value { return isInHalf("\(variant) \(value)") }
    return variant.detail != nil && isInHalf(variant.description)
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
      if contains(step, variant) { return .refused }
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

  /// Tells whether a text is in one of two halves, by the FNV-1a hash function and a last mixing: without that, the
  /// lowest bit is but a parity.
  private func isInHalf(_ text: String) -> Bool {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let mixed = (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93
    return (mixed >> 32).isMultiple(of: 2)
  }
}

extension Step {
  /// The value that it takes, in words; nil where it takes none.
  fileprivate var value: String? {
    switch action {
    case .command(let command): command.value
    case .query(.convert(let value, from: _, to: _, asking: _)): "\(value)"
    case .query(.compute(_, let values)): "\(values)"
    case .query: nil
    }
  }
}

extension Command {
  fileprivate var value: String? {
    switch self {
    case .new(let creation): creation.settings.isEmpty ? nil : "\(creation.settings)"
    case .set(_, _, let value), .setValue(_, _, let value), .mutate(_, key: _, let value),
      .answer(_, key: _, let value), .hook(_, _, key: _, let value):
      "\(value)"
    default: nil
    }
  }
}
