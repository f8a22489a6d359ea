import Campaign
import Choices
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing
import Wire

/// How many engines work at the same time decides how long a run takes, and nothing else.
struct JobTests {
  @Test(arguments: [("reference", 3), ("commit-leaks-values", 2), ("commit-leaks-values", 16)])
  func anyNumberOfEnginesGivesTheSameRecord(name: String, count: Int) throws {
    let fault = FaultCatalogue.fault(named: name)
    let engines = (0..<count).map { _ in fault.map { WorldEngine(fault: $0) } ?? WorldEngine() }
    var together = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), options: Self.options, suite: "test")
    let lines = fault == nil ? Self.reference : Self.faulty
    #expect(together.runConcurrently().lines == lines)
    #expect(lines.contains { $0.contains("\"finding\"") } == (fault != nil))
  }

  @Test func howFindingsHangTogetherIsTheSameForAnyNumberOfEngines() throws {
    let names = ["frame-anchor-centre", "opacity-default-zero", "scale-multiplies", "asking-runs"]
    let faults = names.compactMap { FaultCatalogue.fault(named: $0) }
    #expect(faults.count == names.count)
    var options = Self.options
    (options.areas, options.cases) = ([], 150)
    let records = try (1...3).map { count in
      let engines = try (0..<count).map { _ in WorldEngine(crowd: try Crowd(faults)) }
      var campaign = Campaign(
        of: engines[0], and: Array(engines.dropFirst()), options: options, suite: "test")
      return campaign.runConcurrently().lines
    }
    #expect(records[0].count { $0.contains("\"finding\"") } > 1)
    #expect(records[1] == records[0] && records[2] == records[0])
  }

  @Test func allEnginesTakePart() {
    let engines = (0..<3).map { _ in CountingEngine() }
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), options: Self.options, suite: "test")
    _ = campaign.runConcurrently()
    // Each has a part of every round, however quick the others are.
    for engine in engines { #expect(engine.count > 4) }
  }

  @Test func anInterruptionStopsAllOfThem() {
    let engines = (0..<3).map { _ in CountingEngine() }
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), options: Self.options, suite: "test")
    let record = campaign.runConcurrently(isInterrupted: { engines[1].count > 0 })
    #expect(record.end == .interrupted)
    #expect(record.statistics.scripts < Self.options.cases)
  }

  @Test func whatAnInterruptionLeftIsListed() throws {
    // Of the failures that wait, the last round files one of each sort, as it was drawn.
    var options = CampaignOptions()
    options.cases = 100
    var left: Record?
    for seed in 1...(8 as UInt64) where left == nil {
      var campaign = Campaign(
        of: WorldEngine(crowd: try Crowd(seed: seed, size: 60)), options: options, suite: "test")
      var isOver = false
      let record = campaign.run(
        isInterrupted: { isOver }, report: { isOver = isOver || $0.scripts > 0 })
      if !record.waiting.isEmpty { left = record }
    }
    let record = try #require(left)
    #expect(record.end == .interrupted)
    #expect(record.waiting.allSatisfy { $0.count > 0 && !$0.script.steps.isEmpty })
    // Texts are compared: no NaN in a script is equal to another.
    #expect(try Record(lines: record.lines).lines == record.lines)
  }

  /// What one engine alone comes to.
  private static let reference = lines(of: WorldEngine())
  private static let faulty: [String] = {
    let fault = FaultCatalogue.fault(named: "commit-leaks-values")
    return fault.map { lines(of: WorldEngine(fault: $0)) } ?? []
  }()

  private static func lines(of engine: WorldEngine) -> [String] {
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run().lines
  }

  private static var options: CampaignOptions {
    var options = CampaignOptions()
    options.cases = 40
    options.areas = [.txn]
    options.shrinkBudget = 40
    return options
  }
}

/// The reference, with a count of the scripts that it was given by one thread.
private final class CountingEngine: Engine, @unchecked Sendable {
  private let base = WorldEngine()
  private(set) var count = 0

  var description: EngineDescription { base.description }

  func run(_ script: Script) -> EngineRun {
    count += 1
    return base.run(script)
  }

  func restart() {}

  func stop() {}
}
