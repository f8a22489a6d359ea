import LayerScript

/// The timing of one animation in the local time of its layer (TIME-14..22).
package struct Timeline: Hashable, Sendable {
  /// When it begins.
  package var begin: Double
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
  package func activeTime(at layerTime: Double) -> Double { (layerTime - begin) * speed }

  /// Where the animation is: active from its begin on, its end excluded (UA-30 leaves the instants
  /// themselves open).
  package func phase(at layerTime: Double) -> Phase {
    let elapsed = activeTime(at: layerTime)
    if elapsed < 0 { return .before }
    return elapsed < activeDuration ? .active : .after
  }

  /// The fraction of a cycle at a time of activity; at the very end, that of the last cycle.
  package func fraction(atActiveTime elapsed: Double) -> Double {
    cycle(atActiveTime: elapsed).fraction
  }

  /// The cycle at a time of activity, counted from 0 and in both directions for each way, and the
  /// fraction of it; at the very end, those of the last cycle.
  package func cycle(atActiveTime elapsed: Double) -> (index: Double, fraction: Double) {
    let time = min(elapsed, activeDuration) + offset
    var rest = time.truncatingRemainder(dividingBy: duration)
    var cycle = ((time - rest) / duration).rounded()
    if rest < 0 { rest = 0 }
    if rest == 0, elapsed >= activeDuration, cycle > 0 {
      cycle -= 1
      rest = duration
    }
    let isBackwards = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
    return (cycle, isBackwards ? 1 - rest / duration : rest / duration)
  }

  /// How far the end is, in the animation's own time.
  package func distanceToEnd(at layerTime: Double) -> Double {
    abs(activeTime(at: layerTime) - activeDuration)
  }

  /// How far the nearest begin, end or repeat boundary is, in the animation's own time.
  package func distanceToBoundary(at layerTime: Double) -> Double {
    let elapsed = activeTime(at: layerTime)
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
