/// Given commands as a state machine of their own, each drawn by its place in the list.
///
/// So a sequence that a machine could never draw is shrunk too: not its arguments, but which of its
/// steps it needs.
struct CommandList<Base: StateMachine>: StateMachine {
  let base: Base
  let commands: [Base.Command]

  var initialState: Base.State { base.initialState }

  /// All commands that are possible behind each other.
  var whole: DrawnSequence<CommandList> {
    let count = commands.count
    return replay((0..<count).map { [Choice(.index, bits: UInt64($0))] })
  }

  func command(
    in state: inout Base.State, from source: inout ChoiceSource, like: Base.Command?
  ) -> Base.Command? {
    if like != nil { source.giveUpEncoding() }
    let command = commands[source.index(of: commands.count)]
    return base.isPossible(command, in: state) ? command : nil
  }

  func advance(_ state: inout Base.State, by command: Base.Command) {
    base.advance(&state, by: command)
  }
}
