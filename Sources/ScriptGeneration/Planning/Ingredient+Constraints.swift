import Choices
import Geometry
import LayerModel
import LayerScript

extension Ingredient {
  /// One or two layers that follow the one above, or each other, by constraints.
  static func constrained(_ stage: Stage, _ source: inout ChoiceSource) -> [Hint] {
    let parent = stage.nextLayer
    let children = [parent + 1, parent + 2].prefix(1 + source.plan(below: 2))
    let bounds = Rect(0, 0, 100, 80)
    let members = zip(children, ["a", "b"]).flatMap { child, name in
      [
        Hint(.newLayer), Hint(.add, layer: parent, other: child),
        Hint(.setProperty, layer: child, property: .name, value: .string(name)),
        Hint(.setConstraints, layer: child, value: constraints(&source)),
      ]
    }
    return [
      Hint(.newLayer), Hint(.setProperty, layer: parent, property: .bounds, value: .rect(bounds)),
      .constraintManager, Hint(.setManager, layer: parent),
    ] + members + [
      .send(.setNeedsLayout, to: parent), .send(.layoutIfNeeded, to: parent),
    ] + children.map { Hint(.getProperty, layer: $0, property: .frame) }
  }

  /// Constraints whose meaning is known: two that fix a direction, three of which two count, and such
  /// as come to nothing.
  private static func constraints(_ source: inout ChoiceSource) -> Value {
    let parts: [[LayoutConstraint.Attribute]] = [
      [.minX, .maxX], [.minX, .width], [.midX, .width], [.maxX, .width], [.minX, .midX],
      [.midX, .maxX], [.width, .minX, .maxX], [.maxX, .midX, .width], [.width], [.midX, .midX],
      [.maxX, .maxX],
    ]
    let chosen = parts[source.plan(below: parts.count)]
    return .list(
      chosen.map { LayoutConstraint($0, to: LayoutConstraint.superlayer, $0).value })
  }
}

extension Hint {
  /// A new layout manager that keeps constraints.
  fileprivate static var constraintManager: Hint {
    var hint = Hint(.newManager)
    hint.type = .constraintLayoutManager
    return hint
  }
}
