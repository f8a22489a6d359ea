/// How far a search is, between two rounds: where another process can go on.
public struct SearchPosition: Hashable, Sendable {
  /// The case up to which rounds were planned.
  public var planned: Int
  /// How many failures come next at a time.
  public var failuresAtATime: Int
  /// The number of the next case of each stratum, in the order of the strata.
  public var next: [Int]

  /// Creates a position.
  public init(planned: Int, failuresAtATime: Int, next: [Int]) {
    self.planned = planned
    self.failuresAtATime = failuresAtATime
    self.next = next
  }
}

extension SearchLoop {
  /// How far the search is; nil while failures wait to be shrunk.
  ///
  /// What guides a search by coverage is not part of it.
  public var position: SearchPosition? {
    guard waiting.isEmpty else { return nil }
    return SearchPosition(
      planned: planned, failuresAtATime: queue.size, next: strata.map(\.next))
  }

  /// Goes on where another search of the same client and options was.
  ///
  /// - Returns: False where the position is not one of such a search; then nothing changes.
  public mutating func goOn(from position: SearchPosition) -> Bool {
    let fits = zip(strata, position.next).allSatisfy { stratum, next in
      next >= 0 && next % stratum.count == stratum.number
    }
    guard fits, position.next.count == strata.count, position.planned >= 0,
      queue.setSize(position.failuresAtATime)
    else { return false }
    planned = position.planned
    for place in strata.indices { strata[place].next = position.next[place] }
    return true
  }

  /// Changes what the client keeps of a stratum's cases.
  public mutating func update(stratum place: Int, _ change: (inout Client.Notebook) -> Void) {
    change(&strata[place].notebook)
  }

  /// How many cases were carried out, also before the search went on.
  public var casesDone: Int { strata.reduce(0) { $0 + ($1.next - $1.number) / $1.count } }
}
