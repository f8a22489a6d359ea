import LayerModel
import LayerScript

/// The key frames of an animation of a number that are shown one after the other, or with straight lines in between.
struct KeyFrames {
  private let values: [Double]
  /// When each is shown, or is reached; for the first sort with the end of the last.
  private let times: [Double]
  private let isDiscrete: Bool
  private let hasOwnTimes: Bool

  /// Reads the frames; nil where there are none of these sorts.
  init?(_ attached: (Property) -> Value?, _ number: (Value?) -> Double?) {
    guard let values = attached(.values)?.asList?.map(number), values.count > 1,
      attached(.timingFunctions)?.asList == nil
    else { return nil }
    self.values = values.compactMap { $0 }
    guard self.values.count == values.count else { return nil }
    switch attached(.calculationMode)?.asString {
    case "discrete": isDiscrete = true
    case "linear": isDiscrete = false
    default: return nil
    }
    let count = values.count + (isDiscrete ? 1 : 0)
    if let own = attached(.keyTimes)?.asList?.compactMap(\.asNumber), own.count == count {
      (times, hasOwnTimes) = (own, true)
    } else {
      (times, hasOwnTimes) = ((0..<count).map { Double($0) / Double(count - 1) }, false)
    }
  }

  /// What is shown at a fraction, in words behind a colon; nil where it is not what is expected.
  func text(at fraction: Double, _ right: Double) -> [Reason.Part]? {
    let last = times.count - 2
    let place = min(times.lastIndex { $0 <= fraction } ?? 0, last)
    let (start, end) = (times[place], times[place + 1])
    if isDiscrete {
      guard values[place].isNear(right) else { return nil }
      let share =
        hasOwnTimes
        ? "is shown from \(start.brief) to \(end.brief)"
        : "of \(values.count) is shown from \(place)/\(values.count) to \(place + 1)/\(values.count)"
      return [.words(": value \(place + 1) \(share), "), .code(EngineText(right.brief)), "."]
    }
    guard end > start else { return nil }
    let part = (fraction - start) / (end - start)
    let (from, to) = (values[place], values[place + 1])
    guard (from + (to - from) * part).isNear(right) else { return nil }
    let sum = "\(from.scriptText) + (\(to.scriptText) - \(from.factor)) × \(part.brief)"
    return [
      .words(
        ", which lies \(part.brief) of the way from value \(place + 1) to value \(place + 2): "),
      .code(EngineText("\(sum) = \(right.brief)")), ".",
    ]
  }
}
