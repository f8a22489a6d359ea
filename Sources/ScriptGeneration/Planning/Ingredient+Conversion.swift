import Choices
import Geometry
import LayerScript

extension Ingredient {
  static let conversion: [Ingredient] = [
    Ingredient(name: "a point there and back") { stage, source in
      guard let (from, to) = stage.relatedPair(&source) else { return [Hint(.newLayer)] }
      let point = somePoint(&source)
      let image = stage.converted(point, from: from, to: to)
      return [
        .conversion(point, from: from, to: to), .conversion(image, from: to, to: from),
        .conversion(from: from, to: to),
      ]
    },
    Ingredient(name: "a point by way of a third layer") { stage, source in
      guard let (from, to, between) = stage.relatedTriple(&source) else {
        return familyOfThree(stage, &source)
      }
      let point = somePoint(&source)
      let image = stage.converted(point, from: from, to: between)
      return [
        .conversion(point, from: from, to: between), .conversion(image, from: between, to: to),
        .conversion(point, from: from, to: to),
      ]
    },
    Ingredient(name: "a point between two others") { stage, source in
      guard let (from, to) = stage.relatedPair(&source) else { return [Hint(.newLayer)] }
      let ends = [somePoint(&source), somePoint(&source)].compactMap(\.asPoint)
      let middle = Point((ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2)
      return (ends + [middle]).map { .conversion(.point($0), from: from, to: to) }
    },
    Ingredient(name: "bounds and the frame") { stage, source in
      guard let child = stage.someChild(&source), let parent = stage.parent(ofLayer: child)
      else { return [Hint(.newLayer)] }
      return [
        Hint(.getProperty, layer: child, property: .frame),
        Hint(.getProperty, layer: child, property: .bounds),
        Hint(.getProperty, layer: child, property: .superlayer),
        Hint(.getProperty, layer: parent, property: .sublayerTransform),
        .conversion(stage.value(.bounds, ofLayer: child), from: child, to: parent),
      ]
    },
    Ingredient(name: "where the anchor point stands") { stage, source in
      guard let child = stage.someChild(&source), let parent = stage.parent(ofLayer: child)
      else { return [Hint(.newLayer)] }
      let bounds = stage.value(.bounds, ofLayer: child).asRect ?? .zero
      let anchor = stage.value(.anchorPoint, ofLayer: child).asPoint ?? Point(0.5, 0.5)
      return [
        Hint(.getProperty, layer: child, property: .position),
        .conversion(.point(bounds.point(at: anchor)), from: child, to: parent),
      ]
    },
    Ingredient(name: "a layer to itself") { stage, source in
      let layer = stage.anyLayer(&source)
      return [
        Hint(.setProperty, layer: layer, property: .transform),
        .conversion(from: layer, to: layer), .conversion(from: layer, to: layer),
      ]
    },
    Ingredient(name: "a chain of maps") { stage, source in
      let top = (stage.layerNumbers.max() ?? 0) + 1
      let isSkewed = source.plan(below: 2) == 0
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [Hint(.add, layer: top, other: top + 1), Hint(.add, layer: top + 1, other: top + 2)]
        + placed(top + 1, &source) + placed(top + 2, &source)
        + (isSkewed ? [Hint(.setProperty, layer: top + 1, property: .sublayerTransform)] : [])
        + [
          .conversion(from: top + 2, to: top), .conversion(from: top, to: top + 2),
          .conversion(from: top + 2, to: top + 1),
        ]
    },
    Ingredient(name: "siblings that are turned") { stage, source in
      let top = (stage.layerNumbers.max() ?? 0) + 1
      return [Hint](repeating: Hint(.newLayer), count: 3)
        + [Hint(.add, layer: top, other: top + 1), Hint(.add, layer: top, other: top + 2)]
        + placed(top + 1, &source) + placed(top + 2, &source)
        + [.conversion(from: top + 1, to: top + 2), .conversion(from: top + 2, to: top + 1)]
    },
    Ingredient(name: "a sublayer transform and its anchor") { stage, source in
      guard let child = stage.someChild(&source), let parent = stage.parent(ofLayer: child)
      else { return [Hint(.newLayer)] }
      return [
        Hint(.setProperty, layer: parent, property: .sublayerTransform),
        Hint(.setProperty, layer: parent, property: .bounds),
        .conversion(from: child, to: parent), .conversion(from: parent, to: child),
      ]
    },
  ]

  /// A layer with two below it, one beside or under the other, each at a place of its own.
  private static func familyOfThree(_ stage: Stage, _ source: inout ChoiceSource) -> [Hint] {
    let top = stage.nextLayer
    let parent = source.plan(below: 2) == 0 ? top : top + 1
    return [Hint](repeating: Hint(.newLayer), count: 3)
      + [
        Hint(.add, layer: top, other: top + 1), Hint(.add, layer: parent, other: top + 2),
        Hint(.setProperty, layer: top + 1, property: .position),
        Hint(.setProperty, layer: top + 2, property: .position),
      ]
  }

  /// A small point.
  static func somePoint(_ source: inout ChoiceSource) -> Value {
    .point(Point(Double(source.plan(below: 12)) - 4, Double(source.plan(below: 12)) - 4))
  }

  /// Steps that put a layer somewhere with bounds, an anchor point and a matrix of its own.
  static func placed(_ layer: Int, _ source: inout ChoiceSource) -> [Hint] {
    let properties: [Property] = [.transform, .bounds, .position, .anchorPoint]
    let count = 1 + source.plan(below: properties.count)
    return properties.prefix(count).map { Hint(.setProperty, layer: layer, property: $0) }
  }
}

extension Stage {
  /// Two layers of one tree, different ones where there are any.
  func relatedPair(_ source: inout ChoiceSource) -> (from: Int, to: Int)? {
    guard let from = someChild(&source) ?? anyLayer(&source) else { return nil }
    return (from, relative(of: from, &source) ?? from)
  }

  /// Three layers of one tree; nil where no tree has as many.
  func relatedTriple(_ source: inout ChoiceSource) -> (from: Int, to: Int, between: Int)? {
    let families = layerNumbers.map { relatives(of: $0).filter { !isMask($0) } }
    guard let family = families.max(by: { $0.count < $1.count }), family.count > 2 else {
      return nil
    }
    let start = source.plan(below: family.count)
    let step = 1 + source.plan(below: family.count - 2)
    let places = [start, (start + step) % family.count, (start + step + 1) % family.count]
    return (family[places[0]], family[places[2]], family[places[1]])
  }

  /// A layer that stands under another.
  func someChild(_ source: inout ChoiceSource) -> Int? {
    let children = layerNumbers.filter { parent(ofLayer: $0) != nil && !isMask($0) }
    return children.isEmpty ? nil : children[source.plan(below: children.count)]
  }
}
