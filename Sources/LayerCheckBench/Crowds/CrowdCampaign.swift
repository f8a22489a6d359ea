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
  /// The members whose names and shortest scripts are kept from the campaign; nil for those of the crowd.
  var withheldMembers: Crowd?
  /// Whether some steps end the engine.
  var isMortal = false
  /// The areas that the run is restricted to; empty for all.
  var areas: [Area] = []

  /// The seed of a run against a crowd, which no crowd of the same measurement has.
  static func seed(ofRun run: Int, crowd: UInt64) -> UInt64 { crowd &* 1000 &+ UInt64(run) }

  /// Runs, knowing what earlier runs found.
  ///
  /// - Parameters:
  ///   - findings: What earlier runs found.
  ///   - wrapped: The engine in the place of the crowd; the crowd itself unless it is given.
  /// - Returns: What the run came to.
  func run(
    knowing findings: [Finding], of wrapped: ((any Engine) -> any Engine)? = nil
  ) -> CampaignResult {
    run(of: wrapped) { former.tell(findings, &$0) }
  }

  /// Runs, knowing the failures of a list.
  func run(against list: [KnownFailure]) -> CampaignResult {
    run(of: nil) { $0.known = list }
  }

  private var engine: any Engine {
    let engine = WorldEngine(crowd: crowd)
    return isMortal ? MortalEngine(engine) : engine
  }

  private func run(
    of wrapped: ((any Engine) -> any Engine)?, tell: (inout CampaignOptions) -> Void
  ) -> CampaignResult {
    let engine = wrapped?(engine) ?? engine
    var options = CampaignOptions()
    (options.seed, options.areas) = (seed, areas)
    if let cases { options.cases = cases }
    // Otherwise the members could be read off what the engine is known to be made of.
    let unknown = withheldMembers ?? crowd
    options.withheldFaults = Set(unknown.members.map(\.name))
    options.directed = withheld.scripts(for: unknown).filter { directed in
      areas.isEmpty || directed.rules.contains { areas.contains($0.area) }
    }
    tell(&options)
    return CampaignResult(of: (0..<min(jobs, Campaign.mostEngines)).map { _ in engine }, options)
  }
}
