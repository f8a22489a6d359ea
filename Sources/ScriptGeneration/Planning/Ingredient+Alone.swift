import Choices
import Geometry
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
    }
  ]

  static let askedMeanwhile: [Ingredient] = [
    Ingredient(name: "a copy that is asked while a change is open") { stage, source in
      let parent = stage.nextLayer
      let children = [parent + 1, parent + 2]
      let changes: [Property] = [.zPosition, .hidden, .bounds, .position]
      let extent = Value.rect(Rect(0, 0, 4, 4))
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.newLayer),
        Hint(.add, layer: parent, other: children[0]),
        Hint(.add, layer: parent, other: children[1]),
        Hint(.setProperty, layer: children[0], property: .bounds, value: extent),
        Hint(.setProperty, layer: children[1], property: .bounds, value: extent),
        stage.arrival(of: parent, &source), Hint(.tick), Hint(.begin),
        Hint(
          .setProperty, layer: children[source.plan(below: 2)],
          property: changes[source.plan(below: changes.count)]),
        Hint(.askCopy, layer: parent), Hint(.commit), Hint(.askCopy, layer: parent),
      ]
    }
  ]

  static let actionsOfOthers: [Ingredient] = [
    Ingredient(name: "an animation as the action of another key", weight: 2) { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let isQuiet = source.plan(below: 2) == 0
      let quiet = Palette.quietKeys.compactMap { Property(rawValue: $0) }
      let properties = isQuiet ? quiet : animatable
      let property = properties[source.plan(below: properties.count)]
      let action = Value.reference(.animation((stage.animationNumbers.max() ?? 0) + 1))
      // With one end or none, the other is what is shown, and not the value of that key.
      let ends: [Set<Property>] = [[.fromValue, .toValue], [.toValue], []]
      let fields: [Property] = [.fromValue, .toValue, .keyPath, .duration]
      let field = fields[source.plan(below: fields.count)]
      return arrival + [
        .animation(
          "opacity", having: ends[source.plan(below: ends.count)], set: [.duration: .number(2)]),
        Hint(.tick), Hint(.setActions, layer: layer, key: property.rawValue, value: action),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.animationKeys, layer: layer),
        Hint(.getAttached, layer: layer, property: field, key: property.rawValue), Hint(.tick),
        .advance(0.5), Hint(.getPresentation, layer: layer, property: .opacity),
      ]
    }
  ]

  /// Places so far away that adding to them loses what is added.
  static let far: [Ingredient] = [
    Ingredient(name: "conversions far from the origin") { stage, source in
      let root = stage.nextLayer
      let far = [1e15, -1e16, 1e17, 4e9][source.plan(below: 4)]
      let places = [Point(far, 0), Point(10.25, 20), Point(30.5, 40)]
      let (start, end) = [(1, 2), (2, 1), (0, 1), (1, 0)][source.plan(below: 4)]
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.newLayer), Hint(.add, layer: root, other: root + 1),
        Hint(.add, layer: root, other: root + 2),
      ]
        + places.enumerated().map { number, place in
          Hint(.setProperty, layer: root + number, property: .position, value: .point(place))
        } + [.conversion(from: root + start, to: root + end)]
    },
    Ingredient(name: "a frame set far from where it was") { stage, source in
      let layer = stage.nextLayer
      let far = [1e15, -1e16, 1e17, 4e9][source.plan(below: 4)]
      return [
        Hint(.newLayer),
        Hint(.setProperty, layer: layer, property: .position, value: .point(Point(far, -far))),
        Hint(
          .setProperty, layer: layer, property: .frame, value: .rect(Rect(10, 20, 100.5, 50))),
        Hint(.getProperty, layer: layer, property: .position),
        Hint(.getProperty, layer: layer, property: .frame),
      ]
    },
  ]
}
