import Geometry
public import LayerScript

extension Json {
  /// A value as it travels: numbers, texts and truth values are themselves, everything else is an
  /// object with exactly one key.
  public init(_ value: Value) {
    switch value {
    case .nil: self = .null
    case .null: self = .tagged("null", .boolean(true))
    case .boolean(let truth): self = .boolean(truth)
    case .number(let number): self = .extended(number)
    case .string(let text): self = .string(text)
    case .point(let point): self = .tagged("point", .extended([point.x, point.y]))
    case .size(let size): self = .tagged("size", .extended([size.width, size.height]))
    case .rect(let rect): self = .tagged("rect", .extended(rect.components))
    case .affine(let affine): self = .tagged("affine", .extended(affine.components))
    case .transform(let matrix): self = .tagged("transform", .extended(matrix.components))
    case .color(let color): self = .tagged("color", .extended(color.components))
    case .path(let path): self = .tagged("path", .array(path.elements.map { Json($0) }))
    case .timing(let function): self = .tagged("timing", Json(function))
    case .list(let values): self = .tagged("list", .array(values.map { Json($0) }))
    case .dictionary(let entries): self = .tagged("dict", Json(entries))
    case .reference(let name): self = .tagged("ref", .string(name.description))
    }
  }

  init(_ entries: [Value.Entry]) {
    self = .array(entries.map { .array([.string($0.key), Json($0.value)]) })
  }

  init(_ function: TimingFunction) {
    switch function {
    case .named(let name): self = .string(name.rawValue)
    case .custom(let curve):
      self = .extended([curve.first.x, curve.first.y, curve.second.x, curve.second.y])
    }
  }

  private init(_ element: Path.Element) {
    switch element {
    case .move(let point): self = .drawing("M", [point])
    case .line(let point): self = .drawing("L", [point])
    case .quadratic(let control, let end): self = .drawing("Q", [control, end])
    case .cubic(let first, let second, let end): self = .drawing("C", [first, second, end])
    case .close: self = .drawing("Z", [])
    }
  }

  private static func drawing(_ letter: String, _ points: [Point]) -> Json {
    .array([.string(letter)] + points.flatMap { [.extended($0.x), .extended($0.y)] })
  }

  static func tagged(_ key: String, _ value: Json) -> Json { .object([Member(key, value)]) }

  /// A number, or the spelling of one that JSON has none for.
  static func extended(_ number: Double) -> Json {
    if number.isNaN { return .tagged("num", .string("nan")) }
    if number.isInfinite { return .tagged("num", .string(number < 0 ? "-inf" : "inf")) }
    return .number(number)
  }

  static func extended(_ numbers: [Double]) -> Json { .array(numbers.map { .extended($0) }) }
}

extension Field {
  func value() throws(MessageProblem) -> Value {
    switch json {
    case .null: return .nil
    case .boolean(let truth): return .boolean(truth)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .array: throw problem("a list is written {\"list\":[...]}")
    case .object(let members):
      guard members.count == 1, let member = members.first else {
        throw problem("a value is an object with exactly one key")
      }
      return try Field(member.value, path: "\(path).\(member.key)").value(
        tagged: member.key, in: self)
    }
  }

  private func value(tagged tag: String, in whole: Field) throws(MessageProblem) -> Value {
    switch tag {
    case "num": return .number(try whole.extendedNumber())
    case "null": return .null
    case "point", "size", "rect", "affine", "transform", "color": return try structure(tag)
    case "path":
      var elements: [Path.Element] = []
      for element in try self.elements() { elements.append(try element.pathElement()) }
      return .path(Path(elements))
    case "timing": return .timing(try timingFunction())
    case "list":
      var values: [Value] = []
      for element in try elements() { values.append(try element.value()) }
      return .list(values)
    case "dict": return .dictionary(try entries())
    case "ref": return .reference(try name())
    default: throw whole.problem("there is no value '\(tag)'")
    }
  }

  private func structure(_ tag: String) throws(MessageProblem) -> Value {
    switch tag {
    case "point":
      let n = try numbers(2)
      return .point(Point(n[0], n[1]))
    case "size":
      let n = try numbers(2)
      return .size(Size(n[0], n[1]))
    case "rect":
      let n = try numbers(4)
      return .rect(Rect(n[0], n[1], n[2], n[3]))
    case "affine":
      let n = try numbers(6)
      return .affine(AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
    case "transform": return .transform(Transform3D(rows: try numbers(16)) ?? .identity)
    default:
      let n = try numbers(4)
      return .color(Color(n[0], n[1], n[2], n[3]))
    }
  }

  func entries() throws(MessageProblem) -> [Value.Entry] {
    var entries: [Value.Entry] = []
    for element in try elements() {
      let pair = try element.elements()
      if pair.count != 2 { throw element.problem("expected a key and a value") }
      entries.append(Value.Entry(try pair[0].string(), try pair[1].value()))
    }
    return entries
  }

  func timingFunction() throws(MessageProblem) -> TimingFunction {
    if json.asString != nil {
      return .named(try choice("the name of a timing function", of: TimingFunction.Name.self))
    }
    let n = try numbers(4)
    return .custom(CubicCurve(n[0], n[1], n[2], n[3]))
  }

  private func pathElement() throws(MessageProblem) -> Path.Element {
    let parts = try elements()
    guard let letter = parts.first?.json.asString else { throw problem("expected a path element") }
    var n: [Double] = []
    for part in parts.dropFirst() { n.append(try part.extendedNumber()) }
    switch (letter, n.count) {
    case ("M", 2): return .move(Point(n[0], n[1]))
    case ("L", 2): return .line(Point(n[0], n[1]))
    case ("Q", 4): return .quadratic(Point(n[0], n[1]), Point(n[2], n[3]))
    case ("C", 6): return .cubic(Point(n[0], n[1]), Point(n[2], n[3]), Point(n[4], n[5]))
    case ("Z", 0): return .close
    default: throw problem("'\(letter)' with \(n.count) numbers is no path element")
    }
  }

  /// The name of an object of the script.
  func name() throws(MessageProblem) -> ObjectName {
    let text = try string()
    guard let name = ObjectName(text) else { throw problem("'\(text)' is not a name") }
    return name
  }
}
