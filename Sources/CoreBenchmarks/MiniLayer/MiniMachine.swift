public import Choices

/// Mini-layer as a state machine with its system, written as a user of the core would write it.
public struct MiniMachine: SystemTest {
  /// The model, with what the last command should have returned.
  public struct State: Sendable {
    var model = MiniModel()
    /// The numbers of the layers in the order of creation; a deleted creation leaves a gap.
    var numbers: [Int] = []
    var wanted = MiniReturn.nothing

    /// The place of a layer in the order of creation.
    func place(of number: Int) -> Int? {
      // Without a gap the number itself says it.
      if number <= numbers.count, numbers[number - 1] == number { return number - 1 }
      return numbers.firstIndex(of: number)
    }
  }

  private let fault: MiniFault?

  /// Creates the machine.
  ///
  /// - Parameter fault: The fault of the system; nil for a system without.
  public init(fault: MiniFault? = nil) {
    self.fault = fault
  }

  /// No layers, and the outermost transaction.
  public var initialState: State { State() }

  /// A system without layers.
  public func makeSystem() -> MiniSystem { MiniSystem(fault: fault) }

  /// Draws one of the commands that are possible.
  public func command(
    in state: inout State, from source: inout ChoiceSource, like: MiniCommand?
  ) -> MiniCommand? {
    guard
      let kind = source.command(
        of: 12, possible: possible(state.model), essential: Self.essential,
        like: like?.kind.rawValue)
    else { return nil }
    switch kind {
    case 0:
      let number = source.identity(
        sort: 1, taken: state.numbers, like: like.map { _ in state.numbers.count + 1 })
      return number.map { number in
        state.numbers.append(number)
        return .create
      }
    case 1: return .begin
    case 2: return .commit
    case 3: return .setDisableActions(source.boolean(like: like?.flag))
    default: return commandOfLayer(kind, state, &source, like)
    }
  }

  private func commandOfLayer(
    _ kind: Int, _ state: State, _ source: inout ChoiceSource, _ like: MiniCommand?
  ) -> MiniCommand? {
    guard let layer = layer(state, &source, like?.layers.first) else { return nil }
    switch kind {
    case 4: return .removeFromSuperlayer(layer)
    case 5:
      guard let child = self.layer(state, &source, like?.layers.last) else { return nil }
      return .addSublayer(layer, child)
    case 6: return .lookupAction(layer, key(&source, like?.key))
    case 7: return .setDelegateAnswer(layer, answer(&source, like?.answer))
    case 8:
      return .setBounds(
        layer, extent(&source, like?.numbers[0]), extent(&source, like?.numbers[1]))
    case 9:
      return .setPosition(
        layer, coordinate(&source, like?.numbers[0]), coordinate(&source, like?.numbers[1]))
    case 10:
      return .setAnchorPoint(
        layer, share(&source, like?.numbers[0]), share(&source, like?.numbers[1]))
    default:
      return .setFrame(
        layer, coordinate(&source, like?.numbers[0]), coordinate(&source, like?.numbers[1]),
        extent(&source, like?.numbers[2]), extent(&source, like?.numbers[3]))
    }
  }

  /// Carries the model past a command.
  public func advance(_ state: inout State, by command: MiniCommand) {
    if command == .create, state.numbers.count == state.model.layers.count {
      // Commands that were not drawn name layers in the order of creation.
      state.numbers.append((state.numbers.max() ?? 0) + 1)
    }
    state.wanted = state.model.apply(command)
  }

  /// Tells whether the layers that a command is about exist and its transaction is open.
  public func isPossible(_ command: MiniCommand, in state: State) -> Bool {
    let kinds = possible(state.model)
    return kinds >> UInt64(command.kind.rawValue) & 1 == 1
      && command.layers.allSatisfy { state.model.layers.indices.contains($0) }
  }

  /// Carries out a command and compares everything that can be observed.
  public func check(
    _ command: MiniCommand, on system: inout MiniSystem, after state: State
  ) -> String? {
    let given = system.apply(command)
    return MiniComparison.difference(state.model, system, state.wanted, given)
  }

  /// The kinds of commands; without creation and the disable flag the others do little.
  public var commandKinds: CommandKinds { Self.kinds }

  private static let kinds = CommandKinds(
    of: MiniKind.self, essential: [.create, .setDisableActions])

  /// The same essential kinds as bits, for the draw.
  private static let essential: UInt64 = 0b1001

  /// Notes what a command did in which situation: how deep transactions are nested, what was returned,
  /// and how many children the layer and its siblings' parent have.
  public func note(
    _ command: MiniCommand, on system: MiniSystem, after state: State, in notes: inout CaseNotes
  ) {
    let model = state.model
    let kind = UInt64(command.kind.rawValue) << 32
    notes.feature(kind | 1 << 16 | UInt64(model.depth))
    switch state.wanted {
    case .nothing: break
    case .isAdded(let isAdded):
      notes.outcome(isAdded ? "added" : "refused")
      notes.feature(kind | 2 << 16 | (isAdded ? 1 : 0))
    case .noAction: notes.feature(kind | 3 << 16)
    case .delegateAction: notes.feature(kind | 4 << 16)
    case .defaultAction: notes.feature(kind | 5 << 16)
    }
    guard let layer = command.layers.first else { return }
    let (own, parent) = (model.layers[layer].children.count, model.layers[layer].parent)
    let siblings = parent < 0 ? 0 : model.layers[parent].children.count
    notes.feature(kind | 6 << 16 | UInt64(own * 8 + siblings))
  }

  func possible(_ model: MiniModel) -> UInt64 {
    var kinds: UInt64 = 0b1000
    if model.layers.count < MiniLimit.layers { kinds |= 0b1 }
    if model.depth < MiniLimit.depth { kinds |= 0b10 }
    if model.depth > 0 { kinds |= 0b100 }
    if !model.layers.isEmpty { kinds |= 0b1111_1111_0000 }
    return kinds
  }

  func layer(_ state: State, _ source: inout ChoiceSource, _ like: Int?) -> Int? {
    let number = source.reference(
      sort: 1, among: state.numbers, like: like.map { state.numbers[$0] })
    return number.flatMap { state.place(of: $0) }
  }

  func key(_ source: inout ChoiceSource, _ like: MiniKey?) -> MiniKey {
    let number = source.index(of: 4, like: like.map { Int($0.rawValue) })
    return MiniKey(rawValue: UInt8(number)) ?? .position
  }

  func answer(_ source: inout ChoiceSource, _ like: MiniAnswer?) -> MiniAnswer {
    let number = source.index(of: 3, like: like.map { Int($0.rawValue) })
    return MiniAnswer(rawValue: UInt8(number)) ?? .noOpinion
  }

  func extent(_ source: inout ChoiceSource, _ like: Double?) -> Double {
    Double(source.integer(in: 0...100, like: like.map { Int($0) }))
  }

  func coordinate(_ source: inout ChoiceSource, _ like: Double?) -> Double {
    Double(source.integer(in: -100...100, like: like.map { Int($0) }))
  }

  func share(_ source: inout ChoiceSource, _ like: Double?) -> Double {
    Double(source.index(of: 5, like: like.map { Int($0 * 4) })) / 4
  }
}

extension MiniCommand {
  /// The kind of the command.
  var kind: MiniKind {
    switch self {
    case .create: .create
    case .begin: .begin
    case .commit: .commit
    case .setDisableActions: .setDisableActions
    case .removeFromSuperlayer: .removeFromSuperlayer
    case .addSublayer: .addSublayer
    case .lookupAction: .lookupAction
    case .setDelegateAnswer: .setDelegateAnswer
    case .setBounds: .setBounds
    case .setPosition: .setPosition
    case .setAnchorPoint: .setAnchorPoint
    case .setFrame: .setFrame
    }
  }

  /// The layers that the command is about, in the order of its arguments.
  var layers: [Int] {
    switch self {
    case .create, .begin, .commit, .setDisableActions: []
    case .addSublayer(let parent, let child): [parent, child]
    case .removeFromSuperlayer(let layer), .lookupAction(let layer, _),
      .setDelegateAnswer(let layer, _), .setBounds(let layer, _, _),
      .setPosition(let layer, _, _), .setAnchorPoint(let layer, _, _),
      .setFrame(let layer, _, _, _, _):
      [layer]
    }
  }

  var numbers: [Double] {
    switch self {
    case .setBounds(_, let a, let b), .setPosition(_, let a, let b),
      .setAnchorPoint(_, let a, let b):
      [a, b]
    case .setFrame(_, let a, let b, let c, let d): [a, b, c, d]
    default: []
    }
  }

  var flag: Bool? {
    if case .setDisableActions(let flag) = self { return flag }
    return nil
  }

  var key: MiniKey? {
    if case .lookupAction(_, let key) = self { return key }
    return nil
  }

  var answer: MiniAnswer? {
    if case .setDelegateAnswer(_, let answer) = self { return answer }
    return nil
  }
}

/// The kinds of commands of mini-layer, simplest first.
enum MiniKind: Int, CaseIterable, Hashable {
  case create, begin, commit, setDisableActions, removeFromSuperlayer, addSublayer, lookupAction
  case setDelegateAnswer, setBounds, setPosition, setAnchorPoint, setFrame
}
