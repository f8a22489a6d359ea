import Geometry
package import LayerScript
import Rules

/// The key values of an animation, with the times at which they are reached (ANIM-38..53).
package struct KeyframeTrack: Hashable, Sendable {
  /// How values follow each other; the raw values are Core Animation's names.
  package enum Mode: String, Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// A place on the track.
  package struct Place: Hashable, Sendable {
    /// The value that the segment starts from, as an index.
    package var index: Int
    /// The fraction of the segment that lies behind.
    package var fraction: Double
  }

  package var values: [Value]
  package var mode: Mode
  /// The fraction of the cycle at which each value is reached; in discrete mode one more, the end.
  package var times: [Double]
  /// The pace of each segment, where it is not even.
  package var paces: [Value]
  /// Tells whether the times were given and not made by equal spacing.
  package var hasOwnTimes: Bool
  /// What leaves the whole track open.
  let open: OpenItem?

  /// The track of a key-frame animation whose values stand in a list; nil without values.
  init?(_ object: AnimationObject) {
    guard let values = object[.values].asList, !values.isEmpty else { return nil }
    self.values = values
    let name = object[.calculationMode].asString ?? "linear"
    let known = Mode(rawValue: name)
    mode = known ?? .linear
    paces = object[.timingFunctions].asList ?? []
    let given = object[.keyTimes].asList?.compactMap(\.asNumber)
    let wanted = mode == .discrete ? values.count + 1 : values.count
    let segments = wanted - 1
    let isEven = mode == .paced || given == nil
    hasOwnTimes = !isEven
    let even = (0..<wanted).map { segments > 0 ? Double($0) / Double(segments) : 0 }
    times = isEven ? even : given ?? even
    open = Self.openItem(
      isKnown: known != nil, mode: mode, count: values.count, times: times, wanted: wanted,
      paces: paces)
  }

  private static func openItem(
    isKnown: Bool, mode: Mode, count: Int, times: [Double], wanted: Int, paces: [Value]
  ) -> OpenItem? {
    if !isKnown || mode == .cubicPaced { return .animation(15) }
    let isFit =
      times.count == wanted && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    if !isFit || (count < 2 && mode != .discrete) { return .animation(16) }
    let usesPaces = mode == .linear || mode == .cubic
    return usesPaces && !paces.isEmpty && paces.count != count - 1 ? .animation(16) : nil
  }

  /// Where one is at a fraction of the cycle; in paced mode by the way between the values.
  package func place(at fraction: Double) -> Place {
    if mode == .paced, let chain = Polyline(values.compactMap(\.components)),
      chain.length > 0
    {
      let place = chain.place(at: fraction)
      return Place(index: place.piece, fraction: place.fraction)
    }
    let last = times.count - 2
    let index = times.lastIndex { $0 <= fraction } ?? 0
    if index > last { return Place(index: last, fraction: 1) }
    let extent = times[index + 1] - times[index]
    return Place(index: index, fraction: extent > 0 ? (fraction - times[index]) / extent : 0)
  }

  /// Tells whether a fraction of the cycle is a key time other than the first and the last.
  func isAtInnerKeyTime(_ fraction: Double) -> Bool { distanceToKeyTime(fraction) < 1e-12 }

  /// How far the nearest inner key time is from a fraction of the cycle.
  func distanceToKeyTime(_ fraction: Double) -> Double {
    if mode == .paced { return .infinity }
    return times.dropFirst().dropLast().map { abs($0 - fraction) }.min() ?? .infinity
  }

  /// The value at a place, its segment's pace already applied.
  package func value(
    at place: Place, between: (Value, Value, Double) -> Value?
  ) -> Value? {
    if mode == .discrete { return values[min(place.index, values.count - 1)] }
    let next = min(place.index + 1, values.count - 1)
    let (from, to) = (values[place.index], values[next])
    guard mode == .cubic, place.index > 0, next < values.count - 1 else {
      return between(from, to, place.fraction)
    }
    let around = [values[place.index - 1], from, to, values[next + 1]].map { $0.components ?? [] }
    // No curve passes through values of different kinds.
    guard around.allSatisfy({ $0.count == around[1].count }) else { return nil }
    let numbers = around[1].indices.map { index in
      Spline.value(
        around[0][index], around[1][index], around[2][index], around[3][index], at: place.fraction)
    }
    return from.with(components: numbers)
  }
}
