import Choices
import Geometry
import LayerModel
import LayerScript

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
    Ingredient(name: "a frame that is moved and keeps its size") { stage, source in
      let layer = stage.nextLayer
      // Decimals and factors that no double holds exactly: what is rounded off must not animate.
      let sizes = [Size(0.2, 0.4), Size(1, 1), Size(0.7, 0.3)]
      let size = sizes[source.plan(below: sizes.count)]
      let factor = [1, 49, 0.1][source.plan(below: 3)]
      let place = [Point(0.1, 0.7), Point(100, 100)][source.plan(below: 2)]
      let frame = Rect(place.x, place.y, size.width * factor, size.height * factor)
      let matrix = Transform3D(AffineTransform(factor, 0, 0, factor, 0, 0))
      return [
        Hint(.newLayer),
        Hint(
          .setProperty, layer: layer, property: .bounds,
          value: .rect(Rect(0, 0, size.width, size.height))),
        Hint(.setProperty, layer: layer, property: .transform, value: .transform(matrix)),
        stage.arrival(of: layer, &source), Hint(.tick),
        Hint(.setProperty, layer: layer, property: .frame, value: .rect(frame)),
        Hint(.animationKeys, layer: layer), Hint(.getProperty, layer: layer, property: .bounds),
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
    let properties: [Property] = [
      .bounds, .position, .anchorPoint, .transform, .preferredFrameSize, .frame,
    ]
    return properties.map { Hint(.getProperty, layer: layer, property: $0) }
  }
}
