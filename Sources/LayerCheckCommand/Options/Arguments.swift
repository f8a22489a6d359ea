import LayerScript

/// The words behind a command, sorted into options, plain words and an engine's command.
struct Arguments {
  /// Plain words.
  private(set) var words: [String] = []
  /// Everything behind `--`: the program and the arguments of a driver.
  private(set) var command: [String] = []
  /// The engines that have a name in the configuration.
  private(set) var engines: [Configuration.NamedEngine] = []
  private var values: [(option: String, value: String)] = []
  /// The options whose values are not of the command line.
  private var configured: Set<String> = []
  private var flags: Set<String> = []

  init(_ words: [String], for verb: Verb) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        if !verb.options.contains(.engine) {
          throw UsageError("'\(verb.rawValue)' takes no command behind '--'")
        }
        command = Array(rest)
        if command.isEmpty {
          throw UsageError("there is no command behind '--'", remedy: "write '-- ./my-driver'")
        }
        return
      }
      if word == "-h" {
        flags.insert("help")
      } else if word == "-o", verb.options.contains(.output) {
        try take("output", &rest, verb)
      } else if word == "-v" || word == "-vv", verb.options.contains(.verbose) {
        flags.insert("verbose")
        if word == "-vv" { flags.insert("traffic") }
      } else if word.hasPrefix("--") {
        try take(String(word.dropFirst(2)), &rest, verb)
      } else if word.hasPrefix("-"), word.count > 1, Double(word) == nil {
        throw UsageError("there is no option '\(word)'", remedy: "options have two dashes")
      } else {
        self.words.append(word)
      }
    }
  }

  /// Values of one option, with nothing else.
  init(_ texts: [String], of option: CommandOption, _ engines: [Configuration.NamedEngine]) {
    self.engines = engines
    values = texts.map { (option.rawValue, $0) }
  }

  /// Takes from a configuration what the command has options for and the command line says nothing of.
  mutating func fill(from configuration: Configuration, for verb: Verb) {
    engines = configuration.engines
    let given = self
    for (option, value) in configuration.values
    where verb.options.contains(option) && !given.settles(option) {
      values.append((option.rawValue, value))
      configured.insert(option.rawValue)
    }
  }

  /// Tells whether nobody need ask a configuration about an option.
  private func settles(_ option: CommandOption) -> Bool {
    if isGiven(option.rawValue) { return true }
    return switch option {
    case .engine: !command.isEmpty
    // How long a run goes on, and what it is about, is said as a whole.
    case .cases: isGiven("time")
    case .time: isGiven("cases")
    case .area: isGiven("rule")
    case .rule: isGiven("area")
    case .report: isGiven("resume")
    case .expect: isGiven("baseline")
    default: false
    }
  }

  private mutating func take(
    _ text: String, _ rest: inout ArraySlice<String>, _ verb: Verb
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0]
    guard let option = verb.option(named: name) else {
      let known = verb.options.map(\.rawValue).sorted().map { "--" + $0 }
      throw UsageError(
        "'\(verb.rawValue)' has no option '--\(name)'",
        remedy: FormerWords.remedy(forOption: name)
          ?? Spelling.remedy(for: "--" + name, among: known))
    }
    if option.value(in: verb) == nil {
      if parts.count > 1 {
        throw UsageError(
          "the option '--\(name)' takes no value", remedy: "write '--\(name)' alone")
      }
      flags.insert(name)
      return
    }
    // Another option is no value: 'run --report --quiet' would write into a folder '--quiet'.
    let isNext = rest.first.map { !$0.hasPrefix("--") } ?? false
    let value = parts.count > 1 ? parts[1] : isNext ? rest.removeFirst() : ""
    if value.isEmpty {
      throw UsageError(
        "the option '--\(name)' needs a value",
        remedy: "'layercheck help \(verb.rawValue)' says of what kind")
    }
    values.append((name, value))
  }

  /// Complains about plain words where there is nothing that they could mean.
  func refuseWords(of verb: Verb, remedy: String? = nil) throws(UsageError) {
    guard let word = words.first else { return }
    throw UsageError(
      "'\(verb.rawValue)' does not know what to do with '\(word)'", remedy: remedy)
  }

  /// Tells whether an option stands on the command line itself.
  func isGiven(_ option: String) -> Bool {
    flags.contains(option)
      || !configured.contains(option) && values.contains { $0.option == option }
  }

  /// The program and the arguments of the engine that has a name in the configuration; nil for none.
  func engine(named name: String) -> [String]? { engines.first { $0.name == name }?.words }

  /// Tells whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The values of an option that may be given more than once.
  func all(_ option: String) -> [String] {
    values.filter { $0.option == option }.map(\.value)
  }

  /// The value of an option that may be given once.
  func value(_ option: String) throws(UsageError) -> String? {
    let given = all(option)
    if given.count > 1 {
      throw UsageError(
        "the option '--\(option)' stands here twice", remedy: "leave one of them out")
    }
    return given.first
  }

  /// The value of an option that is a whole number in a range.
  func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = try value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "'\(text)' is no value for '--\(option)'",
        remedy: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The form in which something is to be written; nil where none is named.
  func format<Format: RawRepresentable & CaseIterable>(
    _ type: Format.Type
  ) throws(UsageError) -> Format? where Format.RawValue == String {
    guard let text = try value("format") else { return nil }
    guard let format = Format(rawValue: text) else {
      throw UsageError(
        "'\(text)' is no value for '--format'",
        remedy: Spelling.remedy(for: text, among: Format.allCases.map(\.rawValue)))
    }
    return format
  }
}
