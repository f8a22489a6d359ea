import Choices
import LayerModel
import LayerScript

/// More of everything than a usual script has: levels, layers, siblings and animations.
///
/// What makes much of the script goes without a fragment more often than not, so that scripts of its
/// theme stay about usual numbers of things.
extension Ingredient {
  /// How many of a sort are many: one more than a small fixed table of an engine holds.
  private static let many = 9

  static let deepTransactions: [Ingredient] = [
    Ingredient(name: "a value under many transactions") { _, source in
      guard source.plan(below: 2) == 0 else { return [] }
      let values: [Property] = [.animationDuration, .disableActions, .animationTimingFunction]
      let value = values[source.plan(below: values.count)]
      let look = Hint(.getTransaction, property: value)
      let set = Hint(.setTransaction, property: value)
      let depth = many + source.plan(below: 4)
      return [Hint(.tick), Hint(.begin), set] + repeated(.begin, depth) + [look, set]
        + repeated(.commit, depth) + [look, Hint(.commit), look]
    },
    Ingredient(name: "blocks of many transactions") { stage, source in
      guard source.plan(below: 2) == 0 else { return [] }
      let (layer, arrival) = stage.layerOnScreen(&source)
      let blocks = (0..<many).flatMap { level in
        let block = Value.reference(ObjectName(.block, level == 0 ? 1 : 2))
        return [Hint(.begin), Hint(.setTransaction, property: .completionBlock, value: block)]
      }
      let settings: [Property: Value] = [.duration: .number(1)]
      return arrival + [
        Hint(.tick), .animation("zPosition", having: [.fromValue, .toValue], set: settings),
      ] + blocks + [Hint(.addAnimation, layer: layer, key: "k")] + repeated(.commit, many)
        + [Hint(.tick), .advance(0.5), Hint(.tick), .advance(1), Hint(.tick)]
    },
    Ingredient(name: "a change under many transactions") { stage, source in
      guard source.plan(below: 3) == 0 else { return [] }
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = animatable[source.plan(below: animatable.count)]
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + [Hint(.tick)] + repeated(.begin, many)
        + [
          Hint(.setProperty, layer: layer, property: property), Hint(.commit),
          Hint(.animationKeys, layer: layer), look,
        ] + repeated(.commit, many - 1) + [look]
    },
  ]

  static let deepTrees: [Ingredient] = [
    Ingredient(name: "layers far below one another") { stage, source in
      let root = stage.nextLayer
      guard root < many, source.plan(below: 3) == 0 else { return [] }
      let leaf = root + many - 1
      let middle = root + 1 + source.plan(below: many - 2)
      let ends: [[Hint]] = [
        [.conversion(from: leaf, to: root), .conversion(from: root, to: leaf)],
        [Hint(.setProperty, layer: leaf, property: .bounds), Hint(.hitTest, layer: root)],
        [
          .send(.layoutIfNeeded, to: leaf), .send(.setNeedsLayout, to: leaf),
          .send(.layoutIfNeeded, to: root),
          Hint(.getProperty, layer: leaf, property: .needsLayout),
        ],
        [
          Hint(.host, layer: root), Hint(.tick), Hint(.remove, layer: middle), Hint(.tick),
          Hint(.presentationExists, layer: leaf),
        ],
        [
          Hint(.setProperty, layer: middle, property: .speed),
          Hint(.convertTime, layer: leaf, other: root),
        ],
        [Hint(.setMask, layer: leaf, other: root), Hint(.add, layer: leaf, other: root)],
      ]
      return manyLayers + (root..<leaf).map { Hint(.add, layer: $0, other: $0 + 1) }
        + [Hint(.setProperty, layer: middle)] + ends[source.plan(below: ends.count)]
    },
    Ingredient(name: "many layers beside one another") { stage, source in
      let parent = stage.nextLayer
      guard parent < many, source.plan(below: 3) == 0 else { return [] }
      let children = Array(parent + 1..<parent + many)
      let moves: [StepShape] = [.insertAt, .insertBeside, .remove, .setSublayers, .add]
      let move = moves[source.plan(below: moves.count)]
      let child = children[source.plan(below: children.count)]
      let look = Hint(.getProperty, layer: parent, property: .sublayers)
      return manyLayers + children.map { Hint(.add, layer: parent, other: $0) } + [
        look, Hint(move, layer: move == .remove ? child : parent, other: child), look,
        Hint(.setProperty, layer: child, property: .zPosition), Hint(.paintOrder, layer: parent),
        Hint(.hitTest, layer: parent),
      ]
    },
    Ingredient(name: "a mask and its owner's children") { stage, _ in
      let owner = stage.nextLayer
      var beside = Hint(.insertBeside, layer: owner, other: owner + 3)
      beside.sibling = owner + 2
      return repeated(.newLayer, 4) + [
        Hint(.add, layer: owner, other: owner + 1), Hint(.setMask, layer: owner, other: owner + 2),
        beside, Hint(.getProperty, layer: owner, property: .sublayers),
        Hint(.getProperty, layer: owner, property: .mask),
      ]
    },
  ]

  static let manyAnimations: [Ingredient] = [
    Ingredient(name: "many animations of one layer") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let keys = Array(Draft.attachedKeys.prefix(many))
      let removed = keys[source.plan(below: keys.count)]
      let adds = keys.map { Hint(.addAnimation, layer: layer, key: $0) }
      let look = Hint(.animationKeys, layer: layer)
      let ends = [Hint(.removeAllAnimations, layer: layer), .advance(100)]
      return arrival + [listening([.duration: .number(1)])] + adds + [
        look, Hint(.tick), Hint(.removeAnimation, layer: layer, key: removed), look,
        Hint(.getPresentation, layer: layer, property: .zPosition),
        ends[source.plan(below: ends.count)], Hint(.tick), look,
      ]
    },
    Ingredient(name: "an endless animation with an offset") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let begins = [1, 4, -0.0625, -1.25]
      let begin = stage.world.state.seconds + begins[source.plan(below: begins.count)]
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return arrival + [
        listening([
          .duration: .number(2), .repeatCount: .number(.infinity), .beginTime: .number(begin),
          .timeOffset: .number([0.5, 0.75][source.plan(below: 2)]),
        ]), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look, .advance(0.75),
        Hint(.tick), look, .advance(0.5625), Hint(.tick), look,
      ]
    },
    Ingredient(name: "what grows without end") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      // Not at the end of a cycle, of which it is open to which cycle it belongs (UA-30).
      let cycles = [20_000.5, 1_048_576.25, 100.75, 100_000_000_000.5]
      let duration = [1, 0.015625][source.plan(below: 2)]
      let time = cycles[source.plan(below: cycles.count)] * duration
      return arrival + [
        .motion(
          .cumulative, .zPosition,
          set: [.repeatCount: .number(.infinity), .duration: .number(duration)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look,
        .advance(time), look, Hint(.tick), look,
      ]
    },
    Ingredient(name: "an animation without a duration to go by", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let durations: [Double] = [0, -1, .infinity]
      let duration = Value.number(durations[source.plan(below: durations.count)])
      let pace = Hint(.setTransaction, property: .animationDuration)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return arrival + [listening([.duration: duration])]
        + (source.plan(below: 2) == 0 ? [pace] : []) + [
          Hint(.addAnimation, layer: layer, key: "k"),
          Hint(.getAttached, layer: layer, property: .duration, key: "k"), Hint(.tick),
          .advance(0.125), look, .advance(1), Hint(.tick), look,
        ]
    },
  ]

  private static var manyLayers: [Hint] {
    var hint = Hint(.newLayer)
    hint.isDeliberate = true
    return [Hint](repeating: hint, count: many)
  }

  private static func repeated(_ shape: StepShape, _ count: Int) -> [Hint] {
    [Hint](repeating: Hint(shape), count: count)
  }
}
