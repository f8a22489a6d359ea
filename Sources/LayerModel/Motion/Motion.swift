import Geometry
import LayerScript
import Rules

/// What an animation is about to show, and on what ground.
struct Motion: Sendable {
  let performance: Performance
  let path: AnimatedPath
  /// The animated part of the value below the animation.
  let below: Value

  init(_ performance: Performance, path: AnimatedPath, below: Value) {
    self.performance = performance
    self.path = path
    self.below = below
  }

  var object: AnimationObject { performance.object }

  /// Tells whether the value below has no part in what is shown: it is replaced as a whole, between ends
  /// that are given.
  var hidesBelow: Bool {
    if object.isOn(.additive) || path.isPart { return false }
    let given: [Property] = [.fromValue, .toValue, .byValue]
    return object.type == .keyframeAnimation || given.count { object[$0] != .nil } > 1
  }

  /// The pace of the whole cycle.
  var pace: Pace { Pace(object[.timingFunction]) }
}

/// What an animation contributes, with what its tolerance rests on.
struct MotionPart: Sendable {
  var value: Value
  /// The largest difference between the ends.
  var range: Double
  /// The largest number among the ends.
  var magnitude: Double
  /// Tells whether a curve, a spring or trigonometry is at work.
  var isCurved: Bool

  init(_ value: Value, among values: [Value], isCurved: Bool) {
    self.value = value
    self.isCurved = isCurved
    let rows = values.compactMap(\.numbers)
    // Lazily, because there is a list of numbers for each end already.
    magnitude = rows.lazy.joined().map(abs).max() ?? 0
    let width = rows.lazy.map(\.count).min() ?? 0
    range =
      (0..<width).lazy.map { column in
        let members = rows.lazy.map { $0[column] }
        return (members.max() ?? 0) - (members.min() ?? 0)
      }.max() ?? 0
  }

  /// Adds the numbers of a value below to what the tolerance rests on.
  mutating func rest(on below: Value) {
    magnitude += below.numbers?.map(abs).max() ?? 0
  }
}

extension Value {
  /// The numbers that are blended: its components, or those of the points of a path or of the members of a list.
  fileprivate var numbers: [Double]? {
    switch self {
    case .path(let path): path.elements.flatMap(\.numbers)
    case .list(let values): values.flatMap { $0.numbers ?? [] }
    default: components
    }
  }
}

extension World {
  /// What an animation contributes at a place of its cycles; nil when it shows nothing that fits.
  mutating func part(
    of motion: Motion, at place: CyclePlace, _ reading: inout Reading
  ) -> MotionPart? {
    var part =
      motion.object.type == .keyframeAnimation
      ? keyframePart(of: motion, at: place, &reading) : basicPart(of: motion, at: place, &reading)
    if part == nil { return nil }
    part = part.flatMap { cumulated($0, motion, place, &reading) }
    return part.flatMap { added($0, motion, &reading) }
  }

  /// The ends of an animation that runs between two values; nil for key frames.
  mutating func ends(
    of motion: Motion, _ reading: inout Reading
  ) -> (from: Value, to: Value)? {
    guard motion.object.type != .keyframeAnimation else { return nil }
    guard let ends = semantics.animations.ends(of: motion.object, below: motion.below) else {
      let given: [Property] = [.fromValue, .toValue, .byValue]
      let hasEnd = given.contains { motion.object[$0] != .nil }
      reading.open = reading.open ?? .animation(hasEnd ? 35 : 12)
      return nil
    }
    return ends
  }

  /// The value between the ends of a basic animation or a spring.
  private mutating func basicPart(
    of motion: Motion, at place: CyclePlace, _ reading: inout Reading
  ) -> MotionPart? {
    guard let ends = ends(of: motion, &reading) else { return nil }
    explainEnds(&reading, motion.object, alone: motion.performance.isAlone)
    let pace = motion.pace
    let progress: Double
    if let spring = motion.object.spring {
      progress = springProgress(spring, motion, place, &reading)
    } else {
      reading.open = reading.open ?? motion.performance.animation.openPace
      progress =
        semantics.timing.cycleProgress(
          at: place, of: motion.performance.timeline, pace: pace)
        ?? semantics.timing.progress(place.fraction, pace: pace)
      explainPace(pace, progress, motion, &reading)
    }
    let isCurved = !pace.isLinear || motion.object.spring != nil
    if motion.object[.valueFunction] != .nil {
      return functionPart(of: motion, ends, at: progress, &reading)
    }
    guard let value = semantics.motion.between(ends.from, ends.to, at: progress) else {
      // Truth values and their like switch at an instant that nobody documents (UA-13).
      reading.open = reading.open ?? .animation(13)
      return MotionPart(motion.below, among: [motion.below], isCurved: false)
    }
    explainMix(ends.from, ends.to, progress, &reading)
    return MotionPart(
      value, among: [ends.from, ends.to, value], isCurved: isCurved || value.asTransform != nil)
  }

  private mutating func explainPace(
    _ pace: Pace, _ progress: Double, _ motion: Motion, _ reading: inout Reading
  ) {
    if let rule = pace.rule { state.unite(&reading, rule) }
    explainOrigin(of: pace, motion, &reading)
    if motion.object[.timingFunction] == .nil {
      state.unite(&reading, .func(13))
    } else {
      state.unite(&reading, .func(15))
      if !pace.isLinear { state.unite(&reading, .func(7)) }
      let repeats = motion.object.number(.repeatCount) > 1
      if repeats { state.unite(&reading, .time(24)) }
      if motion.object.isOn(.autoreverses) { state.unite(&reading, .time(22)) }
    }
    if progress < 0 || progress > 1 { state.unite(&reading, .interp(5)) }
  }

  /// Where the pace comes from: four numbers are kept as they were given (FUNC-06), and a transaction has a
  /// say in the pace of every animation but members.
  mutating func explainOrigin(of pace: Pace, _ motion: Motion, _ reading: inout Reading) {
    if pace.name == nil, motion.object[.timingFunction] != .nil { state.unite(&reading, .func(6)) }
    let performance = motion.performance
    if !performance.isMember { state.unite(&reading, performance.animation.whyPace) }
  }

  /// The progress of a spring, which counts seconds and not fractions (ANIM-63..66).
  private mutating func springProgress(
    _ spring: SpringCurve, _ motion: Motion, _ place: CyclePlace, _ reading: inout Reading
  ) -> Double {
    let (timeline, local) = (motion.performance.timeline, motion.performance.local)
    let isUsual = spring.mass > 0 && spring.stiffness > 0 && spring.damping > 0
    // The critical curve above critical damping is reported and not asserted (ANIM-65).
    if !isUsual || spring.regime == .overDamped { reading.open = reading.open ?? .animation(36) }
    if motion.object[.timingFunction] != .nil { reading.open = reading.open ?? .beyondReference }
    state.unite(&reading, .anim(spring.regime == .critical ? 64 : 63))
    if spring.initialVelocity != 0 { state.unite(&reading, .anim(66)) }
    let progress = semantics.motion.springProgress(
      spring, at: timeline.seconds(ofFraction: place.fraction, at: local.exact),
      duration: timeline.duration)
    if progress > 1 || progress < 0 { state.unite(&reading, .interp(5)) }
    return progress
  }

  /// The matrix that a value function makes (ANIM-54, ANIM-55).
  mutating func functionPart(
    of motion: Motion, _ ends: (from: Value, to: Value), at progress: Double,
    _ reading: inout Reading
  ) -> MotionPart? {
    let numbers = (ends.from.functionInput, ends.to.functionInput)
    guard let name = motion.object[.valueFunction].asString,
      let function = ValueFunction(rawValue: name), motion.path.keys.isEmpty,
      motion.below.asTransform != nil, let from = numbers.0, let to = numbers.1,
      let matrix = semantics.motion.matrix(function, from: from, to: to, at: progress)
    else {
      reading.open = reading.open ?? .beyondReference
      return nil
    }
    state.unite(&reading, .anim(54))
    if function == .rotateZ { state.unite(&reading, .anim(55)) }
    return MotionPart(
      .transform(matrix), among: [.transform(matrix), .transform(.identity)], isCurved: true)
  }

  /// The value of a cumulative animation grows from cycle to cycle (ANIM-35, ANIM-37).
  private mutating func cumulated(
    _ part: MotionPart, _ motion: Motion, _ place: CyclePlace, _ reading: inout Reading
  ) -> MotionPart? {
    guard motion.object.isOn(.cumulative) else { return part }
    guard let (first, last) = outerValues(of: motion) else { return part }
    let repeats = motion.performance.timeline.activeDuration > motion.performance.timeline.duration
    state.unite(&reading, .anim(repeats ? 35 : 37))
    let isZero = first.components?.allSatisfy { $0 == 0 } == true
    let isPlain: Bool =
      switch part.value {
      case .number, .point, .size, .rect: true
      default: false
      }
    if repeats, !isZero || !isPlain || motion.object.isOn(.autoreverses) {
      reading.open = reading.open ?? .animation(34)
    }
    guard let value = semantics.motion.cumulating(part.value, end: last, cycle: place.index) else {
      reading.open = reading.open ?? .animation(34)
      return part
    }
    var result = part
    result.value = value
    result.magnitude = max(part.magnitude, value.numbers?.map(abs).max() ?? 0)
    return result
  }

  private mutating func outerValues(of motion: Motion) -> (first: Value, last: Value)? {
    if motion.object.type == .keyframeAnimation {
      guard let track = KeyframeTrack(motion.object), let first = track.values.first,
        let last = track.values.last
      else { return nil }
      return (first, last)
    }
    guard let ends = semantics.animations.ends(of: motion.object, below: motion.below) else {
      return nil
    }
    return (ends.from, ends.to)
  }

  /// An additive animation adds to what is below it (ANIM-31, ANIM-32).
  private mutating func added(
    _ part: MotionPart, _ motion: Motion, _ reading: inout Reading
  ) -> MotionPart? {
    guard motion.object.isOn(.additive) else { return part }
    state.unite(&reading, .anim(31))
    if !motion.performance.isAlone {
      state.unite(&reading, .anim(32))
      state.unite(&reading, .anim(33))
    }
    switch part.value {
    case .color: reading.open = reading.open ?? .animation(14)
    case .transform: reading.open = reading.open ?? .animation(24)
    default: break
    }
    // What an end that is not given stands for is said of animations that replace.
    let given: [Property] = [.fromValue, .toValue, .byValue]
    let isComplete = given.count { motion.object[$0] != .nil } > 1
    if motion.object.type != .keyframeAnimation, !isComplete {
      reading.open = reading.open ?? .animation(11)
    }
    guard let sum = semantics.motion.adding(part.value, to: motion.below) else {
      reading.open = reading.open ?? .beyondReference
      return nil
    }
    var result = part
    result.value = sum
    result.rest(on: motion.below)
    return result
  }
}

extension Value {
  /// The numbers that a value function takes: one, or a list of them.
  fileprivate var functionInput: [Double]? {
    if let number = asNumber { return [number] }
    guard let numbers = asList?.compactMap(\.asNumber), numbers.count == elements.count else {
      return nil
    }
    return numbers
  }
}
