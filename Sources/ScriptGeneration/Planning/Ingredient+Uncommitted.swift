import Choices
import LayerModel
import LayerScript

/// Changes that nobody is to see before their transaction ends: what is shown meanwhile, and who is told.
extension Ingredient {
  static let uncommitted: [Ingredient] = [
    Ingredient(name: "a removal that is not committed") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let removals: [Hint] = [
        Hint(.removeAnimation, layer: layer, key: "k"), Hint(.removeAllAnimations, layer: layer),
        Hint(.addAnimation, layer: layer, key: "k"),
      ]
      let looks: [Hint] = [
        Hint(.getPresentation, layer: layer, property: .zPosition),
        Hint(.animationKeys, layer: layer), turn,
      ]
      return inTurn(
        arrival,
        [
          listening([.duration: .number(1)]), Hint(.addAnimation, layer: layer, key: "k"),
          Hint(.tick), .advance(0.25), Hint(.begin), removals[source.plan(below: 3)],
          looks[source.plan(below: 3)], turn, Hint(.commit), Hint(.tick), looks[0],
        ])
    },
    Ingredient(name: "a timing that is not committed") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let timings: [Property] = [.speed, .timeOffset, .beginTime]
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return inTurn(
        arrival,
        [
          .animation("zPosition", having: [.fromValue, .toValue], set: [.duration: .number(4)]),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .advance(0.5), Hint(.begin),
          Hint(.setProperty, layer: layer, property: timings[source.plan(below: 3)]), look,
          Hint(.commit), look,
        ])
    },
    Ingredient(name: "a tree that is not committed") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let child = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      var replacement = Hint(.replace, layer: parent, other: child + 1)
      replacement.value = .reference(.layer(child))
      let changes: [Hint] = [
        Hint(.remove, layer: child), Hint(.add, layer: parent, other: child + 1), replacement,
        Hint(.setProperty, layer: child, property: .zPosition),
        Hint(.setProperty, layer: child, property: .hidden),
      ]
      let looks: [Hint] = [
        Hint(.getPresentation, layer: parent, property: .sublayers),
        Hint(.getPresentation, layer: child, property: .superlayer),
        Hint(.presentationExists, layer: child), Hint(.askCopy, layer: parent),
      ]
      let look = looks[source.plan(below: looks.count)]
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: parent, other: child), Hint(.tick),
          Hint(.begin), changes[source.plan(below: changes.count)], look, turn, look,
          Hint(.commit), look,
        ])
    },
    Ingredient(name: "a block whose transaction stands in another") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let block = Hint(
        .setTransaction, property: .completionBlock, value: .reference(ObjectName(.block, 1)))
      let waitsFor: [[Hint]] = [
        [],
        [
          .animation("zPosition", having: [.fromValue, .toValue], set: [.duration: .number(1)]),
          Hint(.addAnimation, layer: layer, key: "k"),
        ],
      ]
      return inTurn(
        arrival, [Hint(.tick), Hint(.begin), Hint(.begin), block], waitsFor[source.plan(below: 2)],
        [Hint(.commit), turn, Hint(.commit), Hint(.tick), .advance(2), Hint(.tick), Hint(.tick)])
    },
  ]

  /// A turn that ends while a transaction is open.
  private static var turn: Hint {
    var turn = Hint(.tick)
    turn.isDeliberate = true
    return turn
  }
}
