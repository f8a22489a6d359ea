import Choices
import Geometry
import LayerModel
import LayerScript

/// Animations through key values, along paths, of springs, groups and transitions.
extension Draft {
  /// How much of a quarter of a second may have passed when an animation is first shown.
  private static let earlier = [0.0625, 0.125, 0.1875, 0.03125, 0.09375, 0.15625, 0.21875]

  func newMotion(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    let wanted = like?.creation
    let given = wanted.map { Value.dictionary($0.settings) }
    guard
      let number = source.identity(
        sort: Sort.animation, taken: stage.animationNumbers, like: wanted?.name.number)
    else { return nil }
    let planned = hint.key.flatMap(MotionKind.init).flatMap {
      palette.motionKinds.firstIndex(of: $0)
    }
    guard
      let kind = pick(
        palette.motionKinds, bias: planned.map { .mostly($0) } ?? .uniform, &source,
        like: wanted.map { MotionKind(of: $0) ?? .mixed })
    else { return nil }
    var settings: [Value.Entry] = []
    if !kind.keyPaths.isEmpty {
      let planned = kind.keyPaths.firstIndex { PropertyPath($0).property == hint.property }
      let path = source.pick(
        kind.keyPaths, bias: planned.map { .mostly($0) } ?? .uniform,
        like: wanted.map { _ in given?["keyPath"]?.asString ?? "" })
      settings.append(Value.Entry("keyPath", .string(path)))
      settings += motion(kind, path, &source, given)
    } else {
      settings += kind == .group ? members(&source, given) : transition(&source, given)
    }
    settings += timing(of: kind, &source, given)
    settings.removeAll { entry in
      Property(rawValue: entry.key).map { !palette.declares($0, of: kind.type) } ?? true
    }
    let missing = kind.needs.contains { need in
      !settings.contains { $0.key == need.rawValue }
    }
    if missing { return nil }
    if let wanted, Set(wanted.settings) != Set(settings) { source.giveUpEncoding() }
    return Step(.new(Creation(.animation(number), type: .known(kind.type), settings: settings)))
  }

  private func motion(
    _ kind: MotionKind, _ path: String, _ source: inout ChoiceSource, _ given: Value?
  ) -> [Value.Entry] {
    switch kind {
    case .keyframes: return keyframes(path, &source, given)
    case .path: return track(&source, given)
    case .spring: return ends(path, &source, given) + spring(&source, given)
    case .additive: return ends(path, &source, given) + [entry(.additive, .boolean(true))]
    case .cumulative:
      let count = source.pick(
        [3, 2, 2.5, 1, .infinity], bias: .weights([4, 4, 4, 4, 1]),
        like: given.map { $0["repeatCount"]?.asNumber ?? 0 })
      return cumulativeEnds(path, &source, given) + [
        entry(.cumulative, .boolean(true)), entry(.repeatCount, .number(count)),
      ]
    case .mixed: return ends(path, &source, given)
    case .function: return function(&source, given)
    case .group, .transition: return []
    }
  }

  /// How often a property is included, in percent: nearly always where it is planned.
  private func share(_ property: Property, _ usual: UInt64) -> UInt64 {
    hint.included.contains(property) ? 97 : usual
  }

  /// A menu's bias towards what is planned for a property.
  private func bias(_ property: Property, in menu: [Value], otherwise: Bias = .uniform) -> Bias {
    guard let value = hint.settings[property], let place = menu.firstIndex(of: value) else {
      return otherwise
    }
    return .nearlyAlways(place)
  }

  private func entry(_ property: Property, _ value: Value) -> Value.Entry {
    Value.Entry(property.rawValue, value)
  }

  private func ends(
    _ path: String, _ source: inout ChoiceSource, _ given: Value?
  ) -> [Value.Entry] {
    let old = given.map { value in
      [Property.fromValue, .toValue].map { value[$0.rawValue] ?? .nil }
    }
    let isMatrix = path == "transform" || path == "sublayerTransform"
    if isMatrix || path == "path" {
      let pairs =
        isMatrix
        ? Self.matrixPairs.map { [Value.transform($0.from), .transform($0.to)] }
        : Self.pathPairs.map { [Value.path($0.from), .path($0.to)] }
      let pair = source.pick(
        pairs, bias: bias(.toValue, in: pairs.map { $0[1] }), like: old)
      return [entry(.fromValue, pair[0]), entry(.toValue, pair[1])]
    }
    return [
      entry(.fromValue, keyValue(path, &source, old?[0])),
      entry(.toValue, keyValue(path, &source, old?[1])),
    ]
  }

  /// A cumulative animation starts at zero, because only that is asserted (ANIM-36).
  private func cumulativeEnds(
    _ path: String, _ source: inout ChoiceSource, _ given: Value?
  ) -> [Value.Entry] {
    let zero: Value = path == "position" ? .point(.zero) : .number(0)
    return [
      entry(.fromValue, zero),
      entry(.toValue, keyValue(path, &source, given.map { $0["toValue"] ?? .nil })),
    ]
  }

  /// A value that an animation of a key path may reach.
  private func keyValue(_ path: String, _ source: inout ChoiceSource, _ like: Value?) -> Value {
    switch path {
    case "position", "anchorPoint": return point(Numbers.coordinate, [], &source, like)
    case "bounds": return rect([], &source, like)
    case "shadowOffset":
      let point = point(
        Numbers.coordinate, [], &source,
        like.map { value in value.asSize.map { .point(Point($0.width, $0.height)) } ?? .nil })
      return .size(Size(point.asPoint?.x ?? 0, point.asPoint?.y ?? 0))
    case "shadowRadius": return number(Numbers.extent, [], &source, like)
    case "borderColor", "shadowColor":
      let colors: [Value] = [
        .color(Color(0, 0, 1, 1)), .color(Color(1, 0, 0, 1)), .color(Color(0, 1, 0, 1)),
      ]
      return source.pick(colors, like: like)
    case "opacity": return number(Numbers.share, [], &source, like)
    default: return number(Numbers.depth, [], &source, like)
    }
  }

  private func keyframes(
    _ path: String, _ source: inout ChoiceSource, _ given: Value?
  ) -> [Value.Entry] {
    let old = given?["values"]?.asList
    let modes = ["linear", "discrete", "paced", "cubic"]
    let mode = source.pick(
      modes, bias: bias(.calculationMode, in: modes.map { .string($0) }),
      like: given.map { $0["calculationMode"]?.asString ?? "linear" })
    // Only a cubic segment with a neighbour on either side is asserted (ANIM-46).
    let counts = mode == "cubic" ? [4, 3, 2] : [3, 4, 2]
    let usual: Bias = mode == "cubic" ? .mostly(0) : .uniform
    let planned = hint.settings[.keyTimes]?.asList.map { Value.number(Double($0.count)) }
    let place = planned.flatMap { counts.map { .number(Double($0)) }.firstIndex(of: $0) }
    let count = source.pick(
      counts, bias: place.map { .nearlyAlways($0) } ?? usual,
      like: given.map { _ in old?.count ?? 0 })
    var values: [Value] = []
    for index in 0..<count {
      values.append(keyValue(path, &source, old.map { $0.count > index ? $0[index] : .nil }))
    }
    var settings = [entry(.values, .list(values))]
    if mode != "linear" { settings.append(entry(.calculationMode, .string(mode))) }
    let isEven = hint.settings[.keyTimes]?.asList?.allSatisfy { $0 == .nil } == true
    let hasTimes = source.boolean(
      percent: isEven ? 2 : share(.keyTimes, 35), like: given.map { $0["keyTimes"] != nil })
    if hasTimes {
      let menu = Self.times(mode == "discrete" ? count + 1 : count)
      let times = source.pick(
        menu, bias: bias(.keyTimes, in: menu.map { .list($0.map { .number($0) }) }),
        like: given.map { $0["keyTimes"]?.asList?.compactMap(\.asNumber) ?? [] })
      settings.append(entry(.keyTimes, .list(times.map { .number($0) })))
    }
    settings += paces(of: count - 1, usually: 25, &source, given)
    return settings
  }

  /// A pace for each of some segments, in some percent of the cases.
  private func paces(
    of segments: Int, usually usual: UInt64, _ source: inout ChoiceSource, _ given: Value?
  ) -> [Value.Entry] {
    let hasPaces = source.boolean(
      percent: share(.timingFunctions, usual), like: given.map { $0["timingFunctions"] != nil })
    guard hasPaces, segments > 0 else { return [] }
    let wanted = given?["timingFunctions"]?.asList
    let paces: [Value] = (0..<segments).map { index in
      source.pick(Self.paces, like: wanted.map { $0.count > index ? $0[index] : .nil })
    }
    return [entry(.timingFunctions, .list(paces))]
  }

  /// Moves a point along a path, in any way that there is between its points.
  private func track(_ source: inout ChoiceSource, _ given: Value?) -> [Value.Entry] {
    let path = source.pick(
      Self.tracks.map { Value.path($0) }, like: given.map { $0["path"] ?? .nil })
    var settings = [entry(.path, path)]
    let modes = ["linear", "paced", "discrete", "cubic"]
    let mode = source.pick(
      modes, bias: .weights([3, 12, 1, 1]),
      like: given.map { $0["calculationMode"]?.asString ?? "linear" })
    if mode != "linear" { settings.append(entry(.calculationMode, .string(mode))) }
    let segments = Self.tracks.first { .path($0) == path }.map { $0.elements.count - 1 } ?? 0
    settings += paces(of: segments, usually: 10, &source, given)
    let hasValues = source.boolean(percent: 30, like: given.map { $0["values"] != nil })
    if hasValues {
      settings.append(entry(.values, .list([.point(.zero), .point(Point(1, 0))])))
    }
    return settings
  }

  private func spring(_ source: inout ChoiceSource, _ given: Value?) -> [Value.Entry] {
    let menus: [(property: Property, share: UInt64, numbers: [Double])] = [
      (.damping, 90, [20, 10, 5, 15, 40, 100, 1]), (.stiffness, 30, [400, 100, 50]),
      (.mass, 20, [2, 0.5]), (.initialVelocity, 40, [5, -5, 1]),
    ]
    return menus.compactMap { menu in
      let old = given.map { $0[menu.property.rawValue]?.asNumber }
      let isIncluded = source.boolean(
        percent: hint.settings.isEmpty ? menu.share : share(menu.property, 2),
        like: old.map { $0 != nil })
      guard isIncluded else { return nil }
      let planned = bias(menu.property, in: menu.numbers.map { .number($0) })
      return entry(
        menu.property, .number(source.pick(menu.numbers, bias: planned, like: old.map { $0 ?? 0 })))
    }
  }

  private func function(_ source: inout ChoiceSource, _ given: Value?) -> [Value.Entry] {
    let function = source.pick(
      ValueFunction.allCases,
      like: given.map { value in
        value["valueFunction"]?.asString.flatMap(ValueFunction.init) ?? .rotateX
      })
    let inputs: [Double] =
      function.rawValue.hasPrefix("rotate") ? [0, 2 * .pi, .pi, 1] : [1, 3, 2, 0]
    let isTriple = function == .scale || function == .translate
    let ends = [Property.fromValue, .toValue].map { property in
      let old = given.map { $0[property.rawValue] ?? .nil }
      let number = source.pick(
        inputs, like: old.map { $0.asNumber ?? $0.asList?.first?.asNumber ?? .nan })
      let value: Value =
        isTriple ? .list([.number(number), .number(2), .number(number + 1)]) : .number(number)
      return entry(property, value)
    }
    return ends + [entry(.valueFunction, .string(function.rawValue))]
  }

  private func members(_ source: inout ChoiceSource, _ given: Value?) -> [Value.Entry] {
    let candidates = stage.animationNumbers
    guard let last = candidates.last else { return [] }
    let old = given?["animations"]?.references
    let isPair = source.boolean(
      percent: candidates.count > 1 ? 50 : 0, like: given.map { _ in old?.count ?? 0 > 1 })
    let count = isPair ? 2 : 1
    let numbers: [Int] = (0..<count).compactMap { index in
      source.reference(
        sort: Sort.animation, among: candidates,
        prefer: index == 0 ? last : candidates.dropLast().last,
        like: old.map { $0.count > index ? $0[index].number : -1 })
    }
    return [entry(.animations, .list(numbers.map { .reference(.animation($0)) }))]
  }

  private func transition(_ source: inout ChoiceSource, _ given: Value?) -> [Value.Entry] {
    let types = ["fade", "push", "reveal", "moveIn"]
    var settings = [
      entry(.type, .string(source.pick(types, like: given.map { $0["type"]?.asString ?? "" })))
    ]
    for property in [Property.startProgress, .endProgress] {
      let old = given.map { $0[property.rawValue]?.asNumber }
      let isIncluded = source.boolean(percent: 20, like: old.map { $0 != nil })
      guard isIncluded else { continue }
      let number = source.pick([0.5, -1, 2], like: old.map { $0 ?? 0 })
      settings.append(entry(property, .number(number)))
    }
    return settings
  }

  private func timing(
    of kind: MotionKind, _ source: inout ChoiceSource, _ given: Value?
  ) -> [Value.Entry] {
    var settings: [Value.Entry] = []
    func include(
      _ property: Property, _ share: UInt64, _ menu: [Value], _ usual: Bias = .uniform
    ) {
      let old = given.map { $0[property.rawValue] }
      let isIncluded = source.boolean(
        percent: self.share(property, share), like: old.map { $0 != nil })
      guard isIncluded else { return }
      let planned = bias(property, in: menu, otherwise: usual)
      settings.append(
        entry(property, source.pick(menu, bias: planned, like: old.map { $0 ?? .nil })))
    }
    let repeats = kind != .cumulative && kind != .transition
    include(
      .duration, 8, [.number(1), .number(2), .number(0.5), .number(0.1), .number(.infinity)])
    let now = stage.world.state.seconds
    let past = kind == .cumulative ? [0.3125, 0.375, 0.0625] : Self.earlier + [0.40625, 0.65625]
    let usual = kind == .cumulative ? past.count : Self.earlier.count
    include(.beginTime, 88, past.map { .number(now - $0) }, .rarely(past.count, behind: usual))
    if kind == .keyframes || kind == .path {
      include(.timingFunction, 10, [.timing(.named(.easeIn))])
    }
    include(.speed, kind == .group ? 25 : 8, [.number(2), .number(0.5)])
    include(.timeOffset, 4, [.number(0.125), .number(0.375)])
    include(.fillMode, 12, ["forwards", "both", "backwards"].map { .string($0) })
    include(.removedOnCompletion, 15, [.boolean(false)])
    if repeats {
      let share: UInt64 = kind == .keyframes || kind == .group ? 15 : 8
      include(.repeatCount, share, [.number(2), .number(1.5), .number(3), .number(.infinity)])
      include(.repeatDuration, 4, [.number(0.5), .number(0.3), .number(.infinity)])
      include(.autoreverses, 8, [.boolean(true)])
    }
    return settings
  }
}
