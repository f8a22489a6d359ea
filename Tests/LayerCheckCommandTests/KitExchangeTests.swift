import Foundation
import Kits
import Testing
import Wire

/// Each kit reads whatever `Specs/exchanges.md` shows, and answers as the page says what it knows.
struct KitExchangeTests {
  /// A block of the page.
  private struct Exchange {
    var steps: [Json] = []
    var outcomes: [Json] = []

    /// The message that has the steps carried out.
    func request(number: Int) -> Json {
      let run = Json.object([Json.Member("steps", .array(steps))])
      return .object([Json.Member("n", .number(Double(number))), Json.Member("run", run)])
    }
  }

  @Test(arguments: InitTests.tried)
  func aKitReadsEachExchange(language: Kit.Language) throws {
    let exchanges = try Self.exchanges()
    let requests = exchanges.enumerated().map { $1.request(number: $0 + 1).description }
    let folder = try Folder()
    #expect(try Program("init", language.rawValue, folder.path("it")).code == 0)
    try folder.write(requests.joined(separator: "\n") + "\n", to: "messages")
    let answers = try InitTests.answers(of: language, in: folder, to: "../messages")
    #expect(answers.count == exchanges.count)
    for (place, (answer, exchange)) in zip(answers, exchanges).enumerated() {
      #expect(answer["n"]?.asInteger == place + 1)
      let outcomes = try #require(answer["trace"]?.asArray)
      #expect(outcomes.count == exchange.outcomes.count)
      // Behind a step that the kit does not know, its world is another one.
      let known = zip(outcomes, exchange.outcomes).prefix { $0.0["unsupported"] == nil }
      #expect(known.allSatisfy { $0.0 == $0.1 }, "\(requests[place])")
      let kinds: Set = ["unsupported", "done", "value", "raised"]
      #expect(outcomes.allSatisfy { $0.asObject.map { kinds.contains($0[0].key) } ?? false })
    }
  }

  private static func exchanges() throws -> [Exchange] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Specs/exchanges.md")
    var exchanges: [Exchange] = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
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
}
