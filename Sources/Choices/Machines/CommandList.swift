/// Given commands as a state machine of their own, each drawn by its place in the list.
///
/// So a sequence that a machine could never draw is shrunk too: not its arguments, but which of its
/// steps it needs.
struct CommandList<Base: StateMachine>: StateMachine {
  let base: Base
  let commands: [Base.Command]
  /// Of each command, whether it can be drawn where it stands.
  private let isDrawable: [Bool]

  init(base: Base, commands: [Base.Command]) {
    self.base = base
    self.commands = commands
    var state = base.initialState
    isDrawable = commands.map { command in
      guard base.isPossible(command, in: state) else { return false }
      defer { base.advance(&state, by: command) }
      return base.canDraw(command, in: state)
    }
  }

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
    let place = source.index(of: commands.count)
    let command = commands[place]
    guard base.isPossible(command, in: state) else { return nil }
    // What could be drawn in its place at first and cannot any more lacks something that was left out.
    return !isDrawable[place] || base.canDraw(command, in: state) ? command : nil
  }

  func advance(_ state: inout Base.State, by command: Base.Command) {
    base.advance(&state, by: command)
  }
}

extension StateMachine {
  /// Tells whether the machine could draw a command in a state.
  fileprivate func canDraw(_ command: Command, in state: State) -> Bool {
    var state = state
    var source = ChoiceSource.encoder
    return self.command(in: &state, from: &source, like: command) != nil && !source.cannotEncode
  }
}
