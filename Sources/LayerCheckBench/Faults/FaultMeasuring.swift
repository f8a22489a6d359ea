import FaultyEngines
import LayerScript
import Rules

/// Runs campaigns against faults, several at once; they share nothing, so that neither their order
/// nor their number changes what comes of them.
struct FaultMeasuring {
  let options: BenchOptions

  /// Measures faults, each on all seeds.
  func measure(_ faults: [Fault]) async -> [FaultMeasurement] {
    let modes: [FaultCampaign.Mode] =
      options.comparesBare ? [.usual, .withoutIngredients] : [.usual]
    let campaigns = faults.flatMap { fault in
      modes.flatMap { mode in
        (1...options.seeds).map {
          FaultCampaign(fault: fault, seed: UInt64($0), mode: mode, options: options)
        }
      }
    }
    let results = await run(campaigns)
    return faults.enumerated().map { place, fault in
      let first = place * modes.count * options.seeds
      let own = Array(results[first..<first + modes.count * options.seeds])
      return FaultMeasurement(
        fault: fault, usual: Array(own.prefix(options.seeds)),
        bare: Array(own.dropFirst(options.seeds)))
    }
  }

  private func run(_ campaigns: [FaultCampaign]) async -> [FaultCampaign.Result] {
    let progress = ProgressLine(total: campaigns.count)
    let results = await withTaskGroup(of: (Int, FaultCampaign.Result).self) { group in
      var waiting = campaigns.enumerated().makeIterator()
      var results: [Int: FaultCampaign.Result] = [:]
      let startNext = { (group: inout TaskGroup<(Int, FaultCampaign.Result)>) in
        if let (place, campaign) = waiting.next() {
          group.addTask { (place, campaign.run()) }
        }
      }
      for _ in 0..<options.jobs { startNext(&group) }
      for await (place, result) in group {
        results[place] = result
        progress.show(results.count, campaigns[place].fault.name)
        startNext(&group)
      }
      return results
    }
    progress.clear()
    return campaigns.indices.compactMap { results[$0] }
  }
}

extension FaultMeasuring {
  /// The faults that are asked for: by name, by area, or all.
  func chosenFaults() throws(BenchError) -> [Fault] {
    var faults: [Fault] = []
    for name in options.faults { faults.append(try Self.fault(named: name)) }
    if faults.isEmpty { faults = FaultCatalogue.all }
    guard !options.areas.isEmpty else { return faults }
    let chosen = faults.filter { isAbout($0) }
    if chosen.isEmpty, !options.isMatrix {
      let names = options.areas.map(\.name).joined(separator: ", ")
      throw BenchError("none of these faults breaks a rule of \(names)")
    }
    return chosen
  }

  /// Tells whether a fault belongs to an area that is asked for.
  ///
  /// In a matrix each rule that a fault breaks has a row; a campaign keeps to the area of the first.
  private func isAbout(_ fault: Fault) -> Bool {
    let rules = options.isMatrix ? fault.rules : Array(fault.rules.prefix(1))
    return rules.contains { options.areas.contains($0.area) }
  }

  private static func fault(named name: String) throws(BenchError) -> Fault {
    if let fault = FaultCatalogue.fault(named: name) { return fault }
    let nearest = Spelling.nearest(to: name, among: FaultCatalogue.all.map(\.name))
    throw BenchError(
      "there is no fault '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
