import Campaign
import Engines
import Foundation
import Testing
import Wire

/// Everything that the harness sends is what the schema promises, the probes included.
struct OwnMessageTests {
  @Test func whatARunSendsFitsTheSchema() throws {
    let log = FileManager.default.temporaryDirectory.appending(
      path: "layercheck-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let engine = try ProcessEngine(
      command: [
        "sh", "-c", "tee \"$0\" | python3 \"$1\"", log.path,
        PackageFiles.url("Sources/Drivers/python/engine.py").path,
      ], suite: "test")
    var options = CampaignOptions()
    options.cases = 40
    var campaign = Campaign(of: engine, options: options, suite: "test")
    _ = campaign.run()
    engine.stop()
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > options.cases)
    #expect(lines.contains { $0.contains("nonsense") })
    let schema = try PackageFiles.schema()
    for line in lines {
      let problems = try schema.problems(with: Json(parsing: String(line)), as: "request")
      #expect(problems == [], "\(line)")
    }
  }
}
