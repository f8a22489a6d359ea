import Choices
import LayerModel
import LayerScript

/// Properties whose implicit animation is recorded and whose mid values are decided.
private let animatable: [Property] = [
  .position, .opacity, .bounds, .zPosition, .cornerRadius, .anchorPoint, .hidden, .borderWidth,
  .shadowOpacity, .shadowRadius, .shadowOffset, .transform, .borderColor, .shadowColor,
]

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
      let layer = stage.shownLayer(&source)
      let property = animatable[source.plan(below: 4)]
      return [
        Hint(.newAnimation, property: property),
        Hint(.setActions, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.setAnimation), Hint(.getAttached, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a path with an action") { stage, source in
      let shape = stage.layers.first { $0.type == .shapeLayer }?.number
      let layer = shape ?? stage.shownLayer(&source)
      let place: StepShape = source.plan(below: 2) == 0 ? .setActions : .newDelegate
      return [
        Hint(place, layer: layer, key: "path"), Hint(.setDelegate, layer: layer),
        Hint(.setProperty, layer: layer, property: .path), Hint(.animationKeys, layer: layer),
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
    Ingredient(name: "a value in a nested transaction") { _, source in
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
          Hint(.animationKeys, layer: layer),
        ] + (isNested ? [Hint(.commit), look] : []) + [Hint(.commit), look]
    },
    Ingredient(name: "a layer that comes within a transaction") { stage, source in
      let layer = stage.nextLayer
      let host = stage.world.state.hasHost ? stage.shownLayer(&source) : nil
      let arrival = host.map { Hint(.add, layer: $0, other: layer) } ?? Hint(.host, layer: layer)
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

  static let animations: [Ingredient] = [
    Ingredient(name: "a change, half way") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = animatable[source.plan(below: animatable.count)]
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + [
        Hint(.tick), Hint(.setProperty, layer: layer, property: property), Hint(.tick),
        Hint(.advance), look, Hint(.advance), Hint(.tick), look,
      ]
    },
    Ingredient(name: "an explicit animation and its end") { stage, source in
      explicitAnimation(stage, &source, ending: [Hint(.advance), Hint(.tick)])
    },
    Ingredient(name: "an animation at a moment of its course") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let paths: [Property] = [.zPosition, .position, .opacity, .cornerRadius]
      let property = paths[source.plan(below: paths.count)]
      let moment = Moment.allCases[source.plan(below: Moment.allCases.count)]
      let settings = moment.settings(now: stage.world.state.seconds, &source)
      let ends = Moment.ends[source.plan(below: Moment.ends.count)]
      let change = Hint(.setProperty, layer: layer, property: property)
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + (source.plan(below: 4) == 0 ? [change] : [])
        + [
          .animation(property.rawValue, having: ends, set: settings),
          Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look,
          Hint(.animationKeys, layer: layer),
        ] + (source.plan(below: 2) == 0 ? [Hint(.advance), look] : [])
    },
    Ingredient(name: "a part of a value on a layer that is new") { stage, source in
      let layer = stage.nextLayer
      let paths: [(part: String, whole: Property)] = [
        ("position.x", .position), ("bounds.size.width", .bounds),
        ("transform.rotation.z", .transform), ("transform.scale", .transform),
      ]
      let path = paths[source.plan(below: paths.count)]
      let now = stage.world.state.seconds
      // A layer that is not on screen yet does not animate the change by itself.
      let host = stage.world.state.hasHost ? stage.shownLayer(&source) : nil
      let arrival = host.map { Hint(.add, layer: $0, other: layer) } ?? Hint(.host, layer: layer)
      return [
        Hint(.newLayer), Hint(.setProperty, layer: layer, property: path.whole), arrival,
        .animation(
          path.part, having: [.fromValue, .toValue], set: [.beginTime: .number(now - 0.0625)]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: path.whole),
      ]
    },
    Ingredient(name: "an explicit animation and its removal") { stage, source in
      let layer = stage.shownLayer(&source)
      let ends: [StepShape] = [.removeAnimation, .removeAllAnimations]
      let end = ends[source.plan(below: 2)]
      return explicitAnimation(
        stage, &source, on: layer, ending: [Hint(end, layer: layer, key: "k"), Hint(.tick)])
    },
    Ingredient(name: "an animation replaced by another") { stage, source in
      let layer = stage.shownLayer(&source)
      let key = ["k", "position"][source.plan(below: 2)]
      return [
        Hint(.newAnimation, key: "position"), Hint(.addAnimation, layer: layer, key: key),
        Hint(.tick), Hint(.newAnimation, key: "position"),
        Hint(.addAnimation, layer: layer, key: key), Hint(.animationKeys, layer: layer),
        Hint(.tick), Hint(.advance), Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "two animations of one property") { stage, source in
      let layer = stage.shownLayer(&source)
      return [
        Hint(.newAnimation, key: "zPosition"), Hint(.addAnimation, layer: layer, key: "k"),
        Hint(.newAnimation, key: "zPosition"), Hint(.addAnimation, layer: layer, key: "j"),
        Hint(.animationKeys, layer: layer), Hint(.tick), Hint(.advance),
        Hint(.getPresentation, layer: layer, property: .zPosition), Hint(.advance), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "a whole and a part of it") { stage, source in
      let layer = stage.shownLayer(&source)
      let paths =
        source.plan(below: 2) == 0 ? ["position", "position.x"] : ["position.x", "position"]
      return [
        .completeAnimation(paths[0]), Hint(.addAnimation, layer: layer, key: "k"),
        .completeAnimation(paths[1]), Hint(.addAnimation, layer: layer, key: "j"), Hint(.tick),
        Hint(.advance), Hint(.getPresentation, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "a turn on top of a scale") { stage, source in
      let layer = stage.shownLayer(&source)
      let path = ["transform.rotation.z", "transform.scale"][source.plan(below: 2)]
      return [
        Hint(.setProperty, layer: layer, property: .transform), .completeAnimation(path),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), Hint(.advance),
        Hint(.getPresentation, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "one object in two places") { stage, source in
      let layer = stage.shownLayer(&source)
      return [
        Hint(.newAnimation, key: "zPosition"), Hint(.addAnimation, layer: layer, key: "k"),
        Hint(.addAnimation, layer: stage.shownLayer(&source), key: "j"),
        Hint(.removeAnimation, layer: layer, key: "k"), Hint(.animationKeys, layer: layer),
        Hint(.getAttached, layer: layer, property: .duration, key: "j"),
      ]
    },
    Ingredient(name: "an object edited after it was added") { stage, source in
      let layer = stage.shownLayer(&source)
      return [
        Hint(.newAnimation), Hint(.addAnimation, layer: layer, key: "k"), Hint(.setAnimation),
        Hint(.getAttached, layer: layer, key: "k"),
      ]
    },
  ]

  private static func explicitAnimation(
    _ stage: Stage, _ source: inout ChoiceSource, on layer: Int? = nil, ending: [Hint]
  ) -> [Hint] {
    let layer = layer ?? stage.shownLayer(&source)
    let properties: [Property] = [.position, .zPosition, .opacity, .cornerRadius, .bounds]
    let property = properties[source.plan(below: properties.count)]
    let look = Hint(.getPresentation, layer: layer, property: property)
    return [
      Hint(.newAnimation, property: property), Hint(.addAnimation, layer: layer, key: "k"),
      Hint(.tick), Hint(.advance), look, Hint(.getProperty, layer: layer, property: property),
    ] + ending + [look, Hint(.animationKeys, layer: layer)]
  }

  static let time: [Ingredient] = [
    Ingredient(name: "a time there and back") { stage, source in
      let (first, second) = (stage.shownLayer(&source), stage.shownLayer(&source))
      let time = Double(source.plan(below: 100))
      return [
        Hint(.setProperty, layer: first, property: .beginTime),
        Hint(.convertTime, layer: first, other: second, value: .number(time)),
        Hint(.convertTime, layer: second, other: first, value: .number(time)),
      ]
    },
    Ingredient(name: "a layer whose time stands still") { stage, source in
      let layer = stage.shownLayer(&source)
      let look = Hint(.getPresentation, layer: layer, property: .zPosition)
      let now = stage.world.state.seconds + Double(1 + source.plan(below: 15)) / 32
      return [
        .completeAnimation("zPosition"), Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick),
        Hint(.setProperty, layer: layer, property: .timeOffset, value: .number(now)),
        Hint(.setProperty, layer: layer, property: .speed, value: .number(0)), Hint(.tick), look,
        Hint(.advance), look,
      ]
    },
    Ingredient(name: "a layer with a time of its own") { stage, source in
      let layer = stage.shownLayer(&source)
      let properties: [Property] = [.speed, .timeOffset, .beginTime]
      let property = properties[source.plan(below: 3)]
      return [Hint(.setProperty, layer: layer, property: property), Hint(.tick)]
        + explicitAnimation(stage, &source, on: layer, ending: [Hint(.advance), Hint(.tick)])
    },
  ]
}
