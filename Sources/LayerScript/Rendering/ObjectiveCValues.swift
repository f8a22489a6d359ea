import Geometry

extension Value {
  /// The value as an Objective-C expression of an object.
  var objectiveCObject: String {
    switch self {
    case .nil: "nil"
    case .null: "[NSNull null]"
    case .boolean(let truth): truth ? "@YES" : "@NO"
    case .number(let number): "@(\(number.objectiveCText))"
    case .string(let text): text.objectiveCLiteral
    case .point: "PointBox(\(objectiveCScalar))"
    case .size: "SizeBox(\(objectiveCScalar))"
    case .rect: "RectBox(\(objectiveCScalar))"
    case .affine(let affine): "TransformBox(\(Transform3D(affine).objectiveCText))"
    case .transform(let matrix): "TransformBox(\(matrix.objectiveCText))"
    case .color(let color): "(__bridge id)\(color.objectiveCText)"
    case .path(let path): "(__bridge id)\(path.objectiveCText)"
    case .timing(let function): function.objectiveCText
    case .list(let values):
      "@[" + values.map(\.objectiveCElement).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "@{"
        + entries.map { "\($0.key.objectiveCLiteral) : \($0.value.objectiveCElement)" }
        .joined(separator: ", ") + "}"
    case .reference(let name): name.description
    }
  }

  /// The value as an element of a list or dictionary, where nil cannot stand.
  var objectiveCElement: String {
    self == .nil ? "[NSNull null]" : objectiveCObject
  }

  /// The value as an Objective-C expression of a number or structure where there is one.
  var objectiveCScalar: String {
    switch self {
    case .boolean(let truth): truth ? "YES" : "NO"
    case .number(let number): number.objectiveCText
    case .point(let point): Self.cCall("CGPointMake", [point.x, point.y])
    case .size(let size): Self.cCall("CGSizeMake", [size.width, size.height])
    case .rect(let rect): Self.cCall("CGRectMake", rect.components)
    case .affine(let affine): Self.cCall("CGAffineTransformMake", affine.components)
    case .transform(let matrix): matrix.objectiveCText
    case .color(let color): color.objectiveCText
    case .path(let path): path.objectiveCText
    default: objectiveCObject
    }
  }

  static func cCall(_ function: String, _ numbers: [Double]) -> String {
    "\(function)(" + numbers.map(\.objectiveCText).joined(separator: ", ") + ")"
  }
}

extension Double {
  /// The number as an Objective-C expression.
  var objectiveCText: String {
    if isNaN { return "NAN" }
    if isInfinite { return self < 0 ? "-INFINITY" : "INFINITY" }
    return scriptText
  }
}

extension String {
  /// The text as an Objective-C literal.
  var objectiveCLiteral: String { "@" + quotedForC }
}

extension Transform3D {
  var objectiveCText: String {
    if isIdentity { return "CATransform3DIdentity" }
    if self == .translation(m41, m42, m43) {
      return Value.cCall("CATransform3DMakeTranslation", [m41, m42, m43])
    }
    if self == .scale(m11, m22, m33) {
      return Value.cCall("CATransform3DMakeScale", [m11, m22, m33])
    }
    if isAffine {
      return "CATransform3DMakeAffineTransform("
        + Value.cCall("CGAffineTransformMake", planar.components) + ")"
    }
    return "(CATransform3D){" + components.map(\.objectiveCText).joined(separator: ", ") + "}"
  }
}

extension Color {
  var objectiveCText: String { Value.cCall("MakeColor", components) }
}

extension Path {
  var objectiveCText: String {
    let parts = elements.map(\.objectiveCParts)
    let letters = parts.map(\.letter).joined()
    let numbers = parts.flatMap(\.numbers).map(\.objectiveCText).joined(separator: ", ")
    return "MakePath(\"\(letters)\", (CGFloat[]){\(numbers.isEmpty ? "0" : numbers)})"
  }
}

extension Path.Element {
  /// The letter of the element and the numbers that it takes.
  fileprivate var objectiveCParts: (letter: String, numbers: [Double]) {
    switch self {
    case .move(let point): ("M", [point.x, point.y])
    case .line(let point): ("L", [point.x, point.y])
    case .quadratic(let control, let end): ("Q", [control.x, control.y, end.x, end.y])
    case .cubic(let first, let second, let end):
      ("C", [first.x, first.y, second.x, second.y, end.x, end.y])
    case .close: ("Z", [])
    }
  }
}

extension TimingFunction {
  var objectiveCText: String {
    switch self {
    case .named(let name):
      return "[CAMediaTimingFunction functionWithName:\(name.rawValue.objectiveCLiteral)]"
    case .custom(let curve):
      let numbers = [curve.first.x, curve.first.y, curve.second.x, curve.second.y]
      return "[CAMediaTimingFunction functionWithControlPoints:"
        + numbers.map(\.objectiveCText).joined(separator: " :") + "]"
    }
  }
}
