import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let transactions: [Ingredient] = [
    Ingredient(name: "begin times of one commit") { stage, source in
      let layer = stage.shownLayer(&source)
      let (first, second) = (animatable[source.plan(below: 4)], animatable[source.plan(below: 8)])
      let begins = [first, second].map { key in
        Hint(.getAttached, layer: layer, property: .beginTime, key: key.rawValue)
      }
      return [
        Hint(.tick), Hint(.begin), Hint(.setProperty, layer: layer, property: first), Hint(.begin),
        Hint(.setProperty, layer: layer, property: second), Hint(.commit), Hint(.commit),
        Hint(.tick),
      ] + begins
    },
    Ingredient(name: "a value in a nested transaction", weight: 2) { _, source in
      let values: [Property] = [.animationDuration, .disableActions, .animationTimingFunction]
      let value = values[source.plan(below: values.count)]
      return [
        Hint(.begin), Hint(.setTransaction, property: value, value: .boolean(true)), Hint(.begin),
        Hint(.setTransaction, property: value, value: .boolean(false)),
        Hint(.getTransaction, property: value),
        Hint(.commit), Hint(.getTransaction, property: value), Hint(.commit),
        Hint(.getTransaction, property: value),
      ]
    },
    Ingredient(name: "an own key in a nested transaction", weight: 2) { _, _ in
      [
        Hint(.begin), Hint(.setTransactionKey), Hint(.begin), Hint(.getTransactionKey),
        Hint(.setTransactionKey), Hint(.getTransactionKey), Hint(.commit),
        Hint(.getTransactionKey), Hint(.commit),
      ]
    },
    Ingredient(name: "a value and the end of its turn") { _, source in
      let values: [Property] = [.animationDuration, .disableActions, .animationTimingFunction]
      let value = values[source.plan(below: values.count)]
      let end: StepShape = source.plan(below: 2) == 0 ? .flush : .tick
      return [
        Hint(.setTransaction, property: value), Hint(end), Hint(.getTransaction, property: value),
      ]
    },
    Ingredient(name: "a silent change, before and after its commit") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: animatable.count)]
      let isNested = source.plan(below: 2) == 0
      let look = Hint(.getPresentation, layer: layer, property: property)
      return [Hint(.tick), Hint(.begin)] + (isNested ? [Hint(.begin)] : [])
        + [
          Hint(.setTransaction, property: .disableActions),
          Hint(.setProperty, layer: layer, property: property), look,
          Hint(.getPresentation, layer: layer, property: .frame),
          Hint(.animationKeys, layer: layer),
        ] + (isNested ? [Hint(.commit), look] : []) + [Hint(.commit), look]
    },
    Ingredient(name: "a layer that comes within a transaction") { stage, source in
      let layer = stage.nextLayer
      let arrival = stage.arrival(of: layer, &source)
      let middle = source.plan(below: 2) == 0 ? [Hint(.begin), Hint(.commit)] : [Hint(.flush)]
      let look = Hint(.presentationExists, layer: layer)
      return [Hint(.newLayer), Hint(.begin), arrival] + middle + [look, Hint(.commit), look]
    },
    Ingredient(name: "a change without actions under an animation") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.newAnimation, property: property),
        Hint(.addAnimation, layer: layer, property: property),
        Hint(.setTransaction, property: .disableActions, value: .boolean(true)),
        Hint(.setProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "parameters taken at the change") { stage, source in
      let layer = stage.shownLayer(&source)
      let (first, second) = (
        animatable[source.plan(below: 4)], animatable[source.plan(below: 8)]
      )
      let values: [Property] = [.animationDuration, .disableActions]
      let value = values[source.plan(below: 2)]
      return [
        Hint(.begin), Hint(.setTransaction, property: value),
        Hint(.setProperty, layer: layer, property: first),
        Hint(.setTransaction, property: value),
        Hint(.setProperty, layer: layer, property: second), Hint(.commit),
        Hint(.getAttached, layer: layer, property: first),
        Hint(.getAttached, layer: layer, property: second), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a flush inside a transaction") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      return arrival + [
        Hint(.tick), Hint(.begin), Hint(.setProperty, layer: layer, property: .zPosition),
        Hint(.flush), look, Hint(.commit), Hint(.tick),
      ]
    },
    Ingredient(name: "an implicit transaction and a flush") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: animatable.count)]
      let look = Hint(.getPresentation, layer: layer, property: property)
      let end: StepShape = source.plan(below: 2) == 0 ? .flush : .tick
      return [
        Hint(.tick), Hint(.setTransaction, property: .disableActions),
        Hint(.setProperty, layer: layer, property: property), look, Hint(end), look,
      ]
    },
  ]
}
