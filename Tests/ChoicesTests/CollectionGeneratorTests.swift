import Choices
import Testing

/// Generators of collections, of numbers of other widths, and of tuples.
struct CollectionGeneratorTests {
  private static let digits = Generator<Int>.integer(in: 0...9)

  @Test func noneIsSimplerThanAValue() throws {
    let property = ValueProperty(of: Self.digits.optional()) { _ in .failed }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.value == nil)
    expectRoundTrip(Self.digits.optional()) { $0 == $1 }
  }

  @Test func elementsOfAUniqueListDiffer() throws {
    let generator = Self.digits.uniqueList(count: 4...8)
    for value in values(of: generator) {
      #expect(Set(value).count == value.count && (4...8).contains(value.count))
    }
    expectRoundTrip(generator) { $0 == $1 }
    #expect(generator.encode([1, 2, 3, 1]) == nil)
  }

  @Test func aUniqueListIsShrunk() throws {
    let property = ValueProperty(of: Self.digits.uniqueList()) { .init($0.count < 3) }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.value == [0, 1, 2])
  }

  @Test func setsAndDictionariesAreDrawnAndEncoded() throws {
    expectRoundTrip(Self.digits.set(count: 2...5)) { $0 == $1 }
    expectRoundTrip(Self.digits.dictionary(of: Generator.string(count: 0...3))) { $0 == $1 }
    let property = ValueProperty(of: Self.digits.dictionary(of: Self.digits)) { dictionary in
      .init(!dictionary.contains { $0.key == $0.value && $0.key > 2 })
    }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.value == [3: 3])
  }

  @Test func aPermutationHasAllElements() throws {
    let generator = Generator<[Int]>.permutation(of: [1, 2, 2, 3])
    for value in values(of: generator) { #expect(value.sorted() == [1, 2, 2, 3]) }
    expectRoundTrip(generator) { $0 == $1 }
    #expect(generator.encode([1, 2, 3]) == nil)
    let property = ValueProperty(of: generator) { .init($0.first != 3) }
    #expect(try #require(property.check(seed: 1).failure).value == [3, 1, 2, 2])
  }

  @Test func wholeNumbersOfEveryWidthAreDrawn() throws {
    expectRoundTrip(Generator<UInt8>.integer()) { $0 == $1 }
    expectRoundTrip(Generator<Int16>.integer(in: -300...7)) { $0 == $1 }
    expectRoundTrip(Generator<UInt64>.integer()) { $0 == $1 }
    expectRoundTrip(Generator<Int128>.integer()) { $0 == $1 }
    for value in [0, 1, UInt64.max, 1 << 63] {
      let choices = try #require(Generator<UInt64>.integer().encode(value))
      #expect(Generator<UInt64>.integer().replay(choices) == value)
    }
    #expect(Generator<UInt64>.integer(in: 5 ... .max).encode(4) == nil)
    let property = ValueProperty(of: Generator<UInt64>.integer()) { .init($0 < 1 << 40) }
    #expect(try #require(property.check(seed: 1).failure).value == 1 << 40)
  }

  @Test func floatsAndDurationsAreDrawn() throws {
    expectRoundTrip(Generator<Float>.float(DoubleMixture(limits: -9...9))) { $0 == $1 }
    let durations = Generator<Duration>.duration(in: .milliseconds(1) ... .seconds(9))
    for value in values(of: durations) {
      #expect((Duration.milliseconds(1)...Duration.seconds(9)).contains(value))
    }
    #expect(
      durations.encode(.milliseconds(2500)).flatMap { durations.replay($0) } == .milliseconds(2500))
    let property = ValueProperty(of: durations) { .init($0 < .milliseconds(1200)) }
    #expect(try #require(property.check(seed: 1).failure).value == .seconds(2))
  }

  @Test func tuplesAreFlat() throws {
    let generator = Generator<(Int, Bool, String)>.tuple(
      Self.digits, .boolean(), .string(count: 0...2))
    expectRoundTrip(generator) { $0 == $1 }
    let property = ValueProperty(of: generator) { number, flag, text in
      .init(number < 4 || !flag || text.isEmpty)
    }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.value == (4, true, "a"))
    let six = Generator<(Int, Int, Int, Int, Int, Int)>.tuple(
      Self.digits, Self.digits, Self.digits, Self.digits, Self.digits, Self.digits)
    expectRoundTrip(six) { $0 == $1 }
  }

  @Test func whatIsMappedOneWayIsShrunkAndNotEncoded() throws {
    let generator = Self.digits.map { number in "number \(number)" }
    let property = ValueProperty(of: generator) { .init($0 < "number 4") }
    #expect(try #require(property.check(seed: 1).failure).value == "number 4")
    #expect(generator.encode("number 4") == nil)
  }

  private func values<Value>(of generator: Generator<Value>) -> [Value] {
    let machine = ValueMachine(generator)
    return (0..<100 as Range<UInt64>).compactMap {
      machine.randomSequence(count: 1, seed: $0).commands.first
    }
  }

  /// Whatever is drawn comes out of its own choices again.
  private func expectRoundTrip<Value>(
    _ generator: Generator<Value>, _ areEqual: (Value, Value) -> Bool
  ) {
    let drawn = values(of: generator)
    #expect(drawn.count == 100)
    for value in drawn {
      let again = generator.encode(value).flatMap { generator.replay($0) }
      #expect(again.map { areEqual($0, value) } == true, "\(value)")
    }
  }
}
