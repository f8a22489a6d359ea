import Conformance
import Engines
import LayerModel
import LayerScript

/// What an engine answers to some queries behind each command of a script.
struct AnswerProfile {
  /// Where a query turns wrong for good.
  struct Turn {
    /// The index of the command behind which it does.
    let step: Int
    /// Whether the answer is what it was before, though it should be another.
    let isUnchanged: Bool
  }

  /// One answer to a query.
  private struct Sample {
    /// The index in the original script of the command before it.
    let place: Int
    let expected: Answer
    let actual: Answer
    let isWrong: Bool
    let isOpen: Bool

    /// Whether the answer is an exception or no answer at all, which says nothing of the value.
    var isNoValue: Bool {
      if case .value = actual { false } else { true }
    }
  }

  private var samples: [Step: [Sample]] = [:]

  /// Asks everything that was answered wrongly behind every command; nil where the engine does not
  /// answer all of that.
  init?(of problems: [Problem], in script: Script, by examiner: Examiner) {
    let probed = ProbedScript(asking: problems, in: script)
    let probe = probed.script
    if let limit = examiner.capabilities.stepLimit, probe.steps.count > limit { return nil }
    let expected = World.expectations(of: probe, assumptions: examiner.judge.assumptions)
    guard case .trace(let trace) = examiner.engine.run(probe) else { return nil }
    let judgement = examiner.judge.judge(
      trace, of: probe, expected: expected.steps, reasons: expected.reasons)
    let wrong = Set(judgement.problems.filter { $0.isWrongQuery(of: probe) }.map(\.step))
    for asked in probed.probes {
      let index = asked.step
      samples[probe.steps[index], default: []].append(
        Sample(
          place: asked.command, expected: expected.steps[index].answer,
          actual: trace.outcomes[index].answer, isWrong: wrong.contains(index),
          isOpen: !expected.steps[index].assertsAnswer))
    }
  }

  /// The command behind which a query turns wrong and stays so up to a step; nil where it is right
  /// before that step when it is asked behind every command.
  ///
  /// Of a wrong value, the exceptions and unreadable answers before it tell nothing.
  func turn(of query: Step, before end: Int) -> Turn? {
    let asked = samples[query, default: []].filter { $0.place < end }
    guard let last = asked.last, last.isWrong else { return nil }
    let row = last.isNoValue ? asked : asked.filter { !$0.isWrong || !$0.isNoValue }
    let start = (row.lastIndex { !$0.isWrong } ?? -1) + 1
    let first = row[start]
    guard start > 0, !row[start - 1].isOpen else {
      return Turn(step: first.place, isUnchanged: false)
    }
    let before = row[start - 1]
    return Turn(
      step: first.place,
      isUnchanged: before.actual == first.actual && before.expected != first.expected)
  }
}

extension ProbedScript {
  /// The commands of a script, each with all queries behind it that are answered wrongly later.
  fileprivate init(asking problems: [Problem], in script: Script) {
    var last: [Step: Int] = [:]
    for problem in problems { last[script.steps[problem.step]] = problem.step }
    let queries = Set(problems.map(\.step)).sorted().map { script.steps[$0] }
      .reduce(into: [Step]()) { if !$0.contains($1) { $0.append($1) } }
    let end = problems.map(\.step).max() ?? 0
    self.init(script.steps[..<end], keepingQueries: false, asking: queries) { query, command in
      last[queries[query], default: 0] > command
    }
  }
}
