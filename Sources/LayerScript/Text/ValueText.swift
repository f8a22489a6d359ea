import Geometry

extension Value: CustomStringConvertible {
  /// The value as it stands in a script.
  public var description: String {
    switch self {
    case .nil: "nil"
    case .null: "null"
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let number): number.scriptText
    case .string(let text): text.quoted
    case .point(let point): "(\(point.x.scriptText), \(point.y.scriptText))"
    case .size(let size): Self.call("size", [size.width, size.height])
    case .rect(let rect): Self.call("", rect.components)
    case .affine(let affine): Self.call("affine", affine.components)
    case .transform(let transform): transform.scriptText
    case .color(let color): Self.call("rgba", color.components)
    case .path(let path): "path[" + path.elements.map(\.scriptText).joined(separator: " ") + "]"
    case .timing(let function): function.description
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .dictionary(let entries): Self.text(of: entries)
    case .reference(let name): name.description
    }
  }

  static func call(_ name: String, _ numbers: [Double]) -> String {
    name + "(" + numbers.map(\.scriptText).joined(separator: ", ") + ")"
  }

  static func text(of entries: [Entry]) -> String {
    "{" + entries.map { "\($0.key.asKey): \($0.value)" }.joined(separator: ", ") + "}"
  }
}

extension TimingFunction: CustomStringConvertible {
  /// The function as it stands in a script.
  public var description: String {
    switch self {
    case .named(let name): "timing(\(name.rawValue))"
    case .custom(let curve):
      Value.call("timing", [curve.first.x, curve.first.y, curve.second.x, curve.second.y])
    }
  }
}

extension Transform3D {
  /// The shortest spelling: identity, translation, scale, a map of the plane, or sixteen numbers.
  var scriptText: String {
    if isIdentity { return "identity" }
    if self == .translation(m41, m42, m43) { return Value.call("translation", [m41, m42, m43]) }
    if self == .scale(m11, m22, m33) { return Value.call("scale", [m11, m22, m33]) }
    if isAffine { return Value.call("planar", planar.components) }
    return Value.call("matrix", components)
  }
}

extension Path.Element {
  var scriptText: String {
    switch self {
    case .move(let point): "M " + Self.text([point])
    case .line(let point): "L " + Self.text([point])
    case .quadratic(let control, let end): "Q " + Self.text([control, end])
    case .cubic(let first, let second, let end): "C " + Self.text([first, second, end])
    case .close: "Z"
    }
  }

  private static func text(_ points: [Point]) -> String {
    points.map { "\($0.x.scriptText) \($0.y.scriptText)" }.joined(separator: " ")
  }
}

extension String {
  /// The text as a key: bare where it is a word, otherwise in quotes.
  var asKey: String { isWord ? self : quoted }

  /// The text as a key path: bare where it is words with dots between, otherwise in quotes.
  var asKeyPath: String {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { String($0).isWord } ? self : quoted
  }

  private var isWord: Bool {
    guard let first = unicodeScalars.first, first.isWordStart else { return false }
    return unicodeScalars.allSatisfy(\.isWordPart)
  }
}

extension Unicode.Scalar {
  var isWordStart: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isWordPart: Bool { isWordStart || isDigit }
}
