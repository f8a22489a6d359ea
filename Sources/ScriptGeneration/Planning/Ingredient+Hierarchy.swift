import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let hierarchy: [Ingredient] = [
    Ingredient(name: "a layer on screen") { _, _ in
      [Hint(.newLayer), Hint(.host), Hint(.tick)]
    },
    Ingredient(name: "a child on screen") { stage, source in
      let parent = stage.anyLayer(&source)
      return [Hint(.newLayer), Hint(.add, layer: parent), Hint(.tick)]
    },
    Ingredient(name: "lists and pointers") { stage, _ in
      stage.layerNumbers.prefix(3).flatMap { layer in
        [
          Hint(.getProperty, layer: layer, property: .sublayers),
          Hint(.getProperty, layer: layer, property: .superlayer),
        ]
      }
    },
    Ingredient(name: "three children in one list") { stage, source in
      let parent = stage.anyLayer(&source)
      let others = stage.layerNumbers.filter { $0 != parent }
      return others.map { Hint(.add, layer: parent, other: $0) }
        + [Hint(.getProperty, layer: parent, property: .sublayers)]
    },
    Ingredient(name: "a move, and both lists") { stage, source in
      guard let parent = stage.anyLayer(&source), let child = stage.anyLayer(&source) else {
        return []
      }
      let moves: [StepShape] = [.add, .insertAt, .insertBeside, .replace, .setSublayers, .remove]
      let move = moves[source.plan(below: moves.count)]
      let old = stage.parent(ofLayer: child)
      return [
        Hint(move, layer: move == .remove ? child : parent, other: child),
        Hint(.getProperty, layer: old ?? parent, property: .sublayers),
        Hint(.getProperty, layer: child, property: .superlayer),
        Hint(.getProperty, layer: parent, property: .sublayers),
      ]
    },
    Ingredient(name: "a place among siblings") { stage, source in
      let parent = stage.nextLayer
      let (first, second, third) = (parent + 1, parent + 2, parent + 3)
      let moves: [StepShape] = [.insertAt, .insertBeside, .insertBeside, .replace, .setSublayers]
      let move = moves[source.plan(below: moves.count)]
      let moved = source.plan(below: 2) == 0 ? first : third
      let children = [first, second, third].filter { $0 != moved || moved == first }
      return [Hint](repeating: Hint(.newLayer), count: 4)
        + children.map { Hint(.add, layer: parent, other: $0) }
        + [
          Hint(move, layer: parent, other: moved),
          source.plan(below: 3) == 0
            ? Hint(.getProperty, layer: first, property: .superlayer)
            : Hint(.getProperty, layer: parent, property: .sublayers),
        ]
    },
    Ingredient(name: "a hit outside the one above") { stage, source in
      let parent = stage.nextLayer
      let (first, second) = (parent + 1, parent + 2)
      let property: Property = source.plan(below: 2) == 0 ? .masksToBounds : .bounds
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [
          Hint(.add, layer: parent, other: first), Hint(.add, layer: parent, other: second),
          Hint(.setProperty, layer: first, property: .bounds),
          Hint(.setProperty, layer: second, property: .bounds),
          Hint(
            .setProperty, layer: parent, property: property,
            value: property == .masksToBounds ? .boolean(true) : nil),
          Hint(.hitTest, layer: parent), Hint(.hitTest, layer: parent),
        ]
    },
    Ingredient(name: "a mask and its owner") { stage, source in
      let owner = stage.anyLayer(&source)
      let looks = [
        Hint(.getProperty, layer: owner, property: .mask),
        Hint(.getProperty, layer: owner, property: .sublayers),
      ]
      let mask = stage.nextLayer
      return [Hint(.newLayer), Hint(.setMask, layer: owner, other: mask)] + looks
        + [Hint(.remove, layer: mask)] + looks
        + [Hint(.getProperty, layer: mask, property: .superlayer)]
    },
    Ingredient(name: "a hit among siblings") { stage, source in
      let parent = stage.layers.first { stage.children(ofLayer: $0.number).count > 1 }?.number
      let children = parent.map { stage.children(ofLayer: $0) } ?? []
      let properties: [Property] = [.hidden, .masksToBounds, .transform, .bounds]
      let property = properties[source.plan(below: properties.count)]
      return children.prefix(2).map { Hint(.setProperty, layer: $0, property: .bounds) } + [
        Hint(
          .setProperty, layer: children.last ?? parent, property: property,
          value: property == .hidden ? .boolean(true) : nil),
        Hint(.hitTest, layer: parent), Hint(.hitTest, layer: parent),
      ]
    },
    Ingredient(name: "the order of painting") { stage, source in
      let parent = stage.layers.first { stage.children(ofLayer: $0.number).count > 1 }?.number
      let child = parent.flatMap { stage.children(ofLayer: $0).first }
      return [
        Hint(.setProperty, layer: child, property: .zPosition),
        Hint(.paintOrder, layer: parent),
        Hint(.getProperty, layer: parent, property: .sublayers),
      ]
    },
    Ingredient(name: "flipped ancestors") { stage, source in
      let layer = stage.anyLayer(&source)
      let above = layer.flatMap { stage.parent(ofLayer: $0) } ?? layer
      return [
        Hint(.setProperty, layer: above, property: .geometryFlipped),
        Hint(.getProperty, layer: layer, property: .contentsAreFlipped),
      ]
    },
  ]
}
