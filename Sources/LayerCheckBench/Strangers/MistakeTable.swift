import Rules

/// The mistakes of an engine that somebody listed by reading it, as a table keeps them.
///
/// The first line names the columns, which tabs separate: `number`, `name`, `judged`, which is `yes` where the
/// reference judges the engine wrong, `rules`, and others that are not read here.
struct MistakeTable {
  /// The mistakes that are judged wrong, named by their numbers, in the order of the table.
  let judged: [Mistake]
  private let titles: [String: String]

  /// Reads a table.
  init(parsing text: String, in place: String) throws(BenchError) {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = lines.first ?? []
    guard let number = columns.firstIndex(of: "number"), let name = columns.firstIndex(of: "name"),
      let isJudged = columns.firstIndex(of: "judged"), let rules = columns.firstIndex(of: "rules")
    else {
      throw BenchError("\(place), line 1: needs the columns number, name, judged and rules")
    }
    let last = max(number, name, isJudged, rules)
    var (judged, titles): ([Mistake], [String: String]) = ([], [:])
    for (index, line) in lines.enumerated().dropFirst() {
      let here = "\(place), line \(index + 1)"
      guard line.count > last else { throw BenchError("\(here): too few columns") }
      guard titles.updateValue(line[name], forKey: line[number]) == nil else {
        throw BenchError("\(here): the number \(line[number]) stands for the second time")
      }
      var broken: [RuleID] = []
      for word in line[rules].split(separator: " ") {
        guard let rule = RuleID(String(word)) else {
          throw BenchError("\(here): '\(word)' is no rule; write one as GEO-06")
        }
        broken.append(rule)
      }
      switch line[isJudged] {
      case "yes": judged.append(Mistake(name: line[number], rules: broken))
      case "no": continue
      default: throw BenchError("\(here): 'judged' is yes or no, not '\(line[isJudged])'")
      }
    }
    guard !judged.isEmpty else { throw BenchError("\(place): no mistake is judged wrong") }
    self.judged = judged
    self.titles = titles
  }

  /// The number of a mistake and what it is.
  func label(_ name: String) -> String { "\(name) \(titles[name] ?? "")" }
}

extension MistakeTable {
  /// Reads the table in a file.
  init(file path: String) throws(BenchError) {
    guard let bytes = InputFile.contents(of: path) else {
      throw BenchError("cannot read '\(path)', the table of mistakes")
    }
    try self.init(parsing: String(decoding: bytes, as: UTF8.self), in: path)
  }
}
