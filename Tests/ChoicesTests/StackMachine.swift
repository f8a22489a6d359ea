import Choices

/// Numbered stacks of whole numbers, each with a weight: small enough to know every minimal failure.
struct StackMachine: StateMachine {
  enum Command: Hashable, Sendable {
    case make(Int)
    case push(Int, Int)
    case weigh(Int, Double)
    case pop(Int)
  }

  struct State: Sendable {
    var stacks: [Int: [Int]] = [:]
    var weights: [Int: Double] = [:]
  }

  var initialState: State { State() }

  func command(
    in state: inout State, from source: inout ChoiceSource, like: Command?
  ) -> Command? {
    let live = state.stacks.keys.sorted()
    let wanted = like.map(Parts.init)
    switch source.index(of: 4, like: wanted?.kind) {
    case 0:
      return source.identity(sort: 1, taken: live, like: wanted?.stack).map(Command.make)
    case 1:
      guard let stack = source.reference(sort: 1, among: live, like: wanted?.stack) else {
        return nil
      }
      return .push(stack, source.integer(in: 0...100, like: wanted?.number))
    case 2:
      guard let stack = source.reference(sort: 1, among: live, like: wanted?.stack) else {
        return nil
      }
      let mixture = DoubleMixture(limits: -1000...1000)
      return .weigh(stack, source.double(mixture, like: wanted?.weight))
    default:
      let filled = live.filter { state.stacks[$0] != [] }
      return source.reference(sort: 1, among: filled, like: wanted?.stack).map(Command.pop)
    }
  }

  func advance(_ state: inout State, by command: Command) {
    switch command {
    case .make(let stack): state.stacks[stack] = []
    case .push(let stack, let number): state.stacks[stack]?.append(number)
    case .weigh(let stack, let weight): state.weights[stack] = weight
    case .pop(let stack): _ = state.stacks[stack]?.popLast()
    }
  }

  /// A command as the draws see it.
  private struct Parts {
    var kind: Int
    var stack: Int
    var number: Int?
    var weight: Double?

    init(_ command: Command) {
      switch command {
      case .make(let stack): (kind, self.stack) = (0, stack)
      case .push(let stack, let number): (kind, self.stack, self.number) = (1, stack, number)
      case .weigh(let stack, let weight): (kind, self.stack, self.weight) = (2, stack, weight)
      case .pop(let stack): (kind, self.stack) = (3, stack)
      }
    }
  }
}

/// A mistake that an engine for stacks could make, with the shortest way to see it.
enum PlantedFailure: String, CaseIterable, Sendable {
  case fallingOrder
  case largeNumber
  case twoFilledStacks
  case equalWeights
  case popOfThree

  var minimal: [StackMachine.Command] {
    switch self {
    case .fallingOrder: [.make(1), .push(1, 1), .push(1, 0)]
    case .largeNumber: [.make(1), .push(1, 42)]
    case .twoFilledStacks: [.make(1), .make(2), .push(1, 0), .push(2, 0)]
    case .equalWeights: [.make(1), .make(2), .weigh(1, 1), .weigh(2, 1)]
    case .popOfThree: [.make(1), .push(1, 0), .push(1, 0), .push(1, 0), .pop(1)]
    }
  }

  /// The index of the first command at which the mistake shows.
  func firstFailure(in commands: [StackMachine.Command]) -> Int? {
    let machine = StackMachine()
    var state = machine.initialState
    for (place, command) in commands.enumerated() {
      if shows(at: command, in: state) { return place }
      machine.advance(&state, by: command)
    }
    return nil
  }

  private func shows(at command: StackMachine.Command, in state: StackMachine.State) -> Bool {
    switch (self, command) {
    case (.fallingOrder, .push(let stack, let number)):
      return state.stacks[stack]?.last.map { number < $0 } ?? false
    case (.largeNumber, .push(_, let number)): return number >= 42
    case (.twoFilledStacks, .push(let stack, _)):
      return state.stacks.contains { $0.key != stack && $0.value != [] }
    case (.equalWeights, .weigh(let stack, let weight)):
      return weight != 0 && state.weights.contains { $0.key != stack && $0.value == weight }
    case (.popOfThree, .pop(let stack)): return state.stacks[stack]?.count == 3
    default: return false
    }
  }
}
