import Choices
import Geometry
import LayerModel
import LayerScript

/// A fragment of a few steps with holes, for patterns that uniform choice meets too rarely.
///
/// A given pattern of three steps comes up in about one of 8,000 uniform scripts; half of the
/// scripts splice ingredients instead.
struct Ingredient: Sendable {
  /// What the fragment is for.
  let name: String
  /// Makes the hints of the fragment's steps for a stage.
  let hints: @Sendable (Stage, inout ChoiceSource) -> [Hint]

  static let all: [Ingredient] = Theme.allCases.flatMap(\.ingredients)
}

extension Stage {
  /// A layer to play out a fragment on.
  func anyLayer(_ source: inout ChoiceSource) -> Int? {
    layers.isEmpty ? nil : layerNumbers[source.plan(below: layers.count)]
  }
}

extension Stage {
  /// A layer on screen to play out a fragment on, if there is one.
  func shownLayer(_ source: inout ChoiceSource) -> Int? {
    let shown = shownLayers
    return shown.isEmpty ? anyLayer(&source) : shown[source.plan(below: shown.count)]
  }

  /// A layer on screen to play out a fragment on, and what brings one there if there is none.
  func layerOnScreen(_ source: inout ChoiceSource) -> (layer: Int, arrival: [Hint]) {
    if !shownLayers.isEmpty, let layer = shownLayer(&source) { return (layer, []) }
    let layer = anyLayer(&source)
    let creation = layer == nil ? [Hint(.newLayer)] : []
    let host = world.state.hasHost ? [] : [Hint(.host, layer: layer ?? nextLayer)]
    return (layer ?? nextLayer, creation + host + [Hint(.tick)])
  }

  /// The number that the next layer gets.
  var nextLayer: Int { (layerNumbers.max() ?? 0) + 1 }

  private var shownLayers: [Int] { layerNumbers.filter { world.state.isCommitted(index($0)) } }
}

extension Ingredient {
  static let geometry: [Ingredient] = [
    Ingredient(name: "everything about a frame") { stage, source in
      frameBundle(stage.anyLayer(&source))
    },
    Ingredient(name: "a change between two looks at a frame") { stage, source in
      let layer = stage.anyLayer(&source)
      let properties: [Property] = [.position, .bounds, .anchorPoint, .transform, .frame]
      let property = properties[source.plan(below: properties.count)]
      return [Hint(.setProperty, layer: layer, property: .bounds)] + frameBundle(layer)
        + [Hint(.setProperty, layer: layer, property: property)] + frameBundle(layer)
    },
    Ingredient(name: "a frame set to itself") { stage, source in
      guard let layer = stage.anyLayer(&source) else { return [Hint(.newLayer)] }
      let frame = stage.world.state.geometry(of: stage.index(layer)).frame
      return frameBundle(layer) + [
        Hint(.setProperty, layer: layer, property: .frame, value: .rect(frame)),
        Hint(.getProperty, layer: layer, property: .position),
        Hint(.getProperty, layer: layer, property: .bounds),
      ]
    },
    Ingredient(name: "a matrix and what is affine of it") { stage, source in
      let layer = stage.anyLayer(&source)
      let matrices = [scaled, deepened, skewed]
      return [
        Hint(
          .setProperty, layer: layer, property: .transform,
          value: .transform(matrices[source.plan(below: matrices.count)])),
        Hint(.getProperty, layer: layer, property: .affineTransform),
        Hint(.setProperty, layer: layer, property: .affineTransform),
        Hint(.getProperty, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "a frame set under a transform") { stage, source in
      let layer = stage.anyLayer(&source)
      let matrices = [moved, scaled, turned, oblique]
      return [
        Hint(
          .setProperty, layer: layer, property: .transform,
          value: .transform(matrices[source.plan(below: matrices.count)])),
        Hint(.setProperty, layer: layer, property: .frame),
      ] + frameBundle(layer)
    },
    Ingredient(name: "any property, set and read") { stage, source in
      let layer = stage.shownLayer(&source)
      let property = Palette.layerProperties[source.plan(below: Palette.layerProperties.count)]
      return [
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property), Hint(.animationKeys, layer: layer),
      ]
    },
    Ingredient(name: "a child whose parent changes") { stage, source in
      let parent = stage.layers.first { !stage.children(ofLayer: $0.number).isEmpty }?.number
      let child = parent.flatMap { stage.children(ofLayer: $0).first }
      let properties: [Property] = [.bounds, .transform, .sublayerTransform, .hidden, .opacity]
      let property = properties[source.plan(below: properties.count)]
      let seen: Property = property == .hidden || property == .opacity ? property : .frame
      return [
        Hint(.getProperty, layer: child, property: seen),
        Hint(
          .setProperty, layer: parent, property: property,
          value: property == .hidden ? .boolean(true) : nil),
        Hint(.getProperty, layer: child, property: seen),
        Hint(.getProperty, layer: child, property: .superlayer),
      ]
    },
  ]

  // Matrices that stand for their forms; the numbers of a script are its own.
  private static let moved = Transform3D(AffineTransform(1, 0, 0, 1, 1, 1))
  private static let scaled = Transform3D(AffineTransform(2, 0, 0, 3, 0, 0))
  private static let turned = Transform3D(AffineTransform(0, 1, -1, 0, 0, 0))
  private static let oblique = Transform3D(AffineTransform(0.6, 0.8, -0.8, 0.6, 0, 0))
  private static let deepened = with(\.m33, 2)
  private static let skewed = with(\.m13, 1)

  private static func with(
    _ entry: WritableKeyPath<Transform3D, Double>, _ number: Double
  ) -> Transform3D {
    var matrix = Transform3D.identity
    matrix[keyPath: entry] = number
    return matrix
  }

  private static func frameBundle(_ layer: Int?) -> [Hint] {
    let properties: [Property] = [.bounds, .position, .anchorPoint, .transform, .frame]
    return properties.map { Hint(.getProperty, layer: layer, property: $0) }
  }

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
          Hint(.getProperty, layer: parent, property: .sublayers),
        ] + [first, second, third].map { Hint(.getProperty, layer: $0, property: .superlayer) }
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
        Hint(.setProperty, layer: children.first ?? parent, property: property),
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
