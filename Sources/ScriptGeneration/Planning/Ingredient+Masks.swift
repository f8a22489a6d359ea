import Choices
import Geometry
import LayerModel
import LayerScript

/// Masks where scripts mostly have sublayers.
extension Ingredient {
  static let maskedLayout: [Ingredient] = [
    Ingredient(name: "a mask and the marks for layout", weight: 2) { stage, source in
      let owner = stage.nextLayer
      let mask = owner + 1
      let members = [owner, mask, mask + 1]
      let (marked, asked) = (members[source.plan(below: 3)], members[source.plan(below: 3)])
      let changes: [Hint] = [
        .send(.setNeedsLayout, to: marked),
        Hint(.setProperty, layer: marked, property: .bounds),
        Hint(.add, layer: marked, other: mask + 2),
      ]
      return masked(owner) + [
        .send(.layoutIfNeeded, to: owner), .send(.layoutIfNeeded, to: mask),
        changes[source.plan(below: changes.count)], .send(.layoutIfNeeded, to: asked),
      ] + members.map { Hint(.getProperty, layer: $0, property: .needsLayout) }
    },
    Ingredient(name: "a mask that is taken away, and the marks for layout") { stage, source in
      let owner = stage.nextLayer
      let ends = [
        Hint(.remove, layer: owner + 1), Hint(.add, layer: owner, other: owner + 1),
        Hint(.setMask, layer: owner, other: owner + 1),
      ]
      return masked(owner) + [
        .send(.layoutIfNeeded, to: owner), .send(.layoutIfNeeded, to: owner + 1),
        ends[source.plan(below: ends.count)],
      ] + [owner, owner + 1].map { Hint(.getProperty, layer: $0, property: .needsLayout) }
        + [Hint(.getProperty, layer: owner, property: .mask)]
    },
  ]

  static let maskedScrolling: [Ingredient] = [
    Ingredient(name: "scrolling that is asked of a mask, or below one") { stage, source in
      let owner = stage.nextLayer
      let asked = owner + 1 + source.plan(below: 2)
      return [
        .layer(.scrollLayer), Hint(.newLayer), Hint(.newLayer), Hint(.newLayer),
        Hint(.setMask, layer: owner, other: owner + 1),
        Hint(.add, layer: owner + 1, other: owner + 2),
        Hint(
          .setProperty, layer: owner, property: .bounds, value: .rect(Rect(0, 0, 8, 6))),
        Hint(.scroll, layer: asked), Hint(.getProperty, layer: owner, property: .bounds),
        Hint(.getProperty, layer: asked, property: .visibleRect),
      ]
    }
  ]

  static let maskedConversion: [Ingredient] = [
    Ingredient(name: "conversions through a mask") { stage, source in
      let owner = stage.nextLayer
      let properties: [Property] = [.position, .bounds, .transform, .sublayerTransform]
      let moved = Hint(
        .setProperty, layer: owner + source.plan(below: 2),
        property: properties[source.plan(below: properties.count)])
      let ends = [owner, owner + 1, owner + 2]
      let start = source.plan(below: 3)
      let end = (start + 1 + source.plan(below: 2)) % 3
      return masked(owner) + [
        moved, .conversion(from: ends[start], to: ends[end]),
        Hint(.convertTime, layer: ends[start], other: ends[end]), Hint(.host, layer: owner),
        Hint(.tick), Hint(.getPresentation, layer: owner + 1, property: .position),
      ]
    }
  ]

  /// A layer with a mask that has a sublayer, and one more layer.
  private static func masked(_ owner: Int) -> [Hint] {
    [Hint](repeating: Hint(.newLayer), count: 4) + [
      Hint(.setMask, layer: owner, other: owner + 1),
      Hint(.add, layer: owner + 1, other: owner + 2),
    ]
  }
}
