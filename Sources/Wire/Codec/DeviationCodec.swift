import Conformance
import LayerScript
import Rules

extension Json {
  /// What a run says of a declared deviation, as a line of a record.
  init(_ result: DeviationResult) {
    self = .members(
      [
        ("kind", .string("deviation")), ("name", Json(result.name)),
        ("sentence", Json(result.sentence)),
        ("rules", .strings(result.rules.map(\.description))),
      ] + Self.members(of: result.counts))
  }

  /// What each deviation of a part of a run came to.
  init(_ counts: [EngineText: DeviationCounts]) {
    self = .array(
      counts.sorted { $0.key.forJson < $1.key.forJson }.map { name, counts in
        .members([("name", Json(name))] + Self.members(of: counts))
      })
  }

  private static func members(of counts: DeviationCounts) -> [(String, Json?)] {
    [
      ("scripts", .number(Double(counts.scripts))),
      (
        "broken",
        .object(
          counts.rules.sorted { $0.key < $1.key }.map { rule, count in
            Member(rule.description, .number(Double(count)))
          })
      ),
    ]
  }
}

extension Field {
  func deviationResult() throws(MessageProblem) -> DeviationResult {
    DeviationResult(
      name: try member("name").engineText(), sentence: try member("sentence").engineText(),
      rules: try member("rules").ruleIDs(), counts: try deviationCounts())
  }

  /// What each deviation of a part of a run came to.
  func countsByDeviation() throws(MessageProblem) -> [EngineText: DeviationCounts] {
    var all: [EngineText: DeviationCounts] = [:]
    for element in try elements() {
      all[try element.member("name").engineText()] = try element.deviationCounts()
    }
    return all
  }

  private func deviationCounts() throws(MessageProblem) -> DeviationCounts {
    var counts = DeviationCounts()
    counts.scripts = try member("scripts").integer()
    let broken = try member("broken")
    for entry in broken.json.asObject ?? [] {
      let value = Field(entry.value, path: "\(broken.path).\(entry.key)")
      guard let rule = RuleID(entry.key) else { throw value.problem("there is no such rule") }
      counts.rules[rule] = try value.integer()
    }
    return counts
  }
}
