import CoreBenchmarks

/// Gives the shrinking challenges to the core, to Hypothesis and to Hegel, in one run.
///
/// Each tool draws with its own generators of the same names, and of its answers each counts that a reader
/// takes for one of the simplest; of the core's, the simplest by its order alone.
enum PeersVerb {
  private static let path = "Sources/Comparisons/peers/challenges.py"

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    let program = try PythonProgram(path)
    defer { program.stop() }
    let names = try ChallengePeer.challenges(of: program)
    var table = Table()
    var peers: [ChallengePeer] = []
    for tool in PeerTool.allCases {
      do throws(BenchError) {
        peers.append(try ChallengePeer(tool, in: program))
      } catch {
        table.remarks.append("\(tool.rawValue) was not measured: \(error)")
      }
    }
    for challenge in try ShrinkingVerb.challenges(options) where names.contains(challenge.name) {
      try compare(challenge, peers, options, &table)
    }
    return table
  }

  private static func compare(
    _ challenge: Challenge, _ peers: [ChallengePeer], _ options: BenchOptions, _ table: inout Table
  ) throws(BenchError) {
    let seeds = options.firstSeed..<options.firstSeed + options.seeds
    let cases = options.cases ?? 5000
    let ours = ChallengeSummary(
      seeds.map { challenge.attempt(seed: UInt64($0), cases: cases) })
    add(challenge, "choices", ours, options, &table)
    for peer in peers {
      var results: [Challenge.Result] = []
      for seed in seeds {
        results.append(try peer.attempt(challenge, seed: seed, cases: cases))
      }
      let theirs = ChallengeSummary(results)
      add(challenge, peer.name, theirs, options, &table)
      if theirs.smallest > ours.smallest {
        table.complaints.append(
          "\(challenge.name): \(peer.name) ended at a simplest answer on \(theirs.smallest) of "
            + "\(options.seeds) seeds, the core on \(ours.smallest)")
      }
    }
  }

  private static func add(
    _ challenge: Challenge, _ tool: String, _ summary: ChallengeSummary, _ options: BenchOptions,
    _ table: inout Table
  ) {
    table.rows.append(
      [("challenge", .text(challenge.name)), ("tool", .text(tool))] + summary.cells)
    if options.showsScripts {
      table.remarks += summary.commonAnswers.map { "\(challenge.name), \(tool): \($0)" }
    }
  }
}
