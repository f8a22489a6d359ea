import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules

enum FaultsVerb {
  static func run(seeds: Int, only: [String]) {
    for fault in FaultCatalogue.all where only.isEmpty || only.contains(fault.name) {
      let smallest = (try? Script(parsing: fault.smallest))?.steps.count ?? -1
      var text = ""
      for seed in 1...seeds {
        var options = CampaignOptions()
        options.seed = UInt64(seed)
        options.findingLimit = 4
        options.cases = 2000
        var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "0")
        let record = campaign.run()
        if let f = record.findings.first {
          if record.findings.count > 1 {
            text +=
              "(+"
              + record.findings.dropFirst().map {
                ($0.primary.map(\.description) ?? $0.problem.kind.rawValue) + " "
                  + ($0.behavesLike ?? "-") + " " + ($0.problem.law ?? "")
              }.joined(separator: ",") + ")"
          }
          text +=
            " [case \(f.caseIndex) steps \(f.script.steps.count) \(f.primary.map(\.description) ?? "-") like \(f.behavesLike ?? "-")]"
          if f.script.steps.count != smallest || seed == 1 {
            text +=
              "\n" + f.script.description
              + "   expected \(f.problem.expected) actual \(f.problem.actual) \(f.shrinking)\n"
          }
        } else {
          text += " [none]"
        }
      }
      print(fault.name, smallest, text)
    }
  }
}
