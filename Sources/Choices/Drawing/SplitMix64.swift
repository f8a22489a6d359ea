/// A random generator whose whole state is one word, so that the seed is the state.
///
/// The sequence is fixed by this code and cannot change under us with a standard library. Not for
/// secrets.
public struct SplitMix64: Hashable, Sendable {
  var state: UInt64

  /// Creates a generator; equal seeds give equal sequences for ever.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number in `0..<bound`, for a bound above zero, without division.
  public mutating func next(below bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// Tells true in about `numerator` of `denominator` cases.
  public mutating func chance(_ numerator: UInt64, in denominator: UInt64) -> Bool {
    next(below: denominator) < numerator
  }

  /// The seed of case number `index` of a run: neighbours share nothing visible.
  public static func seed(of index: Int, in root: UInt64) -> UInt64 {
    mix(mix(root &+ 0x632B_E59B_D9B4_E019) ^ mix(UInt64(bitPattern: Int64(index)) &+ 1))
  }

  static func mix(_ word: UInt64) -> UInt64 {
    var bits = word
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
