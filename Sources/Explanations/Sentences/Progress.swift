import Conformance
import LayerModel
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
    let model = number.number(course.value(.get(.object(layer), property)))
    if keys.isEmpty {
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
    guard moving.count == 1, let key = moving.first,
      let arrival = course.worlds[course.place].arrivals().first(where: {
        $0.layer == layer && $0.animation.key == key
      }),
      let lead = Lead(arrival)
    else { return nil }
    let attached = { course.value(.get(.attached(layer, key: key), $0)) }
    var (progress, curve): (Double, [Reason.Part]) = (lead.fraction, [])
    if case .timing(let function) = attached(.timingFunction),
      let value = course.value(.evaluate(function, at: lead.fraction))?.asNumber
    {
      (progress, curve) = (value, [", which \(function) makes \(value.brief)"])
    }
    let frames = KeyFrames(attached) { number.number($0) }
    let end =
      frames?.text(at: progress, right)
      ?? Self.sum(at: progress, right) { property in
        property == nil ? model : number.number(property.flatMap(attached))
      }
    guard let end else { return nil }
    parts = lead.parts + curve + end
  }

  /// The sum that a number between two is; nil where it does not come out as expected.
  private static func sum(
    at progress: Double, _ right: Double, _ value: (Property?) -> Double?
  ) -> [Reason.Part]? {
    let ends = ends(
      from: value(.fromValue), to: value(.toValue), by: value(.byValue), model: value(nil))
    guard let (from, to) = ends,
      abs(from + (to - from) * progress - right) <= 1e-6 * max(1, abs(right))
    else { return nil }
    let sum = "\(from.scriptText) + (\(to.scriptText) - \(from.factor)) × \(progress.brief)"
    return [": ", .code(EngineText("\(sum) = \(right.brief)")), "."]
  }

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

extension Progress {
  /// How far the animation has come, in words.
  private struct Lead {
    /// The fraction of the cycle.
    let fraction: Double
    let parts: [Reason.Part]

    /// Says it; nil where the animation shows nothing.
    init?(_ arrival: AnimationArrival) {
      let timeline = arrival.timeline
      let elapsed = arrival.elapsed
      let mode = arrival.animation.object[.fillMode].asString
      if elapsed < 0 {
        guard mode == "backwards" || mode == "both" else { return nil }
        fraction = timeline.fraction(atActiveTime: 0)
        parts = [
          .words("It begins at \(timeline.begin.brief) of the layer's time, which is "),
          .words("\(arrival.now.brief) there, and fillMode "), .code(EngineText(mode ?? "")),
          " shows before what it begins with",
        ]
      } else if elapsed < timeline.activeDuration {
        fraction = timeline.fraction(atActiveTime: elapsed)
        let isFirst = elapsed <= timeline.duration
        parts = [
          isFirst
            ? "\(elapsed.brief) of \(timeline.duration.scriptText) seconds have gone by, a fraction of "
            : "\(elapsed.brief) seconds have gone by in cycles of \(timeline.duration.scriptText), a fraction of ",
          "\(fraction.brief)",
        ]
      } else {
        guard mode == "forwards" || mode == "both" else { return nil }
        fraction = timeline.fraction(atActiveTime: timeline.activeDuration)
        parts = [
          .words("It ended at \(arrival.end.brief) of the layer's time, which is "),
          .words("\(arrival.now.brief) there, and fillMode "), .code(EngineText(mode ?? "")),
          .words(" goes on showing what it ended with, at a fraction of \(fraction.brief)"),
        ]
      }
    }
  }
}
