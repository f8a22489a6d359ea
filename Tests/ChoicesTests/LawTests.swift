import Choices
import Testing

/// The two laws that make a generator reflective, on values drawn and on tapes changed at random.
struct LawTests {
  /// A generator with all that is needed to try the laws on it.
  struct Subject: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the laws hold for a seed; nil where the decisions lead to no value.
    let holds: @Sendable (UInt64) -> Bool?

    init<Value: Equatable & Sendable>(_ name: String, _ generator: Generator<Value>) {
      self.init(name, generator, ==)
    }

    init<Value: Sendable>(
      _ name: String, _ generator: Generator<Value>,
      _ areEqual: @escaping @Sendable (Value, Value) -> Bool
    ) {
      testDescription = name
      holds = { seed in
        guard let tape = Self.tape(for: generator, seed), let value = generator.replay(tape) else {
          return nil
        }
        guard let encoded = generator.encode(value), let again = generator.replay(encoded) else {
          return false
        }
        return areEqual(again, value) && !SequenceOrder.isSimpler([tape], than: [encoded])
      }
    }

    /// A tape that was drawn, in every second case with some of its decisions changed or lost.
    private static func tape<Value: Sendable>(
      for generator: Generator<Value>, _ seed: UInt64
    ) -> [Choice]? {
      var random = SplitMix64(seed: seed)
      var source = ChoiceSource(seed: seed)
      guard generator.draw(from: &source) != nil else { return nil }
      if seed % 2 == 0 { return source.recorded }
      var tape = source.recorded
      for _ in 0...random.next(below: 3) where !tape.isEmpty {
        let place = Int(random.next(below: UInt64(tape.count)))
        if random.chance(1, in: 2) {
          tape[place] = tape[place].with(bits: random.next(below: 4))
        } else {
          tape.remove(at: place)
        }
      }
      // What replay records is the tape that the changed decisions stand for.
      var replay = ChoiceSource(replaying: tape)
      return generator.draw(from: &replay) == nil ? nil : replay.recorded
    }
  }

  private static let small = Generator.integer(in: -5...5)
  private static let nested = small.list(count: 0...4).list(count: 0...3)
  private static let dependent = Generator.integer(in: 0...6)
    .with { Generator.integer(in: 0...$0).list(count: $0...$0) }

  static let subjects = [
    Subject("whole numbers", Generator.integer()),
    Subject("short doubles", Generator.double(DoubleMixture(limits: -9...9))),
    Subject("lists of lists", nested),
    Subject("a list as long as a number", dependent) { $0.0 == $1.0 && $0.1 == $1.1 },
    Subject("even numbers", small.filter { $0.isMultiple(of: 2) }),
    Subject("texts of numbers", small.map({ "\($0)" }, from: { Int($0) })),
    Subject(
      "sizes, from which the sign is lost", small.map({ abs($0) }, from: { $0 })),
    Subject(
      "alternatives that overlap",
      .oneOf([small, .integer(in: 0...100)]) { (-5...5).contains($0) ? 0 : 1 }),
    Subject("trees", Sum.generator),
    Subject("a word of three", Generator.element(of: ["a", "b", "c"])),
  ]

  @Test(arguments: subjects)
  func encodingFindsAtMostWhatWasDrawnAndDrawsItAgain(_ subject: Subject) {
    let results = (0..<400 as Range<UInt64>).map(subject.holds)
    #expect(results.count { $0 == true } > 100)
    #expect(!results.contains(false))
  }
}
