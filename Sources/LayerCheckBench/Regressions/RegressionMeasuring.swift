import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript

/// One comparison of two versions, and what is to be thought of it.
struct RegressionMeasuring: Sendable {
  let pair: RegressionPair
  let options: BenchOptions

  /// What it came to.
  struct Result: Sendable {
    let pair: RegressionPair
    /// Whether the added fault can be seen at all.
    let isVisible: Bool
    let record: BaselineRecord
    /// Regressions that the added fault is not the reason of.
    let others: Int
    /// Regressions that blame a rule which the added fault breaks.
    let blamed: Int
    let seconds: Double

    /// Whether the added fault was reported.
    var isFound: Bool { record.regressions.count > others }
  }

  func result() -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let record = compare()
    let seconds = (clock.now - start) / .seconds(1)
    guard let added = pair.added else {
      return Result(
        pair: pair, isVisible: false, record: record, others: record.regressions.count, blamed: 0,
        seconds: seconds)
    }
    let judge = CrowdJudge(pair.later)
    let scripts = ShowingScripts(for: judge.description).all
    let visible = VisibleFaults(of: judge, in: scripts, lookingFor: [added.name])
    let regressions = record.regressions.map(\.finding)
    return Result(
      pair: pair, isVisible: !visible.showings.isEmpty, record: record,
      others: regressions.count { !isCaused(by: added, $0, judge) },
      blamed: regressions.count { $0.primary.map(added.rules.contains) ?? false },
      seconds: seconds)
  }

  /// Tells whether what a finding shows is gone without the added fault.
  private func isCaused(by added: Fault, _ finding: Finding, _ judge: CrowdJudge) -> Bool {
    let expected = judge.expectations(of: finding.script)
    if let law = Laws.paired.first(where: { $0.description.name == finding.problem.law }) {
      return !judge.breaks(law, finding.problem.parameter ?? 0, finding.script, pair.earlier)
    }
    let mended = judge.judged(pair.earlier, finding.script, expected)
    let present = judge.judged(pair.later, finding.script, expected)
    return present.has(finding.problem) && !mended.has(finding.problem)
  }

  private func compare() -> BaselineRecord {
    var campaignOptions = CampaignOptions()
    campaignOptions.seed = CrowdCampaign.seed(ofRun: 1, crowd: pair.seed)
    campaignOptions.cases = options.cases ?? RegressionsVerb.cases
    // Otherwise the members could be read off what the engine is known to be made of.
    campaignOptions.withheldFaults = Set(pair.later.members.map(\.name))
    campaignOptions.directed = options.withheldScripts.scripts(for: pair.later)
    let count = min(options.jobs, Campaign.mostEngines)
    let engines = (0..<count).map { _ in engine(pair.later) }
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()),
      comparedWith: (0..<count).map { _ in engine(pair.earlier) }, options: campaignOptions,
      suite: Suite.version)
    let run = campaign.runConcurrently()
    return campaign.comparison(by: run, earlierOption: pair.earlier.name)
      ?? BaselineRecord(run: run, earlier: engines[0].description, earlierOption: "")
  }

  /// An engine with some of the faults, which declares what the later version does: mending a mistake does not
  /// take back what an engine says of itself.
  private func engine(_ crowd: Crowd) -> any Engine {
    options.selfRun?.engine(crowd) ?? WorldEngine(crowd: crowd, profiles: pair.later.profiles)
  }
}
