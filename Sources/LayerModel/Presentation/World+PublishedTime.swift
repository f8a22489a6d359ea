import Geometry
import LayerScript
import Rules

/// The local time of a layer as animations see it, with the reasons.
struct LayerTime: Sendable {
  var time: Double
  /// The same time to twice the precision, by the formula.
  private var precise: DoubleDouble
  /// How many local seconds pass in one second of the clock.
  var rate: Double
  /// Tells whether a layer on the way has the timing of a new one.
  var hasDefaults = false
  var why: Why
  var open: OpenItem?

  init(time: DoubleDouble, rate: Double, why: Why, open: OpenItem? = nil) {
    self.time = time.value
    precise = time
    self.rate = rate
    self.why = why
    self.open = open
  }

  /// The time as exactly as it is known; where an engine decides otherwise, what that comes to.
  var exact: DoubleDouble {
    let isStandard = abs(precise.value - time) <= 1e-12 * max(1, abs(time), largest)
    return isStandard ? precise : DoubleDouble(time)
  }

  /// The largest number on the way.
  private var largest = 0.0

  /// Goes down one level, to a time that was decided.
  mutating func descend(_ timing: LayerTiming, to decided: Double) {
    precise = timing.localTime(precise)
    largest = max(abs(largest * timing.speed), abs(precise.value), abs(timing.begin * timing.speed))
    time = decided
    rate *= timing.speed
  }
}

extension World {
  /// The local time that the clock shows on a layer by what is published (M5, TIME-02, TIME-08).
  mutating func publishedTime(of layer: Int) -> LayerTime {
    publishedTime(of: layer, at: state.clock.time)
  }

  /// The local time for which the copy of a layer is shown.
  mutating func shownTime(of layer: Int) -> LayerTime {
    let frame = semantics.presentation.shownTime(in: &state)
    return publishedTime(of: layer, at: frame.map { DoubleDouble($0) } ?? state.clock.time)
  }

  private mutating func publishedTime(of layer: Int, at clock: DoubleDouble) -> LayerTime {
    var chain: [Int] = []
    var next: Int? = layer
    while let current = next, chain.count <= state.nodes.count {
      chain.append(current)
      next = state.published[current]?.superlayer
    }
    var result = LayerTime(time: clock, rate: 1, why: state.because(.time(14)))
    // What is above a host need not be in the tree that is shown.
    if chain.dropFirst().contains(where: { !state.isCommitted($0) }) {
      result.open = .animation(41)
    }
    if state.clock.isFarFromOrigin { result.why = state.reasons.union(result.why, .time(26)) }
    for member in semantics.timing.timingChain(chain).reversed() {
      let timing = publishedTiming(of: member, &result)
      result.descend(timing, to: semantics.timing.localTime(result.time, timing))
      let whyTiming = state.published[member]?.whyTiming ?? .none
      result.why = state.reasons.union(result.why, whyTiming)
      if timing == .plain {
        result.hasDefaults = true
        continue
      }
      result.why = state.reasons.union(result.why, .time(1))
      if timing.begin != 0 { result.why = state.reasons.union(result.why, .time(31)) }
      if timing.speed == 0 {
        result.why = state.reasons.union(result.why, .time(9))
      } else if timing.speed != 1 {
        result.why = state.reasons.union(result.why, .time(8))
      }
    }
    return result
  }

  private mutating func publishedTiming(of layer: Int, _ result: inout LayerTime) -> LayerTiming {
    guard let properties = state.published[layer]?.properties else { return .plain }
    explain(.beginTime, of: properties, &result)
    explain(.speed, of: properties, &result)
    explain(.timeOffset, of: properties, &result)
    let timing = properties.timing
    if timing.speed < 0 { result.open = result.open ?? .animation(8) }
    if properties.limitsTime { result.open = result.open ?? .beyondReference }
    return timing
  }

  private mutating func explain(
    _ property: Property, of properties: PropertySlots, _ result: inout LayerTime
  ) {
    guard properties.contains(property), let slot = properties[property] else { return }
    result.why = state.reasons.union(result.why, slot.why)
    result.open = result.open ?? slot.open
  }
}
