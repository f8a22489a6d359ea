import CoreBenchmarks

/// Runs mini-layer with Hypothesis and Hegel, beside what the core does.
enum MiniPeers {
  private static let path = "Sources/Comparisons/peers/mini_layer.py"

  /// Says how each tool does on the same machine, or that it cannot be asked.
  static func remarks(_ rates: MiniRates, _ options: BenchOptions) -> [String] {
    PeerTool.allCases.flatMap { tool in
      do throws(BenchError) {
        let program = try PythonProgram(path)
        defer { program.stop() }
        return try remarks(MiniPeer(tool, in: program), rates, options)
      } catch {
        return ["\(tool.rawValue) was not measured: \(error)"]
      }
    }
  }

  private static func remarks(
    _ peer: MiniPeer, _ rates: MiniRates, _ options: BenchOptions
  ) throws(BenchError) -> [String] {
    let rate =
      "\(peer.name): \(Int(peer.rate)) commands per second, the core has "
      + "\(Int(rates.core / peer.rate)) times as many"
    guard let seeds = options.peerSeeds else { return [rate] }
    var remarks = [rate]
    for fault in MiniFault.allCases where fault.isPublished {
      var found: [MiniPeer.Found] = []
      for seed in options.firstSeed..<options.firstSeed + seeds {
        if let run = try peer.find(fault, seed: seed) { found.append(run) }
      }
      remarks.append("\(peer.name), \(fault.name): " + summary(found, fault, of: seeds))
    }
    return remarks
  }

  private static func summary(
    _ found: [MiniPeer.Found], _ fault: MiniFault, of seeds: Int
  ) -> String {
    let shortest = found.count { $0.length <= fault.smallest.length }
    let simplest = found.count { $0.isSimplest(for: fault) }
    let executions = found.map(\.executions).sorted()
    let cases = found.map(\.cases).sorted()
    guard !found.isEmpty else { return "found on none of \(seeds) seeds within 5000 cases" }
    return "found on \(found.count) of \(seeds) seeds after \(cases[cases.count / 2]) cases, "
      + "shortest on \(shortest), simplest on \(simplest), after "
      + "\(executions[executions.count / 2]) executions in the median"
  }
}
