import LayerScript

/// The commands of the program.
enum Verb: String, CaseIterable {
  case run, merge, replay, shrink, record, check, program, rules, faults, variants, serve, corpus
  case known, rerun

  /// Finds a command by its name.
  init(_ name: String) throws(UsageError) {
    guard let verb = Verb(rawValue: name) else {
      let known = Verb.allCases.map(\.rawValue)
      throw UsageError(
        "there is no command '\(name)'",
        remedy: FormerWords.remedy(forCommand: name) ?? Spelling.remedy(for: name, among: known))
    }
    self = verb
  }

  /// The options that the command takes; true for those with a value.
  var options: [String: Bool] {
    switch self {
    case .run:
      [
        "engine": true, "seed": true, "cases": true, "jobs": true, "resume": true, "area": true,
        "rule": true,
        "report": true,
        "deadlines": true, "profile": true, "quiet": false, "help": false, "expect": true,
        "update-expect": false,
        "time": true, "levels": true, "require-exercised": false, "verbose": false,
        "traffic": false, "shard": true, "baseline": true, "junit": true, "badge": true,
        "annotations": true,
      ]
    case .merge:
      [
        "report": true, "output": true, "expect": true, "update-expect": false,
        "require-exercised": false, "quiet": false, "help": false, "junit": true, "badge": true,
        "annotations": true,
      ]
    case .replay:
      [
        "engine": true, "after": true, "deadlines": true, "profile": true, "help": false,
        "verbose": false,
        "traffic": false,
      ]
    case .shrink: ["engine": true, "deadlines": true, "profile": true, "help": false]
    case .record:
      [
        "engine": true, "deadlines": true, "profile": true, "help": false, "output": true,
        "seed": true,
        "cases": true, "area": true, "rule": true, "levels": true, "corpus": false,
      ]
    case .check: ["messages": true, "help": false]
    case .rerun:
      [
        "engine": true, "deadlines": true, "profile": true, "report": true, "quiet": false,
        "junit": true, "badge": true, "annotations": true, "help": false,
      ]
    case .program: ["language": true, "help": false]
    case .rules: ["json": false, "book": true, "help": false]
    case .faults, .variants: ["json": false, "help": false]
    case .corpus:
      [
        "engine": true, "deadlines": true, "profile": true, "export": true, "sources": true,
        "messages": false, "quiet": false, "help": false,
      ]
    case .serve: ["engine": true, "profile": true, "help": false]
    case .known: ["help": false]
    }
  }
}

/// The words behind a command, sorted into options, plain words and an engine's command.
struct Arguments {
  /// Plain words.
  private(set) var words: [String] = []
  /// Everything behind `--`: the program and the arguments of a driver.
  private(set) var command: [String] = []
  private var values: [(option: String, value: String)] = []
  private var flags: Set<String> = []

  init(_ words: [String], for verb: Verb) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        if verb.options["engine"] == nil {
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
      } else if word == "-o", verb.options["output"] != nil {
        try take("output", &rest, verb)
      } else if word == "-v" || word == "-vv", verb.options["verbose"] != nil {
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

  private mutating func take(
    _ text: String, _ rest: inout ArraySlice<String>, _ verb: Verb
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0]
    guard let takesValue = verb.options[name] else {
      let known = verb.options.keys.sorted().map { "--" + $0 }
      throw UsageError(
        "'\(verb.rawValue)' has no option '--\(name)'",
        remedy: FormerWords.remedy(forOption: name)
          ?? Spelling.remedy(for: "--" + name, among: known))
    }
    if !takesValue {
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
}
