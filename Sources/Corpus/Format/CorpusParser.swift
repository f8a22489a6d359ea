import LayerScript
import Rules

extension CorpusChapter {
  /// Parses a file of the corpus.
  ///
  /// - Throws: `CorpusError` with the line, the complaint and a remedy.
  public init(name: String, parsing text: String) throws(CorpusError) {
    var parser = CorpusParser()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try parser.read(String(line), number: number)
    }
    try parser.finishCase()
    self.init(name: name, title: parser.title, cases: parser.cases)
  }
}

/// Reads a file line by line.
///
/// Lines without indent are headings: `chapter`, `define NAME`, `case`, `rules`, `source`, `profile`.
/// Indented lines are steps, each with `=>` and its answer behind it if it has one; lines that begin
/// with `!` say what is called back during the step above.
struct CorpusParser {
  var title = ""
  var cases: [CorpusCase] = []
  private var definitions: [String: [CorpusLine]] = [:]
  private var openDefinition: String?
  private var openCase: OpenCase?

  /// A case of which not every line was read.
  private struct OpenCase {
    var title: String
    var line: Int
    var rules: [RuleID] = []
    var source = ""
    var profiles: [String] = []
    var lines: [CorpusLine] = []
  }

  mutating func read(_ line: String, number: Int) throws(CorpusError) {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("#") { return }
    if line.hasPrefix(" ") {
      try readStep(CorpusLine(number: number, text: text))
    } else {
      try readHeading(text, number: number)
    }
  }

  private mutating func readStep(_ line: CorpusLine) throws(CorpusError) {
    if let name = line.text.after("use ") {
      guard let lines = definitions[name] else {
        let known = definitions.keys.sorted()
        throw CorpusError(
          line: line.number, "nothing is defined as '\(name)'",
          remedy: known.isEmpty
            ? "begin it with 'define \(name)'"
            : Spelling.remedy(for: name, among: known))
      }
      for line in lines { try append(line) }
    } else {
      try append(line)
    }
  }

  private mutating func append(_ line: CorpusLine) throws(CorpusError) {
    if let name = openDefinition {
      definitions[name]?.append(line)
    } else if openCase != nil {
      openCase?.lines.append(line)
    } else {
      throw CorpusError(line: line.number, "a step outside a case", remedy: "begin with 'case'")
    }
  }

  private mutating func readHeading(_ text: String, number: Int) throws(CorpusError) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1].trimmed : ""
    if rest.isEmpty {
      throw CorpusError(line: number, "'\(words[0])' says nothing", remedy: nil)
    }
    switch words[0] {
    case "chapter": title = rest
    case "define":
      try finishCase()
      openDefinition = rest
      definitions[rest] = []
    case "case":
      try finishCase()
      openCase = OpenCase(title: rest, line: number)
    case "rules":
      let rules = try rules(rest, number: number)
      openCase?.rules = rules
    case "source": openCase?.source = rest
    case "profile": openCase?.profiles.append(rest)
    default:
      let known = ["chapter", "define", "case", "rules", "source", "profile"]
      throw CorpusError(
        line: number, "no line begins with '\(words[0])'",
        remedy: Spelling.nearest(to: words[0], among: known).map { "did you mean '\($0)'?" }
          ?? "indent it if it is a step; headings are \(known.joined(separator: ", "))")
    }
    if openCase == nil, ["rules", "source", "profile"].contains(words[0]) {
      throw CorpusError(line: number, "'\(words[0])' outside a case", remedy: "begin with 'case'")
    }
  }

  private func rules(_ text: String, number: Int) throws(CorpusError) -> [RuleID] {
    var rules: [RuleID] = []
    for word in text.split(whereSeparator: { " ,".contains($0) }) {
      guard let rule = RuleID(String(word)) else {
        throw CorpusError(
          line: number, "'\(word)' is not the name of a rule", remedy: "write it like GEO-06")
      }
      if rules.contains(rule) { throw CorpusError(line: number, "\(rule) stands here twice") }
      rules.append(rule)
    }
    return rules
  }

  mutating func finishCase() throws(CorpusError) {
    openDefinition = nil
    guard let open = openCase else { return }
    openCase = nil
    if open.rules.isEmpty {
      throw CorpusError(
        line: open.line, "the case cites no rule", remedy: "add a line 'rules GEO-06'")
    }
    if open.source.isEmpty {
      throw CorpusError(
        line: open.line, "the case does not say where its numbers come from",
        remedy: "add a line 'source E01'")
    }
    var builder = CaseBuilder()
    for line in open.lines { try builder.add(line) }
    if builder.expectations.isEmpty {
      throw CorpusError(
        line: open.line, "the case expects nothing", remedy: "put '=> value' behind a query")
    }
    let script = Script(builder.steps)
    if let problem = script.firstProblem() {
      throw CorpusError(line: open.line, "the script makes no sense, \(problem)")
    }
    cases.append(
      CorpusCase(
        title: open.title, rules: open.rules, source: open.source, profiles: open.profiles,
        script: script, expectations: builder.expectations, line: open.line))
  }
}

/// One line of a case, without its indent.
struct CorpusLine {
  var number: Int
  var text: String
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let kept = drop { $0 == " " }
    return String(kept.reversed().drop { $0 == " " }.reversed())
  }

  /// What stands behind a beginning; nil when the text does not begin so.
  func after(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)).trimmed : nil
  }
}
