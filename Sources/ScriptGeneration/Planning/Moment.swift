import Choices
import LayerScript

/// Where in its course an animation is from its first commit on, which begin times alone hardly say.
enum Moment {
  case waiting, underWay, over, again, cutShort

  /// What an animation says of its time to be there; what random begin times, durations and counts
  /// would have to meet by chance.
  ///
  /// - Parameters:
  ///   - now: The reading of the clock in seconds.
  ///   - source: Chooses among the ways to be there.
  /// - Returns: Values of properties of the animation.
  func settings(now: Double, _ source: inout ChoiceSource) -> [Property: Value] {
    let fill = Value.string(Self.fills[source.plan(below: Self.fills.count)])
    switch self {
    case .waiting: return [.beginTime: .number(now + 50), .fillMode: fill]
    case .underWay:
      let paces: [[Property: Value]] = [
        [:], [.speed: .number(2)], [.speed: .number(0.5)],
        [.timingFunction: .timing(.named(.easeIn))],
      ]
      return [.beginTime: .number(now - 0.0625)].merging(
        paces[source.plan(below: paces.count)]
      ) { own, _ in own }
    case .over:
      let isBack = source.plan(below: 2) == 0
      return [
        .beginTime: .number(now - 30), .duration: .number(1), .fillMode: fill,
        .removedOnCompletion: .boolean(false),
      ].merging(isBack ? [.autoreverses: .boolean(true)] : [:]) { own, _ in own }
    case .again:
      let repeats: [[Property: Value]] = [
        [.repeatCount: .number(2)], [.repeatCount: .number(1.5)],
        [.repeatCount: .number(.infinity)], [.repeatDuration: .number(2)],
        [.autoreverses: .boolean(true)],
      ]
      return [.beginTime: .number(now - 1.25), .duration: .number(1)].merging(
        repeats[source.plan(below: repeats.count)]
      ) { own, _ in own }
    case .cutShort:
      let counts: [[Property: Value]] = [
        [.repeatCount: .number(0.5)], [.repeatDuration: .number(0.5)],
      ]
      return [.beginTime: .number(now - 0.75), .duration: .number(1)].merging(
        counts[source.plan(below: counts.count)]
      ) { own, _ in own }
    }
  }

  private static let fills = ["both", "forwards", "backwards", "removed"]

  /// The values that an animation may run between, the usual ones more than once.
  static let ends: [Set<Property>] = [
    [.fromValue, .toValue], [.toValue], [.toValue], [.fromValue], [.byValue],
    [.fromValue, .byValue], [.toValue, .byValue],
  ]
}
