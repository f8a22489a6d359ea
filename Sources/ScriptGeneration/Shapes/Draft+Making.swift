import Choices
import LayerScript

/// What a layer gets in the step that makes it.
extension Draft {
  /// The most values that a layer is made with.
  private static let mostValues = 4

  /// A step that makes a layer, now and then with a few values.
  func made(
    _ creation: Creation, as type: ClassName, _ source: inout ChoiceSource, like: Creation?
  ) -> Step? {
    guard palette.givesInitialValues, !palette.settable.isEmpty,
      source.boolean(percent: 6, like: like.map { !$0.settings.isEmpty })
    else { return Step(.new(creation)) }
    var creation = creation
    let count = source.integer(in: 1...Self.mostValues, like: like?.settings.count)
    for place in 0..<count {
      let wanted = like.flatMap { place < $0.settings.count ? $0.settings[place] : nil }
      guard let entry = initialValue(type, &source, like: wanted),
        !creation.settings.contains(where: { $0.key == entry.key })
      else { return nil }
      creation.settings.append(entry)
    }
    return Step(.new(creation))
  }

  private func initialValue(
    _ type: ClassName, _ source: inout ChoiceSource, like: Value.Entry?
  ) -> Value.Entry? {
    let wanted = like.flatMap { Property(rawValue: $0.key) }
    let relations = Self.relations.filter { stage.director.isSupported($0.shape) }
    let isRelation =
      !relations.isEmpty
      && source.boolean(
        percent: 15, like: wanted.map { property in relations.contains { $0.property == property } }
      )
    if isRelation {
      let known = relations.firstIndex { $0.property == wanted }
      let relation = relations[source.index(of: relations.count, bias: .uniform, like: known)]
      guard !source.isRandom || isPossible(relation.shape),
        let value = value(of: relation.property, &source, like: like?.value)
      else { return nil }
      return Value.Entry(relation.property.rawValue, value)
    }
    guard let property = settable(of: type, &source, like: wanted) else { return nil }
    let value = value(for: property, &source, layer: nil, like: like?.value)
    // Whether an object exists when one of its values is refused is settled nowhere (GEO-26).
    if value.components?.contains(where: \.isNaN) == true { return nil }
    return Value.Entry(property.rawValue, value)
  }

  /// Properties whose values are made of other objects, with the shape of the step that sets them.
  private static let relations: [(shape: StepShape, property: Property)] = [
    (.setSublayers, .sublayers), (.setMask, .mask), (.setDelegate, .delegate),
    (.setActions, .actions), (.setStyle, .style),
  ]

  private func isPossible(_ shape: StepShape) -> Bool {
    stage.canUse(shape) && stage.weight(of: shape) > 0
  }

  private func value(
    of relation: Property, _ source: inout ChoiceSource, like: Value?
  ) -> Value? {
    switch relation {
    case .sublayers: sublayers(of: nil, &source, like: like)
    case .mask: mask(of: nil, &source, like: like)
    case .delegate: delegate(&source, like: like)
    case .actions: actions(&source, like: like)
    case .style: style(&source, like: like)
    default: nil
    }
  }
}
