import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Key frames that come at the wrong time, or with the wrong values between them.
  static let keyframes: [Fault] = [
    Fault(
      "keyframes-share-by-count", "n key values split the duration into n parts and not n - 1",
      breaks: [.anim(38)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 0, 0, 1], timingFunctions: [timing(easeIn), timing(easeIn), timing(easeIn)], beginTime: 99.8125}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        guard track.mode == .linear, !track.hasOwnTimes else { return }
        track.times = track.values.indices.map { Double($0) / Double(track.values.count) }
      }
    },
    Fault(
      "key-times-ignored", "key times are ignored and values spaced evenly",
      breaks: [.anim(39)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 1, 0], keyTimes: [0, 0.3, 1], beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        if track.mode == .linear, track.hasOwnTimes { track.spaceEvenly() }
      }
    },
    Fault(
      "jump-between-key-values-lost", "of two values at one time the later one is dropped",
      breaks: [.anim(40)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 1, 0], keyTimes: [0, 0, 1], beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        guard track.mode == .linear else { return }
        for index in track.times.indices.dropFirst().reversed()
        where track.times[index] == track.times[index - 1] {
          track.times.remove(at: index)
          track.values.remove(at: index)
        }
      }
    },
    Fault(
      "discrete-never-shows-the-last", "discrete key frames split the duration into n - 1 parts",
      breaks: [.anim(41)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "zPosition", values: [0, 0, 1], calculationMode: "discrete", timingFunctions: [timing(easeIn), timing(easeIn)], beginTime: 99.8125}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      TrackFault { track in
        guard track.mode == .discrete, !track.hasOwnTimes, track.values.count > 1 else { return }
        let parts = Double(track.values.count - 1)
        track.times = track.times.indices.map { min(1, Double($0) / parts) }
      }
    },
    Fault(
      "discrete-ignores-key-times", "discrete key frames ignore their key times",
      breaks: [.anim(42)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 1], calculationMode: "discrete", keyTimes: [0, 0.7, 1], timingFunctions: [timing(easeIn)], beginTime: 99.875}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        if track.mode == .discrete, track.hasOwnTimes { track.spaceEvenly() }
      }
    },
    Fault(
      "discrete-steps-are-paced", "timing functions shift the steps of discrete key frames",
      breaks: [.anim(43)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "zPosition", values: [0, 0, 1, 0], calculationMode: "discrete", timingFunctions: [timing(easeIn), timing(easeIn), timing(easeIn)], beginTime: 99.90625}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      TrackFault { track in
        if track.mode == .discrete, !track.paces.isEmpty {
          track.times = track.times.map { $0 * $0 }
        }
      }
    },
    Fault(
      "paced-is-linear", "paced key frames share the duration evenly",
      breaks: [.anim(44)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 0, 1], calculationMode: "paced", duration: 1, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        if track.mode == .paced { track.mode = .linear }
      }
    },
    Fault(
      "cubic-is-linear", "cubic key frames are joined by straight lines",
      breaks: [.anim(46), .anim(45)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 0, 0, 1], calculationMode: "cubic", beginTime: 99.875}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        if track.mode == .cubic { track.mode = .linear }
      }
    },
    Fault(
      "cubic-is-smoothed", "cubic key frames come near their values and do not pass through them",
      breaks: [.anim(45)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 0, 1], calculationMode: "cubic", beginTime: 99.875}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      TrackFault { track in
        let numbers = track.values.compactMap(\.asNumber)
        guard track.mode == .cubic, numbers.count == track.values.count else { return }
        for place in numbers.indices.dropFirst().dropLast() {
          let sum = numbers[place - 1] + 4 * numbers[place] + numbers[place + 1]
          track.values[place] = .number(sum / 6)
        }
      }
    },
    Fault(
      "segments-run-evenly", "the timing functions of segments are ignored",
      breaks: [.anim(47), .anim(48)], taking: [.track],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "zPosition", values: [0, 1, 0], keyTimes: [0, 0.3, 1], timingFunctions: [timing(easeIn), timing(easeIn)], beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      TrackFault { track in track.paces = [] }
    },
    Fault(
      "segments-paced-twice",
      "the timing function of the whole applies beside those of the segments",
      breaks: [.anim(48)], taking: [.cyclePace],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "cornerRadius", values: [0, 0, 1, 0], timingFunctions: [timing(easeIn), timing(easeIn), timing(easeIn)], beginTime: 99.875, timingFunction: timing(easeIn)}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) {
      PaceFault()
    },
    Fault(
      "values-win-over-path", "key values are used although there is a path",
      breaks: [.anim(51)], taking: [.point],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "anchorPoint", path: path[M 0 0 L 30 40 L 30 140], calculationMode: "paced", values: [(0, 0), (1, 0)], beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.anchorPoint
        """
    ) {
      PathFault { path, fraction, hasValues in
        hasValues ? nil : path.point(atLength: fraction)
      }
    },
    Fault(
      "path-starts-at-zero", "an animation along a path runs from the origin to its end",
      breaks: [.anim(52)], taking: [.point],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "anchorPoint", path: path[M 0 0 L 30 40 L 30 140], calculationMode: "paced", beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.anchorPoint
        """
    ) {
      PathFault { path, fraction, _ in
        path.end.map { Point($0.x * fraction, $0.y * fraction) }
      }
    },
    Fault(
      "path-by-element", "each element of a path takes the same time",
      breaks: [.anim(53)], taking: [.point],
      smallest: """
        new a1 CAKeyframeAnimation {keyPath: "anchorPoint", path: path[M 0 0 L 30 40 L 30 140], calculationMode: "paced", beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.anchorPoint
        """
    ) {
      PathFault { path, fraction, _ in path.point(atElement: fraction) }
    },
  ]
}

/// An engine that reads key values in another way.
private struct TrackFault: MotionSemantics {
  private let change: @Sendable (inout KeyframeTrack) -> Void

  init(_ change: @escaping @Sendable (inout KeyframeTrack) -> Void) {
    self.change = change
  }

  mutating func track(_ track: KeyframeTrack) -> KeyframeTrack {
    var changed = track
    change(&changed)
    return changed
  }
}

/// An engine that lets the pace of the whole act on segments that have one of their own.
private struct PaceFault: MotionSemantics {
  mutating func cyclePace(_ fraction: Double, pace: Pace, isReplaced: Bool) -> Double {
    pace.curve.progress(at: fraction)
  }
}

/// An engine that finds other points on a path.
private struct PathFault: MotionSemantics {
  private let find: @Sendable (Path, Double, Bool) -> Point?

  init(_ find: @escaping @Sendable (Path, Double, _ hasValues: Bool) -> Point?) {
    self.find = find
  }

  mutating func point(
    on path: Path, at fraction: Double, mode: KeyframeTrack.Mode?, hasValues: Bool
  ) -> Point? { find(path, fraction, hasValues) }
}

extension KeyframeTrack {
  fileprivate mutating func spaceEvenly() {
    let parts = Double(max(1, times.count - 1))
    times = times.indices.map { Double($0) / parts }
  }
}

extension Path {
  /// The point after a fraction of the elements, each counting the same.
  fileprivate func point(atElement fraction: Double) -> Point? {
    let corners = elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .quadratic, .cubic, .close: nil
      }
    }
    guard corners.count > 1 else { return corners.first }
    let place = min(max(fraction, 0), 1) * Double(corners.count - 1)
    let index = min(Int(place), corners.count - 2)
    let rest = place - Double(index)
    let way = corners[index + 1] - corners[index]
    return corners[index] + Point(way.x * rest, way.y * rest)
  }
}
