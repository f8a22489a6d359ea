import Choices
import Testing

/// Commands, choices and back again.
struct StateMachineTests {
  let machine = StackMachine()

  @Test func equalSeedsGiveEqualSequences() {
    let first = machine.randomSequence(count: 40, seed: 7)
    #expect(first.commands.count == 40)
    #expect(first.steps == machine.randomSequence(count: 40, seed: 7).steps)
    #expect(first.commands != machine.randomSequence(count: 40, seed: 8).commands)
  }

  @Test func replayAndEncodingAreInversesOnWhatWasDrawn() throws {
    for seed in UInt64(0)..<100 {
      let drawn = machine.randomSequence(count: 30, seed: seed)
      #expect(machine.replay(drawn.steps).commands == drawn.commands)
      #expect(machine.replay(drawn.steps).steps == drawn.steps)
      #expect(try machine.encode(drawn.commands) == drawn.steps)
    }
  }

  @Test func aSequenceIsMadeAgainWithTheStateThatItHad() {
    for seed in UInt64(0)..<20 {
      let drawn = machine.randomSequence(count: 30, seed: seed)
      let again = machine.sequence(of: drawn.commands, behind: drawn.steps)
      #expect(again.commands == drawn.commands)
      #expect(again.steps == drawn.steps)
      #expect(again.state.stacks == drawn.state.stacks)
      #expect(again.state.weights == drawn.state.weights)
    }
  }

  @Test func stepsAboutADeletedObjectFallOut() throws {
    let steps = try machine.encode([.make(1), .make(2), .push(1, 5), .push(2, 6)])
    #expect(machine.replay(Array(steps.dropFirst())).commands == [.make(2), .push(2, 6)])
  }

  @Test(
    arguments: [
      ([.push(1, 0)], 0),
      ([.make(1), .make(1)], 1),
      ([.make(1), .push(1, 101)], 1),
      ([.make(1), .weigh(1, 1001)], 1),
      ([.make(1), .push(1, 3), .pop(1), .pop(1)], 3),
    ] as [([StackMachine.Command], Int)])
  func encodingNamesTheFirstCommandThatCannotBeDrawn(
    commands: [StackMachine.Command], index: Int
  ) {
    let problem = #expect(throws: NotDrawable.self) { try machine.encode(commands) }
    #expect(problem?.index == index)
  }
}
