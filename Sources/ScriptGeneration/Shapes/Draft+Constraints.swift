import Choices
import LayerModel
import LayerScript

/// Layout by constraints: the framework's own manager, and what it keeps.
extension Draft {
  func newConstraintManager(_ source: inout ChoiceSource, like: Creation?) -> Step? {
    source.identity(sort: Sort.manager, taken: stage.managers, like: like?.name.number).map {
      Step(.new(Creation(ObjectName(.manager, $0), type: .known(.constraintLayoutManager))))
    }
  }

  func setConstraints(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.setting(.constraints)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    return constraints(&source, like: wanted?.value).map {
      Step(.set(.object(.layer(number)), .constraints, $0))
    }
  }

  /// Draws a few constraints, most often of one direction.
  func constraints(_ source: inout ChoiceSource, like: Value?) -> Value? {
    let wanted = like.map { LayoutConstraint.list(in: $0) }
    let planned = hint.value.map { LayoutConstraint.list(in: $0) } ?? []
    let count = source.pick(
      Self.counts, bias: Self.bias(towards: planned.isEmpty ? nil : planned.count, in: Self.counts),
      like: wanted?.count)
    let isVertical = source.boolean(
      percent: planned.isEmpty ? 40 : 10,
      like: wanted.map { $0.first?.attribute.isVertical ?? false })
    let drawn = (0..<count).map { place in
      constraint(
        isVertical: isVertical, &source, plan: planned[safely: place],
        like: wanted.flatMap { $0[safely: place] })
    }
    let value = Value.list(drawn.map(\.value))
    if let like, like != value { source.giveUpEncoding() }
    return value
  }

  private func constraint(
    isVertical: Bool, _ source: inout ChoiceSource, plan: LayoutConstraint?,
    like: LayoutConstraint?
  ) -> LayoutConstraint {
    let turns = source.boolean(
      percent: 5, like: like.map { $0.attribute.isVertical != isVertical })
    let parts = LayoutConstraint.Attribute.allCases.filter {
      $0.isVertical == (isVertical != turns)
    }
    let attribute = source.pick(
      parts, bias: Self.bias(towards: plan?.attribute, in: parts), like: like?.attribute)
    let name = source.pick(
      Self.sourceNames, bias: .weights([16, 2, 2, 1]), like: like?.sourceName)
    let sourceAttribute = source.pick(
      parts, bias: Self.bias(towards: plan?.sourceAttribute ?? attribute, in: parts),
      like: like?.sourceAttribute)
    return LayoutConstraint(
      attribute, to: name, sourceAttribute,
      scale: source.pick([1, 0.5, 2], bias: .weights([6, 1, 1]), like: like?.scale),
      offset: source.pick([0, 10, -10, 4], like: like?.offset))
  }

  private static func bias<Element: Equatable>(
    towards wanted: Element?, in choices: [Element]
  ) -> Bias {
    wanted.flatMap(choices.firstIndex).map { .nearlyAlways($0) } ?? .uniform
  }

  private static let counts = [1, 2, 3, 4]

  /// What a constraint names: the layer above, two that siblings may bear, and one that nobody does.
  private static let sourceNames = [LayoutConstraint.superlayer, "a", "b", "nobody"]
}

extension LayoutConstraint {
  /// The constraints in a list.
  fileprivate static func list(in value: Value) -> [LayoutConstraint] {
    guard case .list(let values) = value else { return [] }
    return values.compactMap { LayoutConstraint($0) }
  }
}

extension [LayoutConstraint] {
  fileprivate subscript(safely place: Int) -> LayoutConstraint? {
    indices.contains(place) ? self[place] : nil
  }
}
