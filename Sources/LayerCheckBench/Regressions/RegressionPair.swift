import FaultyEngines

/// Two versions of one engine: the later has one fault more, or is the same.
struct RegressionPair: Sendable {
  let seed: UInt64
  let earlier: Crowd
  let later: Crowd
  /// The fault that the later version has besides; nil where it is the same.
  let added: Fault?

  /// Draws a crowd and one fault more, the same ones whenever seed and size are the same.
  init(seed: UInt64, size: Int, isSame: Bool) throws(CrowdProblem) {
    self.seed = seed
    guard !isSame else {
      earlier = try Crowd(seed: seed, size: size)
      (later, added) = (earlier, nil)
      return
    }
    later = try Crowd(seed: seed, size: size + 1)
    added = later.members.last
    earlier = later.without(added?.name ?? "")
  }
}
