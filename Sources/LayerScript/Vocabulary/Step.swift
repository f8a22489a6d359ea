/// One step of a script, on a thread.
public struct Step: Hashable, Sendable {
  /// What a step does.
  ///
  /// It is kept in a box, because steps are handed about far more often than they are made: a copy of
  /// one retains the box, and not all the names and values in it.
  public indirect enum Action: Hashable, Sendable {
    /// Changes something.
    case command(Command)
    /// Observes something.
    case query(Query)
  }

  /// The thread that carries the step out; 1 is the main thread.
  public var thread: Int
  /// What the step does.
  public var action: Action

  /// Creates a step.
  public init(_ action: Action, thread: Int = 1) {
    self.action = action
    self.thread = thread
  }

  /// Creates a step that changes something on the main thread.
  public init(_ command: Command) {
    self.init(.command(command))
  }

  /// Creates a step that observes something on the main thread.
  public init(_ query: Query) {
    self.init(.query(query))
  }

  /// The command, if the step is one.
  public var command: Command? {
    if case .command(let command) = action { return command }
    return nil
  }

  /// The query, if the step is one.
  public var query: Query? {
    if case .query(let query) = action { return query }
    return nil
  }

  /// Tells whether the step observes and changes nothing.
  public var isQuery: Bool {
    if case .query = action { return true }
    return false
  }
}

/// A list of steps that an engine carries out one after another in an empty world.
public struct Script: Hashable, Sendable {
  /// How many steps a script may have that is read, those of its reactions among them.
  public static let stepLimit = 10_000

  /// The steps in order.
  public var steps: [Step]

  /// Creates a script.
  public init(_ steps: [Step]) {
    self.steps = steps
  }
}
