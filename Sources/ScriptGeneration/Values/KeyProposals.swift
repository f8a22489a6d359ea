import Choices
import LayerScript

/// What is proposed of layers that are reached by keys, by their class.
struct KeyProposals: Sendable {
  /// Properties of one class, and how often each is proposed.
  struct Properties: Sendable {
    /// The properties, the most usual first.
    let all: [Property]
    /// How often each is proposed, in the same order.
    let bias: Bias

    fileprivate init(_ usual: [Property], rarely rare: [Property], hardlyEver others: [Property]) {
      let further = others.filter { !usual.contains($0) && !rare.contains($0) }
      all = usual + rare + further
      bias = .weights(
        usual.map { _ in 16 } + rare.map { _ in 6 } + further.map { _ in 4 as UInt32 })
    }
  }

  /// What is set.
  let settable: [ClassName: Properties]
  /// What is read.
  let readable: [ClassName: Properties]
  /// What is observed.
  let observable: [ClassName: Properties]

  /// Creates the proposals for an engine.
  ///
  /// - Parameters:
  ///   - engine: What it declares.
  ///   - proposals: What of layers is set and read by accessors.
  init(_ engine: EngineDescription, _ proposals: LayerProposals) {
    var (settable, readable, observable) = (
      [ClassName: Properties](), [ClassName: Properties](), [ClassName: Properties]()
    )
    for type in ClassName.allCases where type.kind == .layer {
      let has = { (property: Property) in engine.declares(property, of: type) }
      let set = proposals.settable[type]?.all.filter { $0 != .affineTransform } ?? []
      let usual = PropertyTable.keys.filter(has) + (has(.wrapped) ? [.wrapped] : [])
      let rare = PropertyTable.rareKeys.filter(has)
      let tree = PropertyTable.treeKeys.filter(has)
      settable[type] = Properties(
        usual, rarely: rare, hardlyEver: set + tree.filter(\.info.isWritable))
      readable[type] = Properties(usual, rarely: rare, hardlyEver: set + tree)
      // Of values that are derived, and of trees, no source says when observers hear of a change.
      let isStored = { (property: Property) in
        property != .frame && !PropertyTable.treeProperties.contains(property)
      }
      observable[type] = Properties(
        usual.filter(isStored), rarely: (rare + [.style]).filter { isStored($0) && has($0) },
        // Where a name or a bit that nobody knows is replaced, what changed is another question.
        hardlyEver: set.filter { isStored($0) && $0.info.shape != .string && $0 != .maskedCorners })
    }
    (self.settable, self.readable, self.observable) = (settable, readable, observable)
  }
}
