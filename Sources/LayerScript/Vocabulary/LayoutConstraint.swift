/// A relation between an edge, the middle or the extent of a layer and one of another, such as a
/// constraint layout manager keeps (LAY-29).
///
/// In a script it is a dictionary:
/// `{attribute: "minX", sourceName: "superlayer", sourceAttribute: "midX", scale: 1, offset: 5}`.
public struct LayoutConstraint: Hashable, Sendable {
  /// What a relation may be about.
  public enum Attribute: String, CaseIterable, Hashable, Sendable {
    case minX, midX, maxX, width
    case minY, midY, maxY, height
  }

  /// The name that stands for the layer above.
  public static let superlayer = "superlayer"

  /// What of the layer is constrained.
  public let attribute: Attribute
  /// The name of a sibling, or `superlayer`.
  public let sourceName: String
  /// What of the source it depends on.
  public let sourceAttribute: Attribute
  /// What the source is multiplied with; 1 unless given.
  public let scale: Double
  /// What is added then, in points; 0 unless given.
  public let offset: Double

  /// Reads a constraint; nil for a value that is none.
  public init?(_ value: Value) {
    guard case .dictionary(let entries) = value,
      entries.allSatisfy({ Self.keys.contains($0.key) }),
      let attribute = value["attribute"]?.asString.flatMap({ Attribute(rawValue: $0) }),
      let name = value["sourceName"]?.asString,
      let source = value["sourceAttribute"]?.asString.flatMap({ Attribute(rawValue: $0) }),
      let scale = (value["scale"] ?? .number(1)).asNumber,
      let offset = (value["offset"] ?? .number(0)).asNumber
    else { return nil }
    (self.attribute, sourceName, sourceAttribute) = (attribute, name, source)
    (self.scale, self.offset) = (scale, offset)
  }

  /// Makes a constraint.
  public init(
    _ attribute: Attribute, to sourceName: String, _ sourceAttribute: Attribute, scale: Double = 1,
    offset: Double = 0
  ) {
    self.attribute = attribute
    (self.sourceName, self.sourceAttribute) = (sourceName, sourceAttribute)
    (self.scale, self.offset) = (scale, offset)
  }

  /// The constraint as it stands in a script, without a scale and an offset that say nothing.
  public var value: Value {
    var entries = [
      Value.Entry("attribute", .string(attribute.rawValue)),
      Value.Entry("sourceName", .string(sourceName)),
      Value.Entry("sourceAttribute", .string(sourceAttribute.rawValue)),
    ]
    if scale != 1 { entries.append(Value.Entry("scale", .number(scale))) }
    if offset != 0 { entries.append(Value.Entry("offset", .number(offset))) }
    return .dictionary(entries)
  }

  private static let keys: Set<String> = [
    "attribute", "sourceName", "sourceAttribute", "scale", "offset",
  ]

  /// How to write one.
  static let remedy =
    "write a list of such as {attribute: \"minX\", sourceName: \"superlayer\", "
    + "sourceAttribute: \"minX\"}, with a scale and an offset if they matter"
}
