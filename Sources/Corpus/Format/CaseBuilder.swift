import LayerScript
import Rules

/// Turns the lines of a case into steps and expectations.
struct CaseBuilder {
  private(set) var steps: [Step] = []
  private(set) var expectations: [Int: CorpusExpectation] = [:]

  mutating func add(_ line: CorpusLine) throws(CorpusError) {
    if let text = line.text.after("!") {
      try addEvent(text, line)
      return
    }
    let parts = try Self.split(line)
    let text = try Self.evaluated(parts.step, line)
    let script: Script
    do {
      script = try Script(parsing: text)
    } catch {
      throw CorpusError(line: line.number, error.message, remedy: error.remedy)
    }
    guard let last = script.steps.last else {
      throw CorpusError(line: line.number, "there is no step in front of '=>'")
    }
    steps += script.steps
    guard let answer = parts.answer else { return }
    let scale = Self.largest(in: last)
    expectations[steps.count - 1, default: CorpusExpectation()].answer = try CorpusAnswer(
      parsing: answer, of: last, scale: scale, line: line.number)
  }

  private mutating func addEvent(_ text: String, _ line: CorpusLine) throws(CorpusError) {
    guard !steps.isEmpty else {
      throw CorpusError(line: line.number, "there is no step above this event")
    }
    var expectation = expectations[steps.count - 1] ?? CorpusExpectation()
    var events = expectation.events ?? CorpusEvents(list: [], isOrdered: true, ignored: [])
    if text == "unordered" {
      events.isOrdered = false
    } else if text == "among others" {
      events.isPartial = true
    } else if text == "by now" {
      events.isByNow = true
    } else if text == "of any layer" {
      events.isOfAnyLayer = true
    } else if let kind = text.after("besides ") {
      guard let kind = Event.Kind(rawValue: kind) else {
        throw CorpusError(
          line: line.number, "there is no kind of event '\(kind)'",
          remedy: Spelling.remedy(for: kind, among: Event.Kind.allCases.map(\.rawValue)))
      }
      events.ignored.append(kind)
    } else if text != "none" {
      events.list.append(try Event(parsingCorpus: text, line: line.number))
    }
    expectation.events = events
    expectations[steps.count - 1] = expectation
  }

  /// The step and, behind the arrow, its answer.
  private static func split(_ line: CorpusLine) throws(CorpusError) -> (
    step: String, answer: String?
  ) {
    let characters = Array(line.text)
    var isQuoted = false
    for place in characters.indices {
      if characters[place] == "\"" { isQuoted.toggle() }
      guard !isQuoted, characters[place] == "=", place + 1 < characters.count,
        characters[place + 1] == ">"
      else { continue }
      return (String(characters[..<place]), String(characters[(place + 2)...]).trimmed)
    }
    return (line.text, nil)
  }

  /// Replaces each `<expression>` by the number that it stands for.
  static func evaluated(_ text: String, _ line: CorpusLine) throws(CorpusError) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      guard let close = rest[open...].firstIndex(of: ">") else {
        throw CorpusError(line: line.number, "'<' without '>'")
      }
      result += rest[..<open]
      do {
        result += try Calculator.evaluate(String(rest[rest.index(after: open)..<close])).scriptText
      } catch {
        throw CorpusError(line: line.number, error.message)
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The largest number in a step: the formulas behind an answer do not reach much beyond it.
  private static func largest(in step: Step) -> Double {
    guard case .convert(let value, from: _, to: _, asking: _) = step.query else { return 0 }
    return value.components?.map(abs).max() ?? 0
  }
}
