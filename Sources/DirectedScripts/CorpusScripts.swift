import LayerScript
import Rules

/// The scripts of the directed cases, which are in the program so that it needs no file.
///
/// The chapters are written by `.ci/sources Sources` from `Specs/corpus`; cases that the reference does
/// not decide are not among them.
enum CorpusScripts {
  /// A case without its answers.
  struct Case {
    let chapter: String
    let title: String
    let rules: [RuleID]
    let script: Script

    var origin: DirectedScript.Origin { .corpus(chapter: chapter, title: title) }
  }

  /// The cases in the order of the chapters.
  static var cases: [Case] { chapters.flatMap { Self.cases(of: $0.name, in: $0.text) } }

  /// The cases in the text of a chapter: a line with rules and title, and a line with the script.
  static func cases(of chapter: String, in text: String) -> [Case] {
    let lines = text.split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).map { place in
      let parts = lines[place].split(separator: ": ", maxSplits: 1)
      let rules = parts[0].split(separator: " ").compactMap { RuleID(String($0)) }
      return Case(
        chapter: chapter, title: String(parts[1]), rules: rules,
        script: Self.script(lines[place + 1]))
    }
  }

  /// Reads a script that a test has read before.
  static func script(_ text: some StringProtocol) -> Script {
    do throws(ScriptError) {
      return try Script(parsing: String(text))
    } catch {
      preconditionFailure("a directed script cannot be read, \(error): \(text)")
    }
  }
}
