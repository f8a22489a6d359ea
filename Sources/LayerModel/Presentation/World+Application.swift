import LayerScript
import Rules

extension World {
  /// Applies one animation to what is below it; tells whether it contributes.
  mutating func apply(
    _ animation: AttachedAnimation, to reading: inout Reading, _ property: Property, _ layer: Int,
    alone: Bool
  ) -> Bool {
    let object = state.current(animation)
    guard let path = AnimatedPath(object[.keyPath]) else { return false }
    guard let timeline = timeline(of: animation) else {
      reading.open = reading.open ?? .beyondReference
      return false
    }
    let local = publishedTime(of: layer)
    reading.open = reading.open ?? local.open ?? openTiming(object, timeline, local)
    state.unite(&reading, local.why)
    state.unite(&reading, animation.why)
    state.unite(&reading, animation.whyDuration)
    state.unite(&reading, timelineRules(object, timeline, local))
    guard let below = path.part(of: reading.value),
      let ends = semantics.ends(of: object, below: below)
    else {
      let given: [Property] = [.fromValue, .toValue, .byValue]
      let hasEnd = given.contains { object[$0] != .nil }
      reading.open = reading.open ?? .animation(hasEnd ? 35 : 12)
      return false
    }
    explainEnds(&reading, object, alone: alone)
    // Whether a later change without animation moves the end is open for a built-in one (ACT-29).
    let lastChange = state.published[layer]?.properties[property]?.change ?? 0
    if animation.source == nil, lastChange > animation.change {
      reading.open = reading.open ?? .animation(11)
    }
    return show(animation, ends, timeline, local, path, &reading)
  }

  /// Shows an animation by where its time is: before, within or after its activity.
  private mutating func show(
    _ animation: AttachedAnimation, _ ends: (from: Value, to: Value), _ timeline: Timeline,
    _ local: LayerTime, _ path: AnimatedPath, _ reading: inout Reading
  ) -> Bool {
    let object = state.current(animation)
    let mode = object[.fillMode].asString ?? "removed"
    let phase = timeline.phase(at: local.time)
    var fraction: Double?
    switch phase {
    case .before:
      state.unite(&reading, .anim(18))
      if semantics.fillsBackwards(mode) { fraction = 0 }
    case .active:
      fraction = timeline.fraction(atActiveTime: timeline.activeTime(at: local.time))
    case .after:
      explainEnd(&reading, object, mode)
      if semantics.fillsForwards(mode) { fraction = semantics.heldFraction(of: timeline) }
    }
    guard let fraction else {
      reading.value = semantics.outside(
        phase, below: reading.value, first: ends.from, last: ends.to)
      return false
    }
    // Where the start is open, everything before the end is.
    if phase != .after { reading.open = reading.open ?? animation.openStart }
    reading.open = reading.open ?? animation.openPace
    let pace = Pace(object[.timingFunction])
    let progress = semantics.progress(fraction, pace: pace)
    if let rule = pace.rule { state.unite(&reading, rule) }
    explainProgress(&reading, animation, fraction)
    return mix(ends, progress, path, pace, &reading)
  }

  private mutating func mix(
    _ ends: (from: Value, to: Value), _ progress: Double, _ path: AnimatedPath, _ pace: Pace,
    _ reading: inout Reading
  ) -> Bool {
    guard let part = Interpolation.between(ends.from, ends.to, at: progress) else {
      // Truth values and their like switch at an instant that nobody documents (UA-13).
      reading.open = reading.open ?? .animation(13)
      return true
    }
    let isInner = progress > 0 && progress < 1
    if isInner, !ends.from.isDecidedBetween, ends.from != ends.to {
      reading.open = reading.open ?? .beyondReference
    }
    if path.isPart { state.unite(&reading, .pres(path.property == .transform ? 13 : 11)) }
    if part.components?.count ?? 0 > 1 { state.unite(&reading, .anim(29)) }
    guard let whole = semantics.inserting(part, at: path, into: reading.value) else {
      reading.open = reading.open ?? .layers(32)
      return true
    }
    reading.tolerance = presentedTolerance(ends, pace, reading.tolerance)
    reading.value = whole
    return true
  }

  /// How near a shown number must come: 1e-6 when paced evenly, 1e-4 of the range along a curve, of
  /// the magnitude of the ends in either case.
  private func presentedTolerance(
    _ ends: (from: Value, to: Value), _ pace: Pace, _ below: Tolerance
  ) -> Tolerance {
    let numbers = zip(ends.from.components ?? [], ends.to.components ?? [])
    let range = numbers.map { abs($0 - $1) }.max() ?? 0
    let largest = numbers.map { max(abs($0), abs($1)) }.max() ?? 0
    var absolute = 1e-6 * max(1, largest)
    if !pace.isLinear { absolute = max(absolute, 1e-4 * range) }
    if state.assumptions.precision == .single { absolute += 1e-3 + 1e-5 * largest }
    return Tolerance(absolute: max(absolute, below.absolute))
  }

  /// What leaves open what an animation shows at this moment.
  private func openTiming(
    _ object: AnimationObject, _ timeline: Timeline, _ local: LayerTime
  ) -> OpenItem? {
    if timeline.speed <= 0 { return .animation(8) }
    if object.number(.repeatCount) != 0, object.number(.repeatDuration) != 0 {
      return .animation(9)
    }
    if object.number(.repeatCount) < 0 || object.number(.repeatDuration) < 0 {
      return .animation(9)
    }
    if timeline.offset != 0, timeline.activeDuration.isFinite { return .animation(7) }
    if object[.fromValue] != .nil, object[.toValue] != .nil, object[.byValue] != .nil {
      return .animation(10)
    }
    let rate = abs(timeline.speed * (local.rate == 0 ? 1 : local.rate))
    if timeline.distanceToBoundary(at: local.time) < 1e-3 * max(1, rate) { return .animation(30) }
    let isPast = timeline.phase(at: local.time) == .after
    let leaves = object[.removedOnCompletion] == .boolean(true)
    let fills = ["forwards", "both"].contains(object[.fillMode].asString ?? "removed")
    return isPast && leaves && fills ? .animation(47) : nil
  }
}

extension Value {
  /// Tells whether the reference decides what lies between two values of this kind.
  fileprivate var isDecidedBetween: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    default: false
    }
  }
}
