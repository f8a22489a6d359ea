import LayerScript

extension Defaults {
  /// What a property of a fresh animation reads (ANIM-20, ANIM-67, ANIM-71, ANIM-78); nil where
  /// objects of the class have no such property or the reference knows no default.
  static func animation(_ property: Property, of type: ClassName) -> Value? {
    guard !Owners(class: type).isDisjoint(with: property.info.owners) else { return nil }
    return timing(property) ?? motion(property) ?? transition(property, of: type)
  }

  /// What every animation has.
  private static func timing(_ property: Property) -> Value? {
    switch property {
    case .removedOnCompletion: .boolean(true)
    case .fillMode: .string("removed")
    case .speed: .number(1)
    case .repeatCount, .repeatDuration, .timeOffset, .beginTime, .duration: .number(0)
    case .autoreverses: .boolean(false)
    case .timingFunction, .delegate: .nil
    default: nil
    }
  }

  /// What animations of a property have, and groups.
  private static func motion(_ property: Property) -> Value? {
    switch property {
    case .additive, .cumulative: .boolean(false)
    case .keyPath, .fromValue, .toValue, .byValue, .valueFunction, .animations: .nil
    case .values, .keyTimes, .timingFunctions, .path, .tensionValues, .continuityValues,
      .biasValues:
      .nil
    case .calculationMode: .string("linear")
    case .mass: .number(1)
    case .stiffness: .number(100)
    case .damping: .number(10)
    case .initialVelocity: .number(0)
    default: nil
    }
  }

  private static func transition(_ property: Property, of type: ClassName) -> Value? {
    guard type == .transition else { return nil }
    return switch property {
    case .type: .string("fade")
    case .startProgress: .number(0)
    case .endProgress: .number(1)
    case .subtype, .filter: .nil
    default: nil
    }
  }
}
