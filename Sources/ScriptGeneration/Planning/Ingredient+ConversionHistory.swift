import Choices
import Geometry
import LayerScript

extension Ingredient {
  static let conversionHistory: [Ingredient] = [
    Ingredient(name: "a point through three new layers") { stage, source in
      let top = stage.nextLayer
      // Without bounds and matrices, a layer's coordinates begin at its position.
      let places = (0..<2).map { _ in
        Point(Double(source.plan(below: 8)), Double(source.plan(below: 8)) - 4)
      }
      let point = Point(Double(source.plan(below: 4)), 1)
      let between = point + places[1]
      let made = [Hint](repeating: Hint(.newLayer), count: 3)
      let placed = (0..<2).map { place in
        Hint(
          .setProperty, layer: top + 1 + place, property: .position, value: .point(places[place]))
      }
      return made
        + [Hint(.add, layer: top, other: top + 1), Hint(.add, layer: top + 1, other: top + 2)]
        + placed
        + [
          .conversion(.point(point), from: top + 2, to: top + 1),
          .conversion(.point(between), from: top + 1, to: top),
          .conversion(.point(point), from: top + 2, to: top),
        ]
    },
    Ingredient(name: "what is drawn does not move") { stage, source in
      guard let (from, to) = stage.relatedPair(&source) else { return [Hint(.newLayer)] }
      let point = somePoint(&source)
      let properties: [Property] = [.hidden, .opacity, .masksToBounds, .zPosition]
      let property = properties[source.plan(below: properties.count)]
      return [
        .conversion(point, from: from, to: to),
        Hint(.setProperty, layer: from, property: property),
        .conversion(point, from: from, to: to),
      ]
    },
    Ingredient(name: "the order does not move") { stage, source in
      let parents = stage.layerNumbers.filter { stage.children(ofLayer: $0).count > 1 }
      let parent = parents.isEmpty ? nil : parents[source.plan(below: parents.count)]
      guard let parent else { return [Hint(.newLayer)] }
      let children = stage.children(ofLayer: parent)
      let point = somePoint(&source)
      let move: StepShape = source.plan(below: 2) == 0 ? .add : .insertAt
      return [
        .conversion(point, from: children[0], to: children[1]),
        Hint(move, layer: parent, other: children[0]),
        .conversion(point, from: children[0], to: children[1]),
        .conversion(point, from: children[1], to: parent),
      ]
    },
    Ingredient(name: "another layer above") { stage, source in
      let old = (stage.layerNumbers.max() ?? 0) + 1
      let (new, child) = (old + 1, old + 2)
      let point = somePoint(&source)
      let isSeen = source.plan(below: 4) > 0
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [
          Hint(.add, layer: old, other: child), Hint(.add, layer: old, other: new),
          Hint(.setProperty, layer: new, property: .position),
          Hint(.setProperty, layer: new, property: .bounds),
        ]
        + (isSeen ? [.conversion(point, from: child, to: old)] : [])
        + [
          Hint(.add, layer: new, other: child), .conversion(point, from: child, to: old),
          .conversion(point, from: child, to: new),
        ]
    },
    Ingredient(name: "a layer that was taken out") { stage, source in
      guard let child = stage.someChild(&source), let parent = stage.parent(ofLayer: child)
      else { return [Hint(.newLayer)] }
      let point = somePoint(&source)
      return [
        Hint(.setProperty, layer: child, property: .position),
        .conversion(point, from: child, to: parent), Hint(.remove, layer: child),
        .conversion(point, from: child, to: parent),
      ]
    },
    Ingredient(name: "outside a root") { stage, source in
      let roots = stage.layerNumbers.filter { stage.parent(ofLayer: $0) == nil }
      let root = roots.isEmpty ? nil : roots[source.plan(below: roots.count)]
      let isLeaving = source.plan(below: 2) == 0
      var conversion = Hint.conversion(
        somePoint(&source), from: isLeaving ? root : nil, to: isLeaving ? nil : root)
      conversion.key = isLeaving ? Hint.toOutside : Hint.fromOutside
      return [Hint(.setProperty, layer: root, property: .position), conversion]
    },
    Ingredient(name: "a mask and what it masks") { stage, source in
      let owner = (stage.layerNumbers.max() ?? 0) + 1
      let mask = owner + 1
      return [
        Hint(.newLayer), Hint(.newLayer), Hint(.setMask, layer: owner, other: mask),
        Hint(.setProperty, layer: mask, property: .position),
        .conversion(from: mask, to: owner), .conversion(from: owner, to: mask),
      ]
    },
    Ingredient(name: "a perspective") { stage, source in
      guard let child = stage.someChild(&source), let parent = stage.parent(ofLayer: child)
      else { return [Hint(.newLayer)] }
      var eye = Transform3D.identity
      eye.m34 = -1 / Double(1 << (3 + source.plan(below: 6)))
      let distance = Double(source.plan(below: 6))
      return [
        Hint(
          .setProperty, layer: parent, property: .sublayerTransform, value: .transform(eye)),
        Hint(.setProperty, layer: child, property: .zPosition, value: .number(distance)),
        .conversion(from: child, to: parent), .conversion(from: child, to: parent),
      ]
    },
  ]
}
