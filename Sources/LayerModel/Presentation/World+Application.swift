import Geometry
import LayerScript
import Rules

/// An animation at work on one property of one layer.
struct Performance: Sendable {
  /// The attached animation; for a member of a group, the group.
  let animation: AttachedAnimation
  /// The animation itself, or the member of the group.
  let object: AnimationObject
  let timeline: Timeline
  /// The time that the animation is put to.
  let local: LayerTime
  let property: Property
  let layer: Int
  /// Tells whether no other animation of the layer works on the property.
  let isAlone: Bool
  /// Tells whether the animation is a member of a group.
  var isMember = false
}

extension AttachedAnimation {
  /// Tells whether its begin was over when it was committed (ANIM-73).
  var beginsBefore: Bool { begin.map { $0 < committedAt } ?? false }

  /// Tells whether it is open how the animation spells its end: it is known of the oldest kind that a
  /// block makes (VIEW-13), and of those that add (VIEW-15).
  func endsAreOpen(in state: WorldState) -> Bool {
    switch maker {
    case .builtIn: true
    case .block: state.uikit != .seven && !object.isOn(.additive)
    case .script, .copy, .keyframeBlock, .pop, .images: false
    }
  }
}

/// Where in its cycles an animation stands.
package struct CyclePlace: Sendable {
  /// The cycle, counted from 0.
  package let index: Double
  /// The fraction of the cycle, before any pace.
  package let fraction: Double
}

extension World {
  /// Applies one animation to what is below it; tells whether it contributes.
  mutating func apply(
    _ animation: AttachedAnimation, to reading: inout Reading, _ property: Property, _ layer: Int,
    alone: Bool
  ) -> Bool {
    let object = state.current(animation)
    guard object.animates(property) else { return false }
    guard let timeline = timeline(of: animation) else {
      reading.open = reading.open ?? .beyondReference
      return false
    }
    let performance = Performance(
      animation: animation, object: object, timeline: timeline, local: shownTime(of: layer),
      property: property, layer: layer, isAlone: alone)
    state.unite(&reading, animation.why)
    state.unite(&reading, animation.whyDuration)
    if object.type == .animationGroup { return applyMembers(of: performance, to: &reading) }
    return apply(performance, to: &reading)
  }

  /// Applies an animation that is no group.
  mutating func apply(_ performance: Performance, to reading: inout Reading) -> Bool {
    let (object, timeline, local) = (performance.object, performance.timeline, performance.local)
    reading.open = reading.open ?? local.open ?? openTiming(object, timeline, local)
    state.unite(&reading, local.why)
    state.unite(&reading, timelineRules(object, timeline, local))
    state.unite(&reading, givenBeginRules(object, local))
    guard let path = AnimatedPath(object[.keyPath]), let below = path.part(of: reading.value) else {
      reading.open = reading.open ?? .animation(35)
      return false
    }
    // Whether a later change without animation moves the end is open for a built-in one (ACT-29).
    let lastChange = state.published[performance.layer]?.properties[performance.property]?.change
    if performance.animation.endsAreOpen(in: state), lastChange ?? 0 > performance.animation.change
    {
      reading.open = reading.open ?? .animation(11)
    }
    var motion = Motion(performance, path: path, below: below)
    guard let place = place(of: &motion, &reading) else {
      if let ends = ends(of: motion, &reading) {
        reading.value = semantics.presentation.outside(
          timeline.phase(at: local.exact), below: reading.value, first: ends.from, last: ends.to)
      }
      return false
    }
    if performance.animation.beginsBefore, !performance.isMember {
      state.unite(&reading, .anim(73))
    }
    explainProgress(&reading, performance.animation, place.fraction)
    guard let part = part(of: motion, at: place, &reading) else { return false }
    if motion.hidesBelow { reading.hidesBelow = true }
    return insert(part, of: motion, into: &reading)
  }

  /// Where in its cycles an animation is shown: within its activity, or held outside of it.
  private mutating func place(of motion: inout Motion, _ reading: inout Reading) -> CyclePlace? {
    let performance = motion.performance
    let (object, timeline) = (performance.object, performance.timeline)
    let mode = object[.fillMode].asString ?? "removed"
    switch timeline.phase(at: performance.local.exact) {
    case .before:
      state.unite(&reading, .anim(18))
      // No source says how a built-in animation fills (ACT-26..29).
      if performance.animation.maker == .builtIn { reading.open = reading.open ?? .beyondReference }
      guard semantics.animations.fillsBackwards(mode) else { return nil }
      reading.open = reading.open ?? performance.animation.openStart
      // Whether what is filled in is the beginning of a cycle or of what is shown first is open.
      if timeline.offset != 0 { reading.open = reading.open ?? .animation(7) }
      return CyclePlace(index: 0, fraction: 0)
    case .active:
      reading.open = reading.open ?? performance.animation.openStart
      let cycle = timeline.cycle(atActiveTime: timeline.activeTime(at: performance.local.exact))
      return CyclePlace(index: cycle.index, fraction: cycle.fraction)
    case .after:
      explainEnd(&reading, object, mode)
      if object.type == .springAnimation { state.unite(&reading, .anim(69)) }
      if performance.isMember { state.unite(&reading, .anim(58)) }
      let fills =
        performance.isMember
        ? semantics.motion.memberFills(mode) : semantics.animations.fillsForwards(mode)
      guard fills else { return nil }
      reading.open = reading.open ?? openEnd(object, timeline)
      let cycle = timeline.cycle(atActiveTime: DoubleDouble(timeline.activeDuration))
      return CyclePlace(
        index: cycle.index, fraction: semantics.animations.heldFraction(of: timeline))
    }
  }

  /// What leaves open which cycle is the last; a repetition that is counted ends with one, however its product is
  /// rounded (ANIM-19).
  func openEnd(_ object: AnimationObject, _ timeline: Timeline) -> OpenItem? {
    object.number(.repeatDuration) > 0 && timeline.endsBesideCycle ? .animation(30) : nil
  }

  /// Puts what an animation contributes into what is below it.
  private mutating func insert(
    _ part: MotionPart, of motion: Motion, into reading: inout Reading
  ) -> Bool {
    let path = motion.path
    let isOfMatrix = path.property == .transform || path.property == .sublayerTransform
    if path.isPart { state.unite(&reading, .pres(isOfMatrix ? 13 : 11)) }
    if path.isPart { state.unite(&reading, .interp(isOfMatrix ? 14 : 15)) }
    if path.isPart, path.property == .sublayerTransform { state.unite(&reading, .kvc(18)) }
    if part.value.components?.count ?? 0 > 1 { state.unite(&reading, .anim(29)) }
    state.unite(&reading, state.reasons.set(path.rules(replacing: reading.value, by: part.value)))
    guard let whole = semantics.presentation.inserting(part.value, at: path, into: reading.value)
    else {
      reading.open = reading.open ?? .layers(32)
      return true
    }
    reading.tolerance = presentedTolerance(part, motion.performance, reading.tolerance)
    reading.value = whole
    reading.open = reading.open ?? openItem(presenting: whole, as: motion.performance.property)
    return true
  }

  /// What leaves open what is shown of a property that is to lie from 0 to 1, where animations lead it out of
  /// that (UA-32, UL-29); nil within, and for any other property.
  private func openItem(presenting value: Value, as property: Property) -> OpenItem? {
    guard value.asNumber?.isOutsideUnit == true else { return nil }
    switch property {
    case .opacity, .shadowOpacity: return .animation(32)
    case .strokeStart, .strokeEnd: return .layers(29)
    default: return nil
    }
  }

  /// How near a shown number must come: 1e-6 when paced evenly, 1e-4 of the range along a curve, of
  /// the magnitude of the ends in either case.
  ///
  /// An engine whose clock is a double loses some units in the last place of it, which at a short cycle
  /// far from zero are a visible part of the range; one whose clock makes larger steps declares them.
  private func presentedTolerance(
    _ part: MotionPart, _ performance: Performance, _ below: Tolerance
  ) -> Tolerance {
    let largest = part.magnitude
    let (timeline, rate) = (performance.timeline, abs(performance.local.rate))
    let lostClock = max(8 * state.seconds.ulp, state.clockError)
    let lostTime = lostClock * max(1, rate) * abs(timeline.speed)
    // Speeds are single precision, whatever a script says; how much that tells grows with time, and with
    // each speed by what the other makes of it.
    let lostSpeed =
      state.seconds
      * (max(1, rate) * timeline.speed.lostToSingle
        + max(1, abs(timeline.speed)) * performance.local.rate.lostToSingle)
    let lost = (lostTime + lostSpeed) / timeline.duration
    var absolute = 1e-6 * max(1, largest) + lost * part.range * (part.isCurved ? 16 : 1)
    if part.isCurved { absolute = max(absolute, 1e-4 * part.range) }
    if state.assumptions.precision == .single { absolute += 1e-3 + 1e-5 * largest }
    return Tolerance(absolute: max(absolute, below.absolute))
  }

  /// What leaves open what an animation shows at this moment.
  func openTiming(
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
    if timeline.distanceToBoundary(at: local.exact) < 1e-3 * max(1, rate) { return .animation(30) }
    let isPast = timeline.phase(at: local.exact) == .after
    let leaves = object[.removedOnCompletion] == .boolean(true)
    let fills = ["forwards", "both"].contains(object[.fillMode].asString ?? "removed")
    return isPast && leaves && fills ? .animation(47) : nil
  }
}

extension Double {
  /// What a number loses when it is stored in single precision.
  fileprivate var lostToSingle: Double {
    let single = Double(Float(self))
    return single.isFinite ? abs(self - single) : 0
  }
}
