extension Query {
  /// The query as an Objective-C expression of the text of its answer.
  func objectiveCText(_ facts: ScriptFacts) -> String {
    switch self {
    case .get(let subject, let property): return Self.get(subject, property)
    case .value(.transaction, let path):
      return "Text([CATransaction valueForKey:\(path.text.objectiveCLiteral)])"
    case .value(let subject, let path):
      return "Text([\(subject.objectiveCText) valueForKeyPath:\(path.text.objectiveCLiteral)])"
    case .exists(let subject): return Self.boolean("\(subject.objectiveCText) != nil")
    case .read(let name):
      let isPath = facts.kind(ofShared: name) == .path
      return "Text(\(isPath ? "(__bridge id)" : "")\(name))"
    case .animationKeys(let layer): return "Text([\(layer.layerText) animationKeys])"
    case .ask(let layer, let key):
      return "Text([\(layer.layerText) actionForKey:\(key.objectiveCLiteral)])"
    case .askView(let view, let layer, let key):
      return "Text([\(view) actionForLayer:\(layer.layerText) forKey:\(key.objectiveCLiteral)])"
    case .convert(let value, let from, let to, let receiver):
      return Self.convert(value, from, to, receiver)
    case .convertTime(let time, let from, let to):
      return Self.convertTime(time.objectiveCText, from, to, shows: facts.shows)
    case .hitTest(let subject, let point):
      return "Text([\(subject.objectiveCLayer) hitTest:\(Value.point(point).objectiveCScalar)])"
    case .contains(let subject, let point):
      let point = Value.point(point).objectiveCScalar
      return Self.boolean("[\(subject.objectiveCLayer) containsPoint:\(point)]")
    case .paintOrder(let layer):
      // No call answers this; what is painted later stands later among equals.
      return "Text([\(layer.layerText).sublayers sortedArrayUsingDescriptors:@[ [NSSortDescriptor "
        + "sortDescriptorWithKey:@\"zPosition\" ascending:YES] ]])"
    case .render(let layer): return "Paint(\(layer.layerText))"
    case .classDefault(let type, let key):
      return "Text([\(type.objectiveCText) defaultValueForKey:\(key.objectiveCLiteral)])"
    case .classAction(let type, let key):
      return "Text([\(type.objectiveCText) defaultActionForKey:\(key.objectiveCLiteral)])"
    case .classNeedsDisplay(let type, let key):
      return Self.boolean("[\(type.objectiveCText) needsDisplayForKey:\(key.objectiveCLiteral)]")
    case .expansionFactor(let name):
      return Self.number("[CALayer cornerCurveExpansionFactor:\(name.objectiveCLiteral)]")
    case .valueFunction(let name):
      return "Text([[CAValueFunction functionWithName:\(name.objectiveCLiteral)] name])"
    case .evaluate(let function, let fraction):
      return Self.number("Progress(\(function.objectiveCText), \(fraction.objectiveCText))")
    case .controlPoint(let function, let index):
      return
        "({ float p[2]; [\(function.objectiveCText) getControlPointAtIndex:\(index) values:p]; "
        + "PointText(CGPointMake(p[0], p[1])); })"
    case .compute(let operation, let arguments):
      let list = arguments.map(\.objectiveCScalar).joined(separator: ", ")
      let call = "\(operation.functionName)(\(list))"
      switch operation {
      case .isIdentity, .equal, .isAffine: return Self.boolean(call)
      case .getAffine: return "TransformText(CATransform3DMakeAffineTransform(\(call)))"
      default: return "TransformText(\(call))"
      }
    }
  }

  private static func convertTime(
    _ time: String, _ from: ObjectName?, _ to: ObjectName?, shows: Bool
  ) -> String {
    let asked = to ?? from
    let receiver = asked?.description ?? "[CALayer layer]"
    let other = to == nil ? nil : from
    let none = shows && asked != nil ? "ClockOf(\(receiver))" : "nil"
    return number(
      "[\(receiver) convertTime:\(time) \(to == nil && from != nil ? "to" : "from")Layer:"
        + "\(other?.description ?? none)]")
  }

  private static func boolean(_ expression: String) -> String {
    "\(expression) ? @\"true\" : @\"false\""
  }

  private static func number(_ expression: String) -> String { "@(\(expression))" }

  private static func get(_ subject: Subject, _ property: Property) -> String {
    let receiver = subject.objectiveCText
    switch subject {
    case .attached: return "Text([\(receiver) valueForKey:\(property.rawValue.objectiveCLiteral)])"
    case .presentation:
      return "\(receiver) ? \(text(of: accessor(property, of: subject), property)) : @\"nil\""
    case .object(let name) where name.kind == .view && property == .backgroundColor:
      return "Text((__bridge id)\(name).backgroundColor.CGColor)"
    case .views where property == .animationsEnabled:
      return boolean("[UIView areAnimationsEnabled]")
    case .object, .transaction, .views: return text(of: accessor(property, of: subject), property)
    }
  }

  private static func accessor(_ property: Property, of subject: Subject) -> String {
    let receiver = subject.objectiveCText
    switch (subject, property) {
    case (.transaction, _), (.views, _), (_, .affineTransform), (_, .presentationLayer),
      (_, .modelLayer), (_, .contentsAreFlipped), (_, .needsLayout), (_, .needsDisplay),
      (_, .preferredFrameSize):
      return "[\(receiver) \(property.rawValue)]"
    case (_, .valueFunction): return "\(receiver).valueFunction.name"
    default: return "\(receiver).\(property.objectiveCName(of: subject))"
    }
  }

  /// What stands in a property, as text.
  private static func text(of value: String, _ property: Property) -> String {
    switch property.info.shape {
    case .boolean: boolean(value)
    case .number: number(value)
    case .point: "PointText(\(value))"
    case .size: "SizeText(\(value))"
    case .rect: "RectText(\(value))"
    case .affine: "TransformText(CATransform3DMakeAffineTransform(\(value)))"
    case .transform: "TransformText(\(value))"
    case .color, .path: "Text((__bridge id)\(value))"
    // Of a block only whether there is one is looked at.
    case .object(.block): boolean("\(value) != nil")
    case .any where property == .font: "Text((__bridge id)\(value))"
    case .string, .timing, .list, .dictionary, .object, .objects, .any: "Text(\(value))"
    }
  }

  private static func convert(
    _ value: Value, _ from: Subject?, _ to: Subject?, _ asked: ConversionReceiver
  ) -> String {
    let isPoint = value.asPoint != nil
    let selector = isPoint ? "convertPoint" : "convertRect"
    let asksSource = from != nil && (to == nil || asked == .source)
    let (first, second) = asksSource ? (from, to) : (to, from)
    let receiver = first?.objectiveCLayer ?? "[CALayer layer]"
    let other = second?.objectiveCLayer ?? "nil"
    let direction = asksSource ? "toLayer" : "fromLayer"
    let call = "[\(receiver) \(selector):\(value.objectiveCScalar) \(direction):\(other)]"
    return isPoint ? "PointText(\(call))" : "RectText(\(call))"
  }
}
