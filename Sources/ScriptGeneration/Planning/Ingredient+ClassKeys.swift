import Choices
import LayerModel
import LayerScript

extension Ingredient {
  /// What classes of the script want and declare.
  static let classKeys: [Ingredient] = [
    Ingredient(name: "a class that wants redraws") { stage, source in
      let layer = stage.nextLayer
      let properties: [Property] = [
        .cornerRadius, .opacity, .position, .bounds, .borderColor, .shadowOffset,
      ]
      let property = properties[source.plan(below: properties.count)]
      let sets: [StepShape] = [.setProperty, .setKey, .setSubPath]
      let set = Hint(sets[source.plan(below: 3)], layer: layer, property: property)
      let look = Hint(.getProperty, layer: layer, property: .needsDisplay)
      let settle = Hint.send(.displayIfNeeded, to: layer)
      return [
        Hint(.newClass), Hint(.hookDisplay, property: property), .layerOfOwnClass, settle, set,
        look,
      ]
    },
    Ingredient(name: "a value that is there, and a class that wants redraws", weight: 8) {
      stage, source in
      let layer = stage.nextLayer
      let properties: [Property] = [.cornerRadius, .opacity, .zPosition, .hidden]
      let property = properties[source.plan(below: properties.count)]
      let same = stage.standardValue(of: property)
      let set: StepShape = source.plan(below: 2) == 0 ? .setProperty : .setKey
      return [
        Hint(.newClass), Hint(.hookDisplay, property: property), .layerOfOwnClass,
        .send(.displayIfNeeded, to: layer),
        Hint(set, layer: layer, property: property, value: same),
        Hint(.getProperty, layer: layer, property: .needsDisplay),
      ]
    },
    Ingredient(name: "a class that declares properties") { stage, source in
      let layer = stage.nextLayer
      let get = Hint(.getUndeclared, layer: layer)
      let isSecond = source.plan(below: 2) == 0
      return [Hint(.newDeclaring), .layerOfOwnClass, get, Hint(.setUndeclared, layer: layer), get]
        + (isSecond ? [.layerOfOwnClass, Hint(.getUndeclared, layer: layer + 1)] : [])
    },
  ]
}

extension Stage {
  /// What a property of a plain layer reads before it is set.
  fileprivate func standardValue(of property: Property) -> Value? {
    switch property {
    case .opacity: .number(1)
    case .hidden: .boolean(false)
    default: .number(0)
    }
  }
}
