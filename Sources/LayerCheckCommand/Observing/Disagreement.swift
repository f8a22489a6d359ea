import Engines
import LayerScript

/// A step that two runs of a framework answer differently.
struct Disagreement {
  /// The script.
  let script: Script
  /// The index of the step, from 0.
  let step: Int
  /// Whether the runs are of different systems, and not only of different times.
  let isOfSystems: Bool
  /// The first run, and another that differs from it, with what they answer.
  let answers: [(source: String, outcome: Outcome)]

  /// The first step of each script at which a run differs from the first one, leaving out what either of
  /// them did not support.
  static func all(among sources: [Observations.Source]) -> [Disagreement] {
    guard let first = sources.first else { return [] }
    let known = traces(of: first)
    var found: [Disagreement] = []
    for source in sources.dropFirst() {
      for run in source.answered.runs {
        guard case .trace(let trace) = run.run, let other = known[run.script.description],
          let step = firstDifference(other, trace)
        else { continue }
        let answers = [(first.name, other), (source.name, trace)].map { name, trace in
          (source: name, outcome: trace.outcomes[step])
        }
        let systems = [first, source].map(\.answered.engine.version)
        found.append(
          Disagreement(
            script: run.script, step: step, isOfSystems: systems[0] != systems[1],
            answers: answers))
      }
    }
    return found
  }

  private static func traces(of source: Observations.Source) -> [String: Trace] {
    var traces: [String: Trace] = [:]
    for run in source.answered.runs {
      if case .trace(let trace) = run.run { traces[run.script.description] = trace }
    }
    return traces
  }

  private static func firstDifference(_ one: Trace, _ other: Trace) -> Int? {
    zip(one.outcomes, other.outcomes).enumerated().first { _, pair in
      for outcome in [pair.0, pair.1] {
        if case .unsupported = outcome.answer { return false }
      }
      return !pair.0.answer.agrees(with: pair.1.answer)
        || pair.0.events.map(\.description) != pair.1.events.map(\.description)
    }?.offset
  }
}
