import LayerScript
import Wire

/// What a project says of its runs once and for all: engines by name, and values of options.
struct Configuration {
  /// The name of the file that is read without being named.
  static let fileName = ".layercheck.json"

  /// The options that the file may have values for; what a command does not take is not for it.
  static let options: [CommandOption] = [
    .engine, .profile, .deviation, .seed, .cases, .time, .jobs, .deadlines, .area, .rule, .levels,
    .expect,
    .report, .junit, .html, .badge, .annotations,
  ]

  /// An engine that has a name: one that is built in, or a driver's program with its arguments.
  struct NamedEngine {
    let name: String
    let words: [String]
  }

  /// The engines in the order of the file.
  private(set) var engines: [NamedEngine] = []
  /// The values of options, in the order of the file.
  private(set) var values: [(option: CommandOption, value: String)] = []

  /// Reads the file that a command line names, or that of the folder where we are; nil where there is none.
  init?(_ arguments: Arguments) throws(UsageError) {
    switch try arguments.value("config") {
    case "off": return nil
    case let path?: try self.init(path: path)
    case nil:
      guard Files.exists(Self.fileName) else { return nil }
      try self.init(path: Self.fileName)
    }
  }

  private init(path: String) throws(UsageError) {
    let text = try Files.read(path)
    let document: Json
    do throws(JsonError) {
      document = try Json(parsing: text)
    } catch {
      let line = text.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw UsageError("\(path), line \(line): \(error.message)", remedy: Self.page)
    }
    try self.init(document, path)
  }

  private static let page = "Specs/configuration.md has an example"

  /// Reads a document.
  ///
  /// - Throws: `UsageError` that names the file, the key and what to write instead.
  init(_ document: Json, _ path: String) throws(UsageError) {
    guard let members = document.asObject else {
      throw UsageError("\(path) is no object", remedy: Self.page)
    }
    // An engine may be named in front of its definition.
    for member in members where member.key == "engines" {
      engines = try Self.engines(member.value, path)
    }
    for member in members where member.key != "engines" {
      guard let option = Self.options.first(where: { $0.rawValue == member.key }) else {
        throw Self.problem(withKey: member.key, path)
      }
      try take(option, member.value, path)
    }
  }

  private static func problem(withKey key: String, _ path: String) -> UsageError {
    let shown = EngineText(key).terminalName
    let message = "\(path) has a key '\(shown)', which is none"
    if CommandOption(rawValue: key) != nil {
      return UsageError(message, remedy: "write '--\(key)' on the command line, where it is needed")
    }
    let known = ["engines"] + options.map(\.rawValue)
    return UsageError(message, remedy: Spelling.remedy(for: key, among: known))
  }

  /// Takes the value of an option, if a command line could have it.
  private mutating func take(
    _ option: CommandOption, _ value: Json, _ path: String
  ) throws(UsageError) {
    let place = "\(path), '\(option.rawValue)'"
    guard let texts = option.texts(of: value), !texts.contains("") else {
      throw UsageError(
        "\(place): \(EngineText(value.description).terminalName) is no value for it",
        remedy: "write \(option.form)")
    }
    do throws(UsageError) {
      try option.check(texts, engines)
    } catch {
      throw UsageError("\(place): \(error.message)", remedy: error.remedy)
    }
    values += texts.map { (option, $0) }
  }
}

extension Configuration {
  private static func engines(
    _ value: Json, _ path: String
  ) throws(UsageError) -> [NamedEngine] {
    guard let members = value.asObject else {
      throw UsageError(
        "\(path), 'engines' is no object",
        remedy: "write names with commands: {\"mine\": \"./my-driver --fast\"}")
    }
    var engines: [NamedEngine] = []
    for member in members {
      let shown = EngineText(member.key).terminalName
      let place = "\(path), 'engines', '\(shown)'"
      guard isName(member.key) else {
        throw UsageError(
          "\(place) is no name for an engine",
          remedy:
            "write a name of letters, digits, points, dashes and underscores that no built-in engine "
            + "has")
      }
      engines.append(NamedEngine(name: member.key, words: try words(of: member.value, place)))
    }
    return engines
  }

  private static func isName(_ text: String) -> Bool {
    !EngineChoice.isBuiltIn(text) && !text.hasPrefix("-") && !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }

  /// The program of an engine with its arguments.
  private static func words(of value: Json, _ place: String) throws(UsageError) -> [String] {
    let words: [String]
    if let text = value.asString {
      words = try CommandWords.words(of: text, in: place)
    } else {
      let texts = value.asArray?.map(\.asString) ?? []
      words = texts.contains(nil) ? [] : texts.compactMap(\.self)
    }
    guard let first = words.first, !first.isEmpty else {
      throw UsageError(
        "\(place) is no engine",
        remedy:
          "write a driver's command, as a text or as a list of words, or the name of a built-in engine"
      )
    }
    return words
  }
}
