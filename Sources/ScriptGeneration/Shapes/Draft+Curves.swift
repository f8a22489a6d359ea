import Choices
import Geometry
import LayerModel
import LayerScript

/// Questions about timing functions and value functions, and copies of animations.
extension Draft {
  func evaluate(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (function: TimingFunction, fraction: Double)?
    if case .evaluate(let function, at: let fraction) = like?.query {
      wanted = (function, fraction)
    }
    let named = TimingFunction.Name.allCases.map { TimingFunction.named($0) }
    let custom = [
      CubicCurve(0.1, 1, 1, 0.2), CubicCurve(1, 0, 0.8, 1), CubicCurve(0.2, 0, 0, 1),
      CubicCurve(0.68, -0.55, 0.265, 1.55), CubicCurve(0.5, 0, 0.5, 1),
    ].map { TimingFunction.custom($0) }
    let function = source.pick(named + custom, like: wanted?.function)
    let fractions = [0.25, 0.5, 0.75, 0.1, 0.2, 0.8, 0.9, -0.5, 1.5, 0.001, 0.999, 0.03, 0.97]
    let fraction = source.pick(fractions, like: wanted?.fraction)
    return Step(.evaluate(function, at: fraction))
  }

  func valueFunction(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: String?
    if case .valueFunction(let name) = like?.query { wanted = name }
    let names = ValueFunction.allCases.map(\.rawValue) + ["spin", ""]
    return Step(.valueFunction(source.pick(names, like: wanted)))
  }

  func copyAnimation(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (original: ObjectName, copy: ObjectName)?
    if case .copy(let original, as: let copy) = like?.command { wanted = (original, copy) }
    guard
      let original = source.reference(
        sort: Sort.animation, among: stage.animationNumbers, prefer: stage.animationNumbers.last,
        like: wanted?.original.number),
      let number = source.identity(
        sort: Sort.animation, taken: stage.animationNumbers, like: wanted?.copy.number)
    else { return nil }
    return Step(.copy(.animation(original), as: .animation(number)))
  }
}
