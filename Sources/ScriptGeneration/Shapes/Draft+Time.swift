import Choices
import Geometry
import LayerScript

/// Conversions of time, and the curves of timing functions.
extension Draft {
  func convertTime(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (time: Double, from: ObjectName?, to: ObjectName?)?
    if case .convertTime(let time, let from, let to) = like?.query { wanted = (time, from, to) }
    let isOutside = hint.key == Hint.fromOutside
    guard let from = end(&source, prefer: isOutside ? nil : hint.layer, like: wanted.map(\.from)),
      let to = end(&source, prefer: hint.other, like: wanted.map(\.to))
    else { return nil }
    let suggestions = hint.value?.asNumber.map { [$0] } ?? []
    let time = source.double(
      Numbers.instant, suggestions: suggestions, isPlanned: hint.value != nil, like: wanted?.time)
    return Step(.convertTime(time, from: from, to: to))
  }

  /// Draws one end of a conversion; the outer nil means that the step is impossible.
  private func end(
    _ source: inout ChoiceSource, prefer: Int?, like: ObjectName??
  ) -> ObjectName?? {
    let isOutside = hint.key == Hint.fromOutside && prefer == nil
    let isPlanned = prefer != nil && hint.value != nil
    let isLayer = source.boolean(
      percent: isOutside ? 3 : isPlanned ? 97 : 75, like: like.map { $0 != nil })
    guard isLayer else { return .some(nil) }
    return layer(&source, prefer: prefer, like: like ?? nil).map { .some(.layer($0)) } ?? nil
  }

  func controlPoint(_ source: inout ChoiceSource, _ like: Step?) -> Step? {
    var wanted: (function: TimingFunction, index: Int)?
    if case .controlPoint(let function, let index) = like?.query { wanted = (function, index) }
    let functions = TimingFunction.Name.allCases.map { TimingFunction.named($0) }
    let custom = TimingFunction.custom(CubicCurve(0.25, 0.5, 0.75, 1))
    let function = source.pick(functions + [custom], like: wanted?.function)
    return Step(
      .controlPoint(function, index: source.integer(in: 0...3, like: wanted?.index)))
  }
}
