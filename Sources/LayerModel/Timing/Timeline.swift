import Geometry
import LayerScript

/// The timing of one animation in the local time of its layer (TIME-14..22).
package struct Timeline: Hashable, Sendable {
  /// When it begins.
  package var begin: Double
  /// What the begin in full precision has beyond that.
  var beginRest = 0.0
  /// How many seconds of its own pass in one second of the layer's.
  package var speed: Double
  /// How far into its active time it is when it begins.
  package var offset: Double
  /// The length of one cycle forwards, above zero.
  package var duration: Double
  /// The length of everything in the animation's own time; infinite for endless repetition.
  package var activeDuration: Double
  /// Tells whether every second cycle runs backwards.
  package var autoreverses: Bool

  /// Where an animation is.
  package enum Phase: Hashable, Sendable {
    case before
    case active
    case after
  }

  /// The own time at a time of the layer, counted from the beginning.
  func activeTime(at layerTime: DoubleDouble) -> DoubleDouble {
    (layerTime - begin - beginRest) * speed
  }

  /// The own time at a time of the layer, in single doubles.
  package func activeTime(at layerTime: Double) -> Double { (layerTime - begin) * speed }

  /// Where the animation is: active from its begin on, its end excluded (UA-30 leaves the instants
  /// themselves open).
  func phase(at layerTime: DoubleDouble) -> Phase {
    let elapsed = activeTime(at: layerTime)
    if elapsed < 0 { return .before }
    return elapsed < activeDuration ? .active : .after
  }

  /// The fraction of a cycle at a time of activity; at the very end, that of the last cycle.
  package func fraction(atActiveTime elapsed: Double) -> Double {
    cycle(atActiveTime: DoubleDouble(elapsed)).fraction
  }

  /// The cycle at a time of activity, counted from 0 and in both directions for each way, and the
  /// fraction of it; at the very end, those of the last cycle.
  func cycle(atActiveTime elapsed: DoubleDouble) -> (index: Double, fraction: Double) {
    let isOver = !(elapsed < activeDuration)
    let time = (isOver ? DoubleDouble(activeDuration) : elapsed) + offset
    var (cycle, rest) = (0.0, DoubleDouble(0))
    if !(time < 0) { (cycle, rest) = time.remainder(dividingBy: duration) }
    // A product of the duration may come out a little above what it stands for (ANIM-19).
    if rest.value <= 2 * time.value.ulp, isOver, cycle > 0 {
      cycle -= 1
      rest = DoubleDouble(duration)
    }
    let isBackwards = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
    let fraction = rest.value / duration
    return (cycle, isBackwards ? 1 - fraction : fraction)
  }

  /// Whether it ends with a cycle but for rounding, so that each way to compute has another cycle be the last (UA-30).
  var endsBesideCycle: Bool {
    guard activeDuration.isFinite, duration.isFinite else { return false }
    let end = DoubleDouble(activeDuration) + offset
    if end < 0 { return false }
    let rest = end.remainder(dividingBy: duration).1.value
    let distance = min(rest, duration - rest)
    return distance > 0 && distance <= 4 * end.value.ulp
  }

  /// How much of a cycle has passed at a fraction of it, in seconds.
  ///
  /// A cycle that never ends is at its beginning all the time: how long it has run is told by the activity alone.
  func seconds(ofFraction fraction: Double, at layerTime: DoubleDouble) -> Double {
    if duration.isFinite { return fraction * duration }
    let elapsed = activeTime(at: layerTime)
    if elapsed < 0 { return 0 }
    return ((elapsed < activeDuration ? elapsed : DoubleDouble(activeDuration)) + offset).value
  }

  /// How far the end is, in the animation's own time.
  func distanceToEnd(at layerTime: DoubleDouble) -> Double {
    abs((activeTime(at: layerTime) - activeDuration).value)
  }

  /// How far the nearest begin, end or repeat boundary is, in the animation's own time.
  func distanceToBoundary(at layerTime: DoubleDouble) -> Double {
    let elapsed = activeTime(at: layerTime).value
    var distances = [abs(elapsed)]
    if activeDuration.isFinite { distances.append(abs(elapsed - activeDuration)) }
    if elapsed > 0, elapsed < activeDuration {
      let rest = (elapsed + offset).truncatingRemainder(dividingBy: duration)
      distances += [rest, duration - rest]
    }
    return distances.min() ?? 0
  }
}

extension Timeline {
  /// The timing of an attached animation whose begin time is known.
  init(_ object: AnimationObject, duration: Double, begin: Double) {
    let repeats = object.number(.repeatCount)
    let limit = object.number(.repeatDuration)
    let reverses = object[.autoreverses] == .boolean(true)
    let cycles = (repeats == 0 ? 1 : repeats) * (reverses ? 2 : 1)
    self.init(
      begin: begin, speed: object.number(.speed), offset: object.number(.timeOffset),
      duration: duration, activeDuration: limit > 0 ? limit : duration * cycles,
      autoreverses: reverses)
  }
}
