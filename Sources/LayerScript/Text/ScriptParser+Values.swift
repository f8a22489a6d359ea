import Geometry

extension ScriptParser {
  mutating func value() throws(ScriptError) -> Value {
    let token = peek
    switch token.content {
    case .number: return .number(try number("a number"))
    case .string(let text):
      _ = next()
      return .string(text)
    case .mark("("): return try tuple()
    case .mark("["):
      return .list(try nested { parser throws(ScriptError) in try parser.list() })
    case .mark("{"):
      return .dictionary(try nested { parser throws(ScriptError) in try parser.dictionary() })
    case .word(let word):
      _ = next()
      return try value(startingWith: word, at: token)
    case .mark, .endOfStep, .endOfScript:
      throw error("expected a value before \(token.text)", nil)
    }
  }

  private mutating func value(
    startingWith word: String, at token: Token
  ) throws(ScriptError) -> Value {
    switch word {
    case "nil": return .nil
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "nan": return .number(.nan)
    case "inf": return .number(.infinity)
    case "identity": return .transform(.identity)
    case "timing": return .timing(try timingFunction())
    case "path": return .path(try path())
    case "size", "affine", "translation", "scale", "planar", "matrix", "rgba":
      return try structure(word, at: token)
    default: break
    }
    if let name = ObjectName(word) { return .reference(name) }
    throw error(
      "'\(word)' is not a value", "put it in double quotes if it is meant as a text", at: token)
  }

  private mutating func tuple() throws(ScriptError) -> Value {
    let token = peek
    let numbers = try numbers()
    switch numbers.count {
    case 2: return .point(Point(numbers[0], numbers[1]))
    case 4: return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    default:
      throw error(
        "\(numbers.count) numbers in brackets are no value",
        "write two for a point, four for a rectangle", at: token)
    }
  }

  private mutating func structure(
    _ word: String, at token: Token
  ) throws(ScriptError) -> Value {
    let numbers = try numbers()
    if let value = Self.structure(word, numbers) { return value }
    throw error(
      "\(word) does not take \(numbers.count) numbers",
      "size takes 2, translation and scale take 3, rgba takes 4, affine and planar take 6, "
        + "matrix takes 16", at: token)
  }

  private static func structure(_ word: String, _ n: [Double]) -> Value? {
    switch (word, n.count) {
    case ("size", 2): .size(Size(n[0], n[1]))
    case ("translation", 3): .transform(.translation(n[0], n[1], n[2]))
    case ("scale", 3): .transform(.scale(n[0], n[1], n[2]))
    case ("rgba", 4): .color(Color(n[0], n[1], n[2], n[3]))
    case ("affine", 6): .affine(AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
    case ("planar", 6):
      .transform(Transform3D(AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])))
    case ("matrix", 16): Transform3D(rows: n).map { .transform($0) }
    default: nil
    }
  }

  /// Parses numbers in round brackets, separated by commas.
  private mutating func numbers() throws(ScriptError) -> [Double] {
    try expect(.mark("("))
    var numbers: [Double] = []
    while !take(.mark(")")) {
      if !numbers.isEmpty { try expect(.mark(",")) }
      numbers.append(try number("a number"))
    }
    return numbers
  }

  mutating func list() throws(ScriptError) -> [Value] {
    try expect(.mark("["))
    var values: [Value] = []
    while !take(.mark("]")) {
      if !values.isEmpty { try expect(.mark(",")) }
      values.append(try value())
    }
    return values
  }

  mutating func dictionary() throws(ScriptError) -> [Value.Entry] {
    try expect(.mark("{"))
    var entries: [Value.Entry] = []
    var keys = Set<String>()
    while !take(.mark("}")) {
      if !entries.isEmpty { try expect(.mark(",")) }
      let token = peek
      let key = try key()
      if !keys.insert(key).inserted {
        throw error("the key \(key.asKey) stands here twice", "leave one of them out", at: token)
      }
      try expect(.mark(":"))
      entries.append(Value.Entry(key, try value()))
    }
    return entries
  }

  mutating func timingFunction() throws(ScriptError) -> TimingFunction {
    if case .word = peek.content { try expectWord("timing") }
    let token = peek
    try expect(.mark("("))
    if case .word = peek.content {
      let name = try choice("the name of a timing function", of: TimingFunction.Name.self)
      try expect(.mark(")"))
      return .named(name)
    }
    var numbers: [Double] = []
    repeat { numbers.append(try number("a control point")) } while take(.mark(","))
    try expect(.mark(")"))
    guard numbers.count == 4 else {
      throw error("a timing function has a name or four numbers", nil, at: token)
    }
    return .custom(CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  private mutating func path() throws(ScriptError) -> Path {
    try expect(.mark("["))
    var elements: [Path.Element] = []
    while !take(.mark("]")) {
      let token = peek
      switch try word("a path element") {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "Q": elements.append(.quadratic(try point(), try point()))
      case "C": elements.append(.cubic(try point(), try point(), try point()))
      case "Z": elements.append(.close)
      default: throw error("expected M, L, Q, C or Z before \(token.text)", nil, at: token)
      }
    }
    return Path(elements)
  }

  private mutating func point() throws(ScriptError) -> Point {
    Point(try number("a coordinate"), try number("a coordinate"))
  }
}

extension Value {
  /// Parses a value as it stands in a script.
  ///
  /// - Throws: `ScriptError` with the place, the complaint and a remedy.
  public init(parsing text: String) throws(ScriptError) {
    var parser = try ScriptParser(text)
    self = try parser.value()
    try parser.expect(.endOfScript)
  }
}
