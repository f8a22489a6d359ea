extension Query {
  /// The query as a line that logs its answer.
  func objectiveCLog(_ text: String) -> String {
    // Percent signs and quotes of the step must not be taken for the format's own.
    "NSLog(@\"%@: %@\", \(text.objectiveCLiteral), \(objectiveCObject));"
  }

  /// The query as an Objective-C expression of an object.
  private var objectiveCObject: String {
    switch self {
    case .get(let subject, let property): return Self.get(subject, property)
    case .value(.transaction, let path):
      return "[CATransaction valueForKey:\(path.text.objectiveCLiteral)]"
    case .value(let subject, let path):
      return "[\(subject.objectiveCText) valueForKeyPath:\(path.text.objectiveCLiteral)]"
    case .exists(let subject): return "@(\(subject.objectiveCText) != nil)"
    case .read(let name): return name.description
    case .animationKeys(let layer): return "[\(layer) animationKeys]"
    case .ask(let layer, let key): return "[\(layer) actionForKey:\(key.objectiveCLiteral)]"
    case .askView(let view, let layer, let key):
      return "[\(view) actionForLayer:\(layer) forKey:\(key.objectiveCLiteral)]"
    case .convert(let value, let from, let to, let receiver):
      return Self.convert(value, from, to, receiver)
    case .convertTime(let time, let from, let to):
      let target = to?.description ?? "[CALayer layer]"
      return "@([\(target) convertTime:\(time.objectiveCText) "
        + "fromLayer:\(from?.description ?? "nil")])"
    case .hitTest(let subject, let point):
      return "[\(subject.objectiveCText) hitTest:\(Value.point(point).objectiveCScalar)]"
    case .contains(let subject, let point):
      return "@([\(subject.objectiveCText) containsPoint:\(Value.point(point).objectiveCScalar)])"
    case .paintOrder(let layer):
      return "[\(layer).sublayers sortedArrayUsingDescriptors:@[ [NSSortDescriptor "
        + "sortDescriptorWithKey:@\"zPosition\" ascending:YES] ]]"
    case .render(let layer): return "\(layer) /* renderInContext: */"
    case .classDefault(let type, let key):
      return "[\(type.objectiveCText) defaultValueForKey:\(key.objectiveCLiteral)]"
    case .classAction(let type, let key):
      return "[\(type.objectiveCText) defaultActionForKey:\(key.objectiveCLiteral)]"
    case .classNeedsDisplay(let type, let key):
      return "@([\(type.objectiveCText) needsDisplayForKey:\(key.objectiveCLiteral)])"
    case .expansionFactor(let name):
      return "@([CALayer cornerCurveExpansionFactor:\(name.objectiveCLiteral)])"
    case .valueFunction(let name):
      return "[CAValueFunction functionWithName:\(name.objectiveCLiteral)]"
    // No public call evaluates a timing function; an animation paced by it shows the same.
    case .evaluate(let function, at: _): return function.objectiveCText
    case .controlPoint(let function, let index):
      return "({ float point[2]; [\(function.objectiveCText) getControlPointAtIndex:\(index) "
        + "values:point]; @[ @(point[0]), @(point[1]) ]; })"
    case .compute(let operation, let arguments): return Self.compute(operation, arguments)
    }
  }

  private static func get(_ subject: Subject, _ property: Property) -> String {
    switch (subject, property) {
    case (.views, .animationsEnabled): return "@([UIView areAnimationsEnabled])"
    case (.transaction, _), (.views, _):
      let call = "[\(subject.objectiveCText) \(property.rawValue)]"
      return property.info.shape.isScalar ? "@(\(call))" : call
    case (_, .affineTransform):
      return "TransformBox(CATransform3DMakeAffineTransform([\(subject.objectiveCText) "
        + "affineTransform]))"
    case (_, .presentationLayer), (_, .modelLayer):
      return "[\(subject.objectiveCText) \(property.rawValue)]"
    case (_, .contentsAreFlipped), (_, .needsLayout), (_, .needsDisplay):
      return "@([\(subject.objectiveCText) \(property.rawValue)])"
    case (_, .preferredFrameSize):
      return "@([\(subject.objectiveCText) preferredFrameSize].width)"
    // Key-value coding answers every property as an object that can be printed.
    default:
      return "[\(subject.objectiveCText) valueForKey:\(property.rawValue.objectiveCLiteral)]"
    }
  }

  private static func convert(
    _ value: Value, _ from: Subject?, _ to: Subject?, _ asked: ConversionReceiver
  ) -> String {
    let isPoint = value.asPoint != nil
    let selector = isPoint ? "convertPoint" : "convertRect"
    let asksSource = to == nil || (asked == .source && from != nil)
    let (first, second) = asksSource ? (from, to) : (to, from)
    let receiver = first?.objectiveCText ?? "[CALayer layer]"
    let other = second?.objectiveCText ?? "nil"
    let direction = asksSource ? "toLayer" : "fromLayer"
    let call = "[\(receiver) \(selector):\(value.objectiveCScalar) \(direction):\(other)]"
    return isPoint ? "@(\(call).x)" : "@(\(call).origin.x)"
  }

  private static func compute(_ operation: TransformOperation, _ arguments: [Value]) -> String {
    let list = arguments.map(\.objectiveCScalar).joined(separator: ", ")
    let call = "\(operation.functionName)(\(list))"
    switch operation {
    case .isIdentity, .equal, .isAffine: return "@(\(call))"
    case .getAffine: return "TransformBox(CATransform3DMakeAffineTransform(\(call)))"
    default: return "TransformBox(\(call))"
    }
  }
}

extension ValueShape {
  /// Tells whether values of the shape are no objects in C.
  fileprivate var isScalar: Bool {
    switch self {
    case .boolean, .number: true
    default: false
    }
  }
}
