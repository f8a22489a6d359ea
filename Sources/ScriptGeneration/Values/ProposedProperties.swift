import Choices
import LayerScript

/// Properties of one class that a step may be about, and how often each is proposed.
struct ProposedProperties: Sendable {
  /// The properties: those that every script may be about first.
  let all: [Property]
  private let usualBias: Bias
  private let thematicBias: Bias

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - usual: What every script may be about.
  ///   - further: What only scripts about properties are about.
  init(_ usual: [Property], _ further: [Property] = []) {
    all = usual + further
    let weights = usual.map(\.proposalWeight)
    usualBias = .weights(weights + further.map { _ in 0 })
    thematicBias = .weights(weights + further.map { _ in 2 })
  }

  /// How often each property is proposed.
  ///
  /// - Parameter isThematic: Whether the script is about properties.
  /// - Returns: The bias, in the order of the properties.
  func bias(isThematic: Bool) -> Bias { isThematic ? thematicBias : usualBias }
}

/// What is proposed of layers, by their class.
struct LayerProposals: Sendable {
  /// What is set.
  let settable: [ClassName: ProposedProperties]
  /// What is read.
  let readable: [ClassName: ProposedProperties]
  /// What is read of presentation copies.
  let presentable: [ClassName: ProposedProperties]

  /// Creates the proposals of a palette.
  ///
  /// - Parameters:
  ///   - set: What every script may set of layers, and of shape layers besides.
  ///   - read: What every script may read of them, and whether a property of layers can be read at all.
  ///   - shown: What every script may read of presentation copies, and what only scripts about properties do.
  ///   - further: What only scripts about properties are about, by class.
  init(
    set: (all: [Property], shapes: [Property]),
    read: (all: [Property], shapes: [Property], canRead: (Property) -> Bool),
    shown: (all: [Property], rare: [Property]), further: [ClassName: FurtherProperties]
  ) {
    var (settable, readable, presentable) = (
      [ClassName: ProposedProperties](), [ClassName: ProposedProperties](),
      [ClassName: ProposedProperties]()
    )
    for type in ClassName.allCases where type.kind == .layer {
      // Its own come first.
      let others = (type == .layer ? [] : further[type] ?? []) + (further[.layer] ?? [])
      let isShape = type == .shapeLayer
      let ownRead = isShape ? read.shapes : []
      settable[type] = ProposedProperties(
        set.all + (isShape ? set.shapes : []), others.filter(\.isDrawn))
      readable[type] = ProposedProperties(read.all + ownRead, others)
      presentable[type] = ProposedProperties(
        shown.all + ownRead, shown.rare + others.filter { $0.isDrawn && read.canRead($0) })
    }
    (self.settable, self.readable, self.presentable) = (settable, readable, presentable)
  }
}
