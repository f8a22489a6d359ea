import Choices

/// A property of values whose expectations are seen, as a test of one command.
struct ValueCheck<Value>: SystemTest {
  let generator: Generator<Value>
  let trial: CaseTrial
  let watchdog: Watchdog?
  /// What is wrong with a value; nil when nothing is.
  let complaint: (Value) -> String?

  var initialState: Bool { true }

  func makeSystem() -> Bool { true }

  func command(in state: inout Bool, from source: inout ChoiceSource, like: Value?) -> Value? {
    generator.draw(from: &source, like: like)
  }

  func advance(_ state: inout Bool, by command: Value) {}

  func check(_ command: Value, on system: inout Bool, after state: Bool) -> String? {
    let start = trial.now()
    watchdog?.begin(start, "\(command)")
    defer { watchdog?.end() }
    return complaint(command) ?? (trial.isOver(since: start) ? CaseTrial.tooLong : nil)
  }

  func name(of command: Value) -> String { "value" }

  func signature(of commands: [Value], complaint: String) -> String {
    ComplaintPattern(complaint).description
  }
}

/// A system with a state whose expectations are seen.
struct CommandCheck<Base: StateMachine, Made>: SystemTest {
  /// A system with the time at which its case began.
  struct System {
    var made: Made?
    let start: ContinuousClock.Instant
    /// What went wrong when the system was made.
    var complaint: String?
    /// The commands that it was given, for the watchdog.
    var text = ""
  }

  let base: Base
  let trial: CaseTrial
  let watchdog: Watchdog?
  /// Makes a system, or says what went wrong.
  let make: () -> (made: Made?, complaint: String?)
  /// Carries out a command and says what is wrong; nil when nothing is.
  let complaint: (Base.Command, inout Made, Base.State) -> String?
  let signature: ([Base.Command], String) -> String?

  var initialState: Base.State { base.initialState }
  var commandKinds: CommandKinds { base.commandKinds }

  func makeSystem() -> System {
    let start = trial.now()
    watchdog?.begin(start, "making the system")
    defer { watchdog?.end() }
    let (made, complaint) = make()
    return System(made: made, start: start, complaint: complaint)
  }

  func command(
    in state: inout Base.State, from source: inout ChoiceSource, like: Base.Command?
  ) -> Base.Command? {
    base.command(in: &state, from: &source, like: like)
  }

  func advance(_ state: inout Base.State, by command: Base.Command) {
    base.advance(&state, by: command)
  }

  func check(
    _ command: Base.Command, on system: inout System, after state: Base.State
  ) -> String? {
    if watchdog != nil { system.text += "\(command); " }
    watchdog?.begin(system.start, system.text)
    defer { watchdog?.end() }
    if let complaint = system.complaint { return complaint }
    guard var made = system.made else { return nil }
    system.made = nil
    let complaint = complaint(command, &made, state)
    system.made = made
    return complaint ?? (trial.isOver(since: system.start) ? CaseTrial.tooLong : nil)
  }

  func name(of command: Base.Command) -> String { base.name(of: command) }

  func isPossible(_ command: Base.Command, in state: Base.State) -> Bool {
    base.isPossible(command, in: state)
  }

  func rewrites(of commands: [Base.Command]) -> [[Base.Command]] { base.rewrites(of: commands) }

  func signature(of commands: [Base.Command], complaint: String) -> String {
    if let own = signature(commands, complaint) { return own }
    let kind = commands.last.map { " (\(name(of: $0)))" } ?? ""
    return ComplaintPattern(complaint).description + kind
  }
}
