/// `layercheck-bench`: measurements and long checks that would make a test run slow.
///
/// Every verb prints a table, and with `--json` one object a line. Counts are the same on every run;
/// times belong here and nowhere else, and are stated as ratios measured in one run.
import Campaign
import Conformance
import Engines
import LayerScript
import Rules

@main
struct LayerCheckBench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let verb = arguments.first else { return print("usage: layercheck-bench faults") }
    if verb == "ref" {
      var options = CampaignOptions()
      options.cases = Int(arguments.dropFirst().first ?? "5000") ?? 5000
      if arguments.count > 2 { options.seed = UInt64(arguments[2]) ?? 1 }
      var campaign = Campaign(of: WorldEngine(), options: options, suite: "0")
      let record = campaign.run()
      print(record.conclusion, record.statistics)
      for f in record.findings { print(f.problem, "\n", f.script.description) }
      for r in record.results {
        print(
          r.rule, r.verdict, r.counts.passed, r.counts.failed, r.counts.unspecified,
          r.missingMembers)
      }
      return
    }
    FaultsVerb.run(seeds: 3, only: Array(arguments.dropFirst()))
  }
}
