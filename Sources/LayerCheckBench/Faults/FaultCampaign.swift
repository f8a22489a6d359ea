import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules

/// One campaign against one fault on one seed.
struct FaultCampaign: Sendable {
  /// How a campaign proposes scripts, and how far it follows what it finds.
  enum Mode: String, Sendable {
    /// As a usual run does: what is found is shrunk.
    case usual
    /// Without fragments, only to see whether and when the fault is found.
    case bare
  }

  let fault: Fault
  let seed: UInt64
  let mode: Mode
  let options: BenchOptions

  /// What one campaign came to.
  struct Result: Hashable, Sendable {
    /// The name of the fault.
    let fault: String
    let seed: UInt64
    let mode: Mode
    /// The shortest counterexample; nil where the fault was not found, or when it was long ago.
    var script: Script?
    /// The other script, where a law about two scripts has found it.
    var variant: Script?
    /// How many steps the counterexample has, of two scripts the longer one, because it takes both;
    /// nil where the fault was not found.
    var steps: Int?
    /// How many scripts it took to meet the fault; zero where it was not found.
    var scripts = 0
    /// How many scripts there were to meet it in.
    var cases = 0
    /// What was blamed for the shortest counterexample.
    var rule = "-"
    /// Whether a rule that the fault breaks was blamed.
    var isBlamedRightly = false
  }

  func run() -> Result {
    let settings = settings
    var campaign = Campaign(of: WorldEngine(fault: fault), options: settings, suite: Suite.version)
    var isOver = false
    let record = campaign.run(
      isInterrupted: { isOver }, report: { isOver = isEnough($0) })
    let counted = record.findings.filter(\.counts)
    var result = Result(fault: fault.name, seed: seed, mode: mode, cases: settings.cases)
    guard let shortest = counted.min(by: { $0.length < $1.length }) else { return result }
    result.script = shortest.script
    result.variant = shortest.variant
    result.steps = shortest.length
    result.scripts =
      (counted.compactMap { finding in
        if case .generated(let place) = finding.origin { return place }
        return nil
      }.min() ?? 0) + 1
    result.rule = shortest.primary?.description ?? shortest.problem.kind.rawValue
    result.isBlamedRightly = counted.contains { finding in
      ([finding.primary].compactMap { $0 } + finding.alternatives).contains(
        where: fault.rules.contains)
    }
    return result
  }

  private var settings: CampaignOptions {
    var settings = CampaignOptions()
    settings.seed = seed
    if let cases = options.cases { settings.cases = cases }
    if !options.areas.isEmpty {
      settings.areas = [fault.area]
    }
    if mode == .bare {
      if let cases = options.bareCases { settings.cases = cases }
      settings.usesIngredients = false
      settings.shrinkBudget = 0
    }
    return settings
  }

  /// Tells whether going on would not tell more: the counterexample is as short as any that is
  /// known, or no further script would be shrunk.
  private func isEnough(_ progress: CampaignProgress) -> Bool {
    guard let shortest = progress.shortest else { return false }
    switch mode {
    case .bare: return true
    case .usual:
      return !options.runsToTheEnd && (shortest <= fault.smallestCount || progress.isSettled)
    }
  }
}

extension Finding {
  /// The number of steps of the longer of its scripts.
  var length: Int { max(script.steps.count, variant?.steps.count ?? 0) }
}

extension Fault {
  /// The number of steps of the shortest known script.
  var smallestCount: Int { (try? Script(parsing: smallest))?.steps.count ?? 0 }
}
