import Engines
import LayerScript

/// What runs of a framework answer to a question.
struct QuestionAnswers {
  /// An answer, and the runs that give it.
  struct Group {
    let answer: Answer
    var runs: [String]
    /// Whether the reference answers the same.
    let isAsReference: Bool
  }

  /// What is answered to one step; several groups are runs that differ.
  struct Row {
    let step: Int
    var groups: [Group]
  }

  let question: OpenQuestion
  let rows: [Row]

  /// Collects the answers to a question; nil where no run answers any of its queries.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - traces: What each run answered to the script, with the name of the run.
  ///   - usual: What the reference answers.
  init?(_ question: OpenQuestion, _ traces: [(run: String, trace: Trace)], usual: Trace) {
    self.question = question
    rows = question.script.steps.indices.compactMap { step in
      Self.row(step, isQuery: question.script.steps[step].isQuery, traces, usual)
    }
    if !rows.contains(where: { question.script.steps[$0.step].isQuery }) { return nil }
  }

  /// The answers to a query, and the exceptions that another step raises.
  private static func row(
    _ step: Int, isQuery: Bool, _ traces: [(run: String, trace: Trace)], _ usual: Trace
  ) -> Row? {
    var row = Row(step: step, groups: [])
    for (run, trace) in traces where step < trace.outcomes.count {
      let answer = trace.outcomes[step].answer
      guard answer.isTelling(ofQuery: isQuery) else { continue }
      if let place = row.groups.firstIndex(where: { $0.answer.agrees(with: answer) }) {
        row.groups[place].runs.append(run)
      } else {
        let same = step < usual.outcomes.count && answer.agrees(with: usual.outcomes[step].answer)
        row.groups.append(Group(answer: answer, runs: [run], isAsReference: same))
      }
    }
    return row.groups.isEmpty ? nil : row
  }
}

extension Answer {
  fileprivate func isTelling(ofQuery isQuery: Bool) -> Bool {
    switch self {
    case .raised, .failed: true
    case .unsupported: false
    case .value, .done: isQuery
    }
  }
}

extension Observations {
  /// What the runs answer to each of these questions that they were asked.
  func answers(to questions: [OpenQuestion]) -> [QuestionAnswers] {
    questions.compactMap { question in
      let traces = sources.compactMap { source in
        source.trace(of: question.script).map { (run: source.name, trace: $0) }
      }
      guard let first = sources.first,
        case .trace(let usual) = Self.reference(for: first).run(question.script)
      else { return nil }
      return QuestionAnswers(question, traces, usual: usual)
    }
  }
}
