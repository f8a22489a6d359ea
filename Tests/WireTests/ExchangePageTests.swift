import Engines
import LayerScript
import Rules
import Testing
import Wire

/// `Specs/exchanges.md` shows everything that travels, and shows it as it is.
struct ExchangePageTests {
  /// A block of the page: steps, and what is answered to them.
  private struct Exchange {
    var steps: [Json] = []
    var outcomes: [Json] = []
  }

  @Test func theReferenceAnswersAsThePageSays() throws {
    let server = ProtocolServer.reference([.view8: true])
    for exchange in try Self.exchanges() {
      let run = Json.object([Json.Member("steps", .array(exchange.steps))])
      let request = Json.object([Json.Member("n", .number(2)), Json.Member("run", run)])
      let answer = try #require(server.answer(to: request.bytes))
      let outcomes = try #require(try Json(parsing: answer)["trace"]?.asArray)
      #expect(outcomes.count == exchange.outcomes.count)
      for (place, outcome) in outcomes.enumerated() {
        let shown = exchange.outcomes[place]
        #expect(Self.text(outcome) == Self.text(shown), "\(Self.text(exchange.steps[place]))")
      }
    }
  }

  @Test func everyStepAndOutcomeFitsTheSchema() throws {
    let schema = try PackageFiles.schema()
    for exchange in try Self.exchanges() {
      for outcome in exchange.outcomes {
        #expect(try schema.problems(with: outcome, as: "outcome") == [])
      }
      for step in exchange.steps where (try? Step(step)) != nil {
        #expect(try schema.problems(with: step, as: "step") == [])
      }
    }
  }

  @Test func everyKindOfStepIsShown() throws {
    let shown = Set(try Self.exchanges().flatMap(\.steps).compactMap { $0["step"]?.asString })
    #expect(StepKind.allCases.map(\.rawValue).filter { !shown.contains($0) } == [])
  }

  @Test(arguments: ["asked", "ran", "started", "stopped", "completed", "called", "changed"])
  func everyEventIsShown(event: String) throws {
    #expect(try PackageFiles.text("Specs/exchanges.md").contains("\"event\":\"\(event)\""))
  }

  @Test(arguments: [
    "num", "null", "point", "size", "rect", "affine", "transform", "color", "path", "timing",
    "list", "dict", "ref",
  ])
  func everyKindOfValueIsShown(tag: String) throws {
    #expect(try PackageFiles.text("Specs/exchanges.md").contains("{\"\(tag)\":"))
  }

  private static func exchanges() throws -> [Exchange] {
    var exchanges: [Exchange] = []
    for line in try PackageFiles.text("Specs/exchanges.md").split(separator: "\n") {
      if line == "```text" { exchanges.append(Exchange()) }
      guard let last = exchanges.indices.last else { continue }
      if line.hasPrefix("> ") { exchanges[last].steps.append(try json(line)) }
      if line.hasPrefix("< ") { exchanges[last].outcomes.append(try json(line)) }
    }
    return exchanges
  }

  private static func json(_ line: Substring) throws -> Json {
    try Json(parsing: Array(line.dropFirst(2).utf8))
  }

  private static func text(_ json: Json) -> String { String(decoding: json.bytes, as: UTF8.self) }
}
