/// Reads scripts in their canonical text: one step a line or separated by semicolons.
struct ScriptParser {
  /// How many bytes of UTF-8 a script may have.
  static let sizeLimit = 16 << 20
  /// How deep lists, dictionaries and reactions may be nested.
  static let depthLimit = 32

  private let tokens: [Token]
  private var place = 0
  private var depth = 0
  private var steps = 0

  /// Creates a parser of a text, or of a part of one that begins at some line.
  init(_ text: String, firstLine: Int = 1) throws(ScriptError) {
    if text.utf8.count > Self.sizeLimit {
      throw ScriptError(
        line: firstLine, column: 1, message: "the script is longer than \(Self.sizeLimit) bytes",
        remedy: "divide it")
    }
    tokens = try Tokenizer.tokens(of: text, firstLine: firstLine)
  }

  mutating func script() throws(ScriptError) -> Script {
    Script(try steps(until: .endOfScript))
  }

  /// Parses steps up to a closing token, which is consumed.
  mutating func steps(until end: Token.Content) throws(ScriptError) -> [Step] {
    var steps: [Step] = []
    while true {
      while take(.endOfStep) {}
      if take(end) { return steps }
      steps.append(try step())
      if peek.content != end, !take(.endOfStep) {
        throw error("expected the end of the step before \(peek.text)", "start a new line there")
      }
    }
  }

  /// Parses something that holds others of its kind.
  mutating func nested<Part>(
    _ parse: (inout ScriptParser) throws(ScriptError) -> Part
  ) throws(ScriptError) -> Part {
    if depth >= Self.depthLimit {
      throw error("nesting is deeper than \(Self.depthLimit)", "write less within one another")
    }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  private mutating func step() throws(ScriptError) -> Step {
    steps += 1
    if steps > Script.stepLimit {
      throw error("the script has more than \(Script.stepLimit) steps", "divide it")
    }
    var thread = 1
    if take(.mark("@")) { thread = try integer("the number of a thread") }
    let kind = peek
    let word = try word("the name of a step")
    if let command = try command(word) { return Step(.command(command), thread: thread) }
    if let query = try query(word) { return Step(.query(query), thread: thread) }
    throw ScriptError(
      line: kind.line, column: kind.column, message: "there is no step '\(word)'",
      remedy: Spelling.remedy(for: word, among: Self.stepWords))
  }

  private static let stepWords =
    StepKind.allCases.map(\.rawValue).filter { $0 != "insertBelow" && $0 != "insertAbove" }
}

extension ScriptParser {
  var peek: Token { tokens[place] }

  mutating func next() -> Token {
    let token = tokens[place]
    if place + 1 < tokens.count { place += 1 }
    return token
  }

  /// Consumes the next token if it is the given one.
  mutating func take(_ content: Token.Content) -> Bool {
    guard peek.content == content else { return false }
    if content != .endOfScript { place += 1 }
    return true
  }

  mutating func takeWord(_ word: String) -> Bool { take(.word(word)) }

  mutating func expect(_ content: Token.Content) throws(ScriptError) {
    if take(content) { return }
    let wanted = Token(content: content, line: 0, column: 0).text
    throw error("expected \(wanted) before \(peek.text)", nil)
  }

  mutating func expectWord(_ word: String) throws(ScriptError) {
    try expect(.word(word))
  }

  mutating func word(_ what: String) throws(ScriptError) -> String {
    guard case .word(let word) = peek.content else {
      throw error("expected \(what) before \(peek.text)", nil)
    }
    place += 1
    return word
  }

  mutating func number(_ what: String) throws(ScriptError) -> Double {
    switch peek.content {
    case .number(let number):
      place += 1
      return number
    case .word("nan"):
      place += 1
      return .nan
    case .word("inf"):
      place += 1
      return .infinity
    default: throw error("expected \(what) before \(peek.text)", "write a number")
    }
  }

  mutating func integer(_ what: String) throws(ScriptError) -> Int {
    let token = peek
    guard let integer = Int(exactly: try number(what)) else {
      throw error("\(what) is a whole number", nil, at: token)
    }
    return integer
  }

  /// Parses a key: a word, or any text in quotes.
  mutating func key() throws(ScriptError) -> String {
    if case .string(let text) = peek.content {
      place += 1
      return text
    }
    return try word("a key")
  }

  func error(_ message: String, _ remedy: String?, at token: Token? = nil) -> ScriptError {
    let token = token ?? peek
    return ScriptError(line: token.line, column: token.column, message: message, remedy: remedy)
  }

  /// Parses a word that must be one of an enumeration's raw values.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ what: String, of type: Choice.Type
  ) throws(ScriptError) -> Choice where Choice.RawValue == String {
    let token = peek
    let word = try word(what)
    if let choice = Choice(rawValue: word) { return choice }
    let candidates = Choice.allCases.map(\.rawValue)
    throw error(
      "'\(word)' is not \(what)", Spelling.remedy(for: word, among: candidates), at: token)
  }
}

extension Script {
  /// Parses a script; steps stand on lines of their own or are separated by semicolons.
  ///
  /// - Throws: `ScriptError` with the place, the complaint and a remedy.
  public init(parsing text: String) throws(ScriptError) {
    try self.init(parsing: text, firstLine: 1)
  }

  init(parsing text: String, firstLine: Int) throws(ScriptError) {
    var parser = try ScriptParser(text, firstLine: firstLine)
    self = try parser.script()
  }
}
