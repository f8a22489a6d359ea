import Choices
import Geometry
import LayerModel
import LayerScript

/// What key-value coding reaches: whole properties, keys that nobody declares, parts of matrices.
extension Draft {
  /// Draws one of the steps that only scripts about keys are made of.
  func keyStep(_ shape: StepShape, _ source: inout ChoiceSource, _ like: Step?) -> Step? {
    switch shape {
    case .getKey: getKey(&source, like)
    case .setKey: setKey(&source, like)
    case .getUndeclared: getUndeclared(&source, like)
    case .setUndeclared: setUndeclared(&source, like)
    case .getTransformPart: getTransformPart(&source, like)
    case .setTransformPart: setTransformPart(&source, like)
    case .classDefault: classDefault(&source, like)
    case .classNeedsDisplay: classNeedsDisplay(&source, like)
    case .setStyleValues: setStyleValues(&source, like)
    case .hookValue: hookValue(&source, like)
    case .hookDisplay: hookDisplay(&source, like)
    case .observe: observe(&source, like)
    case .newShared: newShared(&source, like)
    case .setShared: setShared(&source, like)
    case .mutateShared: mutateShared(&source, like)
    case .readShared: readShared(&source, like)
    default: nil
    }
  }

  private func reading(_ step: Step?) -> (name: ObjectName, path: PropertyPath)? {
    if case .value(.object(let name), let path) = step?.query { return (name, path) }
    return nil
  }

  private func setting(_ step: Step?) -> (name: ObjectName, path: PropertyPath, value: Value)? {
    if case .setValue(.object(let name), let path, let value) = step?.command {
      return (name, path, value)
    }
    return nil
  }

  private func getKey(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = reading(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    return keyed(number, &source, like: wanted?.path.property).map {
      Step(.value(.object(.layer(number)), PropertyPath($0)))
    }
  }

  private func setKey(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = setting(like)
    guard let number = layer(&source, like: wanted?.name),
      let property = keyed(number, &source, like: wanted?.path.property)
    else { return nil }
    let value = value(for: property, &source, layer: number, like: wanted?.value)
    return Step(.setValue(.object(.layer(number)), PropertyPath(property), value))
  }

  private func keyed(
    _ number: Int, _ source: inout ChoiceSource, like: Property?
  ) -> Property? {
    let isText = stage.type(ofLayer: number) == .textLayer
    let keys = palette.keys + (isText ? [.wrapped] : [])
    let planned = hint.property.flatMap { keys.firstIndex(of: $0) }
    return pick(
      keys, bias: planned.map { .nearlyAlways($0) } ?? .uniform, &source, like: like)
  }

  /// Keys that no class declares.
  private static let undeclared = ["aKey", "anotherKey", "neverSet"]

  private func getUndeclared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = reading(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let key = source.pick(Self.undeclared, like: wanted?.path.text)
    return Step(.value(.object(.layer(number)), PropertyPath(key)))
  }

  private func setUndeclared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = setting(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let key = source.pick(Array(Self.undeclared.prefix(2)), like: wanted?.path.text)
    let values: [Value] = [
      .nil, .number(1), .number(0.1), .string("a"), .boolean(true), .point(Point(1, 2)),
    ]
    let value = source.pick(values, like: wanted?.value)
    return Step(.setValue(.object(.layer(number)), PropertyPath(key), value))
  }

  /// The parts of matrices that have names.
  static let transformParts = [
    "rotation.z", "translation.x", "scale.x", "translation", "scale", "rotation", "rotation.x",
    "rotation.y", "translation.y", "translation.z", "scale.y", "scale.z",
  ]

  private func transformPath(
    _ source: inout ChoiceSource, like: PropertyPath?
  ) -> String {
    let wanted = like?.rest.joined(separator: ".")
    let part = source.pick(Self.transformParts, bias: partBias, like: wanted)
    let isOwn = source.boolean(percent: 80, like: like.map { $0.property == .transform })
    return (isOwn ? "transform." : "sublayerTransform.") + part
  }

  private var partBias: Bias {
    hint.key.flatMap { Self.transformParts.firstIndex(of: $0) }.map { .nearlyAlways($0) }
      ?? .uniform
  }

  private func getTransformPart(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = reading(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let path = transformPath(&source, like: wanted?.path)
    return Step(.value(.object(.layer(number)), PropertyPath(path)))
  }

  private func setTransformPart(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = setting(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let path = transformPath(&source, like: wanted?.path)
    let value: Value
    if path.hasSuffix(".translation") {
      let size = wanted?.value.asSize
      let width = source.double(Numbers.coordinate, like: size?.width)
      value = .size(Size(width, source.double(Numbers.coordinate, like: size?.height)))
    } else {
      let mixture =
        path.contains("scale")
        ? Numbers.factor : path.contains("rotation") ? Numbers.turn : Numbers.coordinate
      value = .number(source.double(mixture, like: wanted?.value.asNumber))
    }
    return Step(.setValue(.object(.layer(number)), PropertyPath(path), value))
  }

  private func observe(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, path: PropertyPath)?
    if case .observe(let name, let path) = like?.command { wanted = (name, path) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let observable = palette.keys.filter { $0 != .frame }
    let planned = hint.property.flatMap { observable.firstIndex(of: $0) }
    return pick(
      observable, bias: planned.map { .nearlyAlways($0) } ?? .uniform, &source,
      like: wanted?.path.property
    ).map { Step(.observe(.layer(number), PropertyPath($0))) }
  }
}
