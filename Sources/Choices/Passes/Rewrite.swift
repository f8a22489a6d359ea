extension SequenceShrinker {
  /// Tries what the state machine knows to say in fewer commands, and to leave out a command where the
  /// choices behind the others mean something else without it.
  mutating func rewrite() {
    var isShorter = true
    while isShorter {
      let commands = best.commands
      let without = commands.indices.reversed().lazy.map { place in
        commands.indices.filter { $0 != place }.map { commands[$0] }
      }
      isShorter =
        without.contains { attempt(commands: $0) }
        || machine.rewrites(of: commands).contains { attempt(commands: $0) }
    }
  }

  private mutating func attempt(commands: [Machine.Command]) -> Bool {
    guard let steps = try? machine.encode(commands) else { return false }
    return attempt(steps)
  }
}
