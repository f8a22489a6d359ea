import Campaign
import Conformance
import Engines
import LayerScript
import Testing

/// A campaign over a hostile driver comes to its end and says what the driver did.
struct HostileCampaignTests {
  private static var options: CampaignOptions {
    var options = CampaignOptions()
    options.cases = 2
    options.shrinkBudget = 20
    options.deadlyShrinkBudget = 3
    return options
  }

  @Test func aDriverThatKeepsToTheProtocolConforms() async throws {
    let driver = try HostileDriver()
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    var campaign = Campaign(of: engine, options: Self.options, suite: "test")
    let record = campaign.run()
    engine.stop()
    #expect(record.findings.map(\.problem) == [])
    #expect(record.statistics.deaths == 0)
    #expect(record.conclusion == .conforms)
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    ("def run(n, steps): sys.exit(3)", FindingKind.crash),
    ("def run(n, steps): send(b'layout pass 1\\n')", .protocolViolation),
    ("def run(n, steps): send(2 * line(n, trace=trace(steps)))", .protocolViolation),
    ("def run(n, steps): send(line(n, trace=[]))", .protocolViolation),
    ("def run(n, steps):\n  os.close(1)\n  time.sleep(60)", .protocolViolation),
    ("def run(n, steps): time.sleep(60)", .hang),
    ("def run(n, steps):\n  while True: sys.stderr.write(65536 * 'x')", .hang),
  ])
  func whatADriverDoesIsAFindingOfItsOwnKind(program: String, kind: FindingKind) async throws {
    let driver = try HostileDriver(program)
    var options = Self.options
    var deadlines = Deadlines()
    if kind == .hang {
      options.deadlyShrinkBudget = 1
      deadlines.script = 0.2
    }
    let engine = try ProcessEngine(command: driver.command, suite: "test", deadlines: deadlines)
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let record = campaign.run()
    engine.stop()
    #expect(Set(record.findings.map(\.problem.kind)) == [kind])
    #expect(record.findings.allSatisfy { $0.confirmed.again == $0.confirmed.runs })
    #expect(record.statistics.deaths == options.cases)
    #expect(record.conclusion == .doesNotConform)
    try await driver.expectNoProcessIsLeft()
  }

  @Test(arguments: [
    (
      """
      kept = 1
      def trace(steps):
        global kept
        layers, outcomes, start = {}, [], kept
        for step in steps:
          outcomes.append(outcome(layers, step))
          if step["step"] == "new": layers[step["name"]] = start
          if step["step"] == "set": kept = 0.5
        return outcomes
      """, 1
    ),
    (
      """
      count = 0
      def run(n, steps):
        global count
        count += 1
        if count > 3: sys.exit(9)
        send(line(n, trace=trace(steps)))
      """, 3
    ),
  ])
  func whatADriverKeepsFromScriptToScriptIsConvicted(
    program: String, earlier: Int
  ) async throws {
    let driver = try HostileDriver(program)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    var options = Self.options
    options.cases = 6
    options.seed = 2
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let record = campaign.run()
    engine.stop()
    let finding = try #require(
      record.findings.first { $0.problem.kind == .dependsOnEarlier })
    #expect(finding.earlier.count == earlier)
    #expect(finding.counts)
    #expect(record.end == .complete)
    try await driver.expectNoProcessIsLeft()
  }

  @Test func aDriverThatDoesNotStartAgainEndsTheCampaign() async throws {
    let driver = try HostileDriver(
      """
      def at_start():
        if len(open(sys.argv[1]).readlines()) > 1: sys.exit(1)
      def run(n, steps): sys.exit(1)
      """)
    let engine = try ProcessEngine(command: driver.command, suite: "test")
    var options = Self.options
    options.cases = 5
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let record = campaign.run()
    engine.stop()
    #expect(record.statistics.scripts < options.cases)
    guard case .engineGone(let why) = record.end else {
      Issue.record("ended by \(record.end)")
      return
    }
    #expect(why.terminal.contains("exit code 1"))
    try await driver.expectNoProcessIsLeft()
  }
}
