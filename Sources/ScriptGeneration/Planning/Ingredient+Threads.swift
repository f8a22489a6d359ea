import Choices
import LayerModel
import LayerScript

/// Transactions beside one another: on two threads, one after the other, under the lock.
extension Ingredient {
  static let threads: [Ingredient] = [
    Ingredient(name: "transactions of two threads") { _, source in
      let values: [Property] = [.animationDuration, .disableActions]
      let value = values[source.plan(below: 2)]
      let (get, begin, set, commit) = (0, 1, 2, 3)
      return inTurn(
        [Hint(.tick), Hint(.begin), Hint(.setTransaction, property: value)],
        [elsewhere(get, value), elsewhere(begin), elsewhere(set, value), elsewhere(get, value)],
        [Hint(.getTransaction, property: value), elsewhere(commit), elsewhere(get, value)],
        [Hint(.getTransaction, property: value), Hint(.commit)],
        [Hint(.getTransaction, property: value)])
    },
    Ingredient(name: "transactions one after the other") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let (first, second) = (animatable[source.plan(below: 4)], animatable[source.plan(below: 8)])
      let transactions = [first, second].flatMap { property in
        [
          Hint(.begin), Hint(.setTransaction, property: .animationDuration),
          Hint(.setProperty, layer: layer, property: property), Hint(.commit),
        ]
      }
      let reads = [first, second].map { property in
        Hint(.getAttached, layer: layer, property: .duration, key: property.rawValue)
      }
      return inTurn(
        arrival, [Hint(.tick)], transactions, reads, [Hint(.animationKeys, layer: layer)])
    },
    Ingredient(name: "a transaction under the lock") { _, source in
      let value = Hint(.getTransaction, property: .animationDuration)
      return inTurn(
        [Hint(.lock), Hint(.lock), Hint(.tick), Hint(.begin)],
        [Hint(.setTransaction, property: .animationDuration), Hint(.lock), value],
        [Hint(.commit), Hint(.lock), value])
    },
    Ingredient(name: "an edit of the tree, before its commit") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let layer = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      let look = Hint(.getPresentation, layer: parent, property: .sublayers)
      return inTurn(
        arrival, [Hint(.newLayer), Hint(.tick), Hint(.begin)],
        [Hint(.add, layer: parent, other: layer), look, Hint(.commit), look])
    },
  ]

  private static func elsewhere(_ kind: Int, _ property: Property? = nil) -> Hint {
    Hint(.elsewhere, property: property, value: .number(Double(kind)))
  }
}
