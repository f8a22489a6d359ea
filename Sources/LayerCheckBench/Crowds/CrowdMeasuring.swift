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
  private let visible: VisibleFaults

  /// Looks for the members that can be seen.
  init(
    _ crowd: Crowd, seed: UInt64, _ options: BenchOptions,
    randomScripts: Int = ShowingScripts.usualCount
  ) {
    self.crowd = crowd
    self.seed = seed
    self.options = options
    judge = CrowdJudge(crowd)
    scripts = ShowingScripts(for: judge.description, randomCount: randomScripts)
    visible = VisibleFaults(of: judge, in: scripts.all)
  }

  /// The measurements after each run.
  ///
  /// - Parameter shortestKnown: The fewest steps in which members are known to show.
  /// - Returns: A measurement a run, each of which takes those before in.
  func measurements(shortestKnown: [String: Int]) -> [CrowdMeasurement] {
    let former = FormerFindings.savedScripts
    var causes: [FindingCauses] = []
    return (1...options.runs).map { run in
      let campaign = CrowdCampaign(
        crowd: crowd, seed: CrowdCampaign.seed(ofRun: run, crowd: seed), cases: options.cases,
        jobs: options.jobs, former: former)
      let result = campaign.run(knowing: causes.map(\.finding))
      causes += result.record.findings.filter { $0.counts && former.isNew($0) }
        .map { FindingCauses(of: $0, by: judge) }
      return CrowdMeasurement(
        seed: seed, run: run, visible: visible, result: result, causes: causes,
        members: crowd.members, shortestKnown: shortestKnown)
    }
  }
}
