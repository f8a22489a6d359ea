extension ChoiceSource {
  /// Picks which of any number of kinds of command comes next: more than a word has bits.
  ///
  /// - Parameters:
  ///   - kinds: All kinds.
  ///   - possible: The numbers of the kinds that are possible now, in order.
  ///   - like: The number of the kind to encode.
  /// - Returns: The number of the kind; nil when it is not possible.
  public mutating func command(
    of kinds: CommandKinds, among possible: [Int], like: Int? = nil
  ) -> Int? {
    let allowed =
      fillsGaps ? possible.filter { excluded & CommandKinds.bit(of: $0) == 0 } : possible
    let chosen: Int?
    switch mode {
    case .random: chosen = randomKind(of: kinds, among: allowed)
    case .replay: chosen = nextPending(.index)?.integer ?? 0
    case .encode: chosen = required(like)
    }
    guard let chosen, allowed.contains(chosen) else {
      misfit()
      return nil
    }
    record(Choice(.index, bits: UInt64(chosen)))
    commandKind = chosen
    return chosen
  }

  /// One of the kinds that the case keeps to, or of all where it leaves none.
  private mutating func randomKind(of kinds: CommandKinds, among allowed: [Int]) -> Int? {
    let kept = subset | kinds.essential
    let wanted = allowed.filter { kept & CommandKinds.bit(of: $0) != 0 }
    let candidates = wanted.isEmpty ? allowed : wanted
    let weights = kinds.isUniform ? [] : candidates.map { kinds.weights[$0] }
    return candidates.isEmpty ? nil : candidates[propose(candidates.count, .weights(weights))]
  }
}
