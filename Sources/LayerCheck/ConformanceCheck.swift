import Campaign
import DirectedScripts
import Engines
import FaultyEngines
import Reporting
import Synchronization

/// Checks an engine of this process.
///
/// One check runs at a time in a process, whatever the number of tests that call: engines may have state
/// that all instances share. The engine is called on the present thread, so that one that lives on the main
/// actor can be checked there.
///
/// - Parameters:
///   - type: The engine.
///   - plan: What the check is to be; the environment is not looked at.
///   - isInterrupted: Asked before each script; true ends the check. Without it, a task that was cancelled
///     ends it.
/// - Returns: What was found.
/// - Throws: `CheckProblem` where the list of known failures cannot be read or written, or the engine declares
///   deviations by which it cannot be judged.
public func checkConformance<Subject: LayerEngine>(
  of type: Subject.Type, _ plan: CheckPlan = CheckPlan(),
  isInterrupted: () -> Bool = { Task.isCancelled }
) throws(CheckProblem) -> CheckResult {
  try turn.withLock { _ throws(CheckProblem) in
    if let script = plan.script {
      return LoneScript(script, plan).check(by: try engine(of: type, plan, nil))
    }
    return try wholeCheck(of: type, plan, isInterrupted)
  }
}

private func wholeCheck<Subject: LayerEngine>(
  of type: Subject.Type, _ plan: CheckPlan, _ isInterrupted: () -> Bool
) throws(CheckProblem) -> CheckResult {
  let known = try KnownList(plan)
  let note = RunningScript(
    path: RunningScript.path(for: "\(type)"), for: try declaration(of: type, plan),
    besides: known.deadlyScripts)
  note?.tell()
  if let limit = plan.scriptLimit { note?.endProcess(ofScriptsLongerThan: limit) }
  let clock = ContinuousClock()
  let end = plan.time.map { clock.now + $0 }
  var options = CampaignOptions(plan, known.list.entries)
  // What ended earlier processes stands first: it is reported even where this one ends, too.
  options.directed =
    (note?.beginnings ?? []).map {
      CampaignOptions.Directed($0, about: [])
    } + options.directed
  var campaign = Campaign(
    of: try engine(of: type, plan, note), options: options, suite: Suite.version)
  let record = campaign.run(
    isInterrupted: isInterrupted, isTimeOver: { end.map { clock.now >= $0 } ?? false })
  note?.close()
  try known.update(by: record)
  return CheckResult(record, about: plan.topic)
}

private func engine<Subject: LayerEngine>(
  of type: Subject.Type, _ plan: CheckPlan, _ watcher: RunningScript?
) throws(CheckProblem) -> SteppingEngine {
  SteppingEngine(description: try declaration(of: type, plan), watcher: watcher) {
    EngineRunner<Subject>()
  }
}

/// What the engine declares, as far as the plan takes it as it is.
private func declaration(
  of type: (some LayerEngine).Type, _ plan: CheckPlan
) throws(CheckProblem) -> EngineDescription {
  var declaration = type.declaration
  if plan.ignoresDeviations { declaration.deviations = [] }
  do throws(DeviationProblem) {
    // A driver's greeting may speak of what is younger than this program; a test is built with it.
    for name in declaration.deviations { _ = try DeviationCatalogue.deviation(named: name.forJson) }
    return try declaration.settlingDeviations()
  } catch {
    throw CheckProblem(message: error.message.terminal, remedy: error.remedy)
  }
}

/// Held by the check that runs: there is one at a time in a process.
private let turn = Mutex(())

extension CampaignOptions {
  fileprivate init(_ plan: CheckPlan, _ known: [KnownFailure]) {
    self.init()
    (seed, cases, areas, rules) = (plan.seed, plan.cases, plan.areas, plan.rules)
    named = plan.rules
    time = plan.time.map { "\($0.components.seconds)s" }
    engineOption = plan.driver.map { "-- \($0)" } ?? Report.testRun(of: plan.test)
    self.known = known
    // A script that ends this process cannot be made shorter in it.
    deadlyShrinkBudget = 0
    directed = DirectedScripts.all.filter { script in
      areas.isEmpty && rules.isEmpty
        || script.rules.contains { areas.contains($0.area) || rules.contains($0) }
    }.map { Directed($0.script, about: $0.rules) }
  }
}
