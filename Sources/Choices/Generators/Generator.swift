/// A way to draw values of one type, and to find the decisions behind a given value.
///
/// One function does both: it is handed a source and, when a value is to be encoded, that value. So
/// whatever can be drawn can also be written by hand, saved as a value, shrunk and mutated.
public struct Generator<Value>: Sendable {
  let body: @Sendable (inout ChoiceSource, Value?) -> Value?

  /// Creates a generator out of the function that draws and encodes.
  ///
  /// - Parameter body: Makes decisions at a source; its second argument is the value to encode, to be
  ///   handed on as `like:`. It returns nil when the decisions lead to no value.
  public init(_ body: @escaping @Sendable (inout ChoiceSource, Value?) -> Value?) {
    self.body = body
  }

  /// Draws a value, or encodes one.
  ///
  /// - Parameters:
  ///   - source: Where the decisions come from.
  ///   - like: The value to encode.
  /// - Returns: The value, or nil when the decisions lead to none.
  public func draw(from source: inout ChoiceSource, like: Value? = nil) -> Value? {
    body(&source, like)
  }

  /// The decisions that produce a value; nil when the generator cannot draw it.
  public func encode(_ value: Value) -> [Choice]? {
    var source = ChoiceSource.encoder
    guard body(&source, value) != nil, !source.cannotEncode else { return nil }
    return source.recorded
  }

  /// The value behind recorded decisions; nil when they lead to none.
  public func replay(_ choices: [Choice]) -> Value? {
    var source = ChoiceSource(replaying: choices)
    return body(&source, nil)
  }
}

extension Generator where Value == Bool {
  /// Yes or no.
  ///
  /// - Parameter percent: How often a random proposal says yes, in 0...100.
  /// - Returns: The generator.
  public static func boolean(percent: UInt64 = 50) -> Generator {
    Generator { source, like in source.boolean(percent: percent, like: like) }
  }
}

extension Generator where Value == Int {
  /// Whole numbers; those near zero, as far as the range allows, are the simplest.
  public static func integer(in range: ClosedRange<Int> = .min ... .max) -> Generator {
    Generator { source, like in source.integer(in: range, like: like) }
  }
}

extension Generator where Value == Double {
  /// Floating-point numbers in the order of `DoubleOrder`.
  public static func double(_ mixture: DoubleMixture) -> Generator {
    Generator { source, like in source.double(mixture, like: like) }
  }
}

extension Generator where Value: Equatable & Sendable {
  /// One of some alternatives; earlier ones are simpler.
  public static func element(of alternatives: [Value]) -> Generator {
    Generator { source, like in
      alternatives.isEmpty ? nil : source.pick(alternatives, like: like)
    }
  }
}
