import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let search: [Ingredient] = [
    Ingredient(name: "a delegate and a dictionary") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.newDelegate, key: property.rawValue), Hint(.setDelegate, layer: layer),
        Hint(.setActions, layer: layer, property: property),
        Hint(.ask, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a place that ends the search", weight: 3) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let key = animatable[source.plan(below: 4)].rawValue
      let ending = source.plan(below: 3)
      return inTurn(
        arrival, [Hint(.tick)], saying(.null, for: key, of: layer, at: ending),
        // Whatever stands behind the null object is never asked (ACT-11).
        ending == 2 ? [] : saying(.reference(.action(1)), for: key, of: layer, at: ending + 1),
        [
          Hint(.ask, layer: layer, key: key),
          Hint(.setProperty, layer: layer, property: Property(rawValue: key)),
          Hint(.animationKeys, layer: layer),
        ])
    },
    Ingredient(name: "a dictionary and a style") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.setStyle, layer: layer, property: property),
        Hint(.setActions, layer: layer, property: property),
        Hint(.ask, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a delegate that goes") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.newDelegate, key: property.rawValue), Hint(.setDelegate, layer: layer),
        Hint(.ask, layer: layer, property: property), Hint(.setDelegate, layer: layer),
        Hint(.setProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a class and what its layer says") { stage, source in
      let property = animatable[source.plan(below: 4)]
      let layer = stage.nextLayer
      let sayings: [[Hint]] = [
        [Hint(.setActions, layer: layer, property: property)],
        [Hint(.setStyle, layer: layer, property: property)],
        [Hint(.newDelegate, property: property), Hint(.setDelegate, layer: layer)],
      ]
      return [Hint(.newClass), Hint(.hook, property: property), .layerOfOwnClass]
        + sayings[source.plan(below: sayings.count)]
        + [Hint(.ask, layer: layer, property: property)]
    },
    Ingredient(name: "a class with a hook") { stage, source in
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.newClass), Hint(.hook, property: property), .layerOfOwnClass,
        Hint(.ask, property: property), Hint(.host), Hint(.tick),
        Hint(.setProperty, property: property), Hint(.animationKeys),
      ]
    },
    Ingredient(name: "an action that is switched off") { stage, source in
      let layer = stage.anyLayer(&source)
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.setActions, layer: layer, property: property),
        Hint(.setTransaction, property: .disableActions),
        Hint(.setProperty, layer: layer, property: property), Hint(.tick),
        Hint(.setProperty, layer: layer, property: property),
      ]
    },
    Ingredient(name: "an animation as an action") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = animatable[source.plan(below: 4)]
      let animation = Value.reference(.animation(1))
      return arrival + [
        Hint(.newAnimation, property: property),
        Hint(.setActions, layer: layer, property: property, value: animation),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.setAnimation, property: .duration),
        Hint(.getAttached, layer: layer, property: .duration, key: property.rawValue),
      ]
    },
    Ingredient(name: "a shape that comes on screen, and its path") { stage, source in
      let layer = stage.nextLayer
      return [
        .layer(.shapeLayer), stage.arrival(of: layer, &source), Hint(.tick),
        Hint(.setProperty, layer: layer, property: .path), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a path with an action") { stage, source in
      let shape = stage.layers.first { $0.type == .shapeLayer }?.number
      let layer = shape ?? stage.nextLayer
      let place: [Hint] =
        source.plan(below: 3) > 0
        ? [Hint(.setActions, layer: layer, key: "path")]
        : [Hint(.newDelegate, key: "path"), Hint(.setDelegate, layer: layer)]
      let arrival: [Hint] =
        shape == nil
        ? [.layer(.shapeLayer), stage.arrival(of: layer, &source), Hint(.tick)] : []
      return arrival + place + [
        Hint(.setProperty, layer: layer, property: .path), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a change of anything on screen") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let properties = Palette.layerProperties
      let property = properties[source.plan(below: properties.count)]
      return arrival + [
        Hint(.setProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
        Hint(.getPresentation, layer: layer, property: .frame),
      ]
    },
    Ingredient(name: "a change and its keys") { stage, source in
      let shape = stage.layers.first { $0.type == .shapeLayer }?.number
      let stroke: [Property] = [.strokeStart, .strokeEnd]
      let isStroke = shape != nil && source.plan(below: 2) == 0
      let layer = isStroke ? shape : stage.shownLayer(&source)
      let property =
        isStroke ? stroke[source.plan(below: 2)] : animatable[source.plan(below: animatable.count)]
      return [
        Hint(.setProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
        Hint(.getAttached, layer: layer, property: property),
      ]
    },
  ]

  /// What one of the places of the search says of a key: the delegate, the dictionary or the style.
  private static func saying(
    _ action: Value, for key: String, of layer: Int, at place: Int
  ) -> [Hint] {
    switch place {
    case 0: [Hint(.newDelegate, key: key, value: action), Hint(.setDelegate, layer: layer)]
    case 1: [Hint(.setActions, layer: layer, key: key, value: action)]
    default: [Hint(.setStyle, layer: layer, key: key, value: action)]
    }
  }
}
