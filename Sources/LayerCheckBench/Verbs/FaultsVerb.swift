import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules

/// Finds every built-in fault on several seeds and measures how short its counterexample is.
///
/// Rare faults are left out unless asked for. A campaign ends as soon as its counterexample is as
/// short as the shortest known script, unless it is to run its whole budget. A fault must be found on all seeds with the usual budget; on at least eight of ten its shortest
/// counterexample must be as short as the shortest known script, and never more than two steps longer.
enum FaultsVerb {
  /// How many more steps a counterexample may have than the shortest known script.
  private static let slack = 2

  static func measure(_ options: BenchOptions) async throws(BenchError) -> Table {
    let faults = try chosen(options)
    let attempts = faults.flatMap { fault in
      (1...options.seeds).map { Attempt(fault: fault, seed: UInt64($0), options: options) }
    }
    let results = await withTaskGroup(of: (Int, Attempt.Result).self) { group in
      var next = 0
      var results: [Int: Attempt.Result] = [:]
      // As many at once as this counts have been seen to pay off; campaigns share nothing.
      for _ in 0..<workers {
        guard next < attempts.count else { break }
        let (place, attempt) = (next, attempts[next])
        group.addTask { (place, attempt.run()) }
        next += 1
      }
      for await (place, result) in group {
        results[place] = result
        guard next < attempts.count else { continue }
        let (place, attempt) = (next, attempts[next])
        group.addTask { (place, attempt.run()) }
        next += 1
      }
      return results
    }
    return table(faults, attempts.indices.compactMap { results[$0] }, options)
  }

  private static let workers = 4

  private static func chosen(_ options: BenchOptions) throws(BenchError) -> [Fault] {
    var faults: [Fault] = []
    for name in options.faults {
      guard let fault = FaultCatalogue.fault(named: name) else {
        let nearest = Spelling.nearest(to: name, among: FaultCatalogue.all.map(\.name))
        throw BenchError(
          "there is no fault '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
      }
      faults.append(fault)
    }
    if !faults.isEmpty { return faults }
    return FaultCatalogue.all.filter { options.includesRare || !$0.isRare }
  }

  private static func table(
    _ faults: [Fault], _ results: [Attempt.Result], _ options: BenchOptions
  ) -> Table {
    var table = Table()
    for (place, fault) in faults.enumerated() {
      let own = Array(results[(place * options.seeds)..<((place + 1) * options.seeds)])
      let known = fault.smallestCount
      let lengths = own.compactMap { $0.script?.steps.count }
      let exact = lengths.count { $0 <= known }
      let blamed = own.count { $0.isBlamedRightly }
      table.rows.append([
        ("fault", .text(fault.name)), ("seeds", .count(own.count)),
        ("found", .count(lengths.count)), ("smallest", .count(known)),
        ("exact", .count(exact)), ("longest", .count(lengths.max() ?? 0)),
        ("blamed", .count(blamed)), ("medianCase", .count(median(own.map(\.caseIndex)))),
        ("lengths", .counts(lengths)),
      ])
      table.complaints += complaints(fault, own, lengths, known, exact)
      if options.showsScripts { table.remarks += remarks(fault, own, known) }
    }
    return table
  }

  private static func complaints(
    _ fault: Fault, _ own: [Attempt.Result], _ lengths: [Int], _ known: Int, _ exact: Int
  ) -> [String] {
    var complaints: [String] = []
    if lengths.count < own.count {
      complaints.append("\(fault.name) was found on \(lengths.count) of \(own.count) seeds")
    }
    if let shortest = lengths.min(), shortest < known {
      complaints.append("\(fault.name) has a script of \(shortest) steps, not \(known)")
    }
    // A share means something from ten seeds on.
    if own.count >= 10, exact * 10 < own.count * 8 {
      complaints.append("\(fault.name) is shortest on \(exact) of \(own.count) seeds alone")
    }
    if let longest = lengths.max(), longest > known + slack {
      complaints.append("\(fault.name) needed \(longest) steps, \(longest - known) too many")
    }
    return complaints
  }

  private static func remarks(_ fault: Fault, _ own: [Attempt.Result], _ known: Int) -> [String] {
    own.filter { $0.script.map { $0.steps.count != known } ?? false }.map { result in
      "\(fault.name), seed \(result.seed), \(result.rule):\n\(result.script?.description ?? "")"
    }
  }

  private static func median(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}

/// One campaign against one fault.
private struct Attempt: Sendable {
  let fault: Fault
  let seed: UInt64
  let options: BenchOptions

  struct Result: Sendable {
    let seed: UInt64
    var script: Script?
    var caseIndex = 0
    var rule = "-"
    var isBlamedRightly = false
  }

  func run() -> Result {
    var settings = CampaignOptions()
    settings.seed = seed
    if let cases = options.cases { settings.cases = cases }
    var campaign = Campaign(of: WorldEngine(fault: fault), options: settings, suite: Suite.version)
    var shortest: Int?
    let record = campaign.run(
      isInterrupted: {
        !options.runsToTheEnd && shortest.map { $0 <= fault.smallestCount } ?? false
      },
      report: { shortest = $0.shortest })
    let counted = record.findings.filter(\.counts)
    var result = Result(seed: seed)
    guard let shortest = counted.min(by: { $0.script.steps.count < $1.script.steps.count }) else {
      return result
    }
    result.script = shortest.script
    result.caseIndex = counted.map(\.caseIndex).min() ?? 0
    result.rule = shortest.primary?.description ?? shortest.problem.kind.rawValue
    result.isBlamedRightly = counted.contains { finding in
      ([finding.primary].compactMap { $0 } + finding.alternatives).contains(
        where: fault.rules.contains)
    }
    return result
  }
}

extension Fault {
  /// The number of steps of the shortest known script.
  fileprivate var smallestCount: Int { (try? Script(parsing: smallest))?.steps.count ?? 0 }
}
