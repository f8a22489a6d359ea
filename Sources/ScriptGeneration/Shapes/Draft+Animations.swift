import Choices
import Geometry
import LayerModel
import LayerScript

/// Explicit animations, and what is read of them.
extension Draft {
  /// Keys under which animations are attached.
  static let attachedKeys = [
    "k", "j", "position", "opacity", "zPosition", "bounds", "anchorPoint", "hidden",
    "cornerRadius",
  ]
  private static let attachedKeyBias = Bias.rarely(
    attachedKeys.count + HostileTexts.keys.count, behind: attachedKeys.count)

  func newAnimation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    let given = wanted.map { Value.dictionary($0.settings) }
    guard
      let number = source.identity(
        sort: Sort.animation, taken: stage.animationNumbers, like: wanted?.name.number)
    else { return nil }
    let place = hint.key.flatMap { palette.keyPaths.firstIndex(of: $0) }
    guard
      let path = pick(
        palette.keyPaths, bias: place.map { .mostly($0) } ?? palette.keyPathBias, &source,
        like: wanted.map { _ in given?["keyPath"]?.asString ?? "" })
    else { return nil }
    var settings = [Value.Entry("keyPath", .string(path))]
    for property in palette.animationSettable {
      // All three ends, or none, mean nothing (UA-10, UA-12).
      let share = share(of: property)
      let isIncluded = source.boolean(
        percent: share, like: wanted.map { _ in given?[property.rawValue] != nil })
      guard isIncluded else { continue }
      let value = value(
        of: property, path: path, &source, like: given?[property.rawValue])
      settings.append(Value.Entry(property.rawValue, value))
    }
    if let wanted, Set(wanted.settings) != Set(settings) { source.giveUpEncoding() }
    return Step(
      .new(
        Creation(.animation(number), type: .known(.basicAnimation), settings: settings)))
  }

  func setAnimation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property, value: Value)?
    if case .set(.object(let name), let property, let value) = like?.command {
      wanted = (name, property, value)
    }
    guard let number = animation(&source, like: wanted?.name) else { return nil }
    let place = hint.property.flatMap { palette.animationSettable.firstIndex(of: $0) }
    guard
      let property = pick(
        palette.animationSettable, bias: .planned(place), &source, like: wanted?.property)
    else { return nil }
    let path = stage.animations.first { $0.number == number }?.keyPath ?? ""
    let value = value(of: property, path: path, &source, like: wanted?.value)
    return Step(.set(.object(.animation(number)), property, value))
  }

  func getAnimation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, property: Property)?
    if case .get(.object(let name), let property) = like?.query { wanted = (name, property) }
    guard let number = animation(&source, like: wanted?.name) else { return nil }
    let readable = palette.readable(ofAnimations: stage.type(ofAnimation: number))
    let planned = hint.property.flatMap { readable.firstIndex(of: $0) }
    return pick(
      readable, bias: .planned(planned), &source, like: wanted?.property
    ).map {
      Step(.get(.object(.animation(number)), $0))
    }
  }

  func addAnimation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (animation: ObjectName, layer: ObjectName, key: String?)?
    if case .addAnimation(let animation, to: let layer, let key) = like?.command {
      wanted = (animation, layer, key)
    }
    guard let number = animation(&source, like: wanted?.animation),
      let target = layer(&source, like: wanted?.layer)
    else { return nil }
    let hasKey = source.boolean(percent: 90, like: wanted.map { $0.key != nil })
    let key = hasKey ? attachedKey(&source, like: wanted?.key) : nil
    return Step(.addAnimation(.animation(number), to: .layer(target), key: key))
  }

  func removeAnimation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (key: String, layer: ObjectName)?
    if case .removeAnimation(let key, from: let layer) = like?.command { wanted = (key, layer) }
    guard let target = layer(&source, like: wanted?.layer) else { return nil }
    let key = attachedKey(&source, like: wanted?.key)
    return Step(.removeAnimation(key: key, from: .layer(target)))
  }

  func removeAllAnimations(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .removeAllAnimations(let name) = like?.command { wanted = name }
    return layer(&source, like: wanted).map { Step(.removeAllAnimations(.layer($0))) }
  }

  func animationKeys(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: ObjectName?
    if case .animationKeys(let name) = like?.query { wanted = name }
    return layer(&source, like: wanted).map { Step(.animationKeys(.layer($0))) }
  }

  func attachedExists(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String)?
    if case .exists(.attached(let name, let key)) = like?.query { wanted = (name, key) }
    guard let target = layer(&source, like: wanted?.name) else { return nil }
    let key = attachedKey(&source, like: wanted?.key)
    return Step(.exists(.attached(.layer(target), key: key)))
  }

  func getAttached(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (name: ObjectName, key: String, property: Property)?
    if case .get(.attached(let name, let key), let property) = like?.query {
      wanted = (name, key, property)
    }
    guard let target = layer(&source, like: wanted?.name) else { return nil }
    let key = attachedKey(&source, like: wanted?.key)
    let planned = hint.property.flatMap { palette.attachedReadable.firstIndex(of: $0) }
    return pick(
      palette.attachedReadable, bias: .mostly(planned ?? 0), &source, like: wanted?.property
    ).map { Step(.get(.attached(.layer(target), key: key), $0)) }
  }

  private func animation(_ source: inout ChoiceSource, like: ObjectName?) -> Int? {
    source.reference(
      sort: Sort.animation, among: stage.animationNumbers, prefer: stage.animationNumbers.last,
      like: like?.number)
  }

  private func attachedKey(_ source: inout ChoiceSource, like: String?) -> String {
    let keys = Self.attachedKeys + HostileTexts.keys
    let place = hint.key.flatMap { keys.firstIndex(of: $0) }
    return source.pick(
      keys, bias: place.map { .mostly($0) } ?? Self.attachedKeyBias, like: like)
  }

  private func value(
    of property: Property, path: String, _ source: inout ChoiceSource, like: Value?
  ) -> Value {
    let planned = hint.settings[property]
    switch property {
    case .fromValue, .toValue, .byValue: return end(path, planning: planned, &source, like)
    case .duration: return number(Numbers.ownDuration, planning: planned, &source, like)
    case .repeatDuration: return number(Numbers.repeatDuration, planning: planned, &source, like)
    case .timeOffset: return number(Numbers.duration, planning: planned, &source, like)
    case .speed: return number(Numbers.speed, planning: planned, &source, like)
    case .beginTime: return beginTime(planning: planned, &source, like)
    case .repeatCount: return repeatCount(planning: planned, &source, like)
    case .fillMode:
      let modes = ["removed", "forwards", "backwards", "both"]
      let place = planned?.asString.flatMap { modes.firstIndex(of: $0) }
      return .string(source.pick(modes, bias: .planned(place), like: like?.asString))
    case .timingFunction:
      let functions: [Value] = [.nil] + TimingFunction.Name.allCases.map { .timing(.named($0)) }
      let place = planned.flatMap { functions.firstIndex(of: $0) }
      return source.pick(functions, bias: .planned(place), like: like)
    case .delegate:
      let handlers: [Value] = [.nil] + (1...2).map { .reference(ObjectName(.handler, $0)) }
      let place = planned.flatMap { handlers.firstIndex(of: $0) }
      return source.pick(handlers, bias: place.map { .nearlyAlways($0) } ?? .mostly(1), like: like)
    default:
      let percent = planned?.asBoolean.percentIfPlanned ?? 50
      return .boolean(source.boolean(percent: percent, like: like?.asBoolean))
    }
  }

  private func number(
    _ mixture: DoubleMixture, planning planned: Value?, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let suggestions = planned?.asNumber.map { [$0] } ?? []
    return number(mixture, suggestions, isPlanned: planned != nil, &source, like)
  }

  private func repeatCount(
    planning planned: Value?, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let percent = planned.map { $0.asNumber == .infinity }.percentIfPlanned ?? 20
    let isEndless = source.boolean(
      percent: percent, like: like?.asNumber.map { $0 == .infinity })
    if isEndless { return .number(.infinity) }
    return number(Numbers.repeats, planning: planned, &source, like)
  }

  /// Draws a begin time; often such that the animation is under way from its first commit, which
  /// saves a step of the clock.
  private func beginTime(
    planning planned: Value?, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    let now = stage.world.state.seconds
    let earlier = [0.0625, 0.125, 0.1875]
    let wanted = like?.asNumber.map { now - $0 }
    let isUnderWay = source.boolean(
      percent: planned == nil ? 60 : 3, like: wanted.map(earlier.contains))
    guard isUnderWay else {
      return number(Numbers.instant, planning: planned, &source, like)
    }
    return .number(now - source.pick(earlier, like: wanted))
  }

  private func end(
    _ path: String, planning planned: Value?, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    switch path {
    case "position", "anchorPoint": return point(Numbers.coordinate, [], &source, like)
    case "bounds": return rect([], &source, like)
    case "opacity": return number(Numbers.share, [], &source, like)
    // An angle as a number may go further round than a matrix tells.
    case "transform.rotation.z", "transform.rotation.x", "transform.rotation.y",
      "sublayerTransform.rotation.z":
      return number(Numbers.angle, [], &source, like)
    case "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
      "sublayerTransform.scale":
      return number(Numbers.factor, [], &source, like)
    case "bounds.size", "transform.translation": return size([], &source, like)
    case "bounds.origin": return point(Numbers.coordinate, [], &source, like)
    default: return furtherEnd(path, planning: planned, &source, like)
    }
  }

  /// Draws a value between which an animation of a whole property runs, or a number.
  private func furtherEnd(
    _ path: String, planning planned: Value?, _ source: inout ChoiceSource, _ like: Value?
  ) -> Value {
    guard Palette.rareKeyPaths.contains(path), let property = Property(rawValue: path) else {
      return number(Numbers.depth, planning: planned, &source, like)
    }
    return value(for: property, &source, layer: nil, like: like)
  }
}

extension Bias {
  /// Nearly always what is planned, if something is.
  static func planned(_ place: Int?) -> Bias { place.map { .nearlyAlways($0) } ?? .uniform }
}

extension Bool? {
  /// How often a decision says yes that is planned; nil where nothing is planned.
  var percentIfPlanned: UInt64? { map { $0 ? 97 : 3 } }
}

extension Draft {
  /// How often a new animation has a property set, in percent.
  private func share(of property: Property) -> UInt64 {
    if hint.included.isEmpty { return property.share }
    if hint.included.contains(property) { return 97 }
    return property.isEnd ? 1 : property.share
  }
}

extension Property {
  /// Tells whether the property is one of the values that an animation runs between.
  fileprivate var isEnd: Bool { self == .fromValue || self == .toValue || self == .byValue }

  /// How often a new animation has the property set, in percent.
  fileprivate var share: UInt64 {
    switch self {
    case .toValue, .fromValue: 60
    case .duration: 60
    case .delegate: 30
    case .fillMode, .removedOnCompletion: 20
    case .byValue, .timingFunction: 15
    case .beginTime: 35
    case .speed, .repeatCount, .repeatDuration, .autoreverses: 8
    default: 0
    }
  }
}
