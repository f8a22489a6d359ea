/// The keys of layers of whose changes observers may hear while a command is carried out.
public enum NotifiableKeys: Hashable, Sendable {
  /// Any key.
  case any
  /// No key: nothing of a layer is set.
  case none
  /// The contents alone.
  case contents
  /// Those that may change with a property.
  case changing(with: Property)

  /// Tells whether observers may hear of a key.
  ///
  /// With a property may change itself, the contents, which some classes draw from what is set, and with the geometry
  /// of a layer that of those below it, which are resized (LAY-23).
  public func contains(_ key: String) -> Bool {
    switch self {
    case .any: true
    case .none: false
    case .contents: key == Property.contents.rawValue
    case .changing(with: let property):
      key == property.rawValue || key == Property.contents.rawValue
        || Self.isGeometry(property) && Property(rawValue: key).map(Self.isGeometry) ?? false
    }
  }

  private static func isGeometry(_ property: Property) -> Bool {
    switch property {
    case .frame, .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .affineTransform, .contentsScale, .autoresizingMask:
      true
    default: false
    }
  }
}
