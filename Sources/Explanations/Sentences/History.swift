import Conformance
import LayerScript

/// Since which step of a script the expected answer is the right one.
struct History {
  let parts: [Reason.Part]

  /// Follows the query that shows what is wrong through the script.
  init?(_ course: Course) {
    guard course.problem.event == nil, let query = course.query, let right = course.right,
      let now = right.code
    else { return nil }
    let answers = (0...course.place).map { course.value(query, before: $0) }
    guard answers.last == right else { return nil }
    guard let change = (0..<course.place).last(where: { answers[$0] != right }) else { return nil }
    let step: Reason.Part = .code(EngineText(course.steps[change].description))
    guard course.steps[change].description.count <= 100 else { return nil }
    guard let before = answers[change] else {
      // In front of that step there was nothing to be asked.
      if !Self.isFirst(query, change, course) { return nil }
      parts = [
        "It is ", now, " since step \(change + 1), ", step, ", and no later step changes it.",
      ]
      return
    }
    // Before anything is published there is nothing to be shown.
    if case .get(.presentation, _) = query, before == .nil { return nil }
    guard let earlier = before.code else { return nil }
    var end: [Reason.Part] = ["."]
    if let wrong = course.wrong {
      if wrong == before {
        end = [", which the engine still answers."]
      } else if let place = answers[..<change].lastIndex(of: wrong), place > 0 {
        end = ["; the engine answers what was right in front of step \(place + 1)."]
      }
    }
    parts = ["Step \(change + 1), ", step, ", makes it ", now, ": before, it was ", earlier] + end
  }

  /// Tells whether a step creates what the query asks.
  private static func isFirst(_ query: Query, _ step: Int, _ course: Course) -> Bool {
    let names = course.exist(before: step)
    return Step(query).mentions { !$0.kind.existsByName && !names.contains($0) }
  }
}
