import Choices
import Geometry
import LayerModel
import LayerScript

/// Values that are set again, and what is told and started by it.
extension Ingredient {
  static let setAgain: [Ingredient] = [
    Ingredient(name: "a value set to what it reads, and who hears of it", weight: 2) {
      stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      guard arrival.isEmpty else { return arrival }
      let properties: [Property] = [
        .bounds, .position, .transform, .opacity, .zPosition, .anchorPoint,
      ]
      let property = properties[source.plan(below: properties.count)]
      let same = stage.value(property, ofLayer: layer)
      let set: StepShape = source.plan(below: 3) == 0 ? .setKey : .setProperty
      return [
        Hint(.observe, layer: layer, property: property), Hint(.tick),
        Hint(set, layer: layer, property: property, value: same),
        Hint(.animationKeys, layer: layer),
        Hint(.getProperty, layer: layer, property: .needsLayout),
      ]
    },
    Ingredient(name: "a style that is observed, and a copy that has it") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let property = PropertyTable.supplied[source.plan(below: PropertyTable.supplied.count)]
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + [
        Hint(.observe, layer: layer, property: .style),
        Hint(.setStyleValues, layer: layer, property: property), look, Hint(.tick), look,
        Hint(.getPresentation, layer: layer, property: .style),
        Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a part of a matrix set to what it reads", weight: 2) { stage, source in
      let layer = stage.nextLayer
      let matrices: [Transform3D] = [
        .axisRotation(.z, by: 0.1), .scale(3, 0.3, 1), .axisRotation(.z, by: 2.5) * .scale(7, 7, 7),
        .translation(0.1, 0.7, 1e5), .scale(-2, 2, 1), .scale(1e-3, 1e3, 1),
      ]
      let parts = ["translation.x", "translation.y", "scale.x", "scale", "rotation.z"]
      let part = parts[source.plan(below: parts.count)]
      return [
        Hint(.newLayer),
        Hint(
          .setProperty, layer: layer, property: .transform,
          value: .transform(matrices[source.plan(below: matrices.count)])),
        stage.arrival(of: layer, &source), Hint(.tick),
        Hint(.getTransformPart, layer: layer, key: part),
        Hint(.setTransformPart, layer: layer, key: part),
        Hint(.getTransformPart, layer: layer, key: part), Hint(.animationKeys, layer: layer),
        Hint(.getProperty, layer: layer, property: .transform),
      ]
    },
  ]
}
