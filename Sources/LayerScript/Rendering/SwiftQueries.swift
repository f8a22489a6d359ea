extension Query {
  /// The query as a Swift expression.
  var swiftExpression: String {
    switch self {
    case .get(let subject, let property): return Self.get(subject, property)
    case .value(.transaction, let path):
      return "CATransaction.value(forKey: \(path.text.swiftLiteral))"
    case .value(let subject, let path):
      return "\(subject.swiftText).value(forKeyPath: \(path.text.swiftLiteral))"
    case .exists(let subject): return "(\(subject.swiftOptional) != nil)"
    case .read(let name): return name.description
    case .animationKeys(let layer): return "\(layer).animationKeys()"
    case .ask(let layer, let key): return "\(layer).action(forKey: \(key.swiftLiteral))"
    case .askView(let view, let layer, let key):
      return "\(view).action(for: \(layer), forKey: \(key.swiftLiteral))"
    case .convert(let value, let from, let to, let receiver):
      return Self.convert(value, from, to, receiver)
    case .convertTime(let time, let from, let to):
      let target = to?.description ?? "CALayer()"
      let source = from?.description ?? "nil"
      return "\(target).convertTime(\(time.swiftText), from: \(source))"
    case .hitTest(let subject, let point):
      return "\(subject.swiftText).hitTest(\(point.swiftText))"
    case .contains(let subject, let point):
      return "\(subject.swiftText).contains(\(point.swiftText))"
    case .paintOrder(let layer):
      return "(\(layer).sublayers ?? []).sorted { $0.zPosition < $1.zPosition }"
    case .render(let layer): return "paint(\(layer))"
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
      return "CAValueFunction(name: CAValueFunctionName(rawValue: \(name.swiftLiteral)))"
    // No public call evaluates a timing function; an animation paced by it shows the same.
    case .evaluate(let function, at: _): return function.swiftText
    case .controlPoint(let function, let index):
      return "{ var point: [Float] = [0, 0]; "
        + "\(function.swiftText).getControlPoint(at: \(index), values: &point); return point }()"
    case .compute(let operation, let arguments): return Self.compute(operation, arguments)
    }
  }

  private static func get(_ subject: Subject, _ property: Property) -> String {
    switch subject {
    case .transaction, .views: return "\(subject.swiftText).\(property.accessor)"
    // An attached animation is known by its base class alone; key-value coding reaches its fields.
    case .attached:
      return "\(subject.swiftText).value(forKey: \(property.rawValue.swiftLiteral))"
    case .object, .presentation: return "\(subject.swiftText).\(property.swiftName)"
    }
  }

  private static func convert(
    _ value: Value, _ from: Subject?, _ to: Subject?, _ receiver: ConversionReceiver
  ) -> String {
    let source = from?.swiftOptional ?? "nil"
    if let from, let to, receiver == .source {
      return "\(from.swiftText).convert(\(value.swiftObject), to: \(to.swiftText))"
    }
    guard let to else {
      let receiver = from?.swiftText ?? "CALayer()"
      return "\(receiver).convert(\(value.swiftObject), to: nil as CALayer?)"
    }
    return "\(to.swiftText).convert(\(value.swiftObject), from: \(source) as CALayer?)"
  }

  private static func compute(_ operation: TransformOperation, _ arguments: [Value]) -> String {
    let list = arguments.map(\.swiftObject).joined(separator: ", ")
    return "\(operation.functionName)(\(list))"
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
