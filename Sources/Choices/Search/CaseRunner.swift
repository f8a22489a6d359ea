/// Carries out one case after another and records its choices.
struct CaseRunner<Test: SystemTest> {
  private let kindCount: Int
  private let length: Int
  private var source: ChoiceSource
  private var ends: [Int] = []

  /// Whether it is counted and noted what the cases consist of, which costs time with every command.
  private let isObserving: Bool
  private var pairs: PairFeedback?
  /// The kind of the command that was observed last.
  private var previous: Int?
  /// What the test noted about the case that was carried out last.
  private(set) var notes: CaseNotes
  /// Comes last: where a part behind it lies would have to be looked up with every command.
  private let test: Test

  init(_ test: Test, _ options: SearchOptions, isObserving: Bool = true) {
    self.test = test
    self.isObserving = isObserving
    length = options.length
    kindCount = test.commandKinds.names.count
    // Only what guides a search asks for steps to repeat or leaves out kinds, and asking costs time.
    source = options.guidance == .none ? ChoiceSource(seed: options.seed) : .mutator
    let feedback = options.guidance.feedback
    notes = CaseNotes(wantsFeatures: feedback != nil)
    pairs = feedback?.countsPairs == true ? PairFeedback() : nil
    ends.reserveCapacity(length)
  }

  /// The recorded choices of the steps of the case that was carried out last.
  var steps: [[Choice]] {
    zip([0] + ends, ends).map { Array(source.recorded[$0..<$1]) }
  }

  /// Whether that case had no command at all.
  var isEmpty: Bool { ends.isEmpty }

  /// Carries out a case, up to its length or until something is wrong.
  ///
  /// - Returns: What is wrong.
  mutating func run(_ plan: CasePlan, _ statistics: inout SearchStatistics) -> String? {
    restart(plan)
    defer { statistics.commands += ends.count }
    var state = test.initialState
    var system = test.makeSystem()
    let planned = plan.start.steps.count
    var (begun, misses) = (0, 0)
    // Written once and not before each draw, which would wait for it.
    let nothing: Test.Command? = nil
    while ends.count < length, misses < 100 {
      if begun <= planned {
        beginStep(begun, of: plan.start)
        begun += 1
      }
      let start = source.recorded.count
      guard let command = test.command(in: &state, from: &source, like: nothing) else {
        source.rollBack(to: start)
        if begun > planned { misses += 1 }
        continue
      }
      misses = 0
      test.advance(&state, by: command)
      let complaint = test.check(command, on: &system, after: state)
      if isObserving { observe(command, state, system, &statistics) }
      ends.append(source.recorded.count)
      if let complaint { return complaint }
    }
    return nil
  }

  private mutating func restart(_ plan: CasePlan) {
    source.restart(seed: plan.seed, subset: plan.subset, excluded: plan.excluded)
    ends.removeAll(keepingCapacity: true)
    guard isObserving else { return }
    previous = nil
    notes.restart()
    pairs?.restart()
  }

  /// Begins a step that is planned, or behind the last of them all steps that are drawn at random.
  private mutating func beginStep(_ number: Int, of start: Mutation.Plan) {
    guard number < start.steps.count else { return source.beginStep() }
    let gap = start.gap.flatMap { $0.step == number ? $0.choice : nil }
    source.beginStep(replaying: start.steps[number], gap: gap)
  }

  /// Counts and notes what a command was.
  private mutating func observe(
    _ command: Test.Command, _ state: Test.State, _ system: Test.System,
    _ statistics: inout SearchStatistics
  ) {
    let kind = number(of: command, &statistics)
    notes.lastOutcome = nil
    notes.step = ends.count
    test.note(command, on: system, after: state, in: &notes)
    let start = ends.last ?? 0
    pairs?.note(statistics.kindTable.names[kind], source.recorded[start...], &notes)
    statistics.count(kind, after: previous, outcome: notes.lastOutcome)
    previous = kind
  }

  /// The number of a command's kind: the one that was drawn, where the machine tells its kinds.
  private func number(of command: Test.Command, _ statistics: inout SearchStatistics) -> Int {
    if let drawn = source.commandKind, drawn < kindCount { return drawn }
    return statistics.kindTable.number(of: test.name(of: command))
  }
}

extension CaseRunner: Sendable where Test: Sendable {}
