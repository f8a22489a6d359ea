import Campaign
import Conformance
import FaultyEngines
import LayerScript

/// Runs campaigns against one crowd, one after another, and finds out what they are about.
struct CrowdMeasuring: Sendable {
  let crowd: Crowd
  /// The seed of the crowd.
  let seed: UInt64
  let options: BenchOptions
  let scripts: ShowingScripts
  private let judge: CrowdJudge
  private let former = FormerFindings.knownFailures
  private let visible: VisibleFaults

  /// Looks for the members that can be seen, in some scripts or in the usual ones.
  init(
    _ crowd: Crowd, seed: UInt64, _ options: BenchOptions, in scripts: ShowingScripts? = nil
  ) {
    self.crowd = crowd
    self.seed = seed
    self.options = options
    judge = CrowdJudge(crowd)
    self.scripts = scripts ?? ShowingScripts(for: judge.description)
    visible = VisibleFaults(of: judge, in: self.scripts.all)
  }

  /// The measurements after each run of a campaign.
  ///
  /// - Parameter shortestKnown: The fewest steps in which members are known to show.
  /// - Returns: A measurement a run, each of which takes those before in.
  func measurements(shortestKnown: [String: Int]) -> [CrowdMeasurement] {
    measurements(shortestKnown: shortestKnown) { run, known in
      CrowdCampaign(
        crowd: crowd, seed: CrowdCampaign.seed(ofRun: run, crowd: seed), cases: options.cases,
        jobs: options.jobs, former: former, withheld: options.withheldScripts,
        isMortal: options.isMortal
      ).run(knowing: known)
    }
  }

  /// The measurements after each of some runs.
  ///
  /// - Parameters:
  ///   - shortestKnown: The fewest steps in which members are known to show.
  ///   - search: Carries out the run of a number, knowing what those before it found.
  /// - Returns: A measurement a run, each of which takes those before in.
  func measurements(
    shortestKnown: [String: Int], of search: (Int, [Finding]) -> CampaignResult
  ) -> [CrowdMeasurement] {
    var causes: [FindingCauses] = []
    return (1...options.runs).map { run in
      let result = search(run, causes.map(\.finding))
      // What ends the engine is no member's doing.
      causes += result.findings.filter { finding in
        finding.counts && former.isNew(finding) && !finding.problem.kind.isDeath
      }
      .map { FindingCauses(of: $0, by: judge) }
      return CrowdMeasurement(
        seed: seed, run: run, visible: visible, result: result, causes: causes,
        members: crowd.members, shortestKnown: shortestKnown)
    }
  }
}
