import Choices
import Geometry
import LayerModel
import LayerScript

/// Places so far away that adding to them loses what is added.
extension Ingredient {
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
