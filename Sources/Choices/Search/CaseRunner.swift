/// Carries out one case after another, counts what it consists of and records its choices.
struct CaseRunner<Test: SystemTest> {
  private let test: Test
  private let kinds: CommandKinds
  private let length: Int
  private var source = ChoiceSource.mutator
  private var ends: [Int] = []
  private var pairs: PairFeedback?

  /// What the test noted about the case that was carried out last.
  private(set) var notes: CaseNotes

  init(_ test: Test, length: Int, feedback: Feedback?) {
    self.test = test
    self.length = length
    kinds = test.commandKinds
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
    source.restart(seed: plan.seed, subset: plan.subset, excluded: plan.excluded)
    ends.removeAll(keepingCapacity: true)
    notes.restart()
    pairs?.restart()
    var state = test.initialState
    var system = test.makeSystem()
    var previous: Int?
    for (number, step) in plan.start.steps.enumerated() where ends.count < length {
      let gap = plan.start.gap.flatMap { $0.step == number ? $0.choice : nil }
      source.beginStep(replaying: step, gap: gap)
      guard let command = draw(&state) else { continue }
      let complaint = carryOut(command, &state, &system, &previous, &statistics)
      if let complaint { return complaint }
    }
    var misses = 0
    source.beginStep()
    while ends.count < length, misses < 100 {
      guard let command = draw(&state) else {
        misses += 1
        continue
      }
      misses = 0
      let complaint = carryOut(command, &state, &system, &previous, &statistics)
      if let complaint { return complaint }
    }
    return nil
  }

  /// Draws a command; what a failed attempt recorded is forgotten.
  private mutating func draw(_ state: inout Test.State) -> Test.Command? {
    let start = source.recorded.count
    guard let command = test.command(in: &state, from: &source, like: nil) else {
      source.rollBack(to: start)
      return nil
    }
    return command
  }

  private mutating func carryOut(
    _ command: Test.Command, _ state: inout Test.State, _ system: inout Test.System,
    _ previous: inout Int?, _ statistics: inout SearchStatistics
  ) -> String? {
    let kind = number(of: command, &statistics)
    test.advance(&state, by: command)
    let complaint = test.check(command, on: &system, after: state)
    notes.lastOutcome = nil
    notes.step = ends.count
    test.note(command, on: system, after: state, in: &notes)
    let start = ends.last ?? 0
    pairs?.note(statistics.kindTable.names[kind], source.recorded[start...], &notes)
    ends.append(source.recorded.count)
    statistics.count(kind, after: previous, outcome: notes.lastOutcome)
    previous = kind
    return complaint
  }

  /// The number of a command's kind: the one that was drawn, where the machine tells its kinds.
  private func number(of command: Test.Command, _ statistics: inout SearchStatistics) -> Int {
    if let drawn = source.commandKind, drawn < kinds.names.count { return drawn }
    return statistics.kindTable.number(of: test.name(of: command))
  }
}

extension CaseRunner: Sendable where Test: Sendable {}
