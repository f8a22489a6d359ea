import Choices
import LayerModel
import LayerScript

/// Completion blocks and what they wait for.
extension Ingredient {
  static let completions: [Ingredient] = [
    Ingredient(name: "a block and two animations") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return inTurn(
        arrival,
        [
          animation(1), animation(2), Hint(.tick), Hint(.begin), block(1),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.addAnimation, layer: layer, key: "j"),
          Hint(.commit), Hint(.tick), .advance(1.5), Hint(.tick), .advance(1), Hint(.tick),
          Hint(.tick),
        ])
    },
    Ingredient(name: "a block without animations") { _, source in
      let ends: [Hint] = [Hint(.commit), Hint(.flush), Hint(.tick)]
      let end = ends[source.plan(below: 3)]
      let isExplicit = end.shape == .commit
      return inTurn(
        (isExplicit ? [Hint(.tick), Hint(.begin)] : []),
        [
          block(1), read, end, read, Hint(.tick), Hint(.tick), read,
        ])
    },
    Ingredient(name: "a block in the place of another") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let second = source.plan(below: 2) == 0 ? block(2) : block(nil)
      let add =
        source.plan(below: 2) == 0
        ? [animation(1), Hint(.addAnimation, layer: layer, key: "k")] : []
      return inTurn(
        arrival, [Hint(.tick), Hint(.begin), block(1), second, read], add,
        [
          Hint(.commit), Hint(.tick), .advance(0.5), Hint(.tick), .advance(1), Hint(.tick),
        ])
    },
    Ingredient(name: "an animation before the block") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return inTurn(
        arrival,
        [
          animation(5), Hint(.begin), Hint(.addAnimation, layer: layer, key: "k"), block(1),
          Hint(.commit), Hint(.tick), .advance(6), Hint(.tick),
        ])
    },
    Ingredient(name: "a block whose animation is taken off") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let ends: [[Hint]] = [
        [Hint(.removeAnimation, layer: layer, key: "k")],
        [Hint(.removeAllAnimations, layer: layer)],
        [Hint(.addAnimation, layer: layer, key: "k")],
      ]
      let count = [1, Double.infinity][source.plan(below: 2)]
      return inTurn(
        arrival,
        [
          .animation(
            "zPosition", having: [.fromValue, .toValue],
            set: [.duration: .number(5), .repeatCount: .number(count)]), Hint(.tick), Hint(.begin),
          block(1),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.commit), Hint(.tick), .advance(1),
          Hint(.tick),
        ], ends[source.plan(below: 3)], [Hint(.tick), Hint(.tick)])
    },
    Ingredient(name: "a block around a transaction") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let inner = source.plan(below: 2) == 0 ? [block(2)] : []
      return inTurn(
        arrival, [animation(1), Hint(.tick), Hint(.begin), block(1), Hint(.begin)], inner,
        [
          read, Hint(.addAnimation, layer: layer, key: "k"), Hint(.commit), read, Hint(.commit),
          Hint(.tick), .advance(1.125), Hint(.tick),
        ])
    },
    Ingredient(name: "a block and a change") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = animatable[source.plan(below: 4)]
      return inTurn(
        arrival,
        [
          Hint(.tick), Hint(.begin), block(1), Hint(.setProperty, layer: layer, property: property),
          Hint(.commit), .advance(0.125), Hint(.tick), .advance(0.25), Hint(.tick),
        ])
    },
    Ingredient(name: "a block and a delegate") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return inTurn(
        arrival,
        [
          listening([.duration: .number(1)]), Hint(.tick), Hint(.begin), block(1),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.commit), .advance(0.5), Hint(.tick),
          .advance(0.75), Hint(.tick),
        ])
    },
    Ingredient(name: "a turn that ends within a transaction") { _, _ in
      var turn = Hint(.tick)
      turn.isDeliberate = true
      return [Hint(.tick), Hint(.begin), block(1), turn, Hint(.commit), Hint(.tick)]
    },
    Ingredient(name: "a block that changes something") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = animatable[source.plan(below: 4)]
      let change = Hint(.setProperty, layer: layer, property: property)
      return inTurn(
        arrival,
        [
          Hint(.tick), Hint(.begin), Hint(.setTransaction, property: .animationDuration), block(1),
          Hint(.commit), .handling(.complete, [change]), Hint(.tick), Hint(.tick),
          Hint(.getAttached, layer: layer, property: .duration, key: property.rawValue),
        ])
    },
    Ingredient(name: "a block that sets another") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let add = Hint(.addAnimation, layer: layer, key: "k")
      let isExplicit = source.plan(below: 2) == 0
      let steps =
        isExplicit ? [Hint(.begin), block(2), add, Hint(.commit)] : [block(2), add]
      return inTurn(
        arrival,
        [
          animation(1), Hint(.tick), Hint(.begin), block(1), Hint(.commit),
          .handling(.complete, steps),
          Hint(.tick), Hint(.tick), .advance(0.5), Hint(.tick), .advance(1), Hint(.tick),
        ])
    },
  ]

  private static func block(_ number: Int?) -> Hint {
    let block = number.map { Value.reference(ObjectName(.block, $0)) }
    return Hint(.setTransaction, property: .completionBlock, value: block ?? .nil)
  }

  private static var read: Hint { Hint(.getTransaction, property: .completionBlock) }

  private static func animation(_ duration: Double) -> Hint {
    .animation("zPosition", having: [.fromValue, .toValue], set: [.duration: .number(duration)])
  }
}
