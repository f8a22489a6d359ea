/// A property of single values as a test of one command, so that a search can do for values what it
/// does for sequences: several failures in one run, guidance, workers, statistics, saved cases.
public struct ValueTest<Value>: SystemTest, Sendable {
  private let generator: Generator<Value>
  private let classify: @Sendable (Value, inout CaseNotes) -> Void
  private let test: @Sendable (Value) -> String?

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - generator: Draws the values.
  ///   - classify: Notes labels, outcomes and features of a value.
  ///   - test: Says what is wrong with a value, in the same words for failures of one kind; nil when
  ///     nothing is.
  public init(
    of generator: Generator<Value>,
    classify: @escaping @Sendable (Value, inout CaseNotes) -> Void = { _, _ in },
    _ test: @escaping @Sendable (Value) -> String?
  ) {
    self.generator = generator
    self.classify = classify
    self.test = test
  }

  /// Searches the values for everything that is wrong; every case is one value.
  public func search(_ options: SearchOptions) -> SearchReport<Value> {
    SequenceSearch(of: self, onValues(options)).run()
  }

  /// Searches with several workers; the report does not depend on how many.
  public func search(
    _ options: SearchOptions, workers: Int
  ) async -> SearchReport<Value> where Value: Sendable {
    await SequenceSearch(of: self, onValues(options)).run(workers: workers)
  }

  private func onValues(_ options: SearchOptions) -> SearchOptions {
    var options = options
    options.length = 1
    options.swarmPercent = 0
    return options
  }

  /// Nothing decides what is possible.
  public var initialState: Bool { true }

  /// There is no system but the test itself.
  public func makeSystem() -> Bool { true }

  /// Draws the value, or encodes a given one.
  public func command(
    in state: inout Bool, from source: inout ChoiceSource, like: Value?
  ) -> Value? {
    generator.draw(from: &source, like: like)
  }

  /// Does nothing: there is no second command.
  public func advance(_ state: inout Bool, by command: Value) {}

  /// Tests the value.
  public func check(_ command: Value, on system: inout Bool, after state: Bool) -> String? {
    test(command)
  }

  /// Notes what the caller wants to know of the value.
  public func note(
    _ command: Value, on system: Bool, after state: Bool, in notes: inout CaseNotes
  ) {
    classify(command, &notes)
  }

  /// All values are of one kind.
  public func name(of command: Value) -> String { "value" }

  /// What is wrong.
  public func signature(of commands: [Value], complaint: String) -> String {
    ComplaintPattern(complaint).description
  }
}
