import LayerScript

/// `layercheck completion`: what has a shell complete command lines.
enum CompletionVerb {
  /// The shells that there is a script for.
  enum Shell: String, CaseIterable {
    case bash, zsh
  }

  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let known = Shell.allCases.map(\.rawValue)
    guard arguments.words.count == 1, let word = arguments.words.first else {
      throw UsageError(
        "'completion' takes the name of a shell", remedy: "write " + known.joined(separator: " or ")
      )
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "there is no completion for '\(word)'", remedy: Spelling.remedy(for: word, among: known))
    }
    let table = CompletionTable()
    let text =
      switch shell {
      case .bash: BashCompletion(table: table).text
      case .zsh: ZshCompletion(table: table).text
      }
    Terminal.print(String(text.dropLast()))
    return .holds
  }
}
