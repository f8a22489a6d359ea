import Geometry
import LayerModel
import LayerScript
import Rules

/// A default that an engine has wrong: left at zero or nil, or taken from another toolkit.
private struct WrongDefault: Sendable {
  let rule: Int
  let property: Property
  let type: ClassName
  let value: Value
  /// The profile under which the rule holds, if it does not hold everywhere.
  let profile: Profile?

  init(
    _ rule: Int, _ property: Property, of type: ClassName = .layer, under profile: Profile? = nil,
    reads value: Value
  ) {
    self.rule = rule
    self.property = property
    self.type = type
    self.profile = profile
    self.value = value
  }

  var fault: Fault {
    let object = type == .emitterCell ? "c1" : "l1"
    let name = type == .layer ? "" : "-" + type.rawValue.dropFirst(2)
    return Fault(
      "default\(name)-\(property.rawValue)",
      "\(property.rawValue) of a new \(type.rawValue) reads \(value)",
      breaks: [.props(rule)], taking: [.unset], declaring: profile.map { [$0: true] } ?? [:],
      smallest: """
        new \(object) \(type.rawValue)
        get \(object).\(property.rawValue)
        """
    ) { [self] in WrongDefaultEngine(wrong: self) }
  }
}

private struct WrongDefaultEngine: PropertySemantics {
  let wrong: WrongDefault

  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value {
    let type = state.type(of: layer)
    let isConcerned = wrong.type == .layer ? type.kind == .layer : type == wrong.type
    return isConcerned && property == wrong.property ? wrong.value : standard
  }
}

extension FaultCatalogue {
  /// Properties that read something else before they are set.
  static let wrongDefaults: [Fault] = (layerDefaults + subclassDefaults + emitterDefaults)
    .map(\.fault)

  private static let layerDefaults: [WrongDefault] = [
    WrongDefault(2, .hidden, reads: .boolean(true)),
    WrongDefault(3, .doubleSided, reads: .boolean(false)),
    WrongDefault(4, .geometryFlipped, reads: .boolean(true)),
    WrongDefault(5, .masksToBounds, reads: .boolean(true)),
    WrongDefault(6, .backgroundColor, reads: .color(Color(1, 1, 1, 1))),
    WrongDefault(7, .contentsRect, reads: .rect(.zero)),
    WrongDefault(8, .contentsGravity, reads: .string("center")),
    WrongDefault(9, .contentsScale, reads: .number(2)),
    WrongDefault(10, .contentsFormat, reads: .nil),
    WrongDefault(11, .minificationFilter, reads: .string("nearest")),
    WrongDefault(12, .minificationFilterBias, reads: .number(1)),
    WrongDefault(13, .opaque, reads: .boolean(true)),
    WrongDefault(14, .needsDisplayOnBoundsChange, reads: .boolean(true)),
    WrongDefault(15, .drawsAsynchronously, reads: .boolean(true)),
    WrongDefault(16, .edgeAntialiasingMask, reads: .number(0)),
    WrongDefault(17, .allowsEdgeAntialiasing, under: .macOSLike, reads: .boolean(false)),
    WrongDefault(18, .allowsGroupOpacity, reads: .boolean(false)),
    WrongDefault(19, .borderWidth, reads: .number(1)),
    WrongDefault(20, .maskedCorners, reads: .number(0)),
    WrongDefault(21, .cornerCurve, reads: .string("continuous")),
    WrongDefault(22, .borderColor, reads: .nil),
    WrongDefault(23, .shadowColor, reads: .nil),
    WrongDefault(24, .shadowOpacity, reads: .number(1)),
    WrongDefault(26, .shadowRadius, reads: .number(0)),
    WrongDefault(27, .rasterizationScale, reads: .number(0)),
    WrongDefault(28, .repeatDuration, reads: .number(.infinity)),
    WrongDefault(29, .repeatCount, reads: .number(1)),
    WrongDefault(30, .autoresizingMask, under: .macOSLike, reads: .number(18)),
    WrongDefault(31, .preferredDynamicRange, reads: .nil),
  ]

  private static let subclassDefaults: [WrongDefault] = [
    WrongDefault(32, .strokeColor, of: .shapeLayer, reads: .color(.black)),
    WrongDefault(33, .fillColor, of: .shapeLayer, reads: .nil),
    WrongDefault(34, .fillRule, of: .shapeLayer, reads: .string("even-odd")),
    WrongDefault(35, .miterLimit, of: .shapeLayer, reads: .number(4)),
    WrongDefault(36, .locations, of: .gradientLayer, reads: .list([.number(0), .number(1)])),
    WrongDefault(37, .startPoint, of: .gradientLayer, reads: .point(.zero)),
    WrongDefault(38, .fontSize, of: .textLayer, reads: .number(12)),
    WrongDefault(39, .masksToBounds, of: .scrollLayer, reads: .boolean(false)),
    WrongDefault(40, .instanceCount, of: .replicatorLayer, reads: .number(0)),
    WrongDefault(41, .tileSize, of: .tiledLayer, reads: .size(.zero)),
    WrongDefault(43, .opacity, of: .textLayer, reads: .number(0)),
  ]

  private static let emitterDefaults: [WrongDefault] = [
    WrongDefault(42, .birthRate, of: .emitterLayer, reads: .number(0)),
    WrongDefault(45, .scale, of: .emitterCell, reads: .number(0)),
    WrongDefault(60, .contentsGravity, of: .tiledLayer, reads: .string("kCAGravityResize")),
    WrongDefault(
      62, .renderMode, of: .emitterLayer, reads: .string("kCAEmitterLayerUnordered")),
  ]
}
