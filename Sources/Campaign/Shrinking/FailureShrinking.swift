import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// From a failing script to the shortest that shows what is wrong.
struct FailureShrinking {
  /// What is filed, when the shrinker begins.
  let triage: Triage
  let worker: CampaignWorker
  let examiner: Examiner
  /// Whether there is time for one more script.
  let goesOn: () -> Bool
  var executions = 0

  init(
    _ failure: Failure, by triage: Triage, judge: Judge, on worker: CampaignWorker,
    while goesOn: @escaping () -> Bool
  ) {
    self.triage = triage
    self.worker = worker
    self.goesOn = goesOn
    var examiner = Examiner(
      worker.engine, judge, DeclarationCheck(failure.capabilities), comparedWith: worker.earlier)
    examiner.sparing = triage.sparing(failure.capabilities, for: failure.script)
    self.examiner = examiner
  }

  /// Looks into a failure.
  mutating func outcome(of failure: Failure) -> ShrinkOutcome {
    let result =
      failure.problem.kind == .hang ? resultOfHang(failure) : result(of: failure)
    return ShrinkOutcome(result: result, executions: executions, known: triage.findings.count)
  }

  /// Looks into a hang, which is waited for before anything is filed; candidates are not, unless the
  /// shortest of them turns out to have an answer.
  private mutating func resultOfHang(_ failure: Failure) -> ShrinkOutcome.Result {
    let policy = worker.engine.hangPolicy
    defer { worker.engine.hangPolicy = policy }
    worker.engine.hangPolicy = .certain
    let isDoubtful = failure.stage == .suspectedHang && goesOn()
    if isDoubtful, !isRepeatable(failure) { return .isExplained(nil) }
    worker.engine.hangPolicy = .suspected
    let result = result(of: failure)
    guard result.isUnconfirmed else { return result }
    worker.engine.hangPolicy = .certain
    return self.result(of: failure)
  }

  private mutating func result(of failure: Failure) -> ShrinkOutcome.Result {
    if !goesOn(), failure.problem.kind.isDeath || failure.stage == .suspectedLeak { return .waits }
    switch failure.stage {
    case .suspectedLeak: return .leaks(leak(behind: failure))
    case .shrunk(let finding, let count):
      var search = CompanionSearch(examiner: examiner)
      defer { executions += search.executions }
      return .repeats(
        finding, like: search.companion(of: finding, among: triage.findings, from: count))
    case .closerLook(let known):
      if let other = counterexample(in: failure, without: known) {
        return result(shrinking: other, failure)
      }
      if let feature = feature(neededBy: failure, beside: known) {
        return result(shrinking: failure, keeping: feature, apartFrom: known)
      }
      guard case .finding(let number) = known else { return .isExplained(nil) }
      return anotherForm(of: number, failure)
    case .fresh, .suspectedHang:
      // What is filed takes no fresh engine to be told, and starts take long.
      let alone = diagnosedAlone(counterexample(of: failure))
      let sight = Sight(alone.diagnosis, in: failure.script)
      if sight != failure.sight, triage.explanation(of: sight) != nil {
        return .isExplained(sight)
      }
      guard isRepeatable(failure) else { return .doesNotRepeat }
      if let known = sideEffect(behind: failure) { return .isSideEffect(known) }
      return result(shrinking: alone, failure)
    }
  }

  /// Shrinks one more script of a mistake that is known for what it is.
  ///
  /// Where shrinking ends depends on where it begins.
  private mutating func anotherForm(of known: Int, _ failure: Failure) -> ShrinkOutcome.Result {
    guard let fault = triage.findings[known].behavesLike.flatMap(FaultMatcher.named), goesOn()
    else { return .isExplained(nil) }
    let counterexample = counterexample(of: failure)
    let shrunk = shrink(counterexample, on: failure.machine)
    let found = finding(shrunk, counterexample, of: failure, expecting: fault)
    let isSame = found.behavesLike == fault.name
    return isSame && found.confirmed.again > 0 ? .repeats(found, like: known) : .isExplained(nil)
  }

  private mutating func result(
    shrinking counterexample: Counterexample, _ failure: Failure
  ) -> ShrinkOutcome.Result {
    var counterexample = counterexample
    let triage = triage
    counterexample.isKnown = { triage.isFiled($0) }
    var shrunk = shrink(counterexample, on: failure.machine)
    if shrunk.isKnown { return .isExplained(shrunk.sight) }
    if let plain = wrongAnswer(in: shrunk, on: failure.machine),
      let filed = shrink(plain, inPlaceOf: &shrunk, &counterexample, on: failure.machine)
    {
      return .isExplained(filed)
    }
    if let root = rootCause(of: shrunk, on: failure.machine),
      let filed = shrink(root, inPlaceOf: &shrunk, &counterexample, on: failure.machine)
    {
      return .isExplained(filed)
    }
    return repeated(finding(shrunk, counterexample, of: failure))
  }

  /// Shrinks what is simpler to show than a problem.
  ///
  /// - Returns: What it is told by, where it turns out to be filed.
  private mutating func shrink(
    _ simpler: Counterexample.Replacement, inPlaceOf shrunk: inout Counterexample.Shrunk,
    _ counterexample: inout Counterexample, on machine: ScriptMachine
  ) -> Sight? {
    let sight = Sight(simpler.diagnosis, in: Script(simpler.drawn.commands))
    if triage.explanation(of: sight) != nil { return sight }
    let isKnown = counterexample.isKnown
    counterexample = counterexample.showing(simpler.diagnosis, in: simpler.drawn)
    counterexample.isKnown = isKnown
    shrunk = shrink(counterexample, on: machine, after: shrunk)
    return shrunk.isKnown ? shrunk.sight : nil
  }

  /// What is wrong earlier in a script, and from which what the script shows follows.
  private mutating func rootCause(
    of shrunk: Counterexample.Shrunk, on machine: ScriptMachine
  ) -> Counterexample.Replacement? {
    guard goesOn() else { return nil }
    var search = RootCauseSearch(examiner: examiner)
    defer { executions += search.executions }
    return search.rootCause(
      of: shrunk.diagnosis, in: Script(shrunk.drawn.commands), on: machine)
  }

  /// What it means that a script was shrunk to a finding.
  private mutating func repeated(_ finding: Finding) -> ShrinkOutcome.Result {
    if finding.problem.kind == .nondeterminism { return .varies(finding) }
    var search = CompanionSearch(examiner: examiner)
    defer { executions += search.executions }
    var found = triage.named(finding)
    if !found.isKnown, goesOn(),
      let place = search.companion(of: found, among: triage.known.findings)
    {
      found.known = triage.known.findings[place].known
    }
    if found.isKnown { return .repeats(found, like: nil) }
    return .repeats(
      found, like: goesOn() ? search.companion(of: found, among: triage.findings) : nil)
  }

  /// Shrinks a script that needs something which a finding does not need that shows the same.
  private mutating func result(
    shrinking failure: Failure, keeping feature: String, apartFrom known: FiledPlace
  ) -> ShrinkOutcome.Result {
    var counterexample = counterexample(of: failure)
    counterexample.isExplained = { !$0.features.settings.contains(feature) }
    let found = finding(
      shrink(counterexample, on: failure.machine), counterexample, of: failure)
    var search = FeatureSearch(examiner: examiner)
    defer { executions += search.executions }
    let isNeeded = goesOn() && search.isNeeded(feature, for: found.identity, in: found.script)
    guard found.counts, isNeeded else { return .isExplained(nil) }
    return .repeats(found, like: nil, apartFrom: known)
  }

  /// Something that a script sets and a finding does not, without which nothing is wrong.
  private mutating func feature(
    neededBy failure: Failure, beside known: FiledPlace
  ) -> String? {
    guard failure.problem.isWrongQuery(of: failure.script) else { return nil }
    var search = FeatureSearch(examiner: examiner)
    defer { executions += search.executions }
    // What is set of the property that is looked at is the mistake's own, whichever property it is.
    let others = failure.sight.features.settings
      .intersection(failure.sight.generalFeatures.settings)
      .subtracting(triage.filed(at: known).settings).sorted()
    return others.prefix(FeatureSearch.mostFeatures).first { feature in
      goesOn() && search.isNeeded(feature, for: failure.sight.identity, in: failure.script)
    }
  }

  /// The script without something that a finding needs, where that is wrong all the same: then
  /// another mistake is at work, too.
  private mutating func counterexample(
    in failure: Failure, without known: FiledPlace
  ) -> Counterexample? {
    let (script, triage) = (failure.script, triage)
    for feature in triage.filed(at: known).settings.sorted() {
      guard goesOn(), let left = script.without(feature) else { continue }
      let candidate = failure.machine.sequence(of: left.steps)
      executions += 1
      let judgement = examiner.examine(candidate).judgement
      let problems = judgement.problems.filter { $0.isWrongQuery(of: left) }
      let found = CulpritSearch(examiner: examiner).diagnoses(of: problems, in: left).first {
        $0.identity == failure.sight.identity && !triage.isExplained(Sight($0, in: left))
      }
      guard let found else { continue }
      let other = Counterexample(
        drawn: candidate, diagnosis: found, isPartlyRefused: !judgement.unsupported.isEmpty
      ) { triage.isExplained($0) }
      let alone = diagnosedAlone(other)
      if !alone.isExplained(Sight(alone.diagnosis, in: left)) { return alone }
    }
    return nil
  }

  private mutating func diagnosedAlone(_ counterexample: Counterexample) -> Counterexample {
    // One run of the script, and one with questions about what is wrong.
    executions += 2
    return counterexample.diagnosedAlone(with: examiner)
  }

  /// The finding about a step without which a problem is gone that must not matter to it.
  private mutating func sideEffect(behind failure: Failure) -> Int? {
    var search = SideEffectSearch(examiner: examiner)
    defer { executions += search.executions }
    var tried: Set<StepForm> = []
    return triage.findings.indices.first { place in
      let finding = triage.findings[place]
      guard let form = finding.sideEffect, form.isTellingSideEffect,
        form.isSeenAlike(by: finding.identity.look, failure.sight.identity.look),
        failure.sight.sideEffects.contains(form), tried.insert(form).inserted
      else { return false }
      return goesOn() && search.isGone(failure.diagnosis, from: failure.script, without: form)
    }
  }

  /// Runs a script again in an engine that remembers nothing: whether it shows the same, whatever the
  /// values.
  ///
  /// Shrinking what comes and goes would take long and end anywhere.
  private mutating func isRepeatable(_ failure: Failure) -> Bool {
    worker.restart()
    return (0..<Self.repetitions(of: failure.problem.kind, by: examiner)).allSatisfy { _ in
      executions += 1
      return shows(failure)
    }
  }

  private func shows(_ failure: Failure) -> Bool {
    let problem = failure.problem
    if problem.law == nil, !problem.kind.isDeath {
      let trial = examiner.examine(failure.drawn)
      return trial.judgement.problems.contains {
        $0.step == problem.step && $0.kind == problem.kind && $0.deviation == problem.deviation
          && $0.event == problem.event
      }
    }
    let counterexample = counterexample(of: failure)
    return counterexample.find(in: counterexample.drawn, with: examiner) != nil
  }

  /// How often a script is run before anything is made of what it shows.
  ///
  /// One run is enough to begin with where a finding is confirmed at the end. Where two versions are compared,
  /// answers of either that come and go must not pass for a change.
  private static func repetitions(of kind: FindingKind, by examiner: Examiner) -> Int {
    examiner.earlier == nil || kind == .hang ? 1 : EarlierEngine.repetitions(of: false)
  }

  private func counterexample(of failure: Failure) -> Counterexample {
    Counterexample(
      drawn: failure.drawn, diagnosis: failure.diagnosis,
      isPartlyRefused: !failure.trial.judgement.unsupported.isEmpty)
  }

  /// Shrinks on what was shrunk by the problem that came up in it, by whatever shows the same cause; of
  /// known mistakes only an expected one, if there is one.
  private mutating func finding(
    _ first: Counterexample.Shrunk, _ counterexample: Counterexample, of failure: Failure,
    expecting expected: Fault? = nil
  ) -> Finding {
    var (counterexample, shrunk) = (counterexample, first)
    counterexample.isKnown = { _ in false }
    if let plain = wrongAnswer(in: shrunk, on: failure.machine) {
      counterexample = counterexample.showing(plain.diagnosis, in: plain.drawn)
      shrunk = shrink(counterexample, on: failure.machine, after: shrunk)
    }
    let cause = cause(of: shrunk, failure, among: expected.map { [$0] } ?? FaultCatalogue.all)
    if let cause {
      let other = counterexample.caused(by: cause, in: shrunk)
      let deleted = shrink(other, on: failure.machine, passes: Self.deleting, after: shrunk)
      if deleted.drawn.commands.count < shrunk.drawn.commands.count {
        counterexample = counterexample.caused(by: cause, in: deleted)
        shrunk = shrink(counterexample, on: failure.machine, after: deleted)
      }
    }
    let polished = polished(shrunk, counterexample, on: failure.machine)
    return finding(polished, of: failure, counterexample, behavingLike: cause)
  }

  /// Leaves out what can be left out of a script as it is written.
  mutating func polished(
    _ shrunk: Counterexample.Shrunk, _ counterexample: Counterexample, on machine: ScriptMachine
  ) -> Counterexample.Shrunk {
    let (examiner, goesOn) = (examiner, goesOn)
    var best = shrunk
    var count = 0
    var polishing = Polishing(
      isInteresting: { steps in
        guard goesOn(), examiner.admits(Script(steps)) else { return false }
        count += 1
        let candidate = machine.sequence(of: steps)
        guard let found = counterexample.find(in: candidate, with: examiner) else { return false }
        best = Counterexample.Shrunk(
          drawn: candidate, diagnosis: found.diagnosis, variant: found.variant,
          report: shrunk.report)
        return true
      }, budget: triage.options.budget(for: counterexample.problem.kind) / 2)
    _ = polishing.polish(shrunk.drawn.commands)
    executions += count
    return Counterexample.Shrunk(
      drawn: best.drawn, diagnosis: best.diagnosis, variant: best.variant,
      report: shrunk.report.counting(count))
  }

  /// The passes by which the same cause may show in fewer steps.
  private static let deleting: [ShrinkPass] = [.truncate, .deleteChunks, .rewrite]

  mutating func shrink(
    _ counterexample: Counterexample, on machine: ScriptMachine,
    passes: [ShrinkPass] = ShrinkPass.withoutSymmetries, after earlier: Counterexample.Shrunk? = nil
  ) -> Counterexample.Shrunk {
    let shrunk = counterexample.shrink(
      with: examiner, on: machine,
      budget: triage.options.budget(for: counterexample.problem.kind), passes: passes,
      while: goesOn)
    executions += shrunk.report.executions
    return shrunk.counting(earlier?.report)
  }

  /// A single answer that is wrong where a law was found broken: it takes fewer steps to show.
  ///
  /// Where the script goes to where nothing is asserted of single answers, it may be one without one of its commands.
  private mutating func wrongAnswer(
    in shrunk: Counterexample.Shrunk, on machine: ScriptMachine
  ) -> Counterexample.Replacement? {
    guard shrunk.problem.law != nil, shrunk.variant == nil else { return nil }
    let steps = shrunk.drawn.commands
    if let plain = wrongAnswer(in: shrunk.drawn) { return plain }
    for place in steps.indices.reversed() where !steps[place].isQuery {
      let left = Script(steps.indices.filter { $0 != place }.map { steps[$0] })
      guard goesOn(), left.firstProblem() == nil, examiner.admits(left) else { continue }
      if let plain = wrongAnswer(in: machine.sequence(of: left.steps)) { return plain }
    }
    return nil
  }

  private mutating func wrongAnswer(
    in drawn: DrawnSequence<ScriptMachine>
  ) -> Counterexample.Replacement? {
    executions += 1
    let plain = examiner.examine(drawn).judgement.problems.first {
      $0.law == nil && $0.kind == .wrongAnswer
    }
    return plain.flatMap {
      CulpritSearch(examiner: examiner).diagnoses(of: [$0], in: Script(drawn.commands)).first
    }.map { Counterexample.Replacement(drawn: drawn, diagnosis: $0) }
  }
}

extension FailureShrinking {
  /// The shortest scripts that show what the engine keeps from one for the next; nil when nothing kept
  /// is why, or not every time.
  private mutating func leak(behind failure: Failure) -> Finding? {
    let isSlow = failure.problem.kind == .hang
    let script = failure.trial.deadly ?? failure.script
    let search = StateLeakSearch(
      worker.engine, examiner.capabilities,
      budget: isSlow ? triage.options.hangShrinkBudget : Self.leakBudget)
    defer { executions += search.executions }
    guard let shortest = search.shortest(script, after: failure.history) else { return nil }
    let runs = isSlow ? 1 : 3
    for run in 1...runs where !search.showsAgain(shortest, besides: run) { return nil }
    return Finding(shortest, of: failure, script, runs: runs, executions: search.executions)
  }

  /// How many candidates are tried for one finding; each takes two starts of the engine.
  private static var leakBudget: Int { 160 }
}
