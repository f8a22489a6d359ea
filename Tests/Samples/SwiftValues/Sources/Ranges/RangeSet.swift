/// A set of whole numbers as ranges, in order, of which no two touch.
public struct RangeSet: Equatable, Sendable {
  /// The ranges.
  public private(set) var ranges: [ClosedRange<Int>] = []
  private let mistake: Mistake?

  /// Creates an empty set.
  public init(mistake: Mistake? = nil) {
    self.mistake = mistake
  }

  /// All numbers.
  public var numbers: [Int] { ranges.flatMap { Array($0) } }

  /// Takes in the numbers of a range.
  public mutating func insert(_ range: ClosedRange<Int>) {
    let reach = mistake == .touchingStayApart ? 0 : 1
    let near = range.lowerBound - reach...range.upperBound + reach
    let joined = ranges.filter { $0.overlaps(near) }
    var (low, high) = (range.lowerBound, range.upperBound)
    for other in joined {
      low = min(low, other.lowerBound)
      if mistake != .insertionEndsTheOther { high = max(high, other.upperBound) }
    }
    ranges = (ranges.filter { !$0.overlaps(near) } + [low...high])
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Lets go of the numbers of a range.
  public mutating func remove(_ range: ClosedRange<Int>) {
    ranges = ranges.flatMap { old in
      guard old.overlaps(range) else { return [old] }
      var rest: [ClosedRange<Int>] = []
      if old.lowerBound < range.lowerBound { rest.append(old.lowerBound...range.lowerBound - 1) }
      if mistake != .removalDropsTheRest, old.upperBound > range.upperBound {
        rest.append(range.upperBound + 1...old.upperBound)
      }
      return rest
    }
  }
}
