import Campaign
import Conformance
import Engines
import LayerModel
import LayerScript
import Rules

/// Measures how fast scripts are made, carried out and judged in this process.
///
/// Generation simulates each script with the model while it draws it, because a step must make sense
/// after the steps before it; so generation alone contains one run of the reference.
enum LoopVerb {
  private static let usualCases = 2000

  static func measure(_ options: BenchOptions) -> Table {
    let cases = options.cases ?? usualCases
    let description = World.referenceDescription
    let work = Workload(count: cases, for: description)
    let generation = Stopwatch.seconds {
      for index in 0..<cases { _ = Workload.draw(index, for: description) }
    }
    let reference = Stopwatch.seconds {
      for script in work.scripts {
        var world = World()
        for step in script.steps { _ = world.perform(step) }
      }
    }
    var steps = 0
    let whole = Stopwatch.seconds {
      var campaignOptions = CampaignOptions()
      campaignOptions.cases = cases
      var campaign = Campaign(
        of: WorldEngine(), options: campaignOptions, suite: Suite.version)
      steps = campaign.run().statistics.steps
    }
    var table = Table()
    let parts = [
      ("generation alone", work.steps, generation), ("reference alone", work.steps, reference),
      ("whole loop", steps, whole),
    ]
    for (part, steps, seconds) in parts {
      table.rows.append([
        ("part", .text(part)), ("scripts", .count(cases)), ("steps", .count(steps)),
        ("stepsPerSecond", .count(Int(Double(steps) / seconds))),
        ("timesReference", .ratio(seconds / reference)),
      ])
    }
    table.remarks = [
      "The whole loop takes \(Table.Cell.ratio(whole / reference).text) times as long as the "
        + "reference alone, measured in this run."
    ]
    return table
  }
}
