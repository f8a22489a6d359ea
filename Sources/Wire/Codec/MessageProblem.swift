public import LayerScript

/// The complaint that a JSON document, though well formed, is not what it should be.
public struct MessageProblem: Error, Hashable, Sendable {
  /// Where in the document, such as `run.steps[3].value`.
  public let path: EngineText
  /// What is wrong there.
  public let message: EngineText

  /// Creates a complaint.
  public init(path: EngineText, message: EngineText) {
    self.path = path
    self.message = message
  }
}

extension MessageProblem {
  /// The place and the complaint in one line; both may quote what the document says.
  public var text: EngineText { path.isEmpty ? message : "\(path): \(message)" }
}

/// A part of a document on its way to being understood, with its place for complaints.
struct Field {
  let json: Json
  let path: String

  init(_ json: Json, path: String) {
    self.json = json
    self.path = path
  }

  func problem(_ message: EngineText) -> MessageProblem {
    MessageProblem(path: EngineText(path), message: message)
  }

  /// A member that may be missing; the literal `null` counts as missing.
  func optional(_ key: String) -> Field? {
    guard let value = json[key], value != .null else { return nil }
    return Field(value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// A member, `null` included.
  func member(_ key: String) throws(MessageProblem) -> Field {
    guard let value = json[key] else { throw problem("the member '\(key)' is missing") }
    return Field(value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func string() throws(MessageProblem) -> String {
    guard let text = json.asString else { throw problem("expected a text") }
    return text
  }

  /// A text that stands within code or quotes where it is shown: a record in which one has characters that do
  /// something else than show themselves was not written by this program.
  func visibleText() throws(MessageProblem) -> String {
    let text = try string()
    if text.unicodeScalars.contains(where: \.isHidden) { throw problem("hidden characters") }
    return text
  }

  /// Words of this program's own that stand among others where they are shown.
  func words() throws(MessageProblem) -> String {
    let text = try string()
    if EngineText(text).markdown != text { throw problem("other characters than words have") }
    return text
  }

  func engineText() throws(MessageProblem) -> EngineText { EngineText(fromJson: try string()) }

  func number() throws(MessageProblem) -> Double {
    guard let number = json.asNumber else { throw problem("expected a number") }
    return number
  }

  func integer() throws(MessageProblem) -> Int {
    guard let number = json.asInteger else { throw problem("expected a whole number") }
    return number
  }

  func boolean() throws(MessageProblem) -> Bool {
    guard let truth = json.asBoolean else { throw problem("expected true or false") }
    return truth
  }

  func elements() throws(MessageProblem) -> [Field] {
    guard let elements = json.asArray else { throw problem("expected a list") }
    return elements.enumerated().map { Field($1, path: "\(path)[\($0)]") }
  }

  func numbers(_ count: Int) throws(MessageProblem) -> [Double] {
    let elements = try elements()
    if elements.count != count { throw problem("expected \(count) numbers") }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.extendedNumber()) }
    return numbers
  }

  /// A number, or one of the spellings of those that JSON has none for.
  func extendedNumber() throws(MessageProblem) -> Double {
    if let number = json.asNumber { return number }
    switch json["num"]?.asString {
    case "nan": return .nan
    case "inf": return .infinity
    case "-inf": return -.infinity
    default: throw problem("expected a number")
    }
  }

  /// A text that must be one of an enumeration's raw values.
  func choice<Choice: RawRepresentable>(
    _ what: String, of type: Choice.Type
  ) throws(MessageProblem) -> Choice where Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else { throw problem("'\(text)' is not \(what)") }
    return choice
  }
}
