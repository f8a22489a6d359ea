public import Choices

/// Mini-layer as a state machine in the way that the article on state machines teaches: an enumeration
/// of the kinds, and a closure that tells which of them are possible.
///
/// It draws what `MiniMachine` draws, which hands over the same kinds as bits.
public struct TaughtMachine: SystemTest {
  private let base: MiniMachine

  /// The kinds of commands; without creation and the disable flag the others do little.
  public let commandKinds = CommandKinds(
    of: MiniKind.self, essential: [.create, .setDisableActions])

  /// Creates the machine.
  ///
  /// - Parameter fault: The fault of the system; nil for a system without.
  public init(fault: MiniFault? = nil) {
    base = MiniMachine(fault: fault)
  }

  /// No layers, and the outermost transaction.
  public var initialState: MiniMachine.State { base.initialState }

  /// A system without layers.
  public func makeSystem() -> MiniSystem { base.makeSystem() }

  /// Draws one of the commands that are possible.
  public func command(
    in state: inout MiniMachine.State, from source: inout ChoiceSource, like: MiniCommand?
  ) -> MiniCommand? {
    let kind = source.command(
      of: commandKinds, possible: { (kind: MiniKind) in kind.isPossible(in: state.model) },
      like: like?.kind)
    switch kind {
    case nil: return nil
    case .create:
      let number = source.identity(
        sort: 1, taken: state.numbers, like: like.map { _ in state.numbers.count + 1 })
      return number.map { number in
        state.numbers.append(number)
        return .create
      }
    case .begin: return .begin
    case .commit: return .commit
    case .setDisableActions: return .setDisableActions(source.boolean(like: like?.flag))
    case .removeFromSuperlayer:
      return base.layer(state, &source, like?.layers.first).map { .removeFromSuperlayer($0) }
    case .addSublayer:
      guard let parent = base.layer(state, &source, like?.layers.first),
        let child = base.layer(state, &source, like?.layers.last)
      else { return nil }
      return .addSublayer(parent, child)
    case let kind?:
      return base.layer(state, &source, like?.layers.first).map {
        setting(kind, of: $0, &source, like)
      }
    }
  }

  /// Draws the arguments of a command about one layer and values.
  private func setting(
    _ kind: MiniKind, of layer: Int, _ source: inout ChoiceSource, _ like: MiniCommand?
  ) -> MiniCommand {
    let numbers = like?.numbers
    switch kind {
    case .lookupAction: return .lookupAction(layer, source.pick(MiniKey.allCases, like: like?.key))
    case .setDelegateAnswer:
      return .setDelegateAnswer(layer, source.pick(MiniAnswer.allCases, like: like?.answer))
    case .setBounds:
      return .setBounds(
        layer, base.extent(&source, numbers?[0]), base.extent(&source, numbers?[1]))
    case .setPosition:
      return .setPosition(
        layer, base.coordinate(&source, numbers?[0]), base.coordinate(&source, numbers?[1]))
    case .setAnchorPoint:
      return .setAnchorPoint(
        layer, base.share(&source, numbers?[0]), base.share(&source, numbers?[1]))
    case .setFrame:
      return .setFrame(
        layer, base.coordinate(&source, numbers?[0]), base.coordinate(&source, numbers?[1]),
        base.extent(&source, numbers?[2]), base.extent(&source, numbers?[3]))
    case .create, .begin, .commit, .setDisableActions, .removeFromSuperlayer, .addSublayer:
      preconditionFailure("\(kind) is not about one layer and values")
    }
  }

  /// Carries the model past a command.
  public func advance(_ state: inout MiniMachine.State, by command: MiniCommand) {
    base.advance(&state, by: command)
  }

  /// Tells whether the layers that a command is about exist and its transaction is open.
  public func isPossible(_ command: MiniCommand, in state: MiniMachine.State) -> Bool {
    base.isPossible(command, in: state)
  }

  /// Carries out a command and compares everything that can be observed.
  public func check(
    _ command: MiniCommand, on system: inout MiniSystem, after state: MiniMachine.State
  ) -> String? {
    base.check(command, on: &system, after: state)
  }
}

extension MiniKind {
  /// Tells whether a command of the kind makes sense.
  fileprivate func isPossible(in model: MiniModel) -> Bool {
    switch self {
    case .create: model.layers.count < MiniLimit.layers
    case .begin: model.depth < MiniLimit.depth
    case .commit: model.depth > 0
    case .setDisableActions: true
    case .removeFromSuperlayer, .addSublayer, .lookupAction, .setDelegateAnswer, .setBounds,
      .setPosition, .setAnchorPoint, .setFrame:
      !model.layers.isEmpty
    }
  }
}
