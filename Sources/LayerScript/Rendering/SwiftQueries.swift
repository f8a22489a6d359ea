extension Query {
  /// The query as a Swift expression.
  func swiftExpression(_ facts: ScriptFacts) -> String {
    switch self {
    case .get(let subject, let property): return Self.get(subject, property)
    case .value(.transaction, let path):
      return "CATransaction.value(forKey: \(path.text.swiftLiteral))"
    case .value(let subject, let path):
      return "\(subject.swiftText).value(forKeyPath: \(path.text.swiftLiteral))"
    case .exists(let subject): return "(\(subject.swiftOptional) != nil)"
    case .read(let name): return name.description
    case .animationKeys(let layer): return "\(layer.layerText).animationKeys()"
    case .ask(let layer, let key): return "\(layer.layerText).action(forKey: \(key.swiftLiteral))"
    case .askView(let view, let layer, let key):
      return "\(view).action(for: \(layer.layerText), forKey: \(key.swiftLiteral))"
    case .convert(let value, let from, let to, let receiver):
      return Self.convert(value, from, to, receiver)
    case .convertTime(let time, let from, let to):
      return Self.convertTime(time.swiftText, from, to, shows: facts.shows)
    case .hitTest(let subject, let point):
      return "\(subject.swiftLayer).hitTest(\(point.swiftText))"
    case .contains(let subject, let point):
      return "\(subject.swiftLayer).contains(\(point.swiftText))"
    case .paintOrder(let layer):
      // No call answers this; what is painted later stands later among equals.
      return "(\(layer.layerText).sublayers ?? []).sorted { $0.zPosition < $1.zPosition }"
    case .render(let layer): return "paint(\(layer.layerText))"
    case .classDefault(let type, let key):
      return "\(type.swiftText).defaultValue(forKey: \(key.swiftLiteral))"
    case .classAction(let type, let key):
      return "\(type.swiftText).defaultAction(forKey: \(key.swiftLiteral))"
    case .classNeedsDisplay(let type, let key):
      return "\(type.swiftText).needsDisplay(forKey: \(key.swiftLiteral))"
    case .expansionFactor(let name):
      return
        "CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: \(name.swiftLiteral)))"
    case .valueFunction(let name):
      return
        "CAValueFunction(name: CAValueFunctionName(rawValue: \(name.swiftLiteral)))?.name.rawValue"
    case .evaluate(let function, let fraction):
      return "progress(\(function.swiftText), at: \(fraction.swiftText))"
    case .controlPoint(let function, let index):
      return "{ var point: [Float] = [0, 0]; "
        + "\(function.swiftText).getControlPoint(at: \(index), values: &point); "
        + "return CGPoint(x: CGFloat(point[0]), y: CGFloat(point[1])) }()"
    case .compute(let operation, let arguments):
      let list = arguments.map(\.swiftObject).joined(separator: ", ")
      return "\(operation.functionName)(\(list))"
    }
  }

  private static func convertTime(
    _ time: String, _ from: ObjectName?, _ to: ObjectName?, shows: Bool
  ) -> String {
    let asked = to ?? from
    let receiver = asked?.description ?? "CALayer()"
    let other = to == nil ? nil : from
    let none = shows && asked != nil ? "clock(of: \(receiver))" : "nil"
    return "\(receiver).convertTime(\(time), \(to == nil && from != nil ? "to" : "from"): "
      + "\(other?.description ?? none))"
  }

  private static func get(_ subject: Subject, _ property: Property) -> String {
    switch (subject, property) {
    // Of a block only whether there is one is looked at.
    case (.transaction, .completionBlock): return "(CATransaction.completionBlock() != nil)"
    case (.transaction, _), (.views, _): return "\(subject.swiftText).\(property.accessor)"
    // An attached animation is known by its base class alone; key-value coding reaches its fields.
    case (.attached, _):
      return "\(subject.swiftText).value(forKey: \(property.rawValue.swiftLiteral))"
    case (.object(let name), .backgroundColor) where name.kind == .view:
      return "\(name).backgroundColor?.cgColor"
    case (.object, .valueFunction): return "\(subject.swiftText).valueFunction?.name.rawValue"
    case (.object, _), (.presentation, _):
      return "\(subject.swiftText).\(property.swiftName(of: subject))"
    }
  }

  private static func convert(
    _ value: Value, _ from: Subject?, _ to: Subject?, _ receiver: ConversionReceiver
  ) -> String {
    let value = value.swiftObject
    if let from, to == nil || receiver == .source {
      return
        "\(from.swiftLayer).convert(\(value), to: \(to?.swiftOptionalLayer ?? "nil as CALayer?"))"
    }
    let source = from?.swiftOptionalLayer ?? "nil as CALayer?"
    return "\(to?.swiftLayer ?? "CALayer()").convert(\(value), from: \(source))"
  }
}

extension TransformOperation {
  /// The name of the C function.
  var functionName: String {
    switch self {
    case .makeTranslation: "CATransform3DMakeTranslation"
    case .makeScale: "CATransform3DMakeScale"
    case .makeRotation: "CATransform3DMakeRotation"
    case .translate: "CATransform3DTranslate"
    case .scale: "CATransform3DScale"
    case .rotate: "CATransform3DRotate"
    case .concat: "CATransform3DConcat"
    case .invert: "CATransform3DInvert"
    case .isIdentity: "CATransform3DIsIdentity"
    case .equal: "CATransform3DEqualToTransform"
    case .makeAffine: "CATransform3DMakeAffineTransform"
    case .isAffine: "CATransform3DIsAffine"
    case .getAffine: "CATransform3DGetAffineTransform"
    }
  }
}

extension Property {
  /// The getter of a value that a transaction or all views have.
  fileprivate var accessor: String {
    switch self {
    case .animationsEnabled: "areAnimationsEnabled"
    case .inheritedAnimationDuration: rawValue
    default: rawValue + "()"
    }
  }
}
