import FaultyEngines
import LayerScript
import Rules

/// Runs campaigns against faults, several at once; they share nothing, so that neither their order
/// nor their number changes what comes of them.
struct FaultMeasuring {
  let options: BenchOptions

  /// Runs the campaigns against faults, in the order of faults, then modes, then seeds.
  func campaigns(against faults: [Fault]) async -> [FaultCampaign.Result] {
    await run(
      faults.flatMap { fault in
        campaigns(fault, .usual, options.seeds) + campaigns(fault, .bare, options.bareSeeds)
      })
  }

  private func campaigns(
    _ fault: Fault, _ mode: FaultCampaign.Mode, _ seeds: Int
  ) -> [FaultCampaign] {
    (0..<seeds).map {
      FaultCampaign(fault: fault, seed: UInt64($0 + 1), mode: mode, options: options)
    }
  }

  private func run(_ campaigns: [FaultCampaign]) async -> [FaultCampaign.Result] {
    let progress = ProgressLine(total: campaigns.count)
    let results = await campaigns.concurrentMap(jobs: options.jobs) { count, campaign in
      progress.show(count, campaign.fault.name)
    } _: {
      $0.run()
    }
    progress.clear()
    return results
  }
}

extension FaultMeasuring {
  /// The faults that are asked for: by name, by area, or all.
  func chosenFaults() throws(BenchError) -> [Fault] {
    var faults: [Fault] = []
    for name in options.faults { faults.append(try Self.fault(named: name)) }
    if faults.isEmpty { faults = FaultCatalogue.all }
    guard !options.areas.isEmpty else { return faults }
    let chosen = faults.filter { options.areas.contains($0.area) }
    if chosen.isEmpty {
      let names = options.areas.map(\.name).joined(separator: ", ")
      throw BenchError("none of these faults is about \(names)")
    }
    return chosen
  }

  private static func fault(named name: String) throws(BenchError) -> Fault {
    if let fault = FaultCatalogue.fault(named: name) { return fault }
    let nearest = Spelling.nearest(to: name, among: FaultCatalogue.all.map(\.name))
    throw BenchError(
      "there is no fault '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
