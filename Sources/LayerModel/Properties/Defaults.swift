import Geometry
import LayerScript
import Rules

/// What a property reads before it is ever set.
enum Defaults {
  /// The default of a layer's property with the rule that says so; nil where the reference has none.
  static func layer(_ property: Property) -> (value: Value, rule: RuleID)? {
    geometry(property).map { ($0, .geo(1)) } ?? appearance(property) ?? other(property)
  }

  private static func geometry(_ property: Property) -> Value? {
    switch property {
    case .bounds: .rect(.zero)
    case .position: .point(.zero)
    case .anchorPoint: .point(Point(0.5, 0.5))
    case .anchorPointZ, .zPosition: .number(0)
    case .transform, .sublayerTransform: .transform(.identity)
    default: nil
    }
  }

  private static func appearance(_ property: Property) -> (value: Value, rule: RuleID)? {
    switch property {
    case .opacity: (.number(1), .props(1))
    case .hidden: (.boolean(false), .props(2))
    case .doubleSided: (.boolean(true), .props(3))
    case .geometryFlipped: (.boolean(false), .props(4))
    case .masksToBounds: (.boolean(false), .props(5))
    case .contentsScale: (.number(1), .props(9))
    case .cornerRadius, .borderWidth: (.number(0), .props(19))
    case .borderColor: (.color(.black), .props(22))
    case .shadowColor: (.color(.black), .props(23))
    case .shadowOpacity: (.number(0), .props(24))
    case .shadowOffset: (.size(Size(0, -3)), .props(25))
    case .shadowRadius: (.number(3), .props(26))
    default: nil
    }
  }

  private static func other(_ property: Property) -> (value: Value, rule: RuleID)? {
    switch property {
    case .contents, .backgroundColor, .shadowPath, .filters, .backgroundFilters,
      .compositingFilter, .actions, .style, .name, .delegate:
      (.nil, .props(6))
    case .beginTime, .timeOffset: (.number(0), .time(3))
    case .speed: (.number(1), .time(3))
    case .path: (.nil, .props(32))
    case .strokeStart: (.number(0), .props(35))
    case .strokeEnd: (.number(1), .props(35))
    default: nil
    }
  }

  /// The default of an animation's property (ANIM-20); nil where the reference has none.
  static func animation(_ property: Property) -> Value? {
    switch property {
    case .removedOnCompletion: .boolean(true)
    case .fillMode: .string("removed")
    case .speed: .number(1)
    case .repeatCount, .repeatDuration, .timeOffset, .beginTime, .duration: .number(0)
    case .autoreverses, .additive, .cumulative: .boolean(false)
    case .timingFunction, .keyPath, .fromValue, .toValue, .byValue, .delegate: .nil
    default: nil
    }
  }
}
