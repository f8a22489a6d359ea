import Campaign
import Conformance
import Engines
import Foundation
import LayerScript
import Rules
import Testing
import Wire

/// The example engine in Python keeps to the rules, and its faults are found.
struct PythonEngineTests {
  @Test func theEngineConforms() throws {
    let engine = try ProcessEngine(command: Self.command, suite: "test")
    defer { engine.stop() }
    var options = CampaignOptions()
    options.cases = 50
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let record = campaign.run()
    #expect(record.findings.map(\.problem) == [])
    #expect(record.end == .complete)
    #expect(record.conclusion == .conforms)
  }

  /// Some of the faults, each with a script that shows it; the checks of a change have all of them
  /// looked for by random scripts.
  private static let shown = [
    "frame-anchor-centre":
      "new l1 {anchorPoint: (0, 0), bounds: (0, 0, 0, 1)}; get l1.frame; get l1.bounds",
    "null-is-nil": """
    new l1; new d1 {position: null}; set l1.delegate d1; set l1.actions {position: x2}
    ask l1 position
    """,
    "sticky-presentation": """
    new l1; host l1; tick
    new a1 CABasicAnimation {keyPath: "opacity", duration: 10, fromValue: 0, toValue: 1}
    addAnimation a1 to l1 key k; tick; get l1.presentation.opacity
    removeAnimation k from l1; tick; get l1.presentation.opacity
    """,
  ]

  @Test(arguments: try faults().filter { shown[$0.name] != nil })
  func aFaultIsFound(fault: ListedFault) throws {
    let engine = try ProcessEngine(
      command: Self.command + ["--fault", fault.name], suite: "test")
    defer { engine.stop() }
    let script = try Script(parsing: try #require(Self.shown[fault.name]))
    var options = CampaignOptions()
    options.cases = 2
    options.directed = [CampaignOptions.Directed(script, about: fault.rules)]
    options.shrinkBudget = 60
    var findings = 0
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let record = campaign.run(isInterrupted: { findings > 0 }, report: { findings = $0.findings })
    #expect(record.conclusion == .doesNotConform)
    let finding = try #require(record.findings.first)
    #expect(finding.problem.suspects.contains(where: fault.rules.contains))
  }

  @Test func theFaultsThatAreShownAreListed() throws {
    let names = try Self.faults().map(\.name)
    #expect(Self.shown.keys.allSatisfy(names.contains))
  }

  @Test(
    arguments: [
      (
        ["null-is-nil", "frame-stored", "nil-is-null"],
        "faults null-is-nil and nil-is-null both take the decision delegate_answer; "
          + "leave one of them out"
      ),
      (["frame-stored", "frame-stored"], "fault frame-stored is named twice"),
    ])
  func faultsThatExcludeEachOtherAreRefused(names: [String], message: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = Self.command + names.flatMap { ["--fault", $0] }
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix(message + "\n"))
  }

  @Test func severalFaultsAreHadAtOnce() throws {
    let faults = ["frame-anchor-centre", "null-is-nil", "stop-told-twice"]
    let engine = try ProcessEngine(
      command: Self.command + faults.flatMap { ["--fault", $0] }, suite: "test")
    defer { engine.stop() }
    #expect(engine.description.version.terminal.hasSuffix(faults.joined(separator: " with fault ")))
  }

  /// A fault as the engine lists it.
  struct ListedFault: Sendable, CustomTestStringConvertible {
    let name: String
    let rules: [RuleID]

    var testDescription: String { name }
  }

  private static let command = [
    HostileDriver.interpreter,
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Drivers/python/engine.py").path,
  ]

  /// The faults that the engine lists about itself.
  private static func faults() throws -> [ListedFault] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + ["--faults"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      let json = try Json(parsing: line)
      let rules = try #require(json["rules"]?.asArray).map { rule in
        try #require(rule.asString.flatMap { RuleID($0) })
      }
      return ListedFault(name: try #require(json["name"]?.asString), rules: rules)
    }
  }
}
