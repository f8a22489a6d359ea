import Choices
import LayerModel
import LayerScript

/// Presentation copies as a tree, as coordinates, and as what a model takes over.
extension Ingredient {
  static let copies: [Ingredient] = [
    Ingredient(name: "where a copy stands") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let child = arrival.contains { $0.shape == .newLayer } ? layer + 1 : stage.nextLayer
      let above = Hint(.getPresentation, layer: child, property: .superlayer)
      let below = Hint(.getPresentation, layer: layer, property: .sublayers)
      return arrival + [
        Hint(.newLayer), Hint(.add, layer: layer, other: child), below, Hint(.tick), below, above,
        Hint(.getPresentation, layer: child, property: .modelLayer),
      ]
    },
    Ingredient(name: "coordinates of copies on the way") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let child = arrival.contains { $0.shape == .newLayer } ? layer + 1 : stage.nextLayer
      let path = ["position", "bounds", "anchorPoint"][source.plan(below: 3)]
      let change: [Hint] =
        source.plan(below: 2) == 0
        ? [
          .animation(path, having: [.fromValue, .toValue]),
          Hint(.addAnimation, layer: child, key: "k"), Hint(.tick), .step(of: 0.0625),
        ] : [Hint(.setProperty, layer: child, property: Property(rawValue: path))]
      return arrival + [Hint(.newLayer), Hint(.add, layer: layer, other: child), Hint(.tick)]
        + change + [
          Hint(.convertPresented, layer: child, other: layer),
          Hint(.convertPresented, layer: layer, other: child),
        ]
    },
    Ingredient(name: "a model that takes over what is shown") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let shown = Hint(.getPresentation, layer: layer, property: .zPosition)
      let model = Hint(.getProperty, layer: layer, property: .zPosition)
      let settings: [Property: Value] = [
        .fromValue: .number(0), .toValue: .number(8), .duration: .number(1),
      ]
      var disable = Hint(.setTransaction, property: .disableActions, value: .boolean(true))
      disable.key = nil
      return arrival + [
        .animation("zPosition", having: [], set: settings),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), .step(of: 0.25), shown, disable,
        Hint(.setProperty, layer: layer, property: .zPosition, value: .number(2)),
        Hint(.removeAllAnimations, layer: layer), shown, Hint(.tick), shown, model,
      ]
    },
  ]
}
