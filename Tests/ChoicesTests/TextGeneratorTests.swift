import Choices
import Testing

/// Generators of characters and texts.
struct TextGeneratorTests {
  @Test func everyScalarOfUnicodeIsReplayedFromItsPlace() throws {
    let generator = Generator.scalar()
    let numbers = [0, 0x1F, 0x20, 0x41, 0x61, 0x7E, 0x7F, 0x80, 0xDF, 0xD7FF, 0xE000, 0x10FFFF]
    for number in numbers {
      let scalar = try #require(Unicode.Scalar(UInt32(number)))
      let choices = try #require(generator.encode(scalar))
      #expect(generator.replay(choices) == scalar)
    }
  }

  @Test func smallLettersAreSimplerThanCapitalsAndDigitsAndTheRest() throws {
    let generator = Generator.scalar()
    let order: [Unicode.Scalar] = [
      "a", "z", "A", "Z", "0", "9", " ", "~", "\0", "\u{7F}", "\u{DF}",
    ]
    let choices = try order.map { try #require(generator.encode($0)?.first) }
    #expect(zip(choices, choices.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aTextIsDrawnEncodedAndReplayed() throws {
    let generator = Generator.string(count: 0...20)
    let machine = ValueMachine(generator)
    for seed in 0..<100 as Range<UInt64> {
      let drawn = machine.randomSequence(count: 1, seed: seed)
      let text = try #require(drawn.commands.first)
      #expect(generator.encode(text) == drawn.steps[0])
      #expect(generator.replay(drawn.steps[0]) == text)
    }
  }

  @Test func whatIsOutsideOfTheAlphabetIsNotEncoded() {
    #expect(Generator.string(of: .printable).encode("\u{DF}") == nil)
    #expect(Generator.string(of: Alphabet("xyz")).encode("xa") == nil)
    #expect(Generator.character().encode("e\u{301}") == nil)
  }

  @Test func aTextEndsAtTheFirstLettersOfItsAlphabet() throws {
    let property = ValueProperty(of: Generator.string(of: Alphabet("xyz"))) { .init($0.count < 3) }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.value == "xxx")
  }

  @Test func randomTextsHaveNotableScalars() {
    let machine = ValueMachine(Generator.string())
    let texts = (0..<500 as Range<UInt64>).compactMap {
      machine.randomSequence(count: 1, seed: $0).commands.first
    }
    for scalar in ["\0", "\n", "\u{DF}", "\u{301}", "\u{1F44D}"] as [Unicode.Scalar] {
      #expect(texts.contains { $0.unicodeScalars.contains(scalar) })
    }
  }
}
