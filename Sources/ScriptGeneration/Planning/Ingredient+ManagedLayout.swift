import Choices
import Geometry
import LayerModel
import LayerScript

extension Ingredient {
  /// Layout that macOS does by itself; nothing where an engine does not have it.
  static let managedLayout: [Ingredient] = [
    Ingredient(name: "a layout manager that hears of marks") { stage, source in
      guard stage.director.isSupported(.newManager) else { return [] }
      let layer = stage.anyLayer(&source) ?? stage.nextLayer
      let first: [Hint] = stage.layers.isEmpty ? [Hint(.newLayer)] : []
      let marks: [Hint] = [
        .send(.setNeedsLayout, to: layer), Hint(.setProperty, layer: layer, property: .bounds),
      ]
      let mark = marks[source.plan(below: 2)]
      return first + [
        .reporting(.invalidateLayout, .newManager), Hint(.setManager, layer: layer),
        .send(.layoutIfNeeded, to: layer), mark, .send(.setNeedsLayout, to: layer),
        .send(.layoutIfNeeded, to: layer),
      ]
    },
    Ingredient(name: "a layout manager that knows a size") { stage, source in
      guard stage.director.isSupported(.newManager) else { return [] }
      let layer = stage.anyLayer(&source) ?? stage.nextLayer
      let first: [Hint] = stage.layers.isEmpty ? [Hint(.newLayer)] : []
      return first + [
        .reporting(.preferredSize, .newManager), Hint(.setManager, layer: layer),
        Hint(.getProperty, layer: layer, property: .preferredFrameSize),
      ]
    },
    Ingredient(name: "layers that follow the one above") { stage, source in
      if stage.director.isSupported(.setConstraints), source.plan(below: 4) > 0 {
        return constrained(stage, &source)
      }
      guard stage.director.isSupported(.setAutoresizing) else { return [] }
      let parent = stage.nextLayer
      let (child, grandchild) = (parent + 1, parent + 2)
      let isDeep = source.plan(below: 3) == 0
      let set: Property = source.plan(below: 2) == 0 ? .bounds : .frame
      let old = Rect(0, 0, 100, 100)
      let new = Rect(
        0, 0, Double(source.plan(below: 9)) * 25, Double(source.plan(below: 9)) * 25)
      let frame = Rect(10, 20, 50, 40)
      let below: [Hint] = [
        Hint(.newLayer), Hint(.add, layer: child, other: grandchild),
        Hint(.setAutoresizing, layer: grandchild),
      ]
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: parent, other: child),
        Hint(.setProperty, layer: parent, property: .bounds, value: .rect(old)),
        Hint(.setProperty, layer: child, property: .frame, value: .rect(frame)),
        Hint(.setAutoresizing, layer: child),
      ] + (isDeep ? below : []) + [
        Hint(.setProperty, layer: parent, property: set, value: .rect(new)),
        Hint(.getProperty, layer: isDeep ? grandchild : child, property: .frame),
        Hint(.getProperty, layer: child, property: .frame),
      ]
    },
    Ingredient(name: "layers that do not follow an origin") { stage, source in
      guard stage.director.isSupported(.setAutoresizing) else { return [] }
      let parent = stage.nextLayer
      let moved = Rect(Double(1 + source.plan(below: 5)), 2, 0, 0)
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: parent, other: parent + 1),
        Hint(.setAutoresizing, layer: parent + 1),
        Hint(.setProperty, layer: parent, property: .bounds, value: .rect(moved)),
        Hint(.getProperty, layer: parent + 1, property: .frame),
      ]
    },
  ]

  /// What layers paint; nothing where an engine does not tell.
  static let painting: [Ingredient] = [
    Ingredient(name: "a painted layer") { stage, source in
      guard stage.director.isSupported(.render) else { return [] }
      let layer = stage.nextLayer
      let properties: [Property] = [
        .position, .opacity, .hidden, .transform, .masksToBounds, .bounds,
      ]
      let property = properties[source.plan(below: properties.count)]
      return coloured(layer, Rect(0, 0, 40, 20)) + [
        Hint(.setProperty, layer: layer, property: property), Hint(.render, layer: layer),
      ]
    },
    Ingredient(name: "a painted layer and what is below it") { stage, source in
      guard stage.director.isSupported(.render) else { return [] }
      let parent = stage.nextLayer
      let child = parent + 1
      let masks = Hint(
        .setProperty, layer: parent, property: .masksToBounds, value: .boolean(true))
      let corner = Point(Double(source.plan(below: 5)) * 8, Double(source.plan(below: 3)) * 8)
      let start = Value.point(Point(0, 0))
      return coloured(parent, Rect(0, 0, 40, 20)) + coloured(child, Rect(0, 0, 30, 30)) + [
        Hint(.setProperty, layer: child, property: .anchorPoint, value: start),
        Hint(.setProperty, layer: child, property: .position, value: .point(corner)),
        Hint(.add, layer: parent, other: child),
      ] + (source.plan(below: 2) == 0 ? [masks] : []) + [Hint(.render, layer: parent)]
    },
    Ingredient(name: "painted contents") { stage, source in
      guard stage.director.isSupported(.render) else { return [] }
      let layer = stage.nextLayer
      let image = Value.reference(ObjectName(.image, 1))
      let isScaled = source.plan(below: 3) == 0
      let scale = Hint(.setProperty, layer: layer, property: .contentsScale, value: .number(2))
      let names = KnownNames.of(.contentsGravity)
      let name = Value.string(names[source.plan(below: names.count)])
      let left = Double(source.plan(below: 2)) * 8
      return [
        Hint(.newLayer),
        Hint(
          .setProperty, layer: layer, property: .bounds, value: .rect(Rect(left, 0, 80, 60))),
        Hint(.setProperty, layer: layer, property: .contents, value: image),
        Hint(.setKey, layer: layer, property: .contentsGravity, value: name),
      ] + (isScaled ? [scale] : []) + [Hint(.render, layer: layer)]
    },
    Ingredient(name: "painted instances") { stage, source in
      guard stage.director.isSupported(.render) else { return [] }
      let replicator = stage.nextLayer
      let child = replicator + 1
      let step: Transform3D =
        source.plan(below: 2) == 0 ? .translation(20, 0, 0) : .scale(0.5, 0.5, 1)
      let count = Value.number(Double(source.plan(below: 4)))
      let start = Value.point(Point(0, 0))
      return [
        .layer(.replicatorLayer),
        Hint(
          .setProperty, layer: replicator, property: .bounds, value: .rect(Rect(0, 0, 80, 40))),
        Hint(.setProperty, layer: replicator, property: .instanceCount, value: count),
        Hint(
          .setProperty, layer: replicator, property: .instanceTransform, value: .transform(step)),
      ] + coloured(child, Rect(0, 0, 20, 20)) + [
        Hint(.setProperty, layer: child, property: .anchorPoint, value: start),
        Hint(.add, layer: replicator, other: child), Hint(.render, layer: replicator),
      ]
    },
    Ingredient(name: "a look that draws nothing") { stage, source in
      let layer = stage.nextLayer
      let look: StepShape = source.plan(below: 2) == 0 ? .render : .hitTest
      return [
        .reporting(.display, .newReporter), .layerOfOwnClass, .send(.setNeedsDisplay, to: layer),
        Hint(look, layer: layer), Hint(.getProperty, layer: layer, property: .needsDisplay),
      ]
    },
  ]

  /// A new layer with bounds and a colour.
  private static func coloured(_ layer: Int, _ bounds: Rect) -> [Hint] {
    [
      Hint(.newLayer),
      Hint(.setProperty, layer: layer, property: .bounds, value: .rect(bounds)),
      Hint(.setProperty, layer: layer, property: .backgroundColor),
    ]
  }
}
