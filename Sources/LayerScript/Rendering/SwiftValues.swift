import Geometry

extension Value {
  /// The value as a Swift expression, for a place that takes any object.
  var swiftObject: String {
    switch self {
    case .nil: "nil"
    case .null: "NSNull()"
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let number): number.swiftText
    case .string(let text): text.swiftLiteral
    case .point(let point): point.swiftText
    case .size(let size): "CGSize(width: \(size.width.swiftText), height: \(size.height.swiftText))"
    case .rect(let rect): rect.swiftText
    case .affine(let affine): affine.swiftText
    case .transform(let matrix): matrix.swiftText
    case .color(let color): color.swiftText
    case .path(let path): path.swiftText
    case .timing(let function): function.swiftText
    case .list(let values): "[" + values.map { $0.swiftElement }.joined(separator: ", ") + "]"
    case .dictionary(let entries): Self.swiftText(of: entries)
    case .reference(let name): name.description
    }
  }

  /// The value as an element of a list or dictionary, where nil cannot stand.
  var swiftElement: String { self == .nil ? "NSNull()" : swiftObject }

  private static func swiftText(of entries: [Entry]) -> String {
    if entries.isEmpty { return "[:]" }
    let pairs = entries.map { "\($0.key.swiftLiteral): \($0.value.swiftElement)" }
    return "[" + pairs.joined(separator: ", ") + "]"
  }
}

extension Double {
  /// The number as a Swift expression.
  var swiftText: String {
    if isNaN { return "Double.nan" }
    if isInfinite { return self < 0 ? "-Double.infinity" : "Double.infinity" }
    return scriptText
  }
}

extension Point {
  var swiftText: String { "CGPoint(x: \(x.swiftText), y: \(y.swiftText))" }
}

extension Rect {
  var swiftText: String {
    let (x, y) = (origin.x.swiftText, origin.y.swiftText)
    let (width, height) = (size.width.swiftText, size.height.swiftText)
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }
}

extension AffineTransform {
  var swiftText: String {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let arguments = zip(names, components).map { "\($0): \($1.swiftText)" }
    return "CGAffineTransform(" + arguments.joined(separator: ", ") + ")"
  }
}

extension Transform3D {
  var swiftText: String {
    if isIdentity { return "CATransform3DIdentity" }
    let numbers = { (list: [Double]) in list.map(\.swiftText).joined(separator: ", ") }
    if self == .translation(m41, m42, m43) {
      return "CATransform3DMakeTranslation(\(numbers([m41, m42, m43])))"
    }
    if self == .scale(m11, m22, m33) {
      return "CATransform3DMakeScale(\(numbers([m11, m22, m33])))"
    }
    if isAffine { return "CATransform3DMakeAffineTransform(\(planar.swiftText))" }
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    let arguments = zip(names, components).map { "\($0): \($1.swiftText)" }
    return "CATransform3D(" + arguments.joined(separator: ", ") + ")"
  }
}

extension Color {
  var swiftText: String {
    let names = ["red", "green", "blue", "alpha"]
    let arguments = zip(names, components).map { "\($0): \($1.swiftText)" }
    return "CGColor(" + arguments.joined(separator: ", ") + ")"
  }
}

extension Path {
  var swiftText: String {
    let calls = elements.map(\.swiftText).joined(separator: "; ")
    return
      "{ let path = CGMutablePath(); \(calls)\(calls.isEmpty ? "" : "; ")return path as CGPath }()"
  }
}

extension Path.Element {
  var swiftText: String {
    switch self {
    case .move(let point): "path.move(to: \(point.swiftText))"
    case .line(let point): "path.addLine(to: \(point.swiftText))"
    case .quadratic(let control, let end):
      "path.addQuadCurve(to: \(end.swiftText), control: \(control.swiftText))"
    case .cubic(let first, let second, let end):
      "path.addCurve(to: \(end.swiftText), control1: \(first.swiftText), "
        + "control2: \(second.swiftText))"
    case .close: "path.closeSubpath()"
    }
  }
}

extension TimingFunction {
  var swiftText: String {
    switch self {
    case .named(let name): "CAMediaTimingFunction(name: .\(name.rawValue))"
    case .custom(let curve):
      "CAMediaTimingFunction(controlPoints: "
        + [curve.first.x, curve.first.y, curve.second.x, curve.second.y].map(\.swiftText)
        .joined(separator: ", ") + ")"
    }
  }
}
