import Choices

/// A door behind a door, and so on: commands without arguments, and one that does the work of two.
struct DoorMachine: StateMachine {
  enum Command: Int, CaseIterable, Sendable {
    case open, close, look, openTwice
  }

  var initialState: Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Command?) -> Command? {
    let kind = source.index(of: Command.allCases.count, like: like?.rawValue)
    let command = Command.allCases[kind]
    return command == .close && state == 0 ? nil : command
  }

  func advance(_ state: inout Int, by command: Command) {
    switch command {
    case .open: state += 1
    case .close: state -= 1
    case .look: break
    case .openTwice: state += 2
    }
  }

  func rewrites(of commands: [Command]) -> [[Command]] {
    commands.indices.dropFirst().compactMap { place in
      guard commands[place] == .open, commands[place - 1] == .open else { return nil }
      return commands[..<(place - 1)] + [.openTwice] + commands[(place + 1)...]
    }
  }

  /// How many doors are open at each look.
  static func looks(_ commands: [Command]) -> [Int] {
    var state = 0
    return commands.compactMap { command in
      DoorMachine().advance(&state, by: command)
      return command == .look ? state : nil
    }
  }
}

/// A sum of whole numbers.
indirect enum Sum: Hashable, Sendable {
  case number(Int)
  case plus(Sum, Sum)

  func contains(_ wanted: Int) -> Bool {
    switch self {
    case .number(let number): number == wanted
    case .plus(let left, let right): left.contains(wanted) || right.contains(wanted)
    }
  }

  static let generator: Generator<Sum> = .recursive(depth: 4) { part, depth in
    let number = Generator.integer(in: 0...9).map(
      { Sum.number($0) }, from: { if case .number(let number) = $0 { number } else { nil } })
    let plus = part.and(part).map(
      { Sum.plus($0.0, $0.1) },
      from: { if case .plus(let left, let right) = $0 { (left, right) } else { nil } })
    return .oneOf(depth == 0 ? [number] : [number, plus]) { sum in
      if case .number = sum { 0 } else { 1 }
    }
  }
}
