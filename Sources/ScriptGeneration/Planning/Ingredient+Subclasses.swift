import Choices
import Geometry
import LayerModel
import LayerScript

extension Ingredient {
  static let scrolling: [Ingredient] = [
    Ingredient(name: "a scroll layer and what it shows") { stage, source in
      let scroller = (stage.layerNumbers.max() ?? 0) + 1
      let child = scroller + 1
      let first: [Hint] = [
        .layer(.scrollLayer), Hint(.newLayer), Hint(.add, layer: scroller, other: child),
        Hint(
          .setProperty, layer: scroller, property: .bounds, value: .rect(Rect(0, 0, 8, 6))),
        Hint(.setProperty, layer: child, property: .bounds, value: .rect(Rect(0, 0, 6, 8))),
      ]
      return first + [
        Hint(.getProperty, layer: child, property: .visibleRect),
        Hint(.scroll, layer: source.plan(below: 2) == 0 ? scroller : child),
        Hint(.getProperty, layer: scroller, property: .bounds),
        Hint(.getProperty, layer: child, property: .visibleRect),
        Hint(.getProperty, layer: child, property: .position),
      ]
    },
    Ingredient(name: "a scroll layer of a mode") { stage, source in
      let scroller = (stage.layerNumbers.max() ?? 0) + 1
      let hasSize = source.plan(below: 2) == 0
      return [.layer(.scrollLayer), Hint(.setProperty, layer: scroller, property: .scrollMode)]
        + (hasSize ? [Hint(.setProperty, layer: scroller, property: .bounds)] : [])
        + [
          Hint(.scroll, layer: scroller), Hint(.getProperty, layer: scroller, property: .bounds),
          Hint(.scroll, layer: scroller), Hint(.getProperty, layer: scroller, property: .bounds),
        ]
    },
    Ingredient(name: "a request to scroll") { stage, source in
      let outer = (stage.layerNumbers.max() ?? 0) + 1
      let inner = outer + 1
      let isNested = source.plan(below: 2) == 0
      return [
        .layer(isNested ? .scrollLayer : .layer), .layer(isNested ? .scrollLayer : .layer),
        Hint(.add, layer: outer, other: inner), Hint(.scroll, layer: inner),
        Hint(.getProperty, layer: inner, property: .bounds),
        Hint(.getProperty, layer: outer, property: .bounds),
      ]
    },
    Ingredient(name: "a transform layer among others") { stage, source in
      let top = (stage.layerNumbers.max() ?? 0) + 1
      let (middle, child) = (top + 1, top + 2)
      return [
        Hint(.newLayer), .layer(.transformLayer), Hint(.newLayer),
        Hint(.add, layer: top, other: middle), Hint(.add, layer: middle, other: child),
        Hint(.setProperty, layer: middle, property: .bounds),
        Hint(.setProperty, layer: child, property: .bounds), Hint(.hitTest, layer: top),
        Hint(.setProperty, layer: middle, property: .transform),
        Hint(.getProperty, layer: middle, property: .frame), .conversion(from: middle, to: top),
      ]
    },
    Ingredient(name: "a replicator and its sublayer") { stage, source in
      let replicator = (stage.layerNumbers.max() ?? 0) + 1
      let child = replicator + 1
      return [
        .layer(.replicatorLayer), Hint(.newLayer), Hint(.add, layer: replicator, other: child),
        Hint(.setProperty, layer: replicator, property: .instanceCount),
        Hint(.setProperty, layer: replicator, property: .instanceTransform),
        Hint(.setProperty, layer: child, property: .bounds), Hint(.hitTest, layer: replicator),
        Hint(.hitTest, layer: replicator), Hint(.hitTest, layer: replicator),
      ]
    },
    Ingredient(name: "a hit where another instance is", weight: 3) { stage, _ in
      let replicator = (stage.layerNumbers.max() ?? 0) + 1
      let child = replicator + 1
      let beside = Value.transform(Transform3D.translation(1, 1, 0))
      return [
        .layer(.replicatorLayer), Hint(.newLayer), Hint(.add, layer: replicator, other: child),
        Hint(.setProperty, layer: replicator, property: .instanceCount),
        Hint(.setProperty, layer: replicator, property: .instanceTransform, value: beside),
        Hint(.setProperty, layer: child, property: .bounds, value: .rect(Rect(0, 0, 4, 4))),
        Hint(.setProperty, layer: child, property: .position, value: .point(Point(2, 2))),
        Hint(.hitTest, layer: replicator), Hint(.hitTest, layer: replicator),
        Hint(.hitTest, layer: replicator), Hint(.hitTest, layer: replicator),
      ]
    },
  ]

  static let specialGeometry: [Ingredient] = [
    Ingredient(name: "a size below zero") { stage, source in
      let layer = stage.anyLayer(&source)
      let size = Size(-Double(source.plan(below: 8)) - 1, Double(source.plan(below: 8)) - 4)
      let property: Property = source.plan(below: 2) == 0 ? .bounds : .frame
      let rect = Rect(origin: Point(Double(source.plan(below: 4)), 0), size: size)
      return [
        Hint(.setProperty, layer: layer, property: property, value: .rect(rect)),
        Hint(.getProperty, layer: layer, property: .bounds),
        Hint(.getProperty, layer: layer, property: .position),
      ]
    },
    Ingredient(name: "a turn out of the plane") { stage, source in
      let layer = stage.anyLayer(&source)
      var matrix = Transform3D.identity
      (matrix.m22, matrix.m23) = (0.6, 0.8)
      (matrix.m32, matrix.m33) = (-0.8, 0.6)
      if source.plan(below: 2) == 0 { matrix = .translation(2, 1, 3) }
      return [
        Hint(.setProperty, layer: layer, property: .bounds),
        Hint(.setProperty, layer: layer, property: .transform, value: .transform(matrix)),
        Hint(.getProperty, layer: layer, property: .frame),
      ]
    },
    Ingredient(name: "a frame under a turn", weight: 4) { stage, source in
      let layer = stage.anyLayer(&source)
      let turn = Transform3D(AffineTransform(0.6, 0.8, -0.8, 0.6, 0, 0))
      return [
        Hint(.setProperty, layer: layer, property: .transform, value: .transform(turn)),
        Hint(.setProperty, layer: layer, property: .frame),
        Hint(.getProperty, layer: layer, property: .position),
        Hint(.getProperty, layer: layer, property: .bounds),
      ]
    },
  ]

  static let furtherHierarchy: [Ingredient] = [
    Ingredient(name: "an index beyond an empty list") { stage, _ in
      let parent = (stage.layerNumbers.max() ?? 0) + 1
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.insertAt, layer: parent, other: parent + 1),
        Hint(.getProperty, layer: parent, property: .sublayers),
      ]
    },
    Ingredient(name: "a list that is kept") { stage, source in
      let (parent, list) = (stage.nextLayer, (stage.readable.last ?? 0) + 1)
      let changes = [
        Hint(.add, layer: parent, other: parent + 2), Hint(.remove, layer: parent + 1),
        Hint(.setSublayers, layer: parent), Hint(.insertAt, layer: parent, other: parent + 2),
      ]
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [
          Hint(.add, layer: parent, other: parent + 1), Hint(.keepList, layer: parent),
          changes[source.plan(below: changes.count)], Hint(.readShared, other: list),
        ]
    },
    Ingredient(name: "a hit by depth") { stage, _ in
      let parent = (stage.layerNumbers.max() ?? 0) + 1
      let (first, second) = (parent + 1, parent + 2)
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [
          Hint(.add, layer: parent, other: first), Hint(.add, layer: parent, other: second),
          Hint(.setProperty, layer: first, property: .bounds, value: .rect(Rect(0, 0, 4, 4))),
          Hint(.setProperty, layer: second, property: .bounds, value: .rect(Rect(0, 0, 4, 4))),
          Hint(.setProperty, layer: first, property: .zPosition, value: .number(1)),
          Hint(.hitTest, layer: parent), Hint(.hitTest, layer: parent),
        ]
    },
    Ingredient(name: "a mask that stood in a list") { stage, source in
      let parent = stage.nextLayer
      let owner = source.plan(below: 2) == 0 ? parent : parent + 2
      // Where nobody says that it leaves the list, it is free before.
      let departure =
        stage.world.state.stealsMasks ? [] : [Hint(.remove, layer: parent + 1)]
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [Hint(.add, layer: parent, other: parent + 1)] + departure
        + [
          Hint(.setMask, layer: owner, other: parent + 1),
          Hint(.getProperty, layer: parent, property: .sublayers),
          Hint(.getProperty, layer: parent + 1, property: .superlayer),
        ]
    },
    Ingredient(name: "a list that becomes empty") { stage, source in
      let parent = (stage.layerNumbers.max() ?? 0) + 1
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: parent, other: parent + 1),
        Hint(.remove, layer: parent + 1), Hint(.getProperty, layer: parent, property: .sublayers),
        Hint(.add, layer: parent, other: parent + 1),
        Hint(.getProperty, layer: parent, property: .sublayers),
      ]
    },
  ]
}
