import Choices
import Testing

/// What each pass does alone, from a start that the passes beside it leave as it is.
struct PassTests {
  /// A failing start, the passes to run, and where they have to end.
  struct StepCase: Sendable, CustomTestStringConvertible {
    let passes: [ShrinkPass]
    let start: [StackMachine.Command]
    let end: [StackMachine.Command]
    let fails: @Sendable ([StackMachine.Command]) -> Bool

    var testDescription: String { passes.map(\.rawValue).joined(separator: ", ") }
  }

  static let stepCases: [StepCase] = [
    StepCase(
      passes: [.truncate], start: [.make(1), .push(1, 42), .pop(1), .make(2)],
      end: [.make(1), .push(1, 42)], fails: { $0.contains(.push(1, 42)) }),
    StepCase(
      passes: [.deleteChunks],
      start: [.make(1), .push(1, 5), .weigh(1, 2), .push(1, 50), .make(2), .pop(1)],
      end: [.make(1), .push(1, 50)], fails: { $0.contains(.push(1, 50)) }),
    StepCase(
      passes: [.deletePairs], start: [.make(1), .weigh(1, 1), .push(1, 50), .weigh(1, 2)],
      end: [.make(1), .push(1, 50)],
      fails: { $0.contains(.push(1, 50)) && $0.weights.count.isMultiple(of: 2) }),
    StepCase(
      passes: [.mergeObjects], start: [.make(1), .make(2), .push(1, 3), .push(2, 4)],
      end: [.make(1), .push(1, 3), .push(1, 4)], fails: { $0.pushed.count == 2 }),
    StepCase(
      passes: [.renumber], start: [.make(7), .make(3), .push(3, 1), .push(7, 2)],
      end: [.make(1), .make(2), .push(1, 1), .push(2, 2)], fails: { $0.pushed == [1, 2] }),
    StepCase(
      passes: [.sortSteps], start: [.make(1), .push(1, 0), .make(2), .push(2, 0)],
      end: [.make(1), .make(2), .push(1, 0), .push(2, 0)], fails: { $0.pushed.count == 2 }),
    StepCase(
      passes: [.fuse], start: [.make(1), .push(1, 50), .push(1, 3), .pop(1)],
      end: [.make(1), .push(1, 50), .pop(1)],
      fails: { $0.pushed.contains(50) && $0.last == .pop(1) }),
    StepCase(
      passes: [.fuse], start: [.make(1), .weigh(1, 2), .weigh(1, 3)],
      end: [.make(1), .weigh(1, 5)], fails: { $0.weights.reduce(0, +) == 5 }),
    StepCase(
      passes: [.simplifyChoices], start: [.make(1), .push(1, 99)],
      end: [.make(1), .push(1, 42)], fails: { $0.pushed.contains { $0 >= 42 } }),
    StepCase(
      passes: [.simplifyChoices], start: [.make(1), .weigh(1, -7.25)],
      end: [.make(1), .weigh(1, 3)], fails: { $0.weights.contains { abs($0) >= 2.5 } }),
    StepCase(
      passes: [.replaceEqual], start: [.make(1), .make(2), .weigh(1, 7.5), .weigh(2, 7.5)],
      end: [.make(1), .make(2), .weigh(1, 1), .weigh(2, 1)],
      fails: { $0.weights.count == 2 && $0.weights[0] == $0.weights[1] && $0.weights[0] != 0 }),
    StepCase(
      passes: [.lowerTogether], start: [.make(1), .weigh(1, 10), .weigh(1, 7)],
      end: [.make(1), .weigh(1, 3), .weigh(1, 0)],
      fails: { $0.weights.count == 2 && $0.weights[0] - $0.weights[1] == 3 }),
    StepCase(
      passes: [.replaceEqualArguments], start: [.make(1), .push(1, 30), .push(1, 30)],
      end: [.make(1), .push(1, 10), .push(1, 10)],
      fails: { $0.pushed.count == 2 && $0.pushed[0] == $0.pushed[1] && $0.pushed[0] > 9 }),
    StepCase(
      passes: [.pairNumbers], start: [.make(1), .push(1, 90), .push(1, 88)],
      end: [.make(1), .push(1, 2), .push(1, 0)],
      fails: { $0.pushed.count == 2 && $0.pushed[0] - $0.pushed[1] == 2 }),
    StepCase(
      passes: [.pairNumbers], start: [.make(1), .weigh(1, 40.5), .weigh(1, 12.25)],
      end: [.make(1), .weigh(1, 0), .weigh(1, 52.75)],
      fails: { $0.weights.count == 2 && $0.weights[0] + $0.weights[1] == 52.75 }),
    StepCase(
      passes: [.lowerTogether], start: [.make(1), .push(1, 30), .push(1, 30), .push(1, 95)],
      end: [.make(1), .push(1, 0), .push(1, 0), .push(1, 65)],
      fails: {
        $0.pushed.count == 3 && $0.pushed[0] == $0.pushed[1] && $0.pushed[2] - $0.pushed[1] == 65
      }),
    StepCase(
      passes: [.lowerTogether], start: [.make(1), .push(1, 9), .push(1, 20), .push(1, 70)],
      end: [.make(1), .push(1, 0), .push(1, 11), .push(1, 61)],
      fails: {
        $0.pushed.count == 3 && $0.pushed[1] - $0.pushed[0] == 11
          && $0.pushed[2] - $0.pushed[1] == 50
      }),
    StepCase(
      passes: [.tradeNumbers], start: [.make(1), .push(1, 30), .push(1, 40)],
      end: [.make(1), .push(1, 12), .push(1, 100)],
      fails: { $0.pushed.count == 2 && $0.pushed[0] * $0.pushed[1] >= 1200 }),
    StepCase(
      passes: [.simplifyChoices, .scanNumbers], start: [.make(1), .push(1, 98)],
      end: [.make(1), .push(1, 56)],
      fails: { $0.pushed.contains { $0 > 50 && $0.isMultiple(of: 14) } }),
    StepCase(
      passes: [.exchangeArguments], start: [.make(1), .push(1, 5), .weigh(1, 1), .push(1, 3)],
      end: [.make(1), .push(1, 3), .weigh(1, 1), .push(1, 5)],
      fails: { Set($0.pushed) == [3, 5] }),
    StepCase(
      passes: [.repeatSteps],
      start: [.make(1), .make(2), .push(1, 0), .push(2, 5), .push(2, 7)],
      end: [.make(1), .push(1, 0), .push(1, 0), .push(1, 0)], fails: { $0.pushed.count == 3 }),
    StepCase(
      passes: [.deleteChunks, .changeKind],
      start: [.make(1), .push(1, 0), .weigh(1, 5)], end: [.make(1), .push(1, 1)],
      fails: { $0.weights.contains(5) || $0.pushed.contains(1) }),
    StepCase(
      passes: [.deleteChunks, .deleteAndChange],
      start: [.make(1), .make(2), .push(1, 0), .push(1, 0), .push(2, 0), .pop(2)],
      end: [.make(1), .push(1, 0), .push(1, 0), .pop(1)], fails: { $0.popsBesideTwo }),
  ]

  @Test(arguments: stepCases)
  func aPassOverStepsEndsAtItsExactMinimum(_ example: StepCase) throws {
    let machine = StackMachine()
    let end = try shrunk(example.start, on: machine, by: example.passes, example.fails)
    #expect(end == example.end)
    // The passes before the last one do not get there.
    let rest = try shrunk(
      example.start, on: machine, by: example.passes.dropLast(), example.fails)
    #expect(rest != example.end)
  }

  @Test func aStepWithoutArgumentsIsSubstituted() throws {
    let start: [DoorMachine.Command] = [.open, .open, .close, .look]
    let isSeen = { (commands: [DoorMachine.Command]) in DoorMachine.looks(commands).contains(1) }
    let passes: [ShrinkPass] = [.truncate, .substitute]
    #expect(try shrunk(start, on: DoorMachine(), by: passes, isSeen) == [.open, .look])
    #expect(try shrunk(start, on: DoorMachine(), by: [.truncate], isSeen) == start)
  }

  @Test func whatTheMachineKnowsToSayInFewerCommandsIsTried() throws {
    let start: [DoorMachine.Command] = [.open, .open, .look]
    let isSeen = { (commands: [DoorMachine.Command]) in DoorMachine.looks(commands).contains(2) }
    let end = try shrunk(start, on: DoorMachine(), by: [.rewrite], isSeen)
    #expect(end == [.openTwice, .look])
  }
}

/// What passes do inside of one step.
extension PassTests {
  static let numbers = Generator.integer(in: 0...100).list()

  @Test func elementsAreDeleted() throws {
    #expect(
      try shrunk([17, 0, 60, 3], of: Self.numbers, by: .deleteElements) { $0.contains(60) } == [60])
  }

  @Test func aCountIsLoweredWithTheElementsItCounts() throws {
    let counted = Generator.integer(in: 1...9).with { count in
      Generator.integer(in: 0...100).list(count: count...count)
    }
    let end = try shrunk((3, [17, 60, 3]), of: counted, by: .deleteElements) {
      $0.1.contains(60)
    }
    #expect(end.0 == 1 && end.1 == [60])
  }

  @Test func placesBehindADeletedElementAreLowered() throws {
    // The last element names the place of the one before it.
    let end = try shrunk([9, 9, 7, 2], of: Self.numbers, by: .deleteElements) { list in
      list.count > 1 && list[list.count - 1] == list.count - 2 && list[list.count - 2] == 7
    }
    #expect(end == [7, 0])
  }

  @Test func rowsAreDeletedWithTheNumberThatCountsThem() throws {
    let side = Generator.integer(in: 1...9)
    let grid = side.and(side).with { size in
      Generator.integer(in: 0...9).list(count: size.0 * size.1...size.0 * size.1)
    }
    let end = try shrunk(((2, 3), [1, 1, 4, 9, 1, 1]), of: grid, by: .deleteElements) {
      size, cells in
      (0..<size.1).contains { cells[$0 * size.0..<($0 + 1) * size.0].elementsEqual([4, 9]) }
    }
    #expect(end.0 == (2, 1) && end.1 == [4, 9])
  }

  @Test func numbersOfOneMeaningAreLoweredWithoutTheOthers() throws {
    // Behind the deleted entries, the first number is a place and the second is not.
    let entries = Generator.integer(in: 0...9).and(.integer(in: 0...9)).list()
    let end = try shrunk([(0, 0), (0, 0), (2, 2)], of: entries, by: .deleteElements) { entries in
      entries.indices.contains { entries[$0] == ($0, 2) }
    }
    #expect(end.count == 1 && end[0] == (0, 2))
  }

  @Test func aSimplerAlternativeIsTakenWithWhatHangsOnIt() throws {
    let shape = Generator<(Int, Int)> { source, like in
      source.span(SpanLabel(7)) { source in
        let kind = source.index(of: 3, like: like?.0)
        return (kind, source.integer(in: 0...9, like: like?.1))
      }
    }
    let end = try shrunk((2, 5), of: shape, by: .lowerAlternatives) { kind, number in
      kind == 2 ? number > 0 : kind == 1 && number == 0
    }
    #expect(end == (1, 0))
  }

  @Test func partsAtDifferentDepthsAreExchangedAndSorted() throws {
    let start = Sum.plus(.plus(.number(3), .number(1)), .number(2))
    let end = try shrunk(start, of: Sum.generator, by: .exchangeParts) { sum in
      switch sum {
      case .plus(.plus(.number(3), .number(1)), .number(2)): true
      case .plus(.number(1), .plus(.number(2), .number(3))): true
      default: false
      }
    }
    #expect(end == .plus(.number(1), .plus(.number(2), .number(3))))
  }

  @Test func aPartTakesThePlaceOfTheWhole() throws {
    let start = Sum.plus(.plus(.number(1), .number(7)), .number(2))
    let end = try shrunk(start, of: Sum.generator, by: .hoist) { $0.contains(7) }
    #expect(end == .number(7))
  }

  @Test func innerListsAreMerged() throws {
    let lists = Self.numbers.list()
    let end = try shrunk([[1], [2], [3]], of: lists, by: .mergeLists) {
      $0.joined().elementsEqual([1, 2, 3])
    }
    #expect(end == [[1, 2, 3]])
  }

  @Test func anElementMakesUpForADeletedOne() throws {
    let end = try shrunk([40, 25, 35], of: Self.numbers, by: .fuseElements) {
      $0.reduce(0, +) == 100
    }
    #expect(end == [100])
  }

  @Test func elementsAreSorted() throws {
    let end = try shrunk([3, 1, 2], of: Self.numbers, by: .sortSpans) { Set($0).count == 3 }
    #expect(end == [1, 2, 3])
  }

  @Test func aNumberIsLoweredAtTheCostOfAnother() throws {
    let pair = Generator.integer(in: 0...100).and(.integer(in: 0...100))
    let end = try shrunk((60, 40), of: pair, by: .pairNumbers) { $0.0 + $0.1 == 100 }
    #expect(end.0 == 0 && end.1 == 100)
  }
}

extension PassTests {
  private func shrunk<Machine: StateMachine>(
    _ commands: [Machine.Command], on machine: Machine, by passes: [ShrinkPass],
    _ fails: @escaping ([Machine.Command]) -> Bool
  ) throws -> [Machine.Command] {
    let start = machine.replay(try machine.encode(commands))
    let test = { (commands: [Machine.Command]) in
      // The failure needs the shortest prefix that shows it.
      commands.indices.first { fails(Array(commands[...$0])) }.map(Interest.init)
    }
    let first = try #require(test(start.commands))
    var shrinker = SequenceShrinker(
      start, lastStep: first.lastStep, on: machine, budget: 1000
    ) { test($0.commands) }
    shrinker.run(passes: passes)
    return shrinker.best.commands
  }

  func shrunk<Value>(
    _ value: Value, of generator: Generator<Value>, by pass: ShrinkPass,
    _ fails: @escaping (Value) -> Bool
  ) throws -> Value {
    let end = try shrunk([value], on: ValueMachine(generator), by: [pass]) {
      $0.first.map(fails) == true
    }
    return try #require(end.first)
  }
}

extension [StackMachine.Command] {
  fileprivate var pushed: [Int] {
    compactMap { if case .push(_, let number) = $0 { number } else { nil } }
  }

  fileprivate var weights: [Double] {
    compactMap { if case .weigh(_, let weight) = $0 { weight } else { nil } }
  }

  /// Whether something is popped while some stack holds exactly two numbers.
  fileprivate var popsBesideTwo: Bool {
    indices.contains { place in
      guard case .pop = self[place] else { return false }
      var state = StackMachine().initialState
      for command in self[..<place] { StackMachine().advance(&state, by: command) }
      return state.stacks.values.contains { $0.count == 2 }
    }
  }
}
