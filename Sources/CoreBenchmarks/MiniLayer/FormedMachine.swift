public import Choices

/// Mini-layer, declared in one of several ways.
public struct FormedMachine: SystemTest {
  private let base: MiniMachine
  private let form: MiniForm
  private let kinds: [MiniKind]
  /// The kinds without which the others do little, as bits.
  private let essential: UInt64

  private static let extents = DoubleMixture(limits: 0...100, notable: [100])
  private static let coordinates = DoubleMixture(limits: -100...100, notable: [100, -100])

  /// Creates the machine.
  ///
  /// - Parameters:
  ///   - form: How it is declared.
  ///   - fault: The fault of the system; nil for a system without.
  public init(_ form: MiniForm, fault: MiniFault? = nil) {
    self.form = form
    base = MiniMachine(fault: fault)
    kinds = form.order.kinds
    essential = kinds.enumerated().reduce(0) { bits, kind in
      [.create, .setDisableActions].contains(kind.element) ? bits | 1 << UInt64(kind.offset) : bits
    }
  }

  /// No layers, and the outermost transaction.
  public var initialState: MiniMachine.State { base.initialState }

  /// A system without layers.
  public func makeSystem() -> MiniSystem { base.makeSystem() }

  /// Draws one of the commands that are possible.
  public func command(
    in state: inout MiniMachine.State, from source: inout ChoiceSource, like: MiniCommand?
  ) -> MiniCommand? {
    let possible = base.possible(state.model)
    var bits: UInt64 = 0
    for (place, kind) in kinds.enumerated() where possible >> UInt64(kind.rawValue) & 1 == 1 {
      bits |= 1 << UInt64(place)
    }
    let place = source.command(
      of: kinds.count, possible: bits, essential: essential,
      like: like.flatMap { kinds.firstIndex(of: $0.kind) })
    guard let place else { return nil }
    switch kinds[place] {
    case .create: return create(in: &state, &source, like)
    case .begin: return .begin
    case .commit: return .commit
    case .setDisableActions: return .setDisableActions(source.boolean(like: like?.flag))
    case .removeFromSuperlayer:
      return layer(state, &source, like?.layers.first).map { .removeFromSuperlayer($0) }
    case .addSublayer:
      guard let parent = layer(state, &source, like?.layers.first),
        let child = layer(state, &source, like?.layers.last)
      else { return nil }
      return .addSublayer(parent, child)
    case let kind:
      return layer(state, &source, like?.layers.first).map { setting(kind, of: $0, &source, like) }
    }
  }

  private func create(
    in state: inout MiniMachine.State, _ source: inout ChoiceSource, _ like: MiniCommand?
  ) -> MiniCommand? {
    switch form.references {
    case .places: return .create
    case .objects:
      let number = source.identity(
        sort: 1, taken: state.numbers, like: like.map { _ in state.numbers.count + 1 })
      guard let number else { return nil }
      state.numbers.append(number)
      return .create
    }
  }

  private func layer(
    _ state: MiniMachine.State, _ source: inout ChoiceSource, _ like: Int?
  ) -> Int? {
    switch form.references {
    case .objects: base.layer(state, &source, like)
    case .places: source.index(of: state.model.layers.count, like: like)
    }
  }

  /// Draws the arguments of a command about one layer and values.
  private func setting(
    _ kind: MiniKind, of layer: Int, _ source: inout ChoiceSource, _ like: MiniCommand?
  ) -> MiniCommand {
    let numbers = like?.numbers
    switch kind {
    case .lookupAction: return .lookupAction(layer, base.key(&source, like?.key))
    case .setDelegateAnswer: return .setDelegateAnswer(layer, base.answer(&source, like?.answer))
    case .setBounds:
      return .setBounds(layer, extent(&source, numbers?[0]), extent(&source, numbers?[1]))
    case .setPosition:
      return .setPosition(layer, coordinate(&source, numbers?[0]), coordinate(&source, numbers?[1]))
    case .setAnchorPoint:
      return .setAnchorPoint(
        layer, base.share(&source, numbers?[0]), base.share(&source, numbers?[1]))
    case .setFrame:
      return .setFrame(
        layer, coordinate(&source, numbers?[0]), coordinate(&source, numbers?[1]),
        extent(&source, numbers?[2]), extent(&source, numbers?[3]))
    case .create, .begin, .commit, .setDisableActions, .removeFromSuperlayer, .addSublayer:
      preconditionFailure("\(kind) is not about one layer and values")
    }
  }

  private func extent(_ source: inout ChoiceSource, _ like: Double?) -> Double {
    switch form.numbers {
    case .integers: base.extent(&source, like)
    case .doubles: source.double(Self.extents, like: like)
    }
  }

  private func coordinate(_ source: inout ChoiceSource, _ like: Double?) -> Double {
    switch form.numbers {
    case .integers: base.coordinate(&source, like)
    case .doubles: source.double(Self.coordinates, like: like)
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
    let complaint = base.check(command, on: &system, after: state)
    switch form.words {
    case .plain: return complaint
    case .detailed: return complaint.map { "\($0) after \(command.layers): \(system.details)" }
    }
  }

  /// The name of the command's kind.
  public func name(of command: MiniCommand) -> String { "\(command.kind)" }
}

extension MiniSystem {
  /// Where its layers are, in numbers.
  fileprivate var details: String {
    (0..<count).map { layer in
      "\(layer): \(positions[layer].x), \(positions[layer].y), \(sizes[layer].x)"
    }.joined(separator: "; ")
  }
}
