import Conformance
import LayerModel
import LayerScript

/// A script with other steps, and how they correspond to its own.
struct AlteredScript: Equatable {
  var script: Script
  /// Of each step the place of the one that it stands for; nil where it was put in.
  var origins: [Int?]

  init(_ steps: [(step: Step, origin: Int?)]) {
    script = Script(steps.map(\.step))
    origins = steps.map(\.origin)
  }

  /// A script with as many steps as the one that was altered.
  init(stepByStep script: Script) {
    self.script = script
    origins = Array(script.steps.indices)
  }

  /// What was answered to the script that was altered, as answers to this one.
  ///
  /// What was called back by a step counts for a step that was put in behind it where it is expected of that one.
  func answers(_ trace: Trace, assumptions: Assumptions) -> Trace {
    var outcomes = origins.map { $0.map { trace.outcomes[$0] } ?? Outcome(.done) }
    let added = origins.indices.dropFirst().filter { origins[$0] == nil }
    if added.isEmpty { return Trace(outcomes) }
    let expected = World.expectations(of: script, assumptions: assumptions).steps
    for place in added {
      var waiting = expected[place].events.compactMap(\.answer)
      var kept: [Event] = []
      for event in outcomes[place - 1].events {
        if let match = waiting.firstIndex(of: event) {
          waiting.remove(at: match)
          outcomes[place].events.append(event)
        } else {
          kept.append(event)
        }
      }
      outcomes[place - 1].events = kept
    }
    return Trace(outcomes)
  }
}
