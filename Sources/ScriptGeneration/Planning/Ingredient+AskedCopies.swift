import Choices
import Geometry
import LayerModel
import LayerScript

extension Ingredient {
  /// Presentation copies: how they are made, where they stand, and what they are asked.
  static let askedCopies: [Ingredient] = [
    Ingredient(name: "copies in a tree") { stage, source in
      let (parent, arrival) = stage.layerOnScreen(&source)
      let child = max(parent, stage.nextLayer - 1) + 1
      let isMask = source.plan(below: 3) == 0
      let looks: [Hint] = [
        Hint(.getPresentation, layer: child, property: .superlayer),
        Hint(.getPresentation, layer: parent, property: isMask ? .mask : .sublayers),
      ]
      return arrival + [
        Hint(.newLayer), Hint(isMask ? .setMask : .add, layer: parent, other: child), Hint(.tick),
      ] + looks
    },
    Ingredient(name: "a copy that is somewhere else") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let place = Point(20 + Double(source.plan(below: 3)), 20)
      let bounds = Value.rect(Rect(0, 0, 8, 8))
      let ends: [Property: Value] = [
        .fromValue: .point(place), .toValue: .point(place),
        .beginTime: .number(stage.world.state.seconds - 0.0625),
      ]
      var ask = Hint(.askCopy, layer: layer)
      ask.value = .point(place)
      return arrival + [
        Hint(.setProperty, layer: layer, property: .bounds, value: bounds),
        .animation("position", having: [], set: ends), Hint(.addAnimation, layer: layer, key: "k"),
        Hint(.tick), ask, Hint(.askCopy, layer: layer), Hint(.askCopy, layer: layer),
      ]
    },
    Ingredient(name: "a copy that is asked twice") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let properties: [Property] = [.position, .opacity, .zPosition, .bounds]
      let property = properties[source.plan(below: properties.count)]
      let look = Hint(.getPresentation, layer: layer, property: property)
      return arrival + [look, look, Hint(.setProperty, layer: layer, property: property), look]
    },
    Ingredient(name: "a copy that is asked by key paths") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let paths = [
        "transform.rotation.z", "transform.translation.x", "position.x", "bounds.size.width",
      ]
      let path = paths[source.plan(below: paths.count)]
      let property = PropertyPath(path).property
      let look = Hint(.getPresentationKey, layer: layer, key: path)
      let ends: [Property: Value] = [
        .fromValue: .number(0.25), .toValue: .number(0.75),
        .beginTime: .number(stage.world.state.seconds - 0.0625),
      ]
      return arrival + [
        Hint(.setProperty, layer: layer, property: property), look, Hint(.tick), look,
        .animation(path, having: [], set: ends), Hint(.addAnimation, layer: layer, key: "k"),
        Hint(.tick), look, Hint(.getPresentation, layer: layer, property: property), look,
      ]
    },
    Ingredient(name: "an animation of what hardly any script animates") { stage, source in
      let (layer, arrival) = stage.layerOnScreen(&source)
      let path = Palette.rareKeyPaths[source.plan(below: Palette.rareKeyPaths.count)]
      let look = Hint(.getPresentation, layer: layer, property: PropertyPath(path).property)
      let begin = Value.number(stage.world.state.seconds - 0.0625)
      let ends: Set<Property> =
        source.plan(below: 3) == 0 ? [.toValue] : [.fromValue, .toValue]
      return arrival + [
        .animation(path, having: ends, set: [.beginTime: begin]),
        Hint(.addAnimation, layer: layer, key: "k"), Hint(.tick), look, .advance(0.0625), look,
      ]
    },
    Ingredient(name: "a class that makes copies") { stage, source in
      let layer = stage.nextLayer
      return [
        .reporting(.initWithLayer, .newReporter), .layerOfOwnClass,
        stage.arrival(of: layer, &source), Hint(.tick),
        Hint(.getPresentation, layer: layer, property: .opacity),
      ]
    },
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
}
