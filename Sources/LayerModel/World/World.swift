public import LayerScript
public import Rules

/// The executable specification: a world of layers that knows of each answer why it is right.
///
/// A world is a value. It has no globals and no clock but its own; a copy goes its own way. What the
/// rules decide stands behind `Semantics`, so that a fault is one decision taken differently.
public struct World: Sendable {
  /// What the script has brought about so far.
  public internal(set) var state: WorldState
  var semantics: Semantics

  /// Creates an empty world that follows the specification.
  ///
  /// - Parameters:
  ///   - assumptions: What is taken for granted about the engine that the world speaks for.
  ///   - reasons: A table to start from, such as the one of an earlier world.
  public init(assumptions: Assumptions = Assumptions(), reasons: ReasonTable = ReasonTable()) {
    self.init(assumptions: assumptions, reasons: reasons, departing: [])
  }

  /// Creates an empty world in which some decisions may be taken differently.
  ///
  /// A departure takes its decisions before a deviation that is declared.
  ///
  /// - Precondition: No two departures take the same decision.
  package init(
    assumptions: Assumptions, reasons: ReasonTable = ReasonTable(),
    departing departures: [Departure]
  ) {
    state = WorldState(assumptions: assumptions, reasons: reasons)
    semantics = Semantics(departures + assumptions.deviations.departures(besides: departures))
  }

  /// Carries out one step and says what any conforming engine may answer to it.
  ///
  /// Names must exist (see `Script.firstProblem`); a step that the reference does not decide is
  /// answered `unsupported`, and nothing is asserted from there on.
  public mutating func perform(_ step: Step) -> Expected {
    state.step += 1
    let wasLost = state.lost
    state.effects = Effects()
    var expected = step.thread == 1 ? performOnMain(step) : performElsewhere(step)
    if expected.events.isEmpty {
      expected.events = state.effects.takeEvents()
    } else {
      expected.events += state.effects.events
    }
    if state.hasVagueObservers {
      expected.events.append(ExpectedEvent(.kinds([.changed]), .open(.beyondReference)))
    }
    expected.silence = state.reasons.union(expected.silence, state.effects.silence)
    // A world that is only to answer needs to know neither why nor what else it might have answered.
    let isOnlyToAnswer = !state.reasons.isRead
    if !isOnlyToAnswer { explainBody(step, &expected) }
    frameCallbacks(of: step, &expected)
    if isOnlyToAnswer { return expected }
    allowingCopies(&expected)
    silenceCalls(&expected)
    judgeRest(of: step, &expected)
    if state.assumptions.precision == .single { expected.pattern.loosenToSingle() }
    // The world goes on behaving like an engine, but nothing is asserted of it any more.
    let isLost = wasLost ?? (state.effects.hasActed ? state.lost : nil)
    if let isLost {
      expected.pattern = .undecided
      expected.weakened = isLost
    }
    return expected
  }

  private mutating func performOnMain(_ step: Step) -> Expected {
    switch step.action {
    case .command(let command): perform(command)
    case .query(let query): perform(query)
    }
  }

  /// What a step within a block does is done because the body of a block is carried out there (VIEW-04).
  private mutating func explainBody(_ step: Step, _ expected: inout Expected) {
    guard !state.views.blocks.isEmpty, !step.isQuery else { return }
    if !expected.why.isEmpty { expected.why = state.reasons.union(expected.why, .view(4)) }
    for place in expected.events.indices where !expected.events[place].why.isEmpty {
      expected.events[place].why = state.reasons.union(expected.events[place].why, .view(4))
    }
  }

  /// Where rules speak of callbacks for layout and display alone, nothing is said of others.
  private mutating func silenceCalls(_ expected: inout Expected) {
    guard !state.effects.calls.isEmpty else { return }
    // What waits is called when the transaction commits, and an implicit one does not yet (TXN-11).
    if state.transactions.implicit != nil {
      state.effects.calls = state.reasons.union(state.effects.calls, .txn(11))
    }
    if expected.silence.isEmpty {
      let silenced = expected.silences.filter { !$0.why.isEmpty }.flatMap(\.kinds) + [.called]
      let others = Event.Kind.allCases.filter { !silenced.contains($0) }
      expected.events.append(ExpectedEvent(.kinds(others), .open(.beyondReference)))
    }
    expected.silence = state.reasons.union(expected.silence, state.effects.calls)
  }

  /// Goes on from its own reading where no source says what has happened.
  package mutating func goOnWhereUndecided() {
    state.lost = nil
  }

  /// What leaves open what a property of a layer reads; nil where nothing does.
  package func openItem(for property: Property, of name: ObjectName) -> OpenItem? {
    state.layer(name).flatMap { state.read($0, property).open }
  }

  /// The answers to a whole script by a world made for it.
  public static func expectations(
    of script: Script, assumptions: Assumptions = Assumptions(),
    reasons: ReasonTable = ReasonTable()
  ) -> ExpectedTrace {
    var world = World(assumptions: assumptions, reasons: reasons)
    let steps = script.steps.map { world.perform($0) }
    return ExpectedTrace(steps, reasons: world.state.reasons)
  }

  /// Gives up on the rest of the script, because the reference does not decide a step.
  mutating func beyondReference(_ what: String) -> Expected {
    state.lost = .beyondReference
    return Expected(
      .unsupported("the reference does not decide \(what)"), .undecided,
      weakened: .beyondReference)
  }

  /// The expectation of a command that is carried out, and the rules that say what it does.
  func done(_ why: Why = .none) -> Expected { Expected(.done, .done, why: why) }
}
