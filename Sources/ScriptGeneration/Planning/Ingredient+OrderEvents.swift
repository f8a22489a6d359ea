import Choices
import Geometry
import LayerModel
import LayerScript

/// What layers look for when they come and go, and searches off the usual way.
extension Ingredient {
  static let orderEvents: [Ingredient] = [
    Ingredient(name: "a layer that comes and goes") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let layer = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      let key = ["onOrderIn", "onOrderOut"][source.plan(below: 2)]
      let installed =
        source.plan(below: 3) == 0 ? acting("sublayers", parent) : acting(key, layer)
      return inTurn(
        arrival, [Hint(.newLayer), installed, Hint(.add, layer: parent, other: layer)],
        [Hint(.tick), Hint(.animationKeys, layer: layer), Hint(.remove, layer: layer)],
        [Hint(.tick)])
    },
    Ingredient(name: "a layer that comes below nothing") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let above = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.newLayer), acting("onOrderIn", above + 1),
          Hint(.add, layer: above, other: above + 1), Hint(.tick),
          Hint(.add, layer: parent, other: above), Hint(.tick),
        ])
    },
    Ingredient(name: "a layer in the place of another") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let old = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      var replacement = Hint(.replace, layer: parent, other: old + 1)
      replacement.value = .reference(.layer(old))
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.add, layer: parent, other: old), acting("transition", parent),
          Hint(.tick), Hint(.newLayer), acting("transition", old + 1), replacement, Hint(.tick),
        ])
    },
    Ingredient(name: "a layer that comes quietly") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let layer = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.add, layer: parent, other: layer), Hint(.tick),
          Hint(.animationKeys, layer: layer),
        ])
    },
    Ingredient(name: "a delegate of the layer above") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let layer = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      let property = animatable[source.plan(below: 4)]
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.add, layer: parent, other: layer), Hint(.tick),
          Hint(.newDelegate, key: property.rawValue, value: .null),
          Hint(.setDelegate, layer: parent),
          Hint(.setProperty, layer: layer, property: property),
          Hint(.animationKeys, layer: layer),
        ])
    },
    Ingredient(name: "an action for a key of any name") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      return inTurn(
        arrival,
        [acting("aKey", layer), Hint(.setUndeclared, layer: layer, value: .number(1)), Hint(.tick)])
    },
    Ingredient(name: "an animation for a key that is no property") { stage, source in
      let layer = stage.nextLayer
      return [
        Hint(.newAnimation), Hint(.newClass), .layerOfOwnClass,
        Hint(
          .setActions, layer: layer, key: "animation",
          value: .reference(.animation((stage.animationNumbers.max() ?? 0) + 1))),
        Hint(.ask, layer: layer, key: "animation"),
      ]
    },
    Ingredient(name: "an action that changes another layer", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let other = stage.nextLayer + (arrival.contains { $0.shape == .newLayer } ? 1 : 0)
      let (first, second) = (animatable[source.plan(below: 4)], animatable[source.plan(below: 4)])
      return inTurn(
        arrival,
        [
          Hint(.newLayer), Hint(.add, layer: layer, other: other), Hint(.tick),
          acting(first.rawValue, layer),
          .handling(.run, [Hint(.setProperty, layer: other, property: second)]),
          Hint(.setProperty, layer: layer, property: first), Hint(.animationKeys, layer: other),
          Hint(.getProperty, layer: other, property: second),
        ])
    },
    Ingredient(name: "a class that overrides the search") { stage, source in
      let property = animatable[source.plan(below: 4)]
      let layer = stage.nextLayer
      let hook =
        source.plan(below: 3) == 0
        ? [] : [Hint(.hook, key: property.rawValue, value: .null)]
      return inTurn(
        [.reporting(.actionForKey, .newReporter)], hook, [.layerOfOwnClass],
        [
          stage.arrival(of: layer, &source), Hint(.tick),
          Hint(.setProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
        ])
    },
    Ingredient(name: "a part of a place") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let change = Hint(
        .setProperty, layer: layer, property: .position,
        value: .point(Point(Double(1 + source.plan(below: 9)), 0)))
      return inTurn(
        arrival,
        [
          Hint(.tick), Hint(.begin), Hint(.setTransaction, property: .animationDuration), change,
          Hint(.animationKeys, layer: layer),
          Hint(.getAttached, layer: layer, property: .duration, key: "position"), Hint(.commit),
        ])
    },
  ]

  /// A layer with a custom action for a key.
  private static func acting(_ key: String, _ layer: Int) -> Hint {
    Hint(.setActions, layer: layer, key: key, value: .reference(.action(1)))
  }
}
