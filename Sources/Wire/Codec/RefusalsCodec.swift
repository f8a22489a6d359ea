import Conformance
import LayerScript

extension Json {
  /// What an engine refused, as a line of a record.
  init(lineOf refusals: Refusals) {
    self = .members([("kind", .string("refusals"))] + Self.members(of: refusals))
  }

  init(_ refusals: Refusals) { self = .members(Self.members(of: refusals)) }

  private static func members(of refusals: Refusals) -> [(String, Json?)] {
    let variants = refusals.variants.sorted { $0.key < $1.key }
    let answered = refusals.answered.sorted().map(\.description)
    return [
      ("refused", variants.isEmpty ? nil : .array(variants.map { Json($0.key, $0.value) })),
      ("answered", answered.isEmpty ? nil : .strings(answered)),
      (
        "situations",
        refusals.situations == 0 ? nil : .number(Double(refusals.situations))
      ),
      ("why", Json(refusals.situationReasons)),
    ]
  }

  private init(_ variant: StepVariant, _ count: Refusals.Count) {
    self = .members(
      Self.members(of: variant) + [
        ("refused", .number(Double(count.refused))),
        ("answered", count.answered == 0 ? nil : .number(Double(count.answered))),
        ("why", Json(count.reasons)),
      ])
  }

  init(_ variant: StepVariant) { self = .members(Self.members(of: variant)) }

  private static func members(of variant: StepVariant) -> [(String, Json?)] {
    [
      ("step", .string(variant.kind.rawValue)),
      ("subject", variant.subject.isEmpty ? nil : .string(variant.subject)),
      ("property", variant.property.map { .string($0) }),
      ("detail", variant.detail.map { .string($0) }),
    ]
  }

  /// What a driver said; nil where it said nothing.
  private init?(_ reasons: RefusalReasons) {
    if reasons.texts.isEmpty { return nil }
    self = .array(
      reasons.texts.map { text in
        .members([
          ("text", Json(text)), ("times", .number(Double(reasons.counts[text] ?? 0))),
        ])
      })
  }
}

extension Field {
  func refusals() throws(MessageProblem) -> Refusals {
    var refusals = Refusals()
    if let refused = optional("refused") {
      for element in try refused.elements() {
        refusals.variants[try element.stepVariant()] = try element.refusalCount()
      }
    }
    if let answered = optional("answered") {
      for element in try answered.elements() {
        guard let scope = RefusalScope(try element.string()) else {
          throw element.problem("nothing of this name can be refused")
        }
        refusals.answered.insert(scope)
      }
    }
    refusals.situations = try optional("situations")?.integer() ?? 0
    refusals.situationReasons = try refusalReasons()
    return refusals
  }

  func stepVariant() throws(MessageProblem) -> StepVariant {
    StepVariant(
      try member("step").choice("a kind of step", of: StepKind.self),
      try optional("subject")?.string() ?? "", try optional("property")?.string(),
      detail: try optional("detail")?.string())
  }

  private func refusalCount() throws(MessageProblem) -> Refusals.Count {
    var count = Refusals.Count()
    count.refused = try member("refused").integer()
    count.answered = try optional("answered")?.integer() ?? 0
    count.reasons = try refusalReasons()
    return count
  }

  private func refusalReasons() throws(MessageProblem) -> RefusalReasons {
    var reasons = RefusalReasons()
    guard let why = optional("why") else { return reasons }
    for element in try why.elements() {
      reasons.add(
        try element.member("text").engineText(), times: try element.member("times").integer())
    }
    return reasons
  }
}
