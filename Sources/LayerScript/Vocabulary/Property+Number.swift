extension Property {
  /// The place of the property in the list of all, for tables that an index reaches without hashing.
  public var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The property of a name, if there is one.
  ///
  /// Said here because the initializer that the compiler makes compares one name after another.
  public init?(rawValue: String) {
    guard let property = Self.byName[rawValue] else { return nil }
    self = property
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Property.allCases.map { ($0.rawValue, $0) })
}

/// A set of properties, one bit each.
public struct PropertySet: Hashable, Sendable {
  private var words = SIMD4<UInt64>.zero

  /// Creates a set.
  public init(_ properties: some Sequence<Property> = []) {
    for property in properties { insert(property) }
  }

  /// Tells whether a property is in the set.
  public func contains(_ property: Property) -> Bool {
    words[property.number >> 6] >> UInt64(property.number & 63) & 1 == 1
  }

  /// Puts a property into the set.
  public mutating func insert(_ property: Property) {
    words[property.number >> 6] |= 1 << UInt64(property.number & 63)
  }

  /// Puts all properties of another set into the set.
  public mutating func formUnion(_ other: PropertySet) {
    words |= other.words
  }
}
