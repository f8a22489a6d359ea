import Geometry
import LayerScript
import Rules

extension World {
  /// The rules behind a value between two others, and what leaves it open (INTERP-01..13, 19..21).
  mutating func explainMix(
    _ from: Value, _ to: Value, _ fraction: Double, _ reading: inout Reading
  ) {
    if from == to {
      state.unite(&reading, .interp(7))
      return
    }
    let isInner = fraction != 0 && fraction != 1
    if !isInner {
      state.unite(&reading, .interp(20))
      return
    }
    state.unite(&reading, .interp(21))
    switch (from, to) {
    case (.number, _): state.unite(&reading, .interp(1))
    case (.point, _): state.unite(&reading, .interp(2))
    case (.size, _): state.unite(&reading, .interp(3))
    case (.rect, _): state.unite(&reading, .interp(4))
    case (.color(let first), .color(let second)):
      state.unite(&reading, .interp(6))
      if first.components.last != second.components.last {
        reading.open = reading.open ?? .animation(14)
      }
    case (.transform(let first), .transform(let second)):
      let known = TransformMix(first, second).rules
      for rule in known.because { state.unite(&reading, rule) }
      reading.open = reading.open ?? known.open
      let isFullTurn = Value.transform(first).isEqual(
        to: .transform(second), within: Tolerance(absolute: 1e-12))
      if isFullTurn { state.unite(&reading, .interp(12)) }
    case (.path(let first), .path(let second)):
      state.unite(&reading, .interp(19))
      if !first.isPolygonal || !second.isPolygonal {
        reading.open = reading.open ?? .beyondReference
      }
    default: reading.open = reading.open ?? .animation(13)
    }
  }
}
