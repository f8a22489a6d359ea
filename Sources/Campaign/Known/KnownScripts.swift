import Choices
import Conformance
import Engines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// The scripts of the known failures, which go first: they alone tell whether a failure is one still.
struct KnownScripts {
  let client: CampaignClient
  let worker: CampaignWorker
  /// What was counted.
  var notebook: CaseNotebook
  /// What fails besides, to be shrunk and filed like anything.
  private(set) var failures: [Failure] = []

  /// What one run of a script came to.
  private enum Attempt {
    case wrong
    case right(Trace)
    case other(KnownState)
  }

  init(_ client: CampaignClient, on worker: CampaignWorker) {
    self.client = client
    self.worker = worker
    notebook = client.makeNotebook()
  }

  /// How often a script must be right for its failure to be none any more.
  private static let runs = 3
  /// The same where answers vary.
  private static let runsOfVarying = 10

  /// Puts the scripts of an entry to the engine.
  mutating func run(_ entry: KnownFailure) -> KnownState {
    var (states, traces): ([KnownState], [Trace]) = ([], [])
    for example in entry.examples {
      switch attempt(example, of: entry, isFirst: true) {
      case .wrong: states.append(.fails)
      case .other(let state): states.append(state)
      case .right(let trace):
        traces.append(trace)
        states.append(isAsserted(example, of: entry) ? .passes : .notAsserted)
      }
    }
    let state = KnownState(of: states)
    return state == .passes ? repeated(entry, traces) : state
  }

  /// Runs all scripts of an entry again, in an engine that remembers nothing.
  private mutating func repeated(_ entry: KnownFailure, _ traces: [Trace]) -> KnownState {
    var (run, runs) = (1, entry.varies ? Self.runsOfVarying : Self.runs)
    while run < runs {
      run += 1
      for (example, first) in zip(entry.examples, traces) {
        worker.engine.restart()
        notebook.statistics.shrinkRuns += 1
        switch attempt(example, of: entry, isFirst: false) {
        case .wrong: return .fails
        case .other(let state): return state
        case .right(let trace): if trace != first { runs = Self.runsOfVarying }
        }
      }
    }
    return .passes
  }

  private mutating func attempt(
    _ example: KnownFailure.Example, of entry: KnownFailure, isFirst: Bool
  ) -> Attempt {
    if notebook.gone != nil { return .other(.notRun) }
    if let state = obstacle(to: example) { return .other(state) }
    let script = example.script
    if leaks(example, entry) { return .wrong }
    if !example.earlier.isEmpty { worker.engine.restart() }
    for script in example.earlier { _ = worker.engine.run(script) }
    let machine = worker.machine(for: notebook.capabilities)
    let drawn = machine.sequence(of: script.steps)
    let trial = Examiner(worker.engine, client.judge, notebook.check).examine(drawn)
    notebook.gone = trial.gone
    if isFirst { notebook.absorb(trial, script) }
    let problems = trial.judgement.problems
    if !problems.isEmpty {
      if isFirst { file(problems, trial, drawn, machine, entry) }
      return .wrong
    }
    guard let trace = trial.trace else { return .other(.notRun) }
    if let refused = trial.judgement.unsupported.first {
      return .other(.cannotBeTried("'\(script.steps[refused])' is answered as unsupported"))
    }
    return breaksLaw(drawn, entry) ? .wrong : .right(trace)
  }

  /// Why a script cannot be run at all; nil where it can.
  private func obstacle(to example: KnownFailure.Example) -> KnownState? {
    let scripts = example.earlier + [example.script]
    if let problem = scripts.lazy.compactMap({ $0.firstProblem() }).first {
      return .cannotBeTried("\(problem)")
    }
    let missing = scripts.flatMap(notebook.capabilities.missingNames)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if missing.isEmpty { return nil }
    return .cannotBeTried("not supported: \(missing.joined(separator: ", "))")
  }

  /// Tells whether the engine answers otherwise behind the earlier scripts, where the entry is of that.
  private func leaks(_ example: KnownFailure.Example, _ entry: KnownFailure) -> Bool {
    guard entry.identities.contains(where: { $0.deviation == .dependsOnEarlier }) else {
      return false
    }
    return StateLeak(of: example.script, after: example.earlier, on: worker.engine)?.problem != nil
  }

  /// Tells whether a law about two scripts is broken that the entry is of, in any of its variants.
  private mutating func breaksLaw(
    _ drawn: DrawnSequence<ScriptMachine>, _ entry: KnownFailure
  ) -> Bool {
    let examiner = Examiner(worker.engine, client.judge, notebook.check)
    for law in Laws.paired where entry.names(law.description) {
      for parameter in 0..<4 {
        let trial = examiner.examine(
          Script(drawn.commands), by: law, parameter, leavingOutSpoilt: true)
        guard let trial else { continue }
        notebook.gone = trial.gone
        if trial.death != nil || !trial.judgement.problems.isEmpty { return true }
      }
    }
    return false
  }

  /// Tells whether the reference still says something of what shows the failure.
  private func isAsserted(_ example: KnownFailure.Example, of entry: KnownFailure) -> Bool {
    let laws = Laws.single.map(\.description) + Laws.paired.map(\.description)
    if laws.contains(where: entry.names) { return true }
    let ofValues = entry.identities.filter { $0.law == nil && $0.deviation.isOfValues }
    if ofValues.isEmpty { return entry.identities.contains { $0.law == nil } }
    let assumptions = client.judge.assumptions
    let expected = World.expectations(of: example.script, assumptions: assumptions)
    let classes = ObjectClasses(example.script.steps)
    let looks = Set(ofValues.map(\.look))
    let asked = example.script.steps.indices.filter {
      let form = StepForm(example.script.steps[$0], classes)
      return looks.contains(form) || looks.contains(form.feature)
    }
    if !asked.isEmpty { return asked.contains { expected.steps[$0].leavesAnswersOut } }
    let callbacks = Set(Event.Kind.allCases.map(\.rawValue))
    return looks.contains { callbacks.contains($0.verb) }
      ? expected.steps.contains(where: \.assertsEvents)
      : expected.steps.last?.leavesAnswersOut ?? false
  }

  /// Notes what is wrong with a script that no entry explains.
  private mutating func file(
    _ problems: [Problem], _ trial: Trial, _ drawn: DrawnSequence<ScriptMachine>,
    _ machine: ScriptMachine, _ entry: KnownFailure
  ) {
    let relevant = client.options.relevant(problems)
    if relevant.isEmpty { return }
    let sighted = SightedScript(
      drawn: drawn, trial: trial, machine: machine, capabilities: notebook.capabilities,
      origin: .listed(entry.name),
      history: worker.engine.history(before: trial.deadly ?? Script(drawn.commands)))
    let search = CulpritSearch(
      examiner: Examiner(worker.engine, client.judge, notebook.check))
    var seen: Set<ProblemIdentity> = []
    let found = search.diagnoses(of: relevant, in: sighted.script)
      .filter { diagnosis in
        seen.insert(diagnosis.identity).inserted
          && !diagnosis.identity.isListed(among: entry.identities)
      }
      .map(sighted.failure)
    failures += found.filter {
      client.triage.known.explanation(of: $0, client.judge.assumptions) == nil
    }
  }
}

extension KnownFailure {
  /// Tells whether the failure is that a law is broken.
  fileprivate func names(_ law: LawDescription) -> Bool {
    identities.contains { $0.law == law.name }
  }
}

extension Deviation {
  /// Whether it is one of an answer or a callback, of which the reference may say less one day.
  fileprivate var isOfValues: Bool {
    switch self {
    case .unchanged, .missing, .unexpected, .otherValue, .imprecise, .notFinite, .raised,
      .notImplemented, .notRaised, .missingEvent, .unexpectedEvent:
      true
    case .unsupportedChanged, .contradiction, .crash, .hang, .protocolViolation, .driverTrouble,
      .dependsOnEarlier, .varies:
      false
    }
  }
}

extension Expected {
  /// Tells whether there are answers that no conforming engine gives.
  fileprivate var leavesAnswersOut: Bool {
    if case .doneOrRaises = pattern { return false }
    return assertsAnswer
  }

  /// Tells whether something is asserted of the callbacks.
  fileprivate var assertsEvents: Bool {
    silence != .none || !silences.isEmpty
      || events.contains { event in
        if case .open = event.presence { return false }
        return true
      }
  }
}
