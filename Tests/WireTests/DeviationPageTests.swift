import FaultyEngines
import LayerModel
import LayerScript
import Testing
import Wire

/// What `Specs/protocol.md` says of deviations is so.
struct DeviationPageTests {
  @Test func eachDeviationOfTheTableExistsAndDoesWhatItSays() throws {
    let rows = try Self.section().split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 6)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimming(" `") }
      let deviation = try DeviationCatalogue.deviation(
        named: cells[0].replacing("KEYS", with: "opacity"))
      #expect(cells[1].hasPrefix(deviation.sentence), "\(cells[0])")
    }
  }

  @Test func aGreetingIsReadAndWrittenWithItsDeviations() throws {
    var engine = World.referenceDescription
    engine.deviations = ["no-presentation", "only-keys-animate:opacity"]
    let reply = Json(Reply(number: 1, .hello(engine)))
    #expect(try PackageFiles.schema().problems(with: reply, as: "reply") == [])
    #expect(try Reply(Json(parsing: reply.bytes)) == Reply(number: 1, .hello(engine)))
  }

  private static func section() throws -> Substring {
    let page = try PackageFiles.text("Specs/protocol.md")
    let start = try #require(page.firstRange(of: "### Deviations\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n### ")).lowerBound
    return page[start..<end]
  }
}

extension Substring {
  /// The text without some characters at both ends.
  fileprivate func trimming(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(String(start.reversed().drop { characters.contains($0) }).reversed())
  }
}
