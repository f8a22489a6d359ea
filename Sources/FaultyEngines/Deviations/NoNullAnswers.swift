import LayerModel
import LayerScript
import Rules

extension DeviationCatalogue {
  /// What engines do that have no null object: it is nil wherever an action is looked for.
  static let noNullAnswers = Fault(
    "no-null-answers", "the null object is taken for nil wherever an action is looked for",
    breaks: [.act(11), .act(4), .act(5), .act(8), .act(15)], taking: [.answer],
    smallest: """
      new l1 {actions: {opacity: null}, style: {actions: {opacity: x1}}}
      ask l1 opacity
      """
  ) { NoNullAnswers() }
}

private struct NoNullAnswers: ActionSemantics {
  mutating func answer(
    from place: ActionPlace, layer: Int, key: String, in state: inout WorldState
  ) -> Value? {
    let answer = state.standardAnswer(from: place, layer: layer, key: key)
    return answer == .null ? .nil : answer
  }
}
