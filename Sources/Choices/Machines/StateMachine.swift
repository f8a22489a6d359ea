/// A system under test as a property-based test sees it: a state and the commands possible in it.
///
/// One function both draws a command and finds the choices behind a given one (see `ChoiceSource`),
/// so every sequence of commands can be turned into choices and back.
public protocol StateMachine {
  /// What decides which commands are possible.
  associatedtype State
  /// One step of a test case.
  associatedtype Command

  /// The state before the first command.
  var initialState: State { get }

  /// Draws one command, or encodes a given one.
  ///
  /// The state may remember what it proposed; it must not change what a command means.
  ///
  /// - Parameters:
  ///   - state: The state in which the command is to be possible.
  ///   - source: Where the decisions come from.
  ///   - like: The command to encode, when the source encodes.
  /// - Returns: The command, or nil when the decisions name none that is possible here.
  func command(
    in state: inout State, from source: inout ChoiceSource, like: Command?
  ) -> Command?

  /// Carries the state past a command.
  func advance(_ state: inout State, by command: Command)

  /// The kinds of commands, for machines whose first decision is `ChoiceSource.command(of:…)`.
  ///
  /// Swarm testing, named subsets and steering away from known failures need them.
  var commandKinds: CommandKinds { get }

  /// The name of a command's kind, for statistics and signatures.
  func name(of command: Command) -> String

  /// Tells whether a command makes sense in a state, also one that is never drawn.
  ///
  /// Asked where some command that was written by hand lies outside of what the machine draws, and others
  /// before it are left out. What the machine could draw in its place is besides left out where it cannot
  /// be drawn any more.
  func isPossible(_ command: Command, in state: State) -> Bool

  /// Other ways to say much the same as a failing sequence, in fewer commands.
  ///
  /// A shrinker deletes and simplifies; it cannot know that one command with an argument more does
  /// the work of two others. What is proposed need not be possible nor fail: it is tried.
  func rewrites(of commands: [Command]) -> [[Command]]
}

extension StateMachine {
  /// Every command makes sense.
  public func isPossible(_ command: Command, in state: State) -> Bool { true }

  /// No other ways.
  public func rewrites(of commands: [Command]) -> [[Command]] { [] }

  /// None that are told.
  public var commandKinds: CommandKinds { .none }

  /// The command as Swift prints it, up to its arguments: the name of the case, for an enumeration.
  public func name(of command: Command) -> String {
    String(String(describing: command).prefix { $0 != "(" })
  }
}

/// A sequence of commands together with the choices behind each and the state after the last.
public struct DrawnSequence<Machine: StateMachine> {
  /// The commands in order.
  public var commands: [Machine.Command] = []
  /// The choices behind each command; as many entries as commands.
  public var steps: [[Choice]] = []
  /// The state after the last command.
  public var state: Machine.State

  @inlinable
  init(state: Machine.State) { self.state = state }
}

extension DrawnSequence: Sendable where Machine.Command: Sendable, Machine.State: Sendable {}

extension StateMachine {
  /// Draws a sequence of up to `count` commands at random.
  ///
  /// The sequence is shorter only if no command could be drawn in a hundred attempts in a row.
  @inlinable
  public func randomSequence(count: Int, seed: UInt64) -> DrawnSequence<Self> {
    var source = ChoiceSource(seed: seed)
    var drawn = DrawnSequence<Self>(state: initialState)
    drawn.commands.reserveCapacity(Swift.min(count, 64))
    drawn.steps.reserveCapacity(Swift.min(count, 64))
    var attempts = 0
    while drawn.commands.count < count, attempts < 100 {
      source.restart()
      attempts += 1
      guard let command = command(in: &drawn.state, from: &source, like: nil) else { continue }
      attempts = 0
      append(command, source.recorded, to: &drawn)
    }
    return drawn
  }

  /// Repeats recorded choices; steps that are not possible any more are left out.
  ///
  /// Choices that do not fit are replaced by simple ones, so the result has choices of its own.
  public func replay(_ steps: [[Choice]]) -> DrawnSequence<Self> {
    var source = ChoiceSource(replaying: [])
    var drawn = DrawnSequence<Self>(state: initialState)
    for step in steps {
      source.restart(replaying: step)
      guard let command = command(in: &drawn.state, from: &source, like: nil) else { continue }
      append(command, source.recorded, to: &drawn)
    }
    return drawn
  }

  /// Finds the choices behind given commands.
  ///
  /// - Throws: `NotDrawable` with the index of the first command that the generator cannot draw.
  public func encode(_ commands: [Command]) throws(NotDrawable) -> [[Choice]] {
    var source = ChoiceSource.encoder
    var drawn = DrawnSequence<Self>(state: initialState)
    for (place, wanted) in commands.enumerated() {
      source.restart()
      guard let command = command(in: &drawn.state, from: &source, like: wanted),
        !source.cannotEncode
      else { throw NotDrawable(index: place) }
      append(command, source.recorded, to: &drawn)
    }
    return drawn.steps
  }

  /// Given commands, each of which must be possible where it stands, with the choices behind them.
  ///
  /// Where the generator cannot draw one of them, there are no choices behind any: the sequence can be
  /// run, and a shrinker finds nothing simpler than what it draws without choices.
  public func sequence(of commands: [Command]) -> DrawnSequence<Self>
  where Command: Equatable {
    if let steps = try? encode(commands) {
      let drawn = replay(steps)
      if drawn.commands == commands { return drawn }
    }
    var drawn = DrawnSequence<Self>(state: initialState)
    for command in commands { append(command, [], to: &drawn) }
    return drawn
  }

  /// Goes through commands again of which the choices were kept and the state was not.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - steps: The choices behind each command; as many entries as commands.
  /// - Returns: The sequence with the state after the last command.
  public func sequence(of commands: [Command], behind steps: [[Choice]]) -> DrawnSequence<Self> {
    var drawn = DrawnSequence<Self>(state: initialState)
    for (command, choices) in zip(commands, steps) { append(command, choices, to: &drawn) }
    return drawn
  }

  @inlinable
  func append(
    _ command: Command, _ choices: [Choice], to drawn: inout DrawnSequence<Self>
  ) {
    advance(&drawn.state, by: command)
    drawn.commands.append(command)
    drawn.steps.append(choices)
  }
}

/// The complaint that a command lies outside a generator's language.
public struct NotDrawable: Error, Hashable, Sendable {
  /// The index of the first command that cannot be drawn.
  public let index: Int
}
