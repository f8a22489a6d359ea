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
    case .keepList: keepList(&source, like)
    case .readShared: readShared(&source, like)
    case .newDeclaring: newDeclaring(&source, like)
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
    return keyed(
      among: palette.keyed.readable, number, &source, like: wanted?.path.property
    ).map { Step(.value(.object(.layer(number)), PropertyPath($0))) }
  }

  private func setKey(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = setting(like)
    guard let number = layer(&source, like: wanted?.name),
      let property = keyed(
        among: palette.keyed.settable, number, &source, like: wanted?.path.property)
    else { return nil }
    let value: Value? =
      switch property {
      case .sublayers: sublayers(of: number, &source, like: wanted?.value)
      case .mask: mask(of: number, &source, like: wanted?.value)
      case .delegate: delegate(&source, like: wanted?.value)
      case .actions: actions(&source, like: wanted?.value)
      case .style: style(&source, like: wanted?.value)
      default: self.value(for: property, &source, layer: number, like: wanted?.value)
      }
    return value.map { Step(.setValue(.object(.layer(number)), PropertyPath(property), $0)) }
  }

  /// Draws a property that is reached by its key.
  private func keyed(
    among proposals: [ClassName: KeyProposals.Properties], _ number: Int,
    _ source: inout ChoiceSource, like: Property?
  ) -> Property? {
    guard let proposed = proposals[stage.type(ofLayer: number)] else { return nil }
    let planned = hint.property.flatMap { proposed.all.firstIndex(of: $0) }
    return pick(
      proposed.all, bias: planned.map { .nearlyAlways($0) } ?? proposed.bias, &source, like: like)
  }

  /// Draws a class that declares one property or two.
  private func newDeclaring(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.type, taken: stage.classes, like: wanted?.name.number)
    else { return nil }
    let given = wanted?.settings.compactMap { $0.value.asString }
      .compactMap { DeclaredKind(rawValue: $0) }
    let count = source.integer(in: 1...2, like: given?.count)
    var settings: [Value.Entry] = []
    for place in 0..<count {
      let like = given.flatMap { place < $0.count ? $0[place] : nil }
      let kind = source.pick(DeclaredKind.allCases, like: like)
      let entry = Value.Entry(kind.exampleKey, .string(kind.rawValue))
      if settings.contains(entry) { return nil }
      settings.append(entry)
    }
    if let wanted, wanted.settings != settings || wanted.type != .known(.layer) {
      source.giveUpEncoding()
    }
    return Step(.new(Creation(.class(number), type: .known(.layer), settings: settings)))
  }

  /// Keys that no class declares.
  private static let undeclared = ["aKey", "anotherKey"]

  /// Picks a key that the framework does not declare; those that a class of the script declares more
  /// than others, and hostile ones rarely.
  private func undeclaredKey(
    among usual: [String], _ declared: [String], _ source: inout ChoiceSource, like: String?
  ) -> String {
    let keys = usual + declared + HostileTexts.keys
    let weights: [UInt32] =
      usual.map { _ in 24 } + declared.map { _ in 144 } + HostileTexts.keys.map { _ in 1 }
    let planned = hint.key.flatMap { keys.firstIndex(of: $0) }
    return source.pick(
      keys, bias: planned.map { .nearlyAlways($0) } ?? .weights(weights), like: like)
  }

  /// What is set for keys that nobody declares; those at the end rarely.
  private static let objects: [Value] = [
    .nil, .number(1), .number(0.1), .string("a"), .boolean(true), .point(Point(1, 2)),
  ]
  private static let rareObjects: [Value] =
    [.list([]), .number(1e300), .number(9_007_199_254_740_992)] + HostileTexts.values

  private func getUndeclared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = reading(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let declared = stage.declaredKinds(ofLayer: number).map(\.key)
    let key = undeclaredKey(
      among: Self.undeclared + ["neverSet"], declared, &source, like: wanted?.path.text)
    return Step(.value(.object(.layer(number)), PropertyPath(key)))
  }

  private func setUndeclared(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = setting(like)
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let kinds = stage.declaredKinds(ofLayer: number)
    let key = undeclaredKey(
      among: Self.undeclared, kinds.map(\.key), &source, like: wanted?.path.text)
    let usual = kinds.first { $0.key == key }?.kind.examples ?? Self.objects
    let values = usual + (usual == Self.objects ? Self.rareObjects : [])
    let value = source.pick(
      values, bias: .rarely(values.count, behind: usual.count), like: wanted?.value)
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
    return keyed(
      among: palette.keyed.observable, number, &source, like: wanted?.path.property
    ).map { Step(.observe(.layer(number), PropertyPath($0))) }
  }
}

extension DeclaredKind {
  /// A name for a property of the kind.
  fileprivate var exampleKey: String {
    switch self {
    case .number: "aNumber"
    case .object: "anObject"
    case .point: "aPoint"
    case .size: "aSize"
    case .rect: "aRect"
    case .transform: "aMatrix"
    }
  }

  /// Values that a property of the kind may be set to.
  fileprivate var examples: [Value] {
    switch self {
    case .number: [.number(1), .number(0.1)]
    case .object: [.string("a"), .nil]
    case .point: [.point(Point(1, 2))]
    case .size: [.size(Size(1, 2))]
    case .rect: [.rect(Rect(1, 2, 3, 4))]
    case .transform: [.transform(.translation(1, 2, 3))]
    }
  }
}

extension Stage {
  /// The properties that the class of a layer declares besides the framework's.
  func declaredKinds(ofLayer number: Int) -> [(key: String, kind: DeclaredKind)] {
    world.state.declaredKinds(on: index(number))
  }
}
