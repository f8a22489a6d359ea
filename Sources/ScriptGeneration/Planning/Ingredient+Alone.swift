import Choices
import LayerModel
import LayerScript

/// Steps with nothing beside them that would start what they are to start by themselves.
extension Ingredient {
  static let alone: [Ingredient] = [
    Ingredient(name: "one step in a turn of its own") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let shapes: [StepShape] = [
        .setProperty, .setKey, .add, .insertAt, .remove, .setSublayers, .setMask, .setActions,
        .setStyle, .sendForLayout, .sendForDisplay, .removeAllAnimations,
      ]
      let looks = [
        Hint(.animationKeys, layer: layer), Hint(.getPresentation, layer: layer),
        Hint(.getProperty, layer: layer),
      ]
      return arrival + [
        Hint(.tick), Hint(shapes[source.plan(below: shapes.count)], layer: layer), Hint(.tick),
        looks[source.plan(below: looks.count)],
      ]
    }
  ]
}
