public import Conformance
import LayerScript
import Rules

extension BaselineRecord {
  /// The record as lines of JSON: a header, one line a regression, one for each other thing that is wrong or
  /// has changed, and a footer.
  ///
  /// A record without its footer was cut off.
  public var lines: [String] {
    var lines = [Json(headerOf: self)]
    lines += regressions.map { regression in
      Json(
        regression.finding, sort: "regression",
        ("before", .array(regression.before.map { Json($0) })))
    }
    lines += additions.map { Json($0, sort: "addition") }
    lines += troubles.map { Json($0, sort: "trouble") }
    lines += changes.map { Json($0) }
    lines += run.waiting.map { Json($0) }
    return (lines + [Json(footerOf: self)]).map(\.description)
  }
}

extension Json {
  fileprivate init(headerOf record: BaselineRecord) {
    let header = record.run.header
    self = .members([
      ("kind", .string("baseline")), ("format", .number(Double(BaselineRecord.formatVersion))),
      ("suite", .string(header.suite)), ("catalogue", .string(header.catalogue)),
      ("before", Json(record.earlier)), ("beforeOption", .string(record.earlierOption)),
      ("recorded", record.isRecorded ? .boolean(true) : nil),
      ("now", Json(header.engine)), ("nowOption", .string(header.engineOption)),
      ("seed", .string(String(header.seed))), ("cases", .number(Double(header.cases))),
      ("areas", .strings(header.areas.map(\.name))),
      ("rules", .strings(header.rules.map(\.description))),
      ("levels", .strings(header.levels.map(\.name))),
      ("time", header.time.map { .string($0) }),
      ("lost", .strings(record.lost)), ("gained", .strings(record.gained)),
    ])
  }

  fileprivate init(_ finding: Finding, sort: String, _ more: (String, Json)...) {
    let members = Json(finding).asObject ?? []
    let others = [("sort", .string(sort))] + more
    self = .object(members + others.map { Member($0.0, $0.1) })
  }

  fileprivate init(_ change: Change) {
    self = .members([
      ("kind", .string("change")), ("sort", .string(change.identity.kind.rawValue)),
      ("look", Json(change.identity.look)),
      ("deviation", change.identity.deviation.map { .string($0.rawValue) }),
      ("count", .number(Double(change.count))), ("script", .string(change.script.description)),
      ("before", Json(change.before)), ("now", Json(change.now)),
    ])
  }

  fileprivate init(footerOf record: BaselineRecord) {
    let verdict: [(String, Json?)] = [
      ("kind", .string("footer")), ("conclusion", .string(record.conclusion.rawValue)),
      ("answers", .number(Double(record.answers))),
      ("earlierDeaths", .number(Double(record.earlierDeaths))),
      ("unsteady", .number(Double(record.unsteady))),
      ("untried", .number(Double(record.untried))),
    ]
    self = .members(verdict + Self.end(record.run.end, record.run.statistics))
  }
}
