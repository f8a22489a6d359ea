/// A set of ranges that several tasks share.
public actor RangeStore {
  /// What it has.
  public private(set) var set: RangeSet
  private var insertions = 0
  private let mistake: Mistake?

  /// Creates an empty store.
  public init(mistake: Mistake? = nil) {
    self.mistake = mistake
    set = RangeSet(mistake: mistake)
  }

  /// Takes in the numbers of a range.
  public func insert(_ range: ClosedRange<Int>) {
    insertions += 1
    if mistake != .storeForgetsTheThird || insertions != 3 { set.insert(range) }
  }

  /// Lets go of the numbers of a range.
  public func remove(_ range: ClosedRange<Int>) {
    set.remove(range)
  }
}
