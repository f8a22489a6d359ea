/// A property of single values as a test of one command, with the outcome of that command for a system.
struct OutcomeTest<Value>: SystemTest {
  typealias Outcome = ValueProperty<Value>.Outcome

  let machine: ValueMachine<Value>
  let classify: (Value, inout CaseNotes) -> Void
  let test: (Value) -> Outcome

  private static var discarded: String { "discarded" }
  private static var kind: String { "value" }

  /// How many values of a search the property does not speak of.
  static func discarded(in statistics: SearchStatistics) -> Int {
    statistics.count(of: kind, outcome: discarded)
  }

  var initialState: Bool { machine.initialState }

  func makeSystem() -> Outcome { .passed }

  func command(
    in state: inout Bool, from source: inout ChoiceSource, like: Value?
  ) -> Value? {
    machine.command(in: &state, from: &source, like: like)
  }

  func advance(_ state: inout Bool, by command: Value) {}

  func check(_ command: Value, on system: inout Outcome, after state: Bool) -> String? {
    system = test(command)
    return system == .failed ? "the property does not hold" : nil
  }

  func note(
    _ command: Value, on system: Outcome, after state: Bool, in notes: inout CaseNotes
  ) {
    classify(command, &notes)
    if system == .discarded { notes.outcome(Self.discarded) }
  }

  func name(of command: Value) -> String { Self.kind }
}
