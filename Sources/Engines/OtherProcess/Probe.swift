import LayerScript
import Wire

/// A step to which a driver must answer that it does not know it, or one that such a step needs.
struct Probe {
  let step: Json
  /// What about the step does not exist; nil when all of it does.
  let nonsense: String?

  /// The probes in scripts that are no longer than a driver takes.
  static func parts(within limit: Int?) -> [[Probe]] {
    let limit = limit ?? .max
    let parts = [[noStep], [layer, noProperty], [noClass]]
    let whole = parts.flatMap { $0 }
    return whole.count <= limit ? [whole] : parts.filter { $0.count <= limit }
  }

  /// The complaint that an outcome is not the one that a driver must give.
  func problem(with outcome: Outcome) -> EngineProblem? {
    guard let nonsense else { return nil }
    if case .unsupported = outcome.answer { return nil }
    let (asked, answered) = (
      ReplyReading.excerpt(step.bytes), ReplyReading.excerpt(Json(outcome).bytes)
    )
    return EngineProblem(
      "the driver did not answer 'unsupported' to a \(nonsense) that does not exist: it answered "
        + "\(answered) to \(asked)",
      remedy: "an unknown \(nonsense) must change nothing and be answered {\"unsupported\":\"...\"}"
    )
  }

  private static let noStep = Probe(
    step: .members([("step", .string("nonsense"))]), nonsense: "step")

  private static let layer = Probe(
    step: .members([
      ("step", .string("new")), ("name", .string("l1")), ("class", .string("CALayer")),
    ]), nonsense: nil)

  private static let noProperty = Probe(
    step: .members([
      ("step", .string("set")), ("on", .string("l1")), ("property", .string("nonsense")),
      ("value", .number(1)),
    ]), nonsense: "property")

  private static let noClass = Probe(
    step: .members([
      ("step", .string("new")), ("name", .string("l2")), ("class", .string("CANonsenseLayer")),
    ]), nonsense: "class")
}
