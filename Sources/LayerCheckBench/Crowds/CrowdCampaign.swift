import Campaign
import Conformance
import Engines
import FaultyEngines
import Rules

/// One run of a campaign against a crowd, as `layercheck run` has it but for the names of the faults.
struct CrowdCampaign {
  let crowd: Crowd
  let seed: UInt64
  let cases: Int?
  /// How many engines carry out scripts at the same time.
  let jobs: Int
  var former = FormerFindings.knownFailures
  var withheld = WithheldScripts.own
  /// Whether some steps end the engine.
  var isMortal = false
  /// The areas that the run is restricted to; empty for all.
  var areas: [Area] = []

  /// What a run came to.
  struct Result: Sendable {
    var findings: [Finding] = []
    /// What it says of the failures that it knew.
    var known: [KnownResult] = []
    var statistics = Record.Statistics()
    var end = Record.End.complete
    var seconds = 0.0
    /// How long it took until there was a finding; nil where there was none.
    var secondsToFirst: Double?
  }

  /// The seed of a run against a crowd, which no crowd of the same measurement has.
  static func seed(ofRun run: Int, crowd: UInt64) -> UInt64 { crowd &* 1000 &+ UInt64(run) }

  /// Runs, knowing what earlier runs found.
  func run(knowing findings: [Finding]) -> Result {
    run { former.tell(findings, &$0) }
  }

  /// Runs, knowing the failures of a list.
  func run(against list: [KnownFailure]) -> Result {
    run { $0.known = list }
  }

  private var engine: any Engine {
    let engine = WorldEngine(crowd: crowd)
    return isMortal ? MortalEngine(engine) : engine
  }

  private func run(tell: (inout CampaignOptions) -> Void) -> Result {
    var options = CampaignOptions()
    (options.seed, options.areas) = (seed, areas)
    if let cases { options.cases = cases }
    // Otherwise the members could be read off what the engine is known to be made of.
    options.withheldFaults = Set(crowd.members.map(\.name))
    options.directed = withheld.scripts(for: crowd).filter { directed in
      areas.isEmpty || directed.rules.contains { areas.contains($0.area) }
    }
    tell(&options)
    let engines = (0..<min(jobs, Campaign.mostEngines)).map { _ in engine }
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), options: options, suite: Suite.version)
    let clock = ContinuousClock()
    let start = clock.now
    let seconds = { (clock.now - start).seconds }
    var secondsToFirst: Double?
    let record = campaign.runConcurrently(report: { progress in
      if progress.findings > 0, secondsToFirst == nil { secondsToFirst = seconds() }
    })
    return Result(
      findings: record.findings, known: record.known, statistics: record.statistics,
      end: record.end,
      seconds: seconds(), secondsToFirst: secondsToFirst)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
