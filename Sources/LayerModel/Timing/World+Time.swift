import LayerScript
import Rules

extension World {
  /// Converts a time between layers through what is above both (TIME-01..07); no layer is the clock.
  ///
  /// The query sees pending changes (M6).
  mutating func convert(
    time: Double, from: ObjectName?, to: ObjectName?
  ) -> Expected {
    let source = from.flatMap { state.layer($0) }
    let target = to.flatMap { state.layer($0) }
    var reading = Reading(.number(time), why: state.because(.time(source == target ? 7 : 4)))
    var largest = abs(time)
    var current = time
    if source != target || !semantics.timing.keepsOwnTime {
      if let source, source != target { climb(source, &current, &reading, &largest) }
      if let target { descend(target, &current, &reading, &largest) }
      if from != nil, to != nil { state.unite(&reading, .time(5)) }
      if largest > 4096 { state.unite(&reading, .time(26)) }
    }
    reading.value = .number(current)
    reading.tolerance = Tolerance(absolute: 1e-9 + 1e-12 * largest)
    return reading.expected()
  }

  private mutating func climb(
    _ layer: Int, _ time: inout Double, _ reading: inout Reading, _ largest: inout Double
  ) {
    for member in timingChain(of: layer, &reading) {
      let timing = pendingTiming(of: member, &reading)
      if timing.speed == 0 { reading.open = reading.open ?? .animation(8) }
      time = semantics.timing.parentTime(time, timing)
      largest = max(largest, abs(time))
    }
  }

  private mutating func descend(
    _ layer: Int, _ time: inout Double, _ reading: inout Reading, _ largest: inout Double
  ) {
    for member in timingChain(of: layer, &reading).reversed() {
      let timing = pendingTiming(of: member, &reading)
      time = semantics.timing.localTime(time, timing)
      largest = max(largest, abs(time), abs(timing.begin), abs(timing.offset))
    }
  }

  /// The layers whose timing composes, innermost first (TIME-02).
  private mutating func timingChain(of layer: Int, _ reading: inout Reading) -> [Int] {
    let ancestors = state.ancestors(of: layer)
    for ancestor in ancestors {
      state.unite(&reading, state.nodes[ancestor].superlayer.why)
      reading.open = reading.open ?? state.nodes[ancestor].superlayer.open
    }
    if ancestors.count > 1 { state.unite(&reading, .time(2)) }
    return semantics.timing.timingChain(ancestors)
  }

  private mutating func pendingNumber(
    _ property: Property, of layer: Int, _ reading: inout Reading
  ) -> Double {
    let source = state.read(layer, property)
    state.unite(&reading, source.why)
    if !state.properties[layer].contains(property) { state.unite(&reading, .time(3)) }
    reading.open = reading.open ?? source.open
    return source.value.asNumber ?? 0
  }

  private mutating func pendingTiming(of layer: Int, _ reading: inout Reading) -> LayerTiming {
    let begin = pendingNumber(.beginTime, of: layer, &reading)
    let speed = pendingNumber(.speed, of: layer, &reading)
    let offset = pendingNumber(.timeOffset, of: layer, &reading)
    if speed < 0 { reading.open = reading.open ?? .animation(8) }
    if state.properties[layer].limitsTime { reading.open = reading.open ?? .beyondReference }
    let timing = LayerTiming(begin: begin, speed: speed, offset: offset)
    if timing != .plain {
      // A second level with a timing of its own tells the order of the levels.
      if state.reasons.members(of: reading.why).contains(.time(1)) {
        state.unite(&reading, .time(30))
      }
      state.unite(&reading, .time(1))
    }
    if timing.begin != 0 { state.unite(&reading, .time(31)) }
    return timing
  }
}
