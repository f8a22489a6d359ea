import Choices
import Geometry
import LayerModel
import LayerScript

extension Ingredient {
  static let display: [Ingredient] = [
    Ingredient(name: "a mark for display, and its end") { stage, source in
      let layer = stage.anyLayer(&source)
      let mark =
        source.plan(below: 2) == 0
        ? Hint(.displayPart, layer: layer) : .send(.setNeedsDisplay, to: layer)
      let end: Command.Message = source.plan(below: 2) == 0 ? .displayIfNeeded : .display
      return [
        .send(.displayIfNeeded, to: layer), mark, look(layer), .send(end, to: layer), look(layer),
      ]
    },
    Ingredient(name: "a class that displays") { stage, source in
      let layer = stage.nextLayer
      let callback: Callback = source.plan(below: 2) == 0 ? .display : .draw
      let mark = Hint.send(.setNeedsDisplay, to: layer)
      return [
        .reporting(callback, .newReporter), .layerOfOwnClass, extent(layer), mark, mark,
        .send(.displayIfNeeded, to: layer), .send(.displayIfNeeded, to: layer),
      ]
    },
    Ingredient(name: "a delegate that displays") { stage, source in
      let layer = stage.anyLayer(&source)
      let callbacks: [Callback] = [.display, .draw, .layerWillDraw]
      let callback = callbacks[source.plan(below: 3)]
      let mark = Hint.send(.setNeedsDisplay, to: layer)
      let end: Command.Message = source.plan(below: 2) == 0 ? .displayIfNeeded : .display
      return [
        .reporting(callback, .newListener), extent(layer), Hint(.setDelegate, layer: layer), mark,
        .send(end, to: layer), .send(.displayIfNeeded, to: layer),
      ]
    },
    Ingredient(name: "a class and a delegate that display") { stage, source in
      let layer = stage.nextLayer
      let callbacks: [Callback] = [.display, .draw, .draw]
      let (first, second) = (
        callbacks[source.plan(below: 3)], callbacks[source.plan(below: 3)]
      )
      return [
        .reporting(first, .newReporter), .layerOfOwnClass, .reporting(second, .newListener),
        extent(layer), Hint(.setDelegate, layer: layer), .send(.display, to: layer),
      ]
    },
    Ingredient(name: "a new size that may redraw") { stage, source in
      let layer = stage.anyLayer(&source)
      let flag = Hint(
        .setProperty, layer: layer, property: .needsDisplayOnBoundsChange)
      return [.send(.displayIfNeeded, to: layer)] + (source.plan(below: 3) > 0 ? [flag] : [])
        + [extent(layer), look(layer)]
    },
    Ingredient(name: "a change that does not redraw") { stage, source in
      let layer = stage.anyLayer(&source)
      let properties: [Property] = [.position, .opacity, .contents, .transform, .bounds, .name]
      let property = properties[source.plan(below: properties.count)]
      return [
        .reporting(.display, .newListener), Hint(.setDelegate, layer: layer),
        .send(.displayIfNeeded, to: layer), Hint(.setProperty, layer: layer, property: property),
        look(layer), .send(.displayIfNeeded, to: layer),
      ]
    },
    Ingredient(name: "contents, and what is drawn over them") { stage, source in
      let layer = stage.nextLayer
      let contents = Hint(.setProperty, layer: layer, property: .contents)
      let read = Hint(.getProperty, layer: layer, property: .contents)
      return [.reporting(.draw, .newReporter), .layerOfOwnClass, extent(layer)]
        + (source.plan(below: 2) == 0 ? [contents] : [])
        + [.send(.display, to: layer), read, contents, read]
    },
    Ingredient(name: "contents as they were given") { stage, source in
      let layer = stage.anyLayer(&source)
      let properties: [Property] = [.contents, .contentsRect, .contentsCenter]
      let property = properties[source.plan(below: properties.count)]
      return [
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
      ]
    },
    Ingredient(name: "layout and display at a commit") { stage, source in
      let layer = stage.nextLayer
      let callback: Callback = source.plan(below: 2) == 0 ? .layoutSublayers : .display
      return [
        .reporting(callback, .newReporter), .layerOfOwnClass, Hint(.host, layer: layer),
        extent(layer), .send(.setNeedsDisplay, to: layer), Hint(.tick), look(layer),
      ]
    },
    Ingredient(name: "a removal that does not redraw") { stage, source in
      let layer = stage.anyLayer(&source)
      let ends: [StepShape] = [.removeAnimation, .removeAllAnimations]
      return [
        .send(.displayIfNeeded, to: layer), Hint(.newAnimation, property: .position),
        Hint(.addAnimation, layer: layer, key: "k"),
        Hint(ends[source.plan(below: 2)], layer: layer, key: "k"), look(layer),
      ]
    },
    Ingredient(name: "a display that gives the contents") { stage, source in
      let layer = stage.anyLayer(&source)
      var reaction = Hint.reporting(.display, .react, layer: layer, other: layer)
      reaction.property = .contents
      return [
        .reporting(.display, .newListener), extent(layer), Hint(.setDelegate, layer: layer),
        reaction, .send(.display, to: layer),
        Hint(.getProperty, layer: layer, property: .contents),
      ]
    },
  ]

  static let aloneInDisplay: [Ingredient] = [
    Ingredient(name: "a mark that is all that a turn has") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let callbacks: [Callback] = [.display, .draw, .layerWillDraw, .layoutSublayers]
      let callback = callbacks[source.plan(below: callbacks.count)]
      let mark: Command.Message = callback == .layoutSublayers ? .setNeedsLayout : .setNeedsDisplay
      let read: Property = callback == .layoutSublayers ? .needsLayout : .needsDisplay
      return arrival + [
        .reporting(callback, .newListener), Hint(.setDelegate, layer: layer),
        Hint(
          .setProperty, layer: layer, property: .bounds, value: .rect(Rect(0, 0, 4, 4))),
        Hint(.tick), Hint(.tick), .send(mark, to: layer), Hint(.tick),
        Hint(.getProperty, layer: layer, property: read),
      ]
    },
    Ingredient(name: "a change that a handler makes within a turn") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let isLayout = source.plan(below: 2) == 0
      let callback: Callback = isLayout ? .layoutSublayers : .display
      // It is open in which commit an animation of it begins (UA-04), so that it is something that is shown and does
      // not animate.
      let property = Property.geometryFlipped
      let look = Hint(.getPresentation, layer: layer, property: property)
      // What is changed is the layer itself, or the one above it.
      let isAbove = source.plan(below: 2) == 0
      let actor = isAbove ? max(layer, stage.nextLayer - 1) + 1 : layer
      let child = isAbove ? [Hint(.newLayer), Hint(.add, layer: layer, other: actor)] : []
      var reaction = Hint.reporting(callback, .react, layer: actor, other: layer)
      reaction.property = property
      let mark = Hint.send(isLayout ? .setNeedsLayout : .setNeedsDisplay, to: actor)
      let isWithin = source.plan(below: 2) == 0
      return arrival + child + [
        .reporting(callback, .newListener), Hint(.setDelegate, layer: actor),
        Hint(
          .setProperty, layer: actor, property: .bounds, value: .rect(Rect(0, 0, 4, 4))),
        Hint(.tick), Hint(.tick), reaction,
      ] + (isWithin ? [Hint(.begin), mark, Hint(.commit)] : [mark]) + [
        Hint(.tick), Hint(.tick), Hint(.tick), look,
      ]
    },
  ]

  private static func extent(_ layer: Int?) -> Hint {
    Hint(.setProperty, layer: layer, property: .bounds)
  }

  private static func look(_ layer: Int?) -> Hint {
    Hint(.getProperty, layer: layer, property: .needsDisplay)
  }
}
