import Choices
import Testing

/// One declaration draws values, encodes them and replays them.
struct GeneratorTests {
  private static let lists = Generator.integer(in: -50...50).list(count: 0...6).list(count: 0...4)
  private static let dependent = Generator.integer(in: 0...9)
    .with { Generator.integer(in: 0...100).list(count: $0...$0) }

  @Test func whatWasDrawnIsEncodedAndReplayed() throws {
    let machine = ValueMachine(Self.lists)
    for seed in 0..<200 as Range<UInt64> {
      let drawn = machine.randomSequence(count: 1, seed: seed)
      let value = try #require(drawn.commands.first)
      let choices = try #require(Self.lists.encode(value))
      #expect(choices == drawn.steps[0])
      #expect(Self.lists.replay(choices) == value)
    }
  }

  @Test func aDependentValueIsEncodedWithWhatItDependsOn() throws {
    let choices = try #require(Self.dependent.encode((2, [7, 8])))
    let value = try #require(Self.dependent.replay(choices))
    #expect(value.0 == 2 && value.1 == [7, 8])
    #expect(Self.dependent.encode((3, [7, 8])) == nil)
  }

  @Test func whatCannotBeDrawnIsNotEncoded() {
    #expect(Generator.integer(in: 0...9).encode(10) == nil)
    #expect(Generator.integer().list(count: 0...2).encode([1, 2, 3]) == nil)
    #expect(Generator.element(of: ["a", "b"]).encode("c") == nil)
    #expect(Generator.integer().filter { $0 % 2 == 0 }.encode(3) == nil)
  }

  @Test func aMissingElementLeavesTheOthersAsTheyAre() throws {
    let generator = Generator.integer(in: 0...9).list(count: 0...5)
    var choices = try #require(generator.encode([1, 2, 3]))
    // The second element is its number between two marks.
    choices.removeSubrange(4..<7)
    #expect(generator.replay(choices) == [1, 3])
  }

  @Test func wideRangesGiveEqualNumbersAndNeighboursOften() {
    let pair = Generator.integer().and(Generator.integer())
    let machine = ValueMachine(pair)
    let pairs = (0..<1000 as Range<UInt64>).compactMap {
      machine.randomSequence(count: 1, seed: $0).commands.first
    }
    #expect(pairs.count { $0.0 == $0.1 } > 50)
    #expect(pairs.count { $0.0 &- $0.1 == 1 || $0.1 &- $0.0 == 1 } > 10)
    #expect(pairs.contains { $0.0 == .max || $0.0 == .min })
  }

  @Test func aHandWrittenValueIsShrunk() throws {
    let property = ValueProperty(of: Generator.integer().list()) { list in
      .init(list.reduce(0, { $0 &+ $1 }) < 100)
    }
    let failure = try #require(property.shrink([17, 0, 40, 60, 3]))
    #expect(failure.value == [100])
    #expect(property.shrink([1]) == nil)
  }

  @Test func aValueThatCannotBeDrawnIsHandedBackAsItIs() throws {
    let property = ValueProperty(of: Generator.integer(in: 0...9)) { .init($0 < 5) }
    let failure = try #require(property.shrink(50))
    #expect(failure.value == 50)
    #expect(failure.report.end == .notDrawable)
    #expect(failure.report.executions == 0)
  }

  @Test func valuesOfAPropertyAreCountedByTheirLabels() {
    let property = ValueProperty(
      of: Generator.integer(in: 0...9),
      classify: { number, notes in
        if number.isMultiple(of: 2) { notes.label("even") }
        notes.outcome(number < 5 ? "low" : "high")
      },
      { .init($0 < 10) })
    let statistics = property.check(seed: 1, cases: 200).statistics
    #expect((60...140).contains(statistics.cases(labelled: "even")))
    let (low, high) = (
      statistics.count(of: "value", outcome: "low"), statistics.count(of: "value", outcome: "high")
    )
    #expect(low + high == 200 && low > 60 && high > 60)
  }

  @Test func discardedValuesAreCountedAndDoNotFail() {
    let property = ValueProperty(of: Generator.integer(in: 0...9)) { number in
      number.isMultiple(of: 2) ? .discarded : .passed
    }
    let result = property.check(seed: 1, cases: 100)
    #expect(result.failure == nil)
    #expect(result.cases == 100)
    #expect(result.discarded > 20)
  }
}
