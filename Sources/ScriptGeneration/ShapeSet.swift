/// A set of shapes of steps, one bit each.
///
/// Every step of every script asks several sets about every shape, which hashing would make the
/// dearest part of generation.
struct ShapeSet: SetAlgebra, Hashable, Sendable {
  private var bits: UInt128 = 0

  init() {}

  private init(bits: UInt128) {
    self.bits = bits
  }

  private static func bit(_ shape: StepShape) -> UInt128 { 1 << UInt128(shape.rawValue) }

  /// The number of shapes in the set.
  var count: Int { bits.nonzeroBitCount }

  func contains(_ shape: StepShape) -> Bool { bits & Self.bit(shape) != 0 }

  func union(_ other: ShapeSet) -> ShapeSet { ShapeSet(bits: bits | other.bits) }

  func intersection(_ other: ShapeSet) -> ShapeSet { ShapeSet(bits: bits & other.bits) }

  func symmetricDifference(_ other: ShapeSet) -> ShapeSet { ShapeSet(bits: bits ^ other.bits) }

  mutating func formUnion(_ other: ShapeSet) { self = union(other) }

  mutating func formIntersection(_ other: ShapeSet) { self = intersection(other) }

  mutating func formSymmetricDifference(_ other: ShapeSet) { self = symmetricDifference(other) }

  @discardableResult
  mutating func insert(_ shape: StepShape) -> (inserted: Bool, memberAfterInsert: StepShape) {
    let isNew = !contains(shape)
    bits |= Self.bit(shape)
    return (isNew, shape)
  }

  @discardableResult
  mutating func remove(_ shape: StepShape) -> StepShape? {
    guard contains(shape) else { return nil }
    bits &= ~Self.bit(shape)
    return shape
  }

  @discardableResult
  mutating func update(with shape: StepShape) -> StepShape? {
    insert(shape).inserted ? nil : shape
  }
}
