import LayerScript

extension Event {
  /// Parses an event as cases write it, such as `asked d1 actionForKey l1 position seen (0, 0)`.
  init(parsingCorpus text: String, line: Int) throws(CorpusError) {
    var words = EventWords(text, line: line)
    switch try words.choice("a kind of event", of: Kind.self) {
    case .asked:
      let who = try words.name()
      let callback = try words.choice("a callback", of: Callback.self)
      let layer = words.layer()
      let key = try words.next("a key")
      self = .asked(who, callback, layer: layer, key: key, seen: try words.value(after: "seen"))
    case .ran:
      let action = try words.name()
      let key = try words.next("a key")
      self = .ran(action, key: key, layer: try words.name())
    case .started: self = .started(try words.name(), animation: try words.name())
    case .stopped:
      let who = try words.name()
      let animation = try words.name()
      self = .stopped(
        who, animation: animation, finished: try words.next("true or false") == "true")
    case .completed:
      let block = try words.name()
      self = .completed(block, finished: words.optional.map { $0 == "true" })
    case .called:
      let who = try words.name()
      let callback = try words.choice("a callback", of: Callback.self)
      self = .called(who, callback, layer: words.layer())
    case .changed:
      let layer = try words.name()
      let key = try words.next("a key")
      let old = try words.value(after: "from", until: " to ")
      self = .changed(
        layer, key: key, old: old ?? .nil, new: try words.value(after: "to") ?? .nil)
    }
    try words.end()
  }
}

/// The words of an event, one after another.
private struct EventWords {
  private var rest: String
  private let line: Int

  init(_ text: String, line: Int) {
    rest = text
    self.line = line
  }

  /// The next word, if there is one.
  var optional: String? {
    mutating get {
      let word = rest.prefix { $0 != " " }
      rest = String(rest.dropFirst(word.count)).trimmed
      return word.isEmpty ? nil : String(word)
    }
  }

  mutating func next(_ what: String) throws(CorpusError) -> String {
    if let word = optional { return word }
    throw CorpusError(line: line, "expected \(what) at the end of the event")
  }

  mutating func name() throws(CorpusError) -> ObjectName {
    let word = try next("a name")
    if let name = ObjectName(word) { return name }
    throw CorpusError(line: line, "'\(word)' is not a name")
  }

  /// A layer, unless the next word is something else.
  mutating func layer() -> ObjectName? {
    guard let name = ObjectName(rest.prefix { $0 != " " }), name.kind == .layer else { return nil }
    _ = optional
    return name
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ what: String, of type: Choice.Type
  ) throws(CorpusError) -> Choice where Choice.RawValue == String {
    let word = try next(what)
    if let choice = Choice(rawValue: word) { return choice }
    throw CorpusError(
      line: line, "'\(word)' is not \(what)",
      remedy: Spelling.remedy(for: word, among: Choice.allCases.map(\.rawValue)))
  }

  /// The value behind a word, up to another or to the end; nil when the word does not come next.
  mutating func value(after word: String, until end: String? = nil) throws(CorpusError) -> Value? {
    guard let behind = rest.after(word + " ") else { return nil }
    var text = behind
    rest = ""
    if let end, let range = behind.firstRange(of: end) {
      text = String(behind[..<range.lowerBound])
      rest = String(behind[range.lowerBound...]).trimmed
    }
    return try Value(corpus: text, line: line)
  }

  func end() throws(CorpusError) {
    if !rest.isEmpty {
      throw CorpusError(line: line, "'\(rest)' behind the event makes no sense")
    }
  }
}
