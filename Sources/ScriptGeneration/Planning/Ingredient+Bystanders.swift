import Choices
import LayerModel
import LayerScript

extension Ingredient {
  /// What a set must leave alone, and ways to one state that must not matter.
  static let bystanders: [Ingredient] = [
    Ingredient(name: "what can be read around a set") { stage, source in
      let layer = stage.anyLayer(&source)
      let other = source.plan(below: 3) == 0 ? stage.anyLayer(&source) : layer
      let own = PropertyTable.own(of: .layer)
      let (first, second) = (source.plan(below: derived.count), source.plan(below: own.count))
      let read =
        (0..<5).map { derived[(first + $0) % derived.count] }
        + (0..<4).map { own[(second + $0) % own.count] }
      let looks = read.map { Hint(.getProperty, layer: layer, property: $0) }
      let property = Palette.layerProperties[source.plan(below: Palette.layerProperties.count)]
      return looks + [Hint(.setProperty, layer: other, property: property)] + looks
    },
    Ingredient(name: "a layer set up in one go") { stage, source in
      let layer = stage.anyLayer(&source) ?? stage.nextLayer
      let placing: [Property] = [.bounds, .anchorPoint, .position, .transform]
      let others: [Property] = [.opacity, .hidden, .zPosition, .cornerRadius, .sublayerTransform]
      let start = source.plan(below: placing.count)
      let sets =
        (0..<2).map { placing[(start + $0) % placing.count] }
        + [others[source.plan(below: others.count)]]
      return (stage.layers.isEmpty ? [Hint(.newLayer)] : [])
        + sets.map { Hint(.setProperty, layer: layer, property: $0) }
        + (placing + [.frame]).map { Hint(.getProperty, layer: layer, property: $0) }
    },
  ]

  /// Properties that few scripts come across, each of a class that is made for it.
  static let rareProperties: [Ingredient] = [
    Ingredient(name: "properties with a rule of their own", weight: 5) { stage, source in
      let layer = stage.nextLayer
      return (0..<2).flatMap { place -> [Hint] in
        let (type, property) = rare[source.plan(below: rare.count)]
        let look = Hint(.getProperty, layer: layer + place, property: property)
        return [
          .layer(type), look, Hint(.setProperty, layer: layer + place, property: property), look,
        ]
      }
    },
    Ingredient(name: "a number of single precision") { stage, source in
      let layer = stage.nextLayer
      let properties: [Property] = [.opacity, .shadowOpacity]
      let property = properties[source.plan(below: properties.count)]
      return [
        Hint(.newLayer), Hint(.setProperty, layer: layer, property: property, value: .number(0.1)),
        Hint(.getProperty, layer: layer, property: property),
      ]
    },
    Ingredient(name: "an argument of a shape that changes later") { stage, source in
      let (layer, argument) = (stage.nextLayer, (stage.readable.last ?? 0) + 1)
      let property: Property = source.plan(below: 2) == 0 ? .lineDashPattern : .path
      return [
        .layer(.shapeLayer), Hint(.newShared, property: property),
        Hint(.setShared, layer: layer, other: argument),
        Hint(.mutateShared, other: argument, property: property),
        Hint(.getProperty, layer: layer, property: property),
      ]
    },
  ]

  private static let rare: [(type: ClassName, property: Property)] = [
    (.textLayer, .string), (.textLayer, .font), (.textLayer, .alignmentMode),
    (.gradientLayer, .colors), (.gradientLayer, .startPoint), (.gradientLayer, .type),
    (.emitterLayer, .renderMode), (.emitterLayer, .emitterMode), (.shapeLayer, .fillColor),
    (.layer, .repeatCount), (.layer, .repeatCount), (.layer, .contentsHeadroom),
    (.layer, .maskedCorners),
    (.shapeLayer, .lineCap), (.shapeLayer, .lineJoin), (.tiledLayer, .levelsOfDetail),
  ]

  /// What is derived, marked or arranged, and not stored under its name.
  private static let derived: [Property] = [
    .frame, .superlayer, .needsLayout, .affineTransform, .sublayers, .needsDisplay, .mask,
    .contentsAreFlipped, .preferredFrameSize, .visibleRect,
  ]
}
