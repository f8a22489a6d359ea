/// A state machine together with the system that it is the model of.
///
/// The state decides which commands are possible and knows what the system should do; `check` carries
/// one command out and compares.
public protocol SystemTest: StateMachine {
  /// The system under test.
  associatedtype System

  /// A system in its first state.
  func makeSystem() -> System

  /// Carries out a command and compares what the system does with what the state says.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - system: The system, on which all commands before this one were carried out.
  ///   - state: The state after the command.
  /// - Returns: What is wrong, in the same words for failures of one kind (`ComplaintPattern`); nil when
  ///   nothing is.
  func check(_ command: Command, on system: inout System, after state: State) -> String?

  /// Notes what a search should count, or should take for progress.
  ///
  /// Called after `check`, whether or not anything is wrong.
  ///
  /// - Parameters:
  ///   - command: The command that was carried out.
  ///   - system: The system after it.
  ///   - state: The state after it.
  ///   - notes: Takes outcomes, labels and features.
  func note(
    _ command: Command, on system: System, after state: State, in notes: inout CaseNotes)

  /// What failures of one cause have in common; a search files one failure for each signature.
  ///
  /// Asked of a case as it came up, too: one whose signature is not known yet is looked into, also where
  /// a failure of the same words is filed. So a signature should speak of what tells causes apart and of
  /// nothing that shrinking takes away.
  ///
  /// - Parameters:
  ///   - commands: Commands that show the failure, the simplest in the end; the last one shows it.
  ///   - complaint: What `check` said.
  /// - Returns: A text that is the same for failures of one cause.
  func signature(of commands: [Command], complaint: String) -> String
}

extension SystemTest {
  /// Notes nothing.
  public func note(
    _ command: Command, on system: System, after state: State, in notes: inout CaseNotes
  ) {}

  /// What is wrong, without what varies, and the kind of the command at which it shows.
  public func signature(of commands: [Command], complaint: String) -> String {
    usualSignature(of: commands, complaint: complaint)
  }

  /// The signature of a test that gives none of its own.
  func usualSignature(of commands: [Command], complaint: String) -> String {
    let words = ComplaintPattern(complaint).description
    return commands.last.map { "\(words) (\(name(of: $0)))" } ?? words
  }
}

extension SystemTest {
  /// Carries out commands one after another until something is wrong.
  ///
  /// - Returns: The index of the command at which something is wrong, and what; nil when nothing is.
  public func run(_ commands: [Command]) -> (step: Int, complaint: String)? {
    var state = initialState
    var system = makeSystem()
    for (step, command) in commands.enumerated() {
      advance(&state, by: command)
      if let complaint = check(command, on: &system, after: state) { return (step, complaint) }
    }
    return nil
  }
}
