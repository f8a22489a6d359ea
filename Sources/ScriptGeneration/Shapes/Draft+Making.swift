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
    let settings = elements(count, &source) { place, source in
      initialValue(
        type, &source, like: like.flatMap { place < $0.settings.count ? $0.settings[place] : nil })
    }
    guard let settings, Set(settings.map(\.key)).count == settings.count else { return nil }
    creation.settings = settings
    return Step(.new(creation))
  }

  private func initialValue(
    _ type: ClassName, _ source: inout ChoiceSource, like: Value.Entry?
  ) -> Value.Entry? {
    let wanted = like.flatMap { Property(rawValue: $0.key) }
    let shapes = Self.relations.filter(stage.director.isSupported)
    let shape = like.flatMap(Self.shape)
    let isRelation =
      !shapes.isEmpty && source.boolean(percent: 15, like: shape.map(Self.relations.contains))
    if isRelation {
      let known = shape.flatMap(shapes.firstIndex)
      return relation(
        shapes[source.index(of: shapes.count, bias: .uniform, like: known)], &source,
        like: like?.value)
    }
    guard let property = settable(of: type, &source, like: wanted) else { return nil }
    let value = value(for: property, &source, layer: nil, like: like?.value)
    // Whether an object exists when one of its values is refused is settled nowhere (GEO-26).
    if value.components?.contains(where: \.isNaN) == true { return nil }
    return Value.Entry(property.rawValue, value)
  }

  /// Steps that set what has a shape of its own, and that a layer can be made with too.
  private static let relations: [StepShape] = [
    .setSublayers, .setMask, .setDelegate, .setActions, .setStyle, .setStyleValues, .setManager,
    .setAutoresizing, .setConstraints,
  ]

  /// The shape of the step that sets a value.
  private static func shape(of entry: Value.Entry) -> StepShape? {
    Property(rawValue: entry.key).flatMap {
      StepShape(of: Step(.set(.object(.layer(1)), $0, entry.value)))
    }
  }

  private func relation(
    _ shape: StepShape, _ source: inout ChoiceSource, like: Value?
  ) -> Value.Entry? {
    guard !source.isRandom || (stage.canUse(shape) && stage.weight(of: shape) > 0) else {
      return nil
    }
    let (property, value): (Property, Value?) =
      switch shape {
      case .setSublayers: (.sublayers, sublayers(of: nil, &source, like: like))
      case .setMask: (.mask, mask(of: nil, &source, like: like))
      case .setDelegate: (.delegate, delegate(&source, like: like))
      case .setActions: (.actions, actions(&source, like: like))
      case .setStyle: (.style, style(&source, like: like))
      case .setManager: (.layoutManager, manager(&source, like: like))
      case .setAutoresizing: (.autoresizingMask, autoresizing(&source, like: like))
      case .setConstraints: (.constraints, constraints(&source, like: like))
      default: (.style, styleValues(&source, like: like))
      }
    return value.map { Value.Entry(property.rawValue, $0) }
  }
}
