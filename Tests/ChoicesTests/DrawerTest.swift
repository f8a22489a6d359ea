import Choices

/// Numbered drawers with numbers in them, against a system that can be given several mistakes at once.
struct DrawerTest: SystemTest, Sendable {
  enum Command: Hashable, Sendable {
    case open(Int)
    case put(Int, Int)
    case take(Int)
    case empty(Int)
    case discard(Int)
  }

  enum Kind: CaseIterable, Hashable {
    case open, put, take, empty, discard
  }

  /// A mistake of the system, each with the shortest way to see it.
  enum Mistake: Hashable, CaseIterable {
    /// A number that is taken out of three is too large by one.
    case changesOneOfThree
    /// Emptying leaves one number of two.
    case emptyLeavesOne
    /// Discarding a drawer empties all others.
    case discardEmptiesOthers

    var shortest: [Command] {
      switch self {
      case .changesOneOfThree: [.open(1), .put(1, 0), .put(1, 0), .put(1, 0), .take(1)]
      case .emptyLeavesOne: [.open(1), .put(1, 0), .put(1, 0), .empty(1)]
      case .discardEmptiesOthers: [.open(1), .open(2), .put(1, 0), .discard(2)]
      }
    }
  }

  struct State: Sendable {
    var drawers: [Int: [Int]] = [:]
    var taken: Int?
  }

  struct System: Sendable {
    var drawers: [Int: [Int]] = [:]
  }

  static let kinds = CommandKinds(of: Kind.self, essential: [.open])

  var mistakes: Set<Mistake> = []
  var commandKinds = Self.kinds
  var initialState: State { State() }

  func makeSystem() -> System { System() }

  func command(
    in state: inout State, from source: inout ChoiceSource, like: Command?
  ) -> Command? {
    let live = state.drawers.keys.sorted()
    let possible = { (kind: Kind) in kind == .open || !live.isEmpty }
    guard let kind = source.command(of: commandKinds, possible: possible, like: like?.kind)
    else { return nil }
    if kind == .open {
      return source.identity(sort: 1, taken: live, like: like?.drawer).map(Command.open)
    }
    guard let drawer = source.reference(sort: 1, among: live, like: like?.drawer) else {
      return nil
    }
    switch kind {
    case .open, .take: return .take(drawer)
    case .put: return .put(drawer, source.integer(in: 0...9, like: like?.number))
    case .empty: return .empty(drawer)
    case .discard: return .discard(drawer)
    }
  }

  func advance(_ state: inout State, by command: Command) {
    state.taken = nil
    switch command {
    case .open(let drawer): state.drawers[drawer] = []
    case .put(let drawer, let number): state.drawers[drawer]?.append(number)
    case .take(let drawer): state.taken = state.drawers[drawer]?.popLast()
    case .empty(let drawer): state.drawers[drawer] = []
    case .discard(let drawer): state.drawers[drawer] = nil
    }
  }

  func check(_ command: Command, on system: inout System, after state: State) -> String? {
    let taken = carryOut(command, &system)
    if taken != state.taken { return "wrong number" }
    return system.drawers == state.drawers ? nil : "wrong contents"
  }

  func note(
    _ command: Command, on system: System, after state: State, in notes: inout CaseNotes
  ) {
    if case .take = command { notes.outcome(state.taken == nil ? "no-op" : "taken") }
    if state.drawers.values.contains(where: { $0.count >= 3 }) { notes.label("three in a drawer") }
    if state.drawers.count > 20 { notes.label("twenty drawers") }
    notes.feature(UInt64(state.drawers.values.map(\.count).max() ?? 0))
  }

  private func carryOut(_ command: Command, _ system: inout System) -> Int? {
    switch command {
    case .open(let drawer): system.drawers[drawer] = []
    case .put(let drawer, let number): system.drawers[drawer]?.append(number)
    case .take(let drawer): return take(drawer, &system)
    case .empty(let drawer):
      let keeps = mistakes.contains(.emptyLeavesOne) && system.drawers[drawer]?.count == 2
      system.drawers[drawer] = keeps ? [0] : []
    case .discard(let drawer):
      system.drawers[drawer] = nil
      guard mistakes.contains(.discardEmptiesOthers) else { break }
      for other in system.drawers.keys { system.drawers[other] = [] }
    }
    return nil
  }

  private func take(_ drawer: Int, _ system: inout System) -> Int? {
    guard let numbers = system.drawers[drawer], !numbers.isEmpty else { return nil }
    let isThird = mistakes.contains(.changesOneOfThree) && numbers.count == 3
    return system.drawers[drawer]?.popLast().map { isThird ? $0 + 1 : $0 }
  }
}

extension DrawerTest.Command {
  var kind: DrawerTest.Kind {
    switch self {
    case .open: .open
    case .put: .put
    case .take: .take
    case .empty: .empty
    case .discard: .discard
    }
  }

  var drawer: Int {
    switch self {
    case .open(let drawer), .put(let drawer, _), .take(let drawer), .empty(let drawer),
      .discard(let drawer):
      drawer
    }
  }

  var number: Int? {
    if case .put(_, let number) = self { number } else { nil }
  }

  /// One line a command: `put 1 7`.
  static let text = CommandText<Self>(
    write: { command in
      let words =
        ["\(command.kind)", "\(command.drawer)"] + (command.number.map { ["\($0)"] } ?? [])
      return words.joined(separator: " ")
    },
    read: { line in
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      switch (words.first, numbers.count) {
      case ("open", 1): return .open(numbers[0])
      case ("put", 2): return .put(numbers[0], numbers[1])
      case ("take", 1): return .take(numbers[0])
      case ("empty", 1): return .empty(numbers[0])
      case ("discard", 1): return .discard(numbers[0])
      default: return nil
      }
    })
}
