/// A chapter of the rule catalogue.
public enum Area: UInt8, CaseIterable, Hashable, Sendable {
  /// Geometry: bounds, position, anchor point, transform and the frame derived from them.
  case geo = 1
  /// Conversion of points and rectangles between layers.
  case conv
  /// Hierarchy, order, masks and hit testing.
  case tree
  /// The mathematics of 3D transforms.
  case tran
  /// Key-value coding: key paths, defaults, change notification.
  case kvc
  /// Layout.
  case lay
  /// Display.
  case dis
  /// Properties: defaults, widths, ranges.
  case props
  /// The layer subclasses.
  case sub
  /// Presentation copies and how they are made.
  case copy
  /// Actions and the search for them.
  case act
  /// Transactions.
  case txn
  /// Explicit animations.
  case anim
  /// Media timing.
  case time
  /// Timing functions.
  case `func`
  /// Interpolation by value type.
  case interp
  /// Model and presentation.
  case pres
  /// Callbacks of animations and transactions.
  case call
  /// Views as the delegates of their layers.
  case view

  /// The prefix of the area's rule IDs, such as `GEO`.
  public var name: String { String(describing: self).uppercased() }

  /// What the area is about, in a few words.
  public var title: String {
    switch self {
    case .geo: "geometry"
    case .conv: "conversion"
    case .tree: "hierarchy"
    case .tran: "transforms"
    case .kvc: "key-value coding"
    case .lay: "layout"
    case .dis: "display"
    case .props: "properties"
    case .sub: "layer subclasses"
    case .copy: "presentation copies"
    case .act: "actions"
    case .txn: "transactions"
    case .anim: "animations"
    case .time: "media timing"
    case .func: "timing functions"
    case .interp: "interpolation"
    case .pres: "presentation"
    case .call: "callbacks"
    case .view: "views"
    }
  }

  /// Finds an area by the prefix of its rule IDs, in any case.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name.uppercased() }) else {
      return nil
    }
    self = found
  }
}
