/// The commands that the code of a fault can depend on, with few arguments, for exhaustive search.
///
/// A command outside the family neither reads nor writes anything that the faulty code reads or that
/// shows its effect, so taking it out of a failing sequence leaves a shorter failing one. Arguments
/// are reduced to values that the code can tell apart.
public struct MiniFamily: Sendable {
  /// The commands that belong to it.
  public let name: String
  /// Why the others cannot matter.
  public let reason: String
  /// The commands that a number of layers and a depth of transactions allow.
  let alphabet: @Sendable (Int, Int) -> [MiniCommand]

  init(
    _ name: String, because reason: String,
    _ alphabet: @escaping @Sendable (_ layers: Int, _ depth: Int) -> [MiniCommand]
  ) {
    self.name = name
    self.reason = reason
    self.alphabet = alphabet
  }

  /// Tells whether a command mentions layers in the order of their numbers, as far as none mentioned
  /// them before: what no command mentioned yet is alike but for its number, so of the sequences that
  /// differ in such numbers alone, one is enough.
  public static func isCanonical(_ command: MiniCommand, behind prefix: [MiniCommand]) -> Bool {
    var next = 0
    for layer in prefix.lazy.flatMap(\.layers) + command.layers {
      if layer > next { return false }
      if layer == next { next += 1 }
    }
    return true
  }

  static func create(_ layers: Int, upTo most: Int) -> [MiniCommand] {
    layers < most ? [.create] : []
  }

  /// Geometry of one layer: frames depend on one layer's size, position and anchor point alone.
  static let geometry = MiniFamily(
    "create, setBounds, setPosition, setAnchorPoint, setFrame; one layer",
    because:
      "a frame depends on the size, position and anchor point of its layer, which no other command reads or writes"
  ) { layers, _ in
    create(layers, upTo: 1)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        let sizes: [(Double, Double)] = [(0, 0), (1, 0), (0, 1), (100, 0), (51, 100)]
        let points: [(Double, Double)] = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -51), (1, 1)]
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
  static let tree = MiniFamily(
    "create, addSublayer, removeFromSuperlayer",
    because: "parents and children are read and written by these alone"
  ) { layers, _ in
    create(layers, upTo: MiniLimit.layers)
      + (0..<layers).flatMap { parent in (0..<layers).map { .addSublayer(parent, $0) } }
      + (0..<layers).map { .removeFromSuperlayer($0) }
  }

  /// The tree with positions of one value, for a fault that moves children along.
  static let placedTree = MiniFamily(
    "create, addSublayer, removeFromSuperlayer, setPosition",
    because: "beside the tree, the code reads and writes positions alone"
  ) { layers, depth in
    tree.alphabet(layers, depth) + (0..<layers).map { .setPosition($0, 1, 0) }
  }

  /// The tree with anchor points, for a fault that shares them between parent and child.
  static let anchoredTree = MiniFamily(
    "create, addSublayer, removeFromSuperlayer, setAnchorPoint",
    because: "beside the tree, the code reads and writes anchor points alone"
  ) { layers, depth in
    tree.alphabet(layers, depth)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        [.setAnchorPoint(layer, 0, 0), .setAnchorPoint(layer, 0.5, 0.5)]
      }
  }

  /// Actions and transactions of one layer: look-ups read the flags, the answer and the cache.
  static let actions = MiniFamily(
    "create, begin, setDisableActions, commit, setDelegateAnswer, lookupAction; one layer",
    because:
      "a look-up reads the flags, the answer of its layer and the cache of its layer, and shows nothing of other layers"
  ) { layers, depth in
    let ofLayers = (0..<layers).flatMap { layer in
      MiniAnswer.allCases.map { MiniCommand.setDelegateAnswer(layer, $0) }
        + MiniKey.allCases.map { MiniCommand.lookupAction(layer, $0) }
    }
    return create(layers, upTo: 1) + transactions(depth) + ofLayers
  }

  private static func transactions(_ depth: Int) -> [MiniCommand] {
    (depth < MiniLimit.depth ? [.begin] : []) + (depth > 0 ? [.commit] : [])
      + [.setDisableActions(true), .setDisableActions(false)]
  }

  /// Actions of two layers in a tree, for a fault that mixes up the layers of a cache: keys are told
  /// apart only by whether they have a default action.
  static let actionsInTree = MiniFamily(
    "those of actions with addSublayer and removeFromSuperlayer; two layers, two keys",
    because:
      "beside actions, the code reads whether a layer has a parent; keys differ in whether they have a default action"
  ) { layers, depth in
    create(layers, upTo: 2) + transactions(depth)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        MiniAnswer.allCases.map { .setDelegateAnswer(layer, $0) }
          + [.lookupAction(layer, .position), .lookupAction(layer, .custom)]
          + [.removeFromSuperlayer(layer)] + (0..<layers).map { .addSublayer(layer, $0) }
      }
  }

  /// Positions of one layer in transactions, for a fault that depends on whether actions are disabled.
  static let positions = MiniFamily(
    "create, begin, setDisableActions, commit, setPosition; one layer",
    because: "the code reads flags and reads and writes positions of one layer"
  ) { layers, depth in
    create(layers, upTo: 1) + transactions(depth)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        [.setPosition(layer, 0, 0), .setPosition(layer, 1, 0)]
      }
  }

  /// Sizes and positions of two layers, for a fault that mixes up layers of one size.
  static let twoSizes = MiniFamily(
    "create, setBounds, setPosition, setFrame; two layers",
    because:
      "the code compares sizes and writes positions; anchor points only move what setFrame does"
  ) { layers, _ in
    create(layers, upTo: 2)
      + (0..<layers).flatMap { layer -> [MiniCommand] in
        [
          .setBounds(layer, 1, 0), .setBounds(layer, 0, 1), .setPosition(layer, 1, 0),
          .setPosition(layer, 0, 1), .setFrame(layer, 0, 0, 1, 0), .setFrame(layer, 1, 0, 0, 0),
        ]
      }
  }

  /// Every command over two layers, with few arguments.
  public static let everything = MiniFamily(
    "all commands; two layers",
    because: "none is left out; arguments are few"
  ) { layers, depth in
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
