public import Choices

/// The commands that the code of a fault can depend on, with few arguments, for exhaustive search.
///
/// A command outside the family neither reads nor writes anything that the faulty code reads or that
/// shows its effect, so taking it out of a failing sequence leaves a shorter failing one. Arguments
/// are reduced to values that the code can tell apart.
struct MiniFamily: Sendable {
  /// The commands that a state allows.
  let alphabet: @Sendable (Int, Int) -> [MiniCommand]

  init(_ alphabet: @escaping @Sendable (_ layers: Int, _ depth: Int) -> [MiniCommand]) {
    self.alphabet = alphabet
  }

  static func create(_ layers: Int, upTo most: Int) -> [MiniCommand] {
    layers < most ? [.create] : []
  }

  /// Geometry of one layer: frames depend on one layer's size, position and anchor point alone.
  static let geometry = MiniFamily { layers, _ in
    create(layers, upTo: 1)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        let sizes: [(Double, Double)] = [(0, 0), (1, 0), (0, 1), (100, 0)]
        let points: [(Double, Double)] = [(0, 0), (1, 0), (0, 1), (-1, 0)]
        let shares = [0, 0.25, 0.5, 0.75, 1]
        let anchors = shares.flatMap { x in shares.map { (x, $0) } }
        return sizes.map { .setBounds(layer, $0.0, $0.1) }
          + points.map { .setPosition(layer, $0.0, $0.1) }
          + anchors.map { .setAnchorPoint(layer, $0.0, $0.1) }
          + points.flatMap { point in
            sizes.map { .setFrame(layer, point.0, point.1, $0.0, $0.1) }
          }
      }
  }

  /// The tree: who is above whom depends on nothing else.
  static let tree = MiniFamily { layers, _ in
    create(layers, upTo: MiniLimit.layers)
      + (0..<layers).flatMap { parent in (0..<layers).map { .addSublayer(parent, $0) } }
      + (0..<layers).map { .removeFromSuperlayer($0) }
  }

  /// The tree with positions of one value, for a fault that moves children along.
  static let placedTree = MiniFamily { layers, depth in
    tree.alphabet(layers, depth) + (0..<layers).map { .setPosition($0, 1, 0) }
  }

  /// Actions and transactions of one layer: look-ups read the flags, the answer and the cache.
  static let actions = MiniFamily { layers, depth in
    let transactions: [MiniCommand] =
      (depth < MiniLimit.depth ? [.begin] : []) + (depth > 0 ? [.commit] : [])
      + [.setDisableActions(true), .setDisableActions(false)]
    let ofLayers = (0..<layers).flatMap { layer in
      MiniAnswer.allCases.map { MiniCommand.setDelegateAnswer(layer, $0) }
        + MiniKey.allCases.map { MiniCommand.lookupAction(layer, $0) }
    }
    return create(layers, upTo: 1) + transactions + ofLayers
  }

  /// Sizes and positions of two layers, for a fault that mixes up layers of one size.
  static let twoSizes = MiniFamily { layers, _ in
    create(layers, upTo: 2)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        [
          .setBounds(layer, 1, 0), .setBounds(layer, 0, 1), .setPosition(layer, 1, 0),
          .setPosition(layer, 0, 1), .setFrame(layer, 0, 0, 1, 0), .setFrame(layer, 1, 0, 0, 0),
        ]
      }
  }

  /// Every command over two layers, with few arguments.
  static let everything = MiniFamily { layers, depth in
    create(layers, upTo: 2) + tree.alphabet(layers, depth).filter { $0 != .create }
      + actions.alphabet(layers, depth).filter { $0 != .create }
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        [
          .setBounds(layer, 1, 0), .setPosition(layer, 1, 0), .setAnchorPoint(layer, 0, 0.5),
          .setFrame(layer, 0, 0, 1, 0),
        ]
      }
  }
}

/// Exhaustive searches of mini-layer.
public enum MiniProof {
  /// Looks for the shortest sequence that shows a fault, within the family of commands that its code
  /// can depend on.
  public static func shortest(showing fault: MiniFault) -> ExhaustiveResult<MiniCommand> {
    search(fault, fault.family, upTo: fault.smallest.length)
  }

  /// Carries out all sequences of up to five commands over two layers on the system without fault.
  public static func everything(upTo length: Int = 5) -> ExhaustiveResult<MiniCommand> {
    search(nil, .everything, upTo: length)
  }

  private static func search(
    _ fault: MiniFault?, _ family: MiniFamily, upTo length: Int
  ) -> ExhaustiveResult<MiniCommand> {
    ExhaustiveSearch(of: MiniMachine(fault: fault)) { state in
      family.alphabet(state.model.layers.count, state.model.depth)
    }.run(upTo: length)
  }
}

extension MiniFault {
  /// The commands that the fault's code can depend on.
  fileprivate var family: MiniFamily {
    switch self {
    case .frameIgnoresAnchorPoint, .staleAnchorPoint, .narrowWidth, .boundsKeepFrameOrigin,
      .negativeOriginIsPositive, .farCornerIsLost:
      .geometry
    case .nullIsNoOpinion, .nestedCommitLeaks, .staleActionCache, .deepestTransactionForgets,
      .commitEnablesActions, .cacheMixesKeys, .thirdLookupIsLost:
      .actions
    case .moveKeepsOldChild, .swapRemove, .cycleByGrandchild, .sameParentKeepsPlace,
      .removalPromotesChildren:
      .tree
    case .positionMovesChild: .placedTree
    case .equalSizesSharePosition: .twoSizes
    }
  }
}
