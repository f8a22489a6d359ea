import Conformance
import LayerScript

/// How a shown number comes about: by the animation in force, or without any.
struct Progress {
  let parts: [Reason.Part]

  /// Calculates the number that a presentation copy shows; nil where it does not come out as expected.
  init?(_ course: Course) {
    guard course.problem.event == nil,
      case .get(.presentation(let layer), let property) = course.query,
      let number = course.query.flatMap({ ShownNumber($0, course) }),
      let right = number.number(course.right),
      let listed = course.value(.animationKeys(layer))
    else { return nil }
    // Where nothing is attached, there is no list.
    guard let keys = listed == .nil ? [] : listed.asList else { return nil }
    if keys.isEmpty {
      let model = number.number(course.value(.get(.object(layer), property)))
      guard model == right else { return nil }
      parts = [
        "Nothing is attached to \(layer) there, so that its own value is shown: ",
        .code(EngineText(right.scriptText)), ".",
      ]
      return
    }
    let moving = keys.compactMap(\.asString).filter { key in
      course.value(.get(.attached(layer, key: key), .keyPath))?.asString == property.rawValue
    }
    guard moving.count == 1, let key = moving.first else { return nil }
    let attached = { course.value(.get(.attached(layer, key: key), $0)) }
    guard let duration = attached(.duration)?.asNumber, duration > 0 else { return nil }
    let line = TimeLine(course)
    guard let bar = line.bars.last(where: { $0.label == "\(key) on \(layer)" }) else { return nil }
    let elapsed = line.end - bar.start
    let fraction = elapsed / duration
    var (progress, curve): (Double, Reason.Part) = (fraction, "")
    if case .timing(let function) = attached(.timingFunction),
      let value = course.value(.evaluate(function, at: fraction))?.asNumber
    {
      (progress, curve) = (value, ", which \(function) makes \(value.brief)")
    }
    let ends = Self.ends(
      from: number.number(attached(.fromValue)), to: number.number(attached(.toValue)),
      by: number.number(attached(.byValue)),
      model: number.number(course.value(.get(.object(layer), property))))
    guard (0...1).contains(fraction), let (from, to) = ends,
      abs(from + (to - from) * progress - right) <= 1e-6 * max(1, abs(right))
    else { return nil }
    let sum = "\(from.scriptText) + (\(to.scriptText) - \(from.factor)) × \(progress.brief)"
    parts = [
      "\(elapsed.brief) of \(duration.scriptText) seconds have gone by, a fraction of \(fraction.brief)",
      curve,
      ": ", .code("\(sum) = \(right.brief)"), ".",
    ]
  }
}

extension Progress {
  /// Between which numbers an animation goes, by those of its three values that are set.
  private static func ends(
    from: Double?, to: Double?, by: Double?, model: Double?
  ) -> (Double, Double)? {
    switch (from, to, by, model) {
    case (let from?, let to?, _, _): (from, to)
    case (let from?, nil, let by?, _): (from, from + by)
    case (nil, let to?, let by?, _): (to - by, to)
    case (let from?, nil, nil, let model?): (from, model)
    case (nil, let to?, nil, let model?): (model, to)
    case (nil, nil, let by?, let model?): (model, model + by)
    default: nil
    }
  }
}

extension Double {
  /// The number with six decimals at most.
  fileprivate var brief: String {
    magnitude < 1e6 ? ((self * 1e6).rounded() / 1e6).scriptText : scriptText
  }
}
