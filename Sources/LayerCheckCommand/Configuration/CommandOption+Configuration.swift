import Wire

extension CommandOption {
  /// The values that a document has for the option; nil where it is of another form.
  func texts(of document: Json) -> [String]? {
    switch self {
    case .cases, .jobs, .deadlines: document.asNumber.map { [Json.number($0).description] }
    case .seed:
      document.asString == "random" ? ["random"] : document.asInteger.map { [String($0)] }
    case .area, .rule, .profile, .deviation: Self.list(document)
    case .levels: Self.list(document).map { [$0.joined(separator: ",")] }
    default: document.asString.map { [$0] }
    }
  }

  private static func list(_ document: Json) -> [String]? {
    if let text = document.asString { return [text] }
    let texts = document.asArray?.map(\.asString) ?? [nil]
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  /// What a document has to have for the option, in words.
  var form: String {
    switch self {
    case .cases, .jobs, .deadlines: "a number"
    case .seed: "a whole number, or \"random\""
    case .area, .rule, .profile, .deviation, .levels: "a text, or a list of texts"
    default: "a text"
    }
  }

  /// Makes sure that a command line could have values of the option.
  func check(
    _ texts: [String], _ engines: [Configuration.NamedEngine]
  ) throws(UsageError) {
    // Drawing a seed is for the run to do.
    if self == .seed, texts == ["random"] { return }
    let arguments = Arguments(texts, of: self, engines)
    switch self {
    case .engine: _ = try EngineChoice(arguments)
    case .profile: _ = try arguments.profiles()
    case .deviation: _ = try DeviationChoice(arguments)
    case .deadlines: _ = try arguments.deadlines()
    case .time: _ = try Duration(arguments)
    case .jobs: _ = try RunVerb.jobs(arguments)
    case .seed, .cases, .area, .rule, .levels: _ = try RunVerb.options(arguments)
    case .annotations: _ = try IntegrationOutputs.annotates(arguments, [:])
    default: break
    }
  }
}
