extension SequenceShrinker {
  /// Tries what the state machine knows to say in fewer commands.
  mutating func rewrite() {
    var isShorter = true
    while isShorter {
      isShorter = machine.rewrites(of: best.commands).contains { commands in
        guard let steps = try? machine.encode(commands) else { return false }
        return attempt(steps)
      }
    }
  }
}
