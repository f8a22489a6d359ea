import Choices
import Testing

/// A machine may have more kinds of commands than a word has bits.
struct ManyKindsTests {
  @Test func eachKindIsDrawn() {
    let machine = DialTest(failing: nil)
    let drawn = (0..<40 as Range<UInt64>).flatMap { seed in
      machine.randomSequence(count: 50, seed: seed).commands
    }
    #expect(Set(drawn) == Set(DialTest.Kind.allCases.dropLast()))
  }

  @Test func noKindIsDrawnThatIsNotPossible() {
    let drawn = (0..<40 as Range<UInt64>).flatMap { seed in
      DialTest(failing: nil).randomSequence(count: 50, seed: seed).commands
    }
    #expect(!drawn.contains(DialTest.Kind(number: 149)))
  }

  @Test(arguments: [0, 63, 64, 65, 128, 148])
  func aFailureOfAnyKindIsFoundAndShrunkToItself(number: Int) throws {
    let property = SequenceProperty(of: DialTest(failing: number))
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.commands == [DialTest.Kind(number: number)])
  }

  @Test func whatIsDrawnCanBeEncoded() {
    #expect(DialTest(failing: nil).firstEncodingMistake() == nil)
  }

  @Test func whatIsNotPossibleIsNotEncoded() {
    let impossible = [DialTest.Kind(number: 149)]
    #expect((try? DialTest(failing: nil).encode(impossible)) == nil)
  }

  @Test func kindsWithoutWeightOnlyComeByHand() throws {
    let machine = DialTest(failing: nil, weights: [DialTest.Kind(number: 70): 0])
    let drawn = (0..<40 as Range<UInt64>).flatMap {
      machine.randomSequence(count: 50, seed: $0).commands
    }
    #expect(!drawn.contains(DialTest.Kind(number: 70)) && drawn.count > 1000)
    #expect(try machine.encode([DialTest.Kind(number: 70)]).count == 1)
  }
}

/// A dial with 150 positions, of which the last cannot be reached.
private struct DialTest: SystemTest {
  struct Kind: CaseIterable, Hashable {
    let number: Int

    static let allCases = (0..<150).map { Kind(number: $0) }
  }

  private let failing: Int?
  let commandKinds: CommandKinds

  init(failing: Int?, weights: [Kind: UInt32] = [:]) {
    self.failing = failing
    commandKinds = CommandKinds(of: Kind.self, weights: weights)
  }

  var initialState: Int { 0 }

  func makeSystem() -> Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Kind?) -> Kind? {
    source.command(
      of: commandKinds, possible: { (kind: Kind) in kind.number < 149 }, like: like)
  }

  func advance(_ state: inout Int, by command: Kind) { state = command.number }

  func check(_ command: Kind, on system: inout Int, after state: Int) -> String? {
    system = command.number
    return system == failing ? "stuck" : nil
  }
}
