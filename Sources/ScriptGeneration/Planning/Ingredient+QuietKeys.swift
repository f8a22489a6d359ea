import Choices
import LayerModel
import LayerScript

/// Actions for keys that hardly any script looks up.
extension Ingredient {
  static let quietKeys: [Ingredient] = [
    Ingredient(name: "an action for what never animates", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let properties = Palette.quietKeys.compactMap { Property(rawValue: $0) }
      let property = properties[source.plan(below: properties.count)]
      let set: StepShape = source.plan(below: 3) == 0 ? .setKey : .setProperty
      return arrival + place(of: property.rawValue, on: layer, &source) + [
        Hint(set, layer: layer, property: property), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "an action for a key that nobody declares", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let keys = ["aKey"] + HostileTexts.keys
      let key = keys[source.plan(below: 2) == 0 ? 0 : source.plan(below: keys.count)]
      return arrival + place(of: key, on: layer, &source) + [
        Hint(.getUndeclared, layer: layer, key: key), Hint(.ask, layer: layer, key: key),
        Hint(.setUndeclared, layer: layer, key: key),
        Hint(.getUndeclared, layer: layer, key: key),
      ]
    },
  ]

  static let actionsOfOthers: [Ingredient] = [
    Ingredient(name: "an animation as the action of another key", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let isQuiet = source.plan(below: 2) == 0
      let quiet = Palette.quietKeys.compactMap { Property(rawValue: $0) }
      let properties = isQuiet ? quiet : animatable
      let property = properties[source.plan(below: properties.count)]
      let action = Value.reference(.animation((stage.animationNumbers.max() ?? 0) + 1))
      // With one end or none, the other is what is shown, and not the value of that key.
      let ends: [Set<Property>] = [[.fromValue, .toValue], [.toValue], []]
      let fields: [Property] = [.fromValue, .toValue, .keyPath, .duration]
      let field = fields[source.plan(below: fields.count)]
      return arrival + [
        .animation(
          "opacity", having: ends[source.plan(below: ends.count)], set: [.duration: .number(2)]),
        Hint(.tick), Hint(.setActions, layer: layer, key: property.rawValue, value: action),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.animationKeys, layer: layer),
        Hint(.getAttached, layer: layer, property: field, key: property.rawValue), Hint(.tick),
        .advance(0.5), Hint(.getPresentation, layer: layer, property: .opacity),
      ]
    }
  ]

  /// Something that says what to do for a key of a layer: a custom action, as a rule.
  private static func place(
    of key: String, on layer: Int, _ source: inout ChoiceSource
  ) -> [Hint] {
    let action = Value.reference(.action(1))
    return source.plan(below: 2) == 0
      ? [Hint(.setActions, layer: layer, key: key, value: action)]
      : [Hint(.newDelegate, key: key, value: action), Hint(.setDelegate, layer: layer)]
  }
}
