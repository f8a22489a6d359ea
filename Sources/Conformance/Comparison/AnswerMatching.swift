import LayerScript

/// Whether an answer is one that a pattern allows.
enum AnswerMatch: Hashable {
  case accepted
  case refused
  /// The script ends before it could be told.
  case unknown
  /// The driver had trouble of its own, which is neither right nor wrong.
  case failed(EngineText)
}

extension AnswerPattern {
  /// Matches an answer; `later` are the outcomes from this step on, `steps` the steps themselves.
  func match(
    _ answer: Answer, later: ArraySlice<Outcome>, steps: ArraySlice<Step>
  ) -> AnswerMatch {
    if case .failed(let trouble) = answer { return .failed(trouble) }
    switch (self, answer) {
    case (.undecided, _), (.done, .done), (.doneOrRaises, .done), (.doneOrRaises, .raised),
      (.raises, .raised):
      return .accepted
    case (.value(let pattern), .value(let value)):
      return pattern.accepts(value) ? .accepted : .refused
    case (.raises(.byNextCommit), .done): return Self.raisesByCommit(later, steps)
    default: return .refused
    }
  }

  /// Looks for an exception up to the next step that may commit.
  private static func raisesByCommit(
    _ outcomes: ArraySlice<Outcome>, _ steps: ArraySlice<Step>
  ) -> AnswerMatch {
    for (outcome, step) in zip(outcomes, steps) {
      if case .raised = outcome.answer { return .accepted }
      switch step.kind {
      case .commit, .flush, .tick: return .refused
      default: continue
      }
    }
    return .unknown
  }
}
