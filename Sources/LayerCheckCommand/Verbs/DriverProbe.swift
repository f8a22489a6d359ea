import Campaign
import Conformance
import DirectedScripts
import Engines
import LayerScript
import Reporting

/// What a look at a driver finds out, each in a few seconds.
struct DriverProbe {
  /// What some seconds of a run show.
  struct Sample {
    /// What was refused of what is declared, a line each.
    let refused: [String]
    /// How often the driver gave no answer, with the shortest script of each kind; empty where it always did.
    let trouble: [String]
    /// How many scripts the driver takes in a second.
    let speed: String
    /// How many seconds a script takes.
    let secondsPerScript: Double
    /// What to declare next, what brings most rules first.
    let next: [String]
  }

  private static let mostLines = 5
  /// How many seconds one look may take.
  private static let patience = 6.0

  let engine: any Engine

  init(_ engine: any Engine) {
    self.engine = engine
  }

  /// How many scripts the driver carries out in the time that there is for one look.
  func scriptsPerLook(_ sample: Sample) -> Int {
    Int(min(1000, Self.patience / sample.secondsPerScript))
  }

  /// Runs scripts for some seconds.
  func sample(option: String) -> Sample {
    var options = CampaignOptions()
    options.engineOption = option
    options.cases = 4000
    options.directed = DirectedScripts.all.map { .init($0.script, about: $0.rules) }
    // What is wrong is another command's matter.
    (options.shrinkBudget, options.deadlyShrinkBudget, options.hangShrinkBudget) = (0, 0, 0)
    options.closerLooks = 0
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    let start = ContinuousClock.now
    let record = campaign.run(isInterrupted: {
      Interruption.isRequested || ContinuousClock.now - start > .seconds(4)
    })
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let statistics = record.statistics
    let scripts = statistics.scripts + statistics.variants + statistics.shrinkRuns
    return Sample(
      refused: Self.refused(record.refusals), trouble: Self.trouble(record),
      speed: Self.speed(scripts, of: statistics, in: seconds),
      secondsPerScript: max(0.001, seconds / Double(max(1, scripts))),
      next: Self.next(Report(record)))
  }

  private static func trouble(_ record: Record) -> [String] {
    let (deaths, scripts) = (record.statistics.deaths, record.statistics.scripts)
    guard deaths > 0 else { return [] }
    let examples = record.findings.filter(\.problem.kind.isDeath).map { finding in
      "\(finding.problem.actual.terminal): '\(finding.script.oneLine)'"
    }
    return shortened(["no answer to \(deaths) of \(scripts) scripts"] + examples)
  }

  private static func refused(_ refusals: Refusals) -> [String] {
    let lines = refusals.variants.filter(\.value.isRefused).map { variant, count in
      EngineText("\(variant)").terminalName + " (\(count.refused) times)"
    }
    return shortened(lines.sorted())
  }

  private static func speed(
    _ scripts: Int, of statistics: Record.Statistics, in seconds: Double
  ) -> String {
    guard scripts > 0, seconds > 0 else { return "not seen: no script could be run" }
    let steps = statistics.steps / max(1, statistics.scripts)
    let (often, slow) = (Int(Double(scripts) / seconds), Int((seconds / Double(scripts)).rounded()))
    let rate = often > 0 ? "\(often) scripts a second" : "a script in \(slow) seconds"
    return "\(rate) in one process, judging included; \(steps) steps each"
  }

  private static func next(_ report: Report) -> [String] {
    report.nextDeclarations.prefix(mostLines).map { entry in
      let more = entry.together - entry.alone
      return "\(entry.name): \(entry.alone) rule\(entry.alone == 1 ? "" : "s")"
        + (more == 0 ? "" : ", and \(more) with others")
    }
  }

  /// What is carried out although it is not declared.
  func undeclared() -> [String] {
    let end = ContinuousClock.now + .seconds(2)
    var seen: Set<String> = []
    var done: [String] = []
    for script in DirectedScripts.all.map(\.script).sorted(by: { $0.steps.count < $1.steps.count })
    where ContinuousClock.now < end && !Interruption.isRequested {
      guard let lack = Self.onlyLack(of: script, engine.description) else { continue }
      guard seen.insert(lack.name).inserted, case .trace(let trace) = engine.run(script) else {
        continue
      }
      switch trace.outcomes[lack.step].answer {
      case .done, .value: done.append(lack.name)
      case .raised, .unsupported, .failed: break
      }
    }
    return Self.shortened(done.sorted())
  }

  /// The one thing that a script needs and that is not declared, with the first step that needs it.
  private static func onlyLack(
    of script: Script, _ engine: EngineDescription
  ) -> (name: String, step: Int)? {
    var check = DeclarationCheck(engine)
    var lack: (name: String, step: Int)?
    for (place, step) in script.steps.enumerated() {
      defer { check.advance(past: step) }
      guard let name = check.missing(for: step) else { continue }
      if let known = lack?.name, known != name { return nil }
      lack = lack ?? (name, place)
    }
    return lack
  }

  private static func shortened(_ lines: [String]) -> [String] {
    lines.count <= mostLines
      ? lines : lines.prefix(mostLines) + ["and \(lines.count - mostLines) more"]
  }
}
