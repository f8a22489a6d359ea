import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let properties: [Ingredient] = [
    Ingredient(name: "defaults of a class") { stage, source in
      let type = PropertyTable.layerClasses[source.plan(below: PropertyTable.layerClasses.count)]
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let own = PropertyTable.own(of: source.plan(below: 2) == 0 ? type : .layer)
      return [.layer(type)]
        + (0..<3).map { _ in
          Hint(.getProperty, layer: layer, property: own[source.plan(below: own.count)])
        }
    },
    Ingredient(name: "a property set and read") { stage, source in
      guard let layer = stage.anyLayer(&source) else { return [Hint(.newLayer)] }
      let own = PropertyTable.own(of: stage.type(ofLayer: layer))
      let property = own[source.plan(below: own.count)]
      let other = own[source.plan(below: own.count)]
      return [
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: other),
        Hint(.getProperty, layer: layer, property: property),
      ]
    },
    Ingredient(name: "an appearance set and read") { stage, source in
      guard let layer = stage.anyLayer(&source) else { return [Hint(.newLayer)] }
      let own = PropertyTable.own(of: .layer)
      let property = own[source.plan(below: own.count)]
      return [
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a cell set and read") { _, source in
      let own = PropertyTable.own(of: .emitterCell)
      let properties = (0..<3).map { _ in own[source.plan(below: own.count)] }
      return [Hint(.newCell)] + properties.map { Hint(.getCell, property: $0) }
        + properties.flatMap { [Hint(.setCell, property: $0), Hint(.getCell, property: $0)] }
    },
    Ingredient(name: "a replicator and its sublayers") { stage, source in
      let parent = (stage.layerNumbers.max() ?? 0) + 1
      let properties: [Property] = [.instanceTransform, .instanceCount, .instanceColor]
      return [
        .layer(.replicatorLayer), Hint(.newLayer), Hint(.add, layer: parent, other: parent + 1),
        Hint(.setProperty, layer: parent, property: properties[source.plan(below: 3)]),
        Hint(.getProperty, layer: parent + 1, property: .transform),
        Hint(.getProperty, layer: parent, property: .sublayers),
      ]
    },
    Ingredient(name: "a transform layer that keeps what it does not show") { stage, source in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let properties: [Property] = [.masksToBounds, .shadowOpacity, .filters, .shadowRadius]
      let property = properties[source.plan(below: properties.count)]
      return [
        .layer(.transformLayer), Hint(.setProperty, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a layer that does not fit its content") { stage, source in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let isShape = source.plan(below: 2) == 0
      return [
        .layer(isShape ? .shapeLayer : .textLayer),
        Hint(.setProperty, layer: layer, property: isShape ? .path : .string),
        Hint(.getProperty, layer: layer, property: .bounds),
      ]
    },
    Ingredient(name: "a copy and its model") { stage, source in
      let layer = stage.shownLayer(&source)
      return [
        Hint(.getProperty, layer: layer, property: .modelLayer), Hint(.host, layer: layer),
        Hint(.tick), Hint(.setProperty, layer: layer, property: .zPosition),
        Hint(.getPresentation, layer: layer, property: .zPosition),
        Hint(.getProperty, layer: layer, property: .zPosition),
      ]
    },
    Ingredient(name: "values through a turn") { stage, source in
      guard let layer = stage.anyLayer(&source) else { return [Hint(.newLayer)] }
      let own = PropertyTable.own(of: stage.type(ofLayer: layer)) + PropertyTable.rarelyShown
      let property = own[source.plan(below: own.count)]
      return [
        Hint(.setProperty, layer: layer, property: property), Hint(.host, layer: layer),
        Hint(.tick), Hint(.getProperty, layer: layer, property: property),
        Hint(.getPresentation, layer: layer, property: property),
      ]
    },
  ]
}
