public import Choices

/// A system under test that answers asynchronously, such as an actor, with the model that says what it should
/// do.
///
/// What is expected is said by expectations in `perform`, or by errors that it throws.
public protocol AsyncSystemTest: StateMachine, Sendable
where State: Sendable, Command: Sendable {
  /// The system under test: an actor, or another reference.
  associatedtype System: Sendable

  /// A system in its first state.
  func makeSystem() async throws -> System

  /// Carries out a command and expects what the state says.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - system: The system, on which all commands before this one were carried out.
  ///   - state: The state after the command.
  /// - Throws: What counts as a failure of the case.
  func perform(_ command: Command, on system: System, after state: State) async throws
}

/// Looks for commands at which a system does something wrong, and reports the simplest ones, once for each
/// line that fails.
///
/// Both what `SystemTest.check` says and expectations in it count. The test or its suite needs the trait
/// `.properties`.
///
/// - Parameters:
///   - test: The model and the system.
///   - length: How many commands a case has.
///   - settings: How far the check goes; from the environment unless given.
///   - fileID: The file of the check, as issues name it.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
public func expectCommands<Test: SystemTest>(
  of test: Test, length: Int = 50, settings: CheckSettings = CheckSettings(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = CheckPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard place.isReady() else { return }
  let run = CommandRun<Test>(place: place, settings: settings, length: length)
  run.check(test)
}

/// Looks for commands at which an asynchronous system does something wrong, as for one that is not.
///
/// - Parameters:
///   - test: The model and the system.
///   - length: How many commands a case has.
///   - settings: How far the check goes; from the environment unless given.
///   - isolation: Where the test runs.
///   - fileID: The file of the check, as issues name it.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
public func expectCommands<Test: AsyncSystemTest>(
  of test: Test, length: Int = 50, settings: CheckSettings = CheckSettings(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  let place = CheckPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard place.isReady() else { return }
  let run = CommandRun<Test>(place: place, settings: settings, length: length)
  await run.checkApart(test)
}
