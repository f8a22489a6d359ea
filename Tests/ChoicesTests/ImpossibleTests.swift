import Choices
import Testing

/// No counterexample is one that cannot happen, however a machine is declared.
struct ImpossibleTests {
  @Test func objectsMayBeNumberedFromZero() throws {
    let machine = StackMachine()
    let steps = try machine.encode([.make(0), .make(1), .push(0, 5), .push(1, 6)])
    #expect(machine.replay(steps).commands.count == 4)
    let start: [StackMachine.Command] = [.make(0), .make(2), .push(2, 50)]
    var shrinker = SequenceShrinker(
      machine.replay(try machine.encode(start)), lastStep: 2, on: machine, budget: 1000
    ) { drawn in
      drawn.commands.firstIndex { if case .push = $0 { true } else { false } }.map(Interest.init)
    }
    shrinker.run()
    #expect(shrinker.best.commands == [.make(1), .push(1, 0)])
  }

  @Test func whatACommandNeedsStaysWhereAnotherCannotBeDrawn() throws {
    // No drawer takes a hundred, so that the whole sequence cannot be encoded.
    let commands: [DrawerTest.Command] = [
      .open(1), .open(2), .put(1, 100), .put(2, 7), .put(2, 7), .empty(2),
    ]
    let property = SequenceProperty(of: DrawerTest(mistakes: [.emptyLeavesOne]))
    let failure = try #require(property.shrink(commands))
    #expect(failure.commands == [.open(2), .put(2, 7), .put(2, 7), .empty(2)])
  }

  @Test func whatAMachineDrawsItCanEncode() {
    #expect(StackMachine().firstEncodingMistake() == nil)
    #expect(DrawerTest().firstEncodingMistake() == nil)
    #expect(Generator.string().firstEncodingMistake() == nil)
  }

  @Test func aCommandThatIsNotEncodedIsNamed() throws {
    let forgetful = Generator<Int> { source, _ in source.integer(in: 0...9) }
    let refused = try #require(forgetful.firstEncodingMistake())
    #expect(refused.kind == .refused && refused.commands.count == 1)
    #expect(refused.description.hasSuffix("is drawn and cannot be encoded"))
    let doubled = Generator<Int> { source, like in source.integer(in: 0...9, like: like) * 2 }
    #expect(doubled.firstEncodingMistake() != nil)
    let planned = Generator<Int> { source, like in
      let planned = source.plan(below: 5)
      return source.integer(in: 0...9, like: like) + planned
    }
    #expect(planned.firstEncodingMistake()?.kind == .otherCommand)
  }
}
