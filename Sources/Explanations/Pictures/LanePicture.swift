import Conformance
import LayerModel
public import LayerScript

/// Who is called back at which step, in order.
public struct LanePicture: Hashable, Sendable {
  /// Whether a callback came, and should.
  public enum Presence: Hashable, Sendable {
    /// It came as it should.
    case came
    /// It should have come and did not, or came otherwise.
    case missing
    /// It came and should not have.
    case unexpected
  }

  /// One callback.
  public struct Call: Hashable, Sendable {
    /// The place of the step among those that are drawn.
    public let column: Int
    /// The place of its lane.
    public let lane: Int
    /// What it says.
    public let label: EngineText
    /// Whether it came, and should.
    public let presence: Presence
  }

  /// A step at which somebody is called.
  public struct Column: Hashable, Sendable {
    /// The number of the step, from 1.
    public let number: Int
    /// The step as it stands in the script.
    public let step: String
  }

  /// The steps at which somebody is called, in order.
  public let columns: [Column]
  /// Who is called.
  public let lanes: [EngineText]
  /// The callbacks in order, step by step.
  public let calls: [Call]

  /// How many steps are drawn at most.
  private static let mostColumns = 5
  /// How many callbacks are drawn at most.
  private static let mostCalls = 24

  /// The callbacks of the script of a finding that is about one.
  init?(_ course: Course) {
    var found: [(step: Int, who: EngineText, what: EngineText, presence: Presence)] = []
    for step in 0...course.place {
      for (text, presence) in Self.callbacks(of: step, course) {
        let parts = text.divided(atFirstOf: [" told that ", " "]) ?? (text, "")
        found.append((step, parts.start, parts.rest, presence))
      }
    }
    guard found.contains(where: { $0.presence != .came }) else { return nil }
    let steps = Set(found.map(\.step)).sorted().suffix(Self.mostColumns)
    found = Array(found.filter { steps.contains($0.step) }.suffix(Self.mostCalls))
    columns = steps.map { Column(number: $0 + 1, step: course.steps[$0].description) }
    var lanes: [EngineText] = []
    var calls: [Call] = []
    for call in found {
      if !lanes.contains(call.who) { lanes.append(call.who) }
      guard let lane = lanes.firstIndex(of: call.who), let column = steps.firstIndex(of: call.step)
      else { continue }
      calls.append(
        Call(
          column: column - steps.startIndex, lane: lane, label: call.what, presence: call.presence))
    }
    self.lanes = lanes
    self.calls = calls
  }

  /// The callbacks of a step: those that are expected, and in the wrong place also those that came instead.
  private static func callbacks(
    of step: Int, _ course: Course
  ) -> [(EngineText, Presence)] {
    if step < course.place { return course.rows[step].actual.callbacks.map { ($0, .came) } }
    // Behind which others it must come, the numbers show.
    let expected = course.problem.expected
    let missing = expected.divided(atFirstOf: [", behind "])?.start ?? expected
    let extra = course.problem.actual
    var calls: [(EngineText, Presence)] = course.expected[step].events.compactMap { event in
      if case .open = event.presence { return nil }
      // The record has of the step that is wrong nothing but what is.
      let text = EngineText("\(event.shape)")
      return text.hasPrefix(missing) || missing.hasPrefix(text) ? nil : (text, .came)
    }
    if missing != .noSuchCallback { calls.append((missing, .missing)) }
    if extra != .noSuchCallback, extra != .earlyCallback { calls.append((extra, .unexpected)) }
    return calls
  }
}
