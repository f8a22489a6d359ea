/// One recorded decision of a test case: the value that came of it and how simple it is.
///
/// A choice knows the simplest value it could have had, so that a shrinker needs no more than the
/// choice itself to tell which of two is simpler.
public struct Choice: Hashable, Sendable {
  /// What kind of decision was made.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Yes or no; no is simpler.
    case boolean
    /// One of several alternatives; earlier ones are simpler.
    case index
    /// A whole number; near to the simplest one is simpler, above it before below it.
    case integer
    /// A floating-point number, in the order of `DoubleOrder`.
    case double
    /// The number of an object that was made earlier; lower is simpler.
    case reference
    /// The number that a new object gets; lower is simpler.
    case identity
    /// Not a decision: the start of decisions that belong together (`ChoiceSource.span`).
    case open
    /// Not a decision: the end of decisions that belong together.
    case close
  }

  /// What kind of decision was made.
  public let kind: Kind
  /// Which sort of object a reference or an identity means, or the label of a span; else zero.
  public let sort: UInt8
  /// The value as bits: two's complement for whole numbers, the bit pattern for doubles.
  public let bits: UInt64
  /// The bits of the simplest value that would have been allowed.
  public let simplest: UInt64

  init(_ kind: Kind, bits: UInt64, simplest: UInt64 = 0, sort: UInt8 = 0) {
    self.kind = kind
    self.sort = sort
    self.bits = bits
    self.simplest = simplest
  }

  /// The same decision with another value.
  public func with(bits: UInt64) -> Choice {
    Choice(kind, bits: bits, simplest: simplest, sort: sort)
  }

  /// The value as a whole number.
  public var integer: Int { Int(Int64(bitPattern: bits)) }

  /// The value as a floating-point number.
  public var double: Double { Double(bitPattern: bits) }

  /// The place of the value in the order of simplicity; zero is the simplest.
  public var complexity: UInt64 {
    switch kind {
    case .boolean, .index, .reference, .identity, .open, .close: return bits
    case .integer:
      let distance = Int64(bitPattern: bits) &- Int64(bitPattern: simplest)
      let size = Swift.min(distance.magnitude, UInt64(Int64.max))
      return size << 1 | (distance < 0 ? 1 : 0)
    case .double:
      // One more, so that no other number is as simple as the simplest, wherever that lies.
      return bits == simplest ? 0 : DoubleOrder.complexity(of: double) + 1
    }
  }
}

extension Choice: Comparable {
  /// Tells whether the left choice is simpler.
  public static func < (left: Choice, right: Choice) -> Bool {
    (left.complexity, left.kind.rawValue) < (right.complexity, right.kind.rawValue)
  }
}
