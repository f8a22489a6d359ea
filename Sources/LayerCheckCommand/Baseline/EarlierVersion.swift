import Engines
import FaultyEngines
import Reporting

/// The version that `--baseline` names: an engine by its name, or the command of a driver in one word.
struct EarlierVersion {
  /// The engine.
  let choice: EngineChoice
  /// The version as it was named.
  let name: String

  /// Reads the name of the version that an engine is to be compared with; nil where none is named.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = try arguments.value("baseline") else { return nil }
    let place = "'--baseline'"
    let named = arguments.engine(named: text)
    let words = if let named { named } else { try CommandWords.words(of: text, in: place) }
    if words.isEmpty {
      throw UsageError(
        "\(place) names no engine", remedy: "write '--baseline ./old-driver', for instance")
    }
    choice = try EngineChoice(words: words, in: place, try arguments.profiles())
    // A report is to be understood without the file that gives an engine its name.
    name = named.map { $0.map(\.asShellArgument).joined(separator: " ") } ?? text
  }
}
