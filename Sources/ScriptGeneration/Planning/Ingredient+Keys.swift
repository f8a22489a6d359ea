import Choices
import LayerModel
import LayerScript

extension Ingredient {
  static let keys: [Ingredient] = [
    Ingredient(name: "one property by two ways") { stage, source in
      let layer = stage.anyLayer(&source)
      let property = anyKey(&source)
      return [
        Hint(.getKey, layer: layer, property: property),
        Hint(.setKey, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getKey, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a property of its class by two ways") { stage, source in
      let type = PropertyTable.layerClasses[source.plan(below: PropertyTable.layerClasses.count)]
      let own = PropertyTable.own(of: source.plan(below: 2) == 0 ? type : .layer)
      let property = own[source.plan(below: own.count)]
      let layer = stage.nextLayer
      return [
        .layer(type), Hint(.setKey, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: property),
        Hint(.getKey, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a tree by its keys") { stage, source in
      let parent = stage.nextLayer
      let child = parent + 1
      let isMask = source.plan(below: 3) == 0
      let property: Property = isMask ? .mask : .sublayers
      let set: StepShape = isMask ? .setMask : .add
      let isSet = source.plan(below: 3) > 0
      let hasOther = source.plan(below: 2) == 0
      let other = hasOther ? [Hint(.newLayer), Hint(set, layer: parent, other: child + 1)] : []
      return [Hint(.newLayer), Hint(.newLayer)] + other + [
        isSet
          ? Hint(.setKey, layer: parent, other: child, property: property)
          : Hint(set, layer: parent, other: child),
        Hint(isSet ? .getProperty : .getKey, layer: parent, property: property),
        Hint(.getKey, layer: child, property: .superlayer),
      ]
    },
    Ingredient(name: "what acts for a layer by its keys") { stage, source in
      // The delegate of a view's layer is the view.
      let layer = stage.viewCount == 0 ? stage.anyLayer(&source) : nil
      let properties: [Property] = [.actions, .style, .delegate]
      let property = properties[source.plan(below: properties.count)]
      return [
        Hint(.newDelegate), Hint(.setKey, layer: layer, property: property),
        Hint(.getProperty, layer: layer, property: property), Hint(.ask, layer: layer),
        Hint(.getKey, layer: layer, property: property),
      ]
    },
    Ingredient(name: "a flag of a text by two ways") { stage, _ in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      return [
        .layer(.textLayer), Hint(.setKey, layer: layer, property: .wrapped),
        Hint(.getProperty, layer: layer, property: .wrapped),
        Hint(.getKey, layer: layer, property: .wrapped),
      ]
    },
    Ingredient(name: "a part of a structure and the rest of it") { stage, source in
      let layer = stage.anyLayer(&source)
      let properties: [Property] = [.position, .bounds, .anchorPoint, .shadowOffset, .frame]
      let property = properties[source.plan(below: properties.count)]
      return [
        Hint(.setProperty, layer: layer, property: property), Hint(.setSubPath, layer: layer),
        Hint(.getProperty, layer: layer, property: property), Hint(.getSubPath, layer: layer),
        Hint(.getProperty, layer: layer, property: .frame),
      ]
    },
    Ingredient(name: "a part of a matrix") { stage, source in
      let layer = stage.anyLayer(&source)
      let part = Draft.transformParts[source.plan(below: Draft.transformParts.count)]
      return [
        Hint(.getTransformPart, layer: layer, key: part),
        Hint(.setTransformPart, layer: layer, key: part),
        Hint(.getTransformPart, layer: layer, key: part),
        Hint(.getProperty, layer: layer, property: .transform),
      ]
    },
    Ingredient(name: "two parts of a matrix", weight: 3) { stage, source in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let parts = [
        "scale", "translation.x", "rotation.z", "translation", "scale.x", "rotation",
        "translation.z",
      ]
      let first = source.plan(below: parts.count)
      let second = source.plan(below: parts.count)
      return [
        Hint(.newLayer), Hint(.setTransformPart, layer: layer, key: parts[first]),
        Hint(.setTransformPart, layer: layer, key: parts[second]),
        Hint(.getProperty, layer: layer, property: .transform),
        Hint(.getTransformPart, layer: layer, key: parts[first]),
      ]
    },
    Ingredient(name: "keys that nobody declares") { stage, source in
      let (first, second) = (stage.anyLayer(&source), stage.anyLayer(&source))
      return [
        Hint(.setUndeclared, layer: first), Hint(.getUndeclared, layer: first),
        Hint(.getUndeclared, layer: second), Hint(.setUndeclared, layer: first),
        Hint(.getUndeclared, layer: first),
      ]
    },
    Ingredient(name: "what a style supplies") { stage, source in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let property = PropertyTable.supplied[source.plan(below: PropertyTable.supplied.count)]
      let look = Hint(
        source.plan(below: 2) == 0 ? .getProperty : .getKey, layer: layer, property: property)
      return [
        Hint(.newLayer), Hint(.setStyleValues, layer: layer, property: property), look,
        Hint(.setProperty, layer: layer, property: property), look,
      ]
    },
    Ingredient(name: "what a class supplies") { stage, source in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let property = PropertyTable.supplied[source.plan(below: PropertyTable.supplied.count)]
      return [
        Hint(.newClass), Hint(.hookValue, property: property), .layerOfOwnClass,
        Hint(.getProperty, layer: layer, property: property),
        Hint(.getKey, layer: layer, property: property),
        Hint(.classDefault, property: property),
      ]
    },
    Ingredient(name: "what classes answer") { _, source in
      let keys = PropertyTable.classKeys
      let key = keys[source.plan(below: keys.count)]
      return [Hint(.classDefault, key: key), Hint(.classNeedsDisplay, key: key)]
    },
    Ingredient(name: "what an observer hears") { stage, source in
      let layer = stage.anyLayer(&source)
      let property = anyKey(&source)
      let set: StepShape = source.plan(below: 2) == 0 ? .setProperty : .setKey
      let current = layer.map { stage.value(property, ofLayer: $0) }
      return [
        Hint(.observe, layer: layer, property: property),
        Hint(set, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: property, value: current),
        Hint(.setProperty, layer: layer, property: property, value: current),
      ]
    },
    Ingredient(name: "what an observer hears of a frame") { stage, source in
      let layer = stage.anyLayer(&source)
      let property: Property = source.plan(below: 2) == 0 ? .bounds : .position
      return [
        Hint(.observe, layer: layer, property: property),
        Hint(.setProperty, layer: layer, property: .frame), Hint(.setSubPath, layer: layer),
      ]
    },
    Ingredient(name: "an argument that changes later") { stage, source in
      let layer = (stage.layerNumbers.max() ?? 0) + 1
      let argument = (stage.readable.last ?? 0) + 1
      let sort = SharedSort.allCases[source.plan(below: SharedSort.allCases.count)]
      let isShape = sort == .path || (sort == .list && source.plan(below: 2) == 0)
      let supplied = PropertyTable.supplied[source.plan(below: PropertyTable.supplied.count)]
      let look =
        switch sort {
        case .style: Hint(.getProperty, layer: layer, property: supplied)
        case .actions: Hint(.ask, layer: layer, key: "position")
        case .list, .path:
          Hint(.getProperty, layer: layer, property: sort.property(ofShape: isShape))
        }
      let held = sort == .style ? supplied : sort.property(ofShape: isShape)
      let property = sort == .style ? supplied : .position
      var made = Hint(.newShared, property: held)
      made.key = property.rawValue
      return [
        .layer(isShape ? .shapeLayer : .layer), made,
        Hint(.setShared, layer: layer, other: argument), look,
        Hint(.mutateShared, other: argument, property: property), look,
        Hint(.readShared, other: argument),
      ]
    },
  ]

  private static func anyKey(_ source: inout ChoiceSource) -> Property {
    PropertyTable.keys[source.plan(below: PropertyTable.keys.count)]
  }
}
