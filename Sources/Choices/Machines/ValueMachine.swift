/// One value of a generator as a test case of a single command, so that values and sequences share
/// one shrinker.
public struct ValueMachine<Value>: StateMachine {
  private let generator: Generator<Value>

  /// Creates a machine that draws one value.
  public init(_ generator: Generator<Value>) {
    self.generator = generator
  }

  /// Nothing decides what is possible.
  public var initialState: Bool { true }

  /// Draws the value, or encodes a given one.
  public func command(
    in state: inout Bool, from source: inout ChoiceSource, like: Value?
  ) -> Value? {
    generator.draw(from: &source, like: like)
  }

  /// Does nothing: there is no second command.
  public func advance(_ state: inout Bool, by command: Value) {}
}
