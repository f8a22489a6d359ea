import Choices
import Geometry
import LayerScript

/// Creation of layers, and what is read and written on a single one.
extension Draft {
  func newLayer(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    guard
      let number = source.identity(
        sort: Sort.layer, taken: stage.takenLayerNumbers, like: wanted?.name.number)
    else { return nil }
    let isDefined =
      !stage.classes.isEmpty
      && source.boolean(
        percent: hint.isOfOwnClass ? 97 : 40, like: wanted.map { Self.isDefined($0) })
    if isDefined {
      var defined: ObjectName?
      if case .defined(let name) = wanted?.type { defined = name }
      guard
        let type = source.reference(
          sort: Sort.type, among: stage.classes,
          prefer: hint.isOfOwnClass ? stage.classes.last : nil, like: defined?.number)
      else { return nil }
      return made(
        Creation(.layer(number), type: .defined(.class(type))), as: .layer, &source, like: wanted)
    }
    var known: ClassName?
    if case .known(let name) = wanted?.type { known = name }
    return pick(palette.layerClasses, bias: classBias, &source, like: known).flatMap {
      made(Creation(.layer(number), type: .known($0)), as: $0, &source, like: wanted)
    }
  }

  /// Subclasses are what scripts about properties are about; of the others only shapes matter.
  private var classBias: Bias {
    let planned = hint.type.flatMap { palette.layerClasses.firstIndex(of: $0) }
    if let planned { return .nearlyAlways(planned) }
    let isAbout = stage.director.isAbout(.properties)
    return .weights(
      palette.layerClasses.map { type in
        switch type {
        case .layer: 12
        case .shapeLayer: 4
        case .scrollLayer: stage.director.isAbout(.scrolling) ? 12 : isAbout ? 4 : 1
        default: isAbout ? 4 : 0
        }
      })
  }

  private static func isDefined(_ creation: Creation) -> Bool {
    if case .defined = creation.type { return true }
    return false
  }

  func host(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .host(let name) = like?.command { wanted = name }
    return layer(&source, like: wanted).map { Step(.host(.layer($0))) }
  }

  func advance(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: Double?
    if case .advance(let seconds) = like?.command { wanted = seconds }
    let planned = hint.value?.asNumber
    return Step(
      .advance(
        source.double(
          Numbers.advance, suggestions: planned.map { [$0] } ?? [], isPlanned: planned != nil,
          like: wanted)))
  }

  func setProperty(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property, value: Value)?
    if case .set(.object(let name), let property, let value) = like?.command {
      wanted = (name, property, value)
    }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let type = stage.type(ofLayer: number)
    guard let property = settable(of: type, &source, like: wanted?.property) else { return nil }
    let value = value(for: property, &source, layer: number, like: wanted?.value)
    return Step(.set(.object(.layer(number)), property, value))
  }

  func getProperty(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property)?
    if case .get(.object(let name), let property) = like?.query { wanted = (name, property) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let type = stage.type(ofLayer: number)
    return property(
      among: palette.proposals.readable[type], &source, like: wanted?.property
    ).map {
      Step(.get(.object(.layer(number)), $0))
    }
  }

  func setSubPath(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, path: PropertyPath, value: Value)?
    if case .setValue(.object(let name), let path, let value) = like?.command {
      wanted = (name, path, value)
    }
    guard let number = layer(&source, like: wanted?.name),
      let path = pick(palette.subPaths, &source, like: wanted?.path.text)
    else { return nil }
    let value: Value
    if path.hasSuffix(".size") || path.hasSuffix(".origin") {
      value = pair(for: path, &source, like: wanted?.value)
    } else {
      let mixture = path.contains(".size") ? Numbers.extent : Numbers.coordinate
      value = .number(source.double(mixture, like: wanted?.value.asNumber))
    }
    return Step(.setValue(.object(.layer(number)), PropertyPath(path), value))
  }

  /// Draws the size or the origin of a rectangle, rarely as the other of the two sorts of pairs.
  private func pair(
    for path: String, _ source: inout ChoiceSource, like: Value?
  ) -> Value {
    let isSize = path.hasSuffix(".size")
    let isOther = source.boolean(
      percent: 6, like: like.map { isSize ? $0.asSize == nil : $0.asPoint == nil })
    let mixture = isSize ? Numbers.extent : Numbers.coordinate
    let wanted = like?.asSize ?? like?.asPoint.map { Size($0.x, $0.y) }
    let first = source.double(mixture, like: wanted?.width)
    let second = source.double(mixture, like: wanted?.height)
    return isSize != isOther ? .size(Size(first, second)) : .point(Point(first, second))
  }

  func getSubPath(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, path: PropertyPath)?
    if case .value(.object(let name), let path) = like?.query { wanted = (name, path) }
    guard let number = layer(&source, like: wanted?.name),
      let path = pick(palette.subPaths, &source, like: wanted?.path.text)
    else { return nil }
    return Step(.value(.object(.layer(number)), PropertyPath(path)))
  }

  func presentationExists(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .exists(.presentation(let name)) = like?.query { wanted = name }
    return layer(&source, like: wanted).map { Step(.exists(.presentation(.layer($0)))) }
  }

  func getPresentation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property)?
    if case .get(.presentation(let name), let property) = like?.query { wanted = (name, property) }
    guard let number = layer(&source, like: wanted?.name) else { return nil }
    let type = stage.type(ofLayer: number)
    return property(
      among: palette.proposals.presentable[type], &source, like: wanted?.property
    ).map {
      Step(.get(.presentation(.layer(number)), $0))
    }
  }

  /// Picks a property: the planned one, or one of those that much depends on; further ones where
  /// the script is about properties.
  private func property(
    among proposed: ProposedProperties?, _ source: inout ChoiceSource, like: Property?
  ) -> Property? {
    guard let proposed else { return nil }
    let planned = hint.property.flatMap { proposed.all.firstIndex(of: $0) }
    let bias =
      planned.map { Bias.nearlyAlways($0) }
      ?? proposed.bias(isThematic: stage.director.isAbout(.properties))
    return pick(proposed.all, bias: bias, &source, like: like)
  }

  /// Draws a property that layers of a class let be set.
  func settable(
    of type: ClassName, _ source: inout ChoiceSource, like: Property?
  ) -> Property? {
    property(among: palette.proposals.settable[type], &source, like: like)
  }
}

extension Step {
  /// What the step says of the object that it creates, if it creates one.
  var creation: Creation? {
    if case .new(let creation) = command { return creation }
    return nil
  }

  /// The object of which the step sets a certain property, with the value.
  func setting(_ property: Property) -> (name: ObjectName, value: Value)? {
    guard case .set(.object(let name), property, let value) = command else { return nil }
    return (name, value)
  }
}
