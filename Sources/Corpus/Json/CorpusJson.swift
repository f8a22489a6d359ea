import LayerScript
import Rules
public import Wire

extension Corpus {
  /// The version of the JSON form.
  public static let format = 1

  /// The corpus as a JSON text for programs of others, with one case a line.
  ///
  /// Expressions are numbers here; `Specs/corpus/corpus.schema.json` describes the form.
  public var jsonText: String {
    var text = "{\"format\":\(Self.format),\"catalogue\":\(Json.string(Catalogue.version)),"
    text += "\"chapters\":[\n"
    let chapters = chapters.map { chapter in
      let cases = chapter.cases.map { Json($0).description }.joined(separator: ",\n")
      return "{\"name\":\(Json.string(chapter.name)),\"title\":\(Json.string(chapter.title)),"
        + "\"cases\":[\n\(cases)\n]}"
    }
    return text + chapters.joined(separator: ",\n") + "\n]}\n"
  }
}

extension Json {
  /// A case as others read it.
  public init(_ worked: CorpusCase) {
    let expectations = worked.expectations.sorted { $0.key < $1.key }
    self = .members([
      ("title", .string(worked.title)),
      ("rules", .strings(worked.rules.map(\.description))),
      ("source", .string(worked.source)),
      ("profiles", worked.profiles.isEmpty ? nil : .strings(worked.profiles)),
      ("steps", Json(worked.script)),
      ("expect", .array(expectations.map { Json(step: $0.key, $0.value) })),
    ])
  }

  private init(step: Int, _ expectation: CorpusExpectation) {
    let answer = expectation.answer.map(Self.members) ?? []
    let events = expectation.events.map { events in
      Json.members([
        ("list", Json(Outcome(.done, events: events.list))["events"] ?? .array([])),
        ("ordered", .boolean(events.isOrdered)),
        ("amongOthers", events.isPartial ? .boolean(true) : nil),
        ("byNow", events.isByNow ? .boolean(true) : nil),
        ("ofAnyLayer", events.isOfAnyLayer ? .boolean(true) : nil),
        (
          "besides",
          events.ignored.isEmpty ? nil : .strings(events.ignored.map(\.rawValue))
        ),
      ])
    }
    self = .members([("step", .number(Double(step)))] + answer + [("events", events)])
  }

  private static func members(_ answer: CorpusAnswer) -> [(String, Json?)] {
    switch answer {
    case .value(let value, let tolerance):
      let isNumeric = value.components != nil || value.asList != nil || value.asDictionary != nil
      return [
        ("value", Json(value)),
        ("tolerance", isNumeric ? .number(tolerance.absolute) : nil),
        ("modulus", tolerance.modulus.map { .number($0) }),
      ]
    case .unordered(let values): return [("unordered", Json(.list(values)))]
    case .something(let other):
      return [("something", .members([("except", other.map { Json($0) })]))]
    case .raised(let byNextCommit):
      return [("raised", .string(byNextCommit ? "by the next commit" : "now"))]
    }
  }
}
