/// The parts of a completion script that both shells have, as lines of a `case`, each in a shell's own words.
struct CompletionCases {
  let table: CompletionTable
  /// What a shell does to offer something; nil where it offers nothing.
  let action: (CommandOption.Value.Offer) -> String?
  /// What a shell does to offer the options of a command.
  let offerOptions: (_ words: String) -> String

  /// What may stand in the place of a command.
  var overview: String {
    (table.commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
  }

  /// The options that take a value, each behind its command.
  var valuePatterns: String {
    table.commands.flatMap { command in command.values.map { "\"\(command.name) \($0.option)\"" } }
      .joined(separator: " | ")
  }

  /// What values and plain words may be, by their places.
  var valueCases: String {
    let lines = table.commands.flatMap { command in
      command.values.map { line("\"\(command.name) \($0.option)\"", $0.value) }
        + [
          line("\"\(command.name)\"", command.words),
          line("\"\(command.name) ...\"", command.furtherWords),
        ]
    }
    let help = action(.words(table.commands.map(\.name))).map { "    help) \($0) ;;" }
    return (lines + [help]).compactMap(\.self).joined(separator: "\n")
  }

  /// The options of each command.
  var optionCases: String {
    table.commands.map { command in
      let words = command.options + (command.takesDriver ? ["--"] : [])
      return "    \(command.name)) \(offerOptions(words.joined(separator: " "))) ;;"
    }.joined(separator: "\n")
  }

  private func line(_ place: String, _ value: CommandOption.Value?) -> String? {
    value.flatMap { action($0.offer) }.map { "    \(place)) \($0) ;;" }
  }
}
