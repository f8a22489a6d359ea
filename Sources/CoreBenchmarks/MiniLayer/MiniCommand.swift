/// What a delegate of mini-layer answers.
public enum MiniAnswer: UInt8, CaseIterable, Hashable, Sendable {
  case noOpinion, null, object
}

/// The keys that mini-layer looks actions up for.
public enum MiniKey: UInt8, CaseIterable, Hashable, Sendable {
  case position, bounds, anchorPoint, custom
}

/// A command of mini-layer, a benchmark for property-based testing of stateful systems.
///
/// Mini-layer is about as much of a layer engine as fits on a page. Layers are numbered from zero in the order of creation.
public enum MiniCommand: Hashable, Sendable {
  case create
  case setBounds(Int, Double, Double)
  case setPosition(Int, Double, Double)
  case setAnchorPoint(Int, Double, Double)
  case setFrame(Int, Double, Double, Double, Double)
  /// The parent, and the child that is appended to it.
  case addSublayer(Int, Int)
  case removeFromSuperlayer(Int)
  case begin
  case setDisableActions(Bool)
  case commit
  case setDelegateAnswer(Int, MiniAnswer)
  case lookupAction(Int, MiniKey)

  /// The sum of the sizes of all numbers among the arguments: how simple the values are.
  var size: Double {
    switch self {
    case .setBounds(_, let a, let b), .setPosition(_, let a, let b),
      .setAnchorPoint(_, let a, let b):
      abs(a) + abs(b)
    case .setFrame(_, let a, let b, let c, let d): abs(a) + abs(b) + abs(c) + abs(d)
    default: 0
    }
  }
}

extension MiniCommand: CustomStringConvertible {
  /// The command with its arguments, such as `addSublayer 0 1`.
  public var description: String {
    switch self {
    case .create: "create"
    case .setBounds(let layer, let width, let height): "setBounds \(layer) \(width) \(height)"
    case .setPosition(let layer, let x, let y): "setPosition \(layer) \(x) \(y)"
    case .setAnchorPoint(let layer, let x, let y): "setAnchorPoint \(layer) \(x) \(y)"
    case .setFrame(let layer, let x, let y, let width, let height):
      "setFrame \(layer) \(x) \(y) \(width) \(height)"
    case .addSublayer(let parent, let child): "addSublayer \(parent) \(child)"
    case .removeFromSuperlayer(let layer): "removeFromSuperlayer \(layer)"
    case .begin: "begin"
    case .setDisableActions(let isDisabled): "setDisableActions \(isDisabled)"
    case .commit: "commit"
    case .setDelegateAnswer(let layer, let answer): "setDelegateAnswer \(layer) \(answer)"
    case .lookupAction(let layer, let key): "lookupAction \(layer) \(key)"
    }
  }
}

/// What a command of mini-layer returns.
public enum MiniReturn: Hashable, Sendable {
  case nothing
  case isAdded(Bool)
  case noAction
  case delegateAction(Int, MiniKey)
  case defaultAction(MiniKey)
}

/// The limits of mini-layer.
enum MiniLimit {
  static let layers = 4
  static let depth = 3
}
