/// The shape of the values of a property.
public enum ValueShape: Hashable, Sendable {
  /// Yes or no.
  case boolean
  /// A number; `single` ones are stored in single precision.
  case number(single: Bool)
  /// A string, or no object where the property allows it.
  case string
  /// A point.
  case point
  /// A size.
  case size
  /// A rectangle.
  case rect
  /// A two-dimensional affine map.
  case affine
  /// A 4 by 4 matrix.
  case transform
  /// A colour or no object.
  case color
  /// A path or no object.
  case path
  /// A timing function or no object.
  case timing
  /// A list or no object.
  case list
  /// A dictionary or no object.
  case dictionary
  /// One object of a kind, or none.
  case object(ObjectName.Kind)
  /// A list of objects of a kind.
  case objects(ObjectName.Kind)
  /// Anything.
  case any
}

/// Which classes declare a property.
public struct Owners: OptionSet, Hashable, Sendable {
  /// One bit a class or group of classes.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let layer = Owners(rawValue: 1 << 0)
  static let shape = Owners(rawValue: 1 << 1)
  static let gradient = Owners(rawValue: 1 << 2)
  static let text = Owners(rawValue: 1 << 3)
  static let scroll = Owners(rawValue: 1 << 4)
  static let replicator = Owners(rawValue: 1 << 5)
  static let tiled = Owners(rawValue: 1 << 6)
  static let emitter = Owners(rawValue: 1 << 7)
  static let cell = Owners(rawValue: 1 << 8)
  static let animation = Owners(rawValue: 1 << 9)
  static let basic = Owners(rawValue: 1 << 10)
  static let keyframe = Owners(rawValue: 1 << 11)
  static let spring = Owners(rawValue: 1 << 12)
  static let group = Owners(rawValue: 1 << 13)
  static let transition = Owners(rawValue: 1 << 14)
  static let view = Owners(rawValue: 1 << 15)
  static let imageView = Owners(rawValue: 1 << 16)
  static let transaction = Owners(rawValue: 1 << 17)
  static let allViews = Owners(rawValue: 1 << 18)

  static let property: Owners = [.basic, .keyframe]
  static let timed: Owners = [.layer, .animation]

  /// The declarations that an object of a class has, inherited ones included.
  public init(class name: ClassName) {
    switch name {
    case .layer, .transformLayer: self = [.layer]
    case .shapeLayer: self = [.layer, .shape]
    case .gradientLayer: self = [.layer, .gradient]
    case .textLayer: self = [.layer, .text]
    case .scrollLayer: self = [.layer, .scroll]
    case .replicatorLayer: self = [.layer, .replicator]
    case .tiledLayer: self = [.layer, .tiled]
    case .emitterLayer: self = [.layer, .emitter]
    case .emitterCell: self = [.cell]
    case .basicAnimation: self = [.animation, .basic]
    case .keyframeAnimation: self = [.animation, .keyframe]
    case .springAnimation: self = [.animation, .basic, .spring]
    case .animationGroup: self = [.animation, .group]
    case .transition: self = [.animation, .transition]
    case .view: self = [.view]
    case .imageView: self = [.view, .imageView]
    case .constraintLayoutManager: self = []
    }
  }
}

/// What is declared of a property.
public struct PropertyInfo: Hashable, Sendable {
  /// The classes that declare it.
  public let owners: Owners
  /// The shape of its values.
  public let shape: ValueShape
  /// Tells whether it can be set.
  public let isWritable: Bool

  init(_ owners: Owners, _ shape: ValueShape, writable: Bool = true) {
    self.owners = owners
    self.shape = shape
    isWritable = writable
  }
}
