public import LayerScript

/// What was seen to be wrong and not looked into, because the run ended before.
public struct WaitingFailure: Hashable, Sendable {
  /// What it is told from others by.
  public var identity: ProblemIdentity
  /// In how many scripts it waits.
  public var count: Int
  /// The shortest of these scripts, as it was drawn.
  public var script: Script

  /// Creates one.
  public init(_ identity: ProblemIdentity, count: Int, script: Script) {
    self.identity = identity
    self.count = count
    self.script = script
  }
}

extension [WaitingFailure] {
  /// The same with one for all that are told from others by the same, the most frequent first.
  public var joined: [WaitingFailure] {
    var all: [ProblemIdentity: WaitingFailure] = [:]
    for failure in self {
      guard let other = all[failure.identity] else {
        all[failure.identity] = failure
        continue
      }
      let (first, second) = (failure.script, other.script)
      let isShorter =
        first.steps.count != second.steps.count
        ? first.steps.count < second.steps.count : first.description < second.description
      all[failure.identity] = WaitingFailure(
        failure.identity, count: failure.count + other.count, script: isShorter ? first : second)
    }
    return all.values.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.identity.listText < $1.identity.listText
    }
  }
}
