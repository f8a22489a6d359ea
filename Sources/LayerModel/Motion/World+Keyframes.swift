import Geometry
import LayerScript
import Rules

extension World {
  /// What a key-frame animation shows at a place of its cycle.
  mutating func keyframePart(
    of motion: Motion, at place: CyclePlace, _ reading: inout Reading
  ) -> MotionPart? {
    if case .path(let path) = motion.object[.path] {
      if let part = pathPart(of: motion, along: path, at: place, &reading) { return part }
    }
    guard let given = KeyframeTrack(motion.object) else {
      reading.open = reading.open ?? .animation(16)
      return nil
    }
    let track = semantics.motion.track(given)
    reading.open =
      reading.open ?? given.open ?? openPlace(motion, given, place.fraction)
    guard given.open == nil else { return nil }
    let fraction = pacedFraction(of: motion, given, place.fraction, &reading)
    var spot = track.place(at: fraction)
    spot.fraction = semantics.motion.segmentPace(spot.fraction, at: spot.index, of: track)
    explain(given, spot, motion, &reading)
    var decisions = semantics.motion
    let value = track.value(at: spot) { decisions.between($0, $1, at: $2) }
    semantics.motion = decisions
    guard let value else {
      reading.open = reading.open ?? .animation(13)
      return nil
    }
    if motion.performance.animation.maker == .keyframeBlock, spot.index + 1 < given.values.count,
      given.values[spot.index] != given.values[spot.index + 1]
    {
      // The pace between a key frame's start and its end is not on record (VIEW-41).
      reading.open = reading.open ?? .beyondReference
    }
    if given.mode == .linear, spot.index + 1 < given.values.count {
      explainMix(given.values[spot.index], given.values[spot.index + 1], spot.fraction, &reading)
    }
    if motion.object[.valueFunction] != .nil {
      // What is between two key values is the input of the function.
      return functionPart(of: motion, (value, value), at: 0, &reading)
    }
    let isCurved = given.mode == .cubic || !given.paces.isEmpty || value.asTransform != nil
    return MotionPart(value, among: given.values + [value], isCurved: isCurved)
  }

  /// The fraction after the pace of the whole cycle, which has a say only where segments have none.
  private mutating func pacedFraction(
    of motion: Motion, _ track: KeyframeTrack, _ fraction: Double, _ reading: inout Reading
  ) -> Double {
    let pace = motion.pace
    explainOrigin(of: pace, motion, &reading)
    let isReplaced = !track.paces.isEmpty && (track.mode == .linear || track.mode == .cubic)
    if !isReplaced { reading.open = reading.open ?? motion.performance.animation.openPace }
    guard motion.object[.timingFunction] != .nil, !pace.isLinear else { return fraction }
    if isReplaced {
      state.unite(&reading, .anim(48))
    } else {
      // That it paces the cycle before segments are chosen is reported, not asserted (ANIM-49).
      reading.open = reading.open ?? .beyondReference
    }
    return semantics.motion.cyclePace(fraction, pace: pace, isReplaced: isReplaced)
  }

  /// What leaves the value near a key time open, or between two key values.
  private func openPlace(
    _ motion: Motion, _ track: KeyframeTrack, _ fraction: Double
  ) -> OpenItem? {
    let performance = motion.performance
    let rate = max(1, abs(performance.timeline.speed * performance.local.rate))
    let distance = track.distanceToKeyTime(fraction) * performance.timeline.duration
    let isCubic = track.mode == .cubic
    let bends: [Property] = [.tensionValues, .continuityValues, .biasValues]
    if isCubic, bends.contains(where: { motion.object[$0] != .nil }) { return .animation(15) }
    // A curve passes through its key values whatever its segments are like (ANIM-45).
    if isCubic, track.isAtInnerKeyTime(fraction) { return nil }
    if distance < 1e-3 * rate { return .animation(30) }
    let spot = track.place(at: fraction)
    let isOuter = spot.index == 0 || spot.index >= track.values.count - 2
    if isCubic, isOuter || track.hasOwnTimes || !track.paces.isEmpty { return .animation(15) }
    switch track.values.first {
    case .number, .point: return nil
    case .size, .rect: return track.mode == .paced ? .beyondReference : nil
    default: return track.mode == .paced || isCubic ? .beyondReference : nil
    }
  }

  private mutating func explain(
    _ track: KeyframeTrack, _ spot: KeyframeTrack.Place, _ motion: Motion,
    _ reading: inout Reading
  ) {
    switch track.mode {
    case .linear:
      state.unite(&reading, .anim(track.hasOwnTimes ? 39 : 38))
      let isJump = zip(track.times, track.times.dropFirst()).contains { $0 == $1 }
      if isJump { state.unite(&reading, .anim(40)) }
      if !track.paces.isEmpty { state.unite(&reading, .anim(47)) }
    case .discrete:
      state.unite(&reading, .anim(track.hasOwnTimes ? 42 : 41))
      if !track.paces.isEmpty { state.unite(&reading, .anim(43)) }
    case .paced: state.unite(&reading, .anim(44))
    case .cubic:
      let place = spot.index + (spot.fraction > 0.5 ? 1 : 0)
      let isAtKeyValue = abs(spot.fraction - spot.fraction.rounded()) < 1e-9 && place > 0
      state.unite(&reading, .anim(isAtKeyValue ? 45 : 46))
    case .cubicPaced: break
    }
  }

  /// What an animation along a path shows (ANIM-51..53): known at the ends, and at even speed.
  private mutating func pathPart(
    of motion: Motion, along path: Path, at place: CyclePlace, _ reading: inout Reading
  ) -> MotionPart? {
    let mode = KeyframeTrack.Mode(rawValue: motion.object[.calculationMode].asString ?? "linear")
    guard
      let point = semantics.motion.point(
        on: path, at: place.fraction, mode: mode, hasValues: motion.object[.values] != .nil)
    else { return nil }
    guard motion.below.asPoint != nil else {
      reading.open = reading.open ?? .beyondReference
      return nil
    }
    if motion.object[.values] != .nil { state.unite(&reading, .anim(51)) }
    let isEnd = place.fraction == 0 || place.fraction == 1
    // Wherever on the way, it is that between the first point of the path and the last.
    state.unite(&reading, .anim(52))
    if !isEnd, mode == .paced {
      state.unite(&reading, .anim(53))
    } else if !isEnd {
      reading.open = reading.open ?? .beyondReference
    }
    // Whether a gap is crossed at the speed of a line, jumped over or left out of the length, the rules do not say.
    if isEnd ? path.hasLonePoint : path.isInPieces {
      reading.open = reading.open ?? .beyondReference
    }
    if motion.object[.timingFunction] != .nil { reading.open = reading.open ?? .beyondReference }
    // A closed path ends where it starts: how long it is, all of its points tell.
    var part = MotionPart(
      .point(point), among: path.flattened.map { .point($0) }, isCurved: !path.isPolygonal)
    // Along curves lengths are measured by each engine in its own way.
    if !path.isPolygonal { part.range *= 100 }
    return part
  }
}
