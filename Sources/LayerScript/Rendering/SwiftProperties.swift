extension Property {
  /// The property's name in Swift.
  func swiftName(of subject: Subject) -> String {
    // A view has a map of the plane besides, which is the shorter name.
    if self == .transform, subject.name?.kind == .view { return "transform3D" }
    return swiftName
  }

  /// The property's name in Swift, where it differs from Core Animation's own.
  private var swiftName: String {
    switch self {
    case .hidden: "isHidden"
    case .doubleSided: "isDoubleSided"
    case .geometryFlipped: "isGeometryFlipped"
    case .opaque: "isOpaque"
    case .wrapped: "isWrapped"
    case .additive: "isAdditive"
    case .cumulative: "isCumulative"
    case .removedOnCompletion: "isRemovedOnCompletion"
    case .enabled: "isEnabled"
    case .affineTransform: "affineTransform()"
    case .contentsAreFlipped: "contentsAreFlipped()"
    case .preferredFrameSize: "preferredFrameSize()"
    case .needsLayout: "needsLayout()"
    case .needsDisplay: "needsDisplay()"
    case .presentationLayer: "presentation()"
    case .modelLayer: "model()"
    default: rawValue
    }
  }

  /// The Swift type of a text property that is an enumeration of names; nil for plain text.
  private var swiftNameType: String? {
    switch self {
    case .contentsGravity: "CALayerContentsGravity"
    case .contentsFormat: "CALayerContentsFormat"
    case .minificationFilter, .magnificationFilter: "CALayerContentsFilter"
    case .cornerCurve: "CALayerCornerCurve"
    case .fillMode: "CAMediaTimingFillMode"
    case .calculationMode: "CAAnimationCalculationMode"
    case .fillRule: "CAShapeLayerFillRule"
    case .lineCap: "CAShapeLayerLineCap"
    case .lineJoin: "CAShapeLayerLineJoin"
    case .scrollMode: "CAScrollLayerScrollMode"
    case .emitterShape: "CAEmitterLayerEmitterShape"
    case .emitterMode: "CAEmitterLayerEmitterMode"
    case .renderMode: "CAEmitterLayerRenderMode"
    case .alignmentMode: "CATextLayerAlignmentMode"
    case .truncationMode: "CATextLayerTruncationMode"
    case .subtype: "CATransitionSubtype"
    case .preferredDynamicRange: "CALayer.DynamicRange"
    case .toneMapMode: "CALayer.ToneMapMode"
    default: nil
    }
  }

  /// Tells whether the property's Swift type has no place for nil, which the framework's own has.
  var isSwiftEnumeration: Bool { self != .subtype && (self == .type || swiftNameType != nil) }

  /// A value of the property as a Swift expression of the property's own type.
  func swiftExpression(_ value: Value, of subject: Subject) -> String {
    if case .string(let text) = value { return swiftText(text, of: subject) }
    if let option = swiftOption(value) { return option }
    switch (self, value) {
    case (.actions, .dictionary): return value.swiftObject + " as [String: any CAAction]"
    case (.style, .dictionary): return value.swiftObject + " as [AnyHashable: Any]"
    case (.valueFunction, .nil): return "nil"
    case (.constraints, .list(let values)):
      let constraints = values.compactMap { LayoutConstraint($0) }.map(\.swiftText)
      return "[" + constraints.joined(separator: ", ") + "]"
    case (.keyTimes, .list), (.locations, .list), (.lineDashPattern, .list):
      return value.swiftObject + " as [NSNumber]"
    case (_, .list(let values)) where values.isEmpty: return "[]"
    case (_, .number(let number)) where !number.isFinite:
      return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
    default: return value.swiftObject
    }
  }

  private func swiftText(_ text: String, of subject: Subject) -> String {
    if self == .valueFunction {
      return "CAValueFunction(name: CAValueFunctionName(rawValue: \(text.swiftLiteral)))"
    }
    if self == .type {
      let isTransition = subject.name?.kind == .animation
      let type = isTransition ? "CATransitionType" : "CAGradientLayerType"
      return "\(type)(rawValue: \(text.swiftLiteral))"
    }
    return swiftNameType.map { "\($0)(rawValue: \(text.swiftLiteral))" } ?? text.swiftLiteral
  }

  /// Whole numbers that are sets of options or counts in Swift.
  private func swiftOption(_ value: Value) -> String? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    // What does not fit is put in as the nearest that does: such numbers are tried on purpose.
    let isMask = [.maskedCorners, .edgeAntialiasingMask, .autoresizingMask, .seed].contains(self)
    let range = isMask ? 0...Double(UInt32.max) : -9e15...9e15
    let whole = String(Int64(min(max(number, range.lowerBound), range.upperBound)))
    switch self {
    case .maskedCorners: return "CACornerMask(rawValue: \(whole))"
    case .edgeAntialiasingMask: return "CAEdgeAntialiasingMask(rawValue: \(whole))"
    case .autoresizingMask: return "CAAutoresizingMask(rawValue: \(whole))"
    case .instanceCount, .levelsOfDetail, .levelsOfDetailBias, .animationRepeatCount, .seed:
      return whole
    default: return nil
    }
  }
}

extension LayoutConstraint {
  /// The constraint as a Swift expression.
  fileprivate var swiftText: String {
    "CAConstraint(attribute: .\(attribute.rawValue), relativeTo: \(sourceName.swiftLiteral), "
      + "attribute: .\(sourceAttribute.rawValue), scale: \(scale.swiftText), "
      + "offset: \(offset.swiftText))"
  }
}

extension Subject {
  /// The subject as a Swift expression.
  var swiftText: String {
    switch self {
    case .object(let name): name.description
    case .presentation(let name): "\(name.layerText).presentation()?"
    case .attached(let name, let key): "\(name.layerText).animation(forKey: \(key.swiftLiteral))?"
    case .transaction: "CATransaction"
    case .views: "UIView"
    }
  }

  /// The subject as a Swift expression of a layer, with the mark that goes on.
  var swiftLayer: String {
    if case .object(let name) = self { return name.layerText }
    return swiftText
  }

  /// The layer as a Swift expression that may be nil, without the mark that goes on.
  var swiftOptionalLayer: String {
    let text = swiftLayer
    return text.hasSuffix("?") ? String(text.dropLast()) : text
  }

  /// The subject as a Swift expression that may be nil, without the mark that goes on.
  var swiftOptional: String {
    let text = swiftText
    return text.hasSuffix("?") ? String(text.dropLast()) : text
  }
}

extension ClassReference {
  /// The class as a Swift expression.
  var swiftText: String {
    switch self {
    case .known(let name): name.rawValue
    case .defined(let name): "K\(name.number)"
    }
  }
}
