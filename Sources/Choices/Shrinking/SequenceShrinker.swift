/// What a test says of a sequence that still shows the failure.
public struct Interest: Hashable, Sendable {
  /// The index of the last step that the failure needs; later ones may go.
  public var lastStep: Int
  /// Whether the sequence shows something else than what is shrunk; then it is not taken.
  var isOther = false

  /// What a test answers to a sequence that shows another failure, which is counted.
  static let otherFailure = Interest(lastStep: 0, isOther: true)

  private init(lastStep: Int, isOther: Bool) {
    self.lastStep = lastStep
    self.isOther = isOther
  }

  /// Creates the answer of a test that failed at a step.
  public init(lastStep: Int) {
    self.lastStep = lastStep
  }
}

/// Turns a failing sequence into the simplest one that its passes can reach.
///
/// Every candidate is replayed on the state machine first: steps that have become impossible fall
/// out, the rest is written down anew, and only a candidate that is strictly simpler than the best
/// one so far is executed. The passes run to a fixed point or until the budget is used up.
public struct SequenceShrinker<Machine: StateMachine> {
  /// Executes a sequence; nil means that the failure is gone.
  public typealias Test = (DrawnSequence<Machine>) -> Interest?

  let machine: Machine
  let test: Test
  let budget: Int
  private let goesOn: () -> Bool

  /// The simplest failing sequence so far.
  public private(set) var best: DrawnSequence<Machine>
  /// The last step that the failure needs in `best`.
  public private(set) var lastStep: Int
  /// What was tried and why shrinking stopped.
  public private(set) var report = ShrinkReport()
  /// The kinds of steps that the failing sequence had at first, simplest first.
  let kinds: [Choice]
  private var tried: Set<[[Choice]]> = []
  /// Whether a number was found to keep the failure that halving had missed.
  var halvingMisses = false
  /// Why a candidate was left out; nil where none was.
  private var cut: ShrinkReport.End?

  /// Creates a shrinker for a sequence that is known to fail.
  ///
  /// - Parameters:
  ///   - failing: The sequence to start from.
  ///   - lastStep: The index of the last step that the failure needs.
  ///   - machine: Replays candidates.
  ///   - budget: How many candidates may be executed.
  ///   - goesOn: Asked before each candidate; once it says no, none is executed any more.
  ///   - test: Executes a candidate.
  public init(
    _ failing: DrawnSequence<Machine>, lastStep: Int, on machine: Machine, budget: Int,
    while goesOn: @escaping () -> Bool = { true }, test: @escaping Test
  ) {
    best = failing
    kinds = Set(failing.steps.compactMap(\.first).filter { $0.kind == .index }).sorted()
    self.lastStep = lastStep
    self.machine = machine
    self.budget = budget
    self.goesOn = goesOn
    self.test = test
  }

  /// Runs passes to a fixed point.
  ///
  /// - Parameters:
  ///   - slices: Selections of steps by index that are worth trying before anything else.
  ///   - passes: The passes to run; the result is a local minimum of each of them.
  public mutating func run(
    startingWith slices: [[Int]] = [], passes: [ShrinkPass] = ShrinkPass.allCases
  ) {
    for slice in slices {
      let steps = best.steps
      attempt(slice.filter { steps.indices.contains($0) }.map { steps[$0] })
    }
    let usual = passes.filter { !$0.isLastResort }
    let lastResorts = passes.filter(\.isLastResort)
    while isSimpler(after: usual) || lastResorts.contains(where: { isSimpler(after: [$0]) }) {}
    report.stop(cut ?? .fixedPoint)
  }

  /// Runs some passes once; tells whether anything simpler was found.
  private mutating func isSimpler(after passes: [ShrinkPass]) -> Bool {
    let before = best.steps
    for pass in passes {
      report.begin(pass)
      run(pass)
    }
    return best.steps != before
  }

  private mutating func run(_ pass: ShrinkPass) {
    switch pass {
    case .truncate: truncate()
    case .deleteChunks: deleteChunks()
    case .mergeObjects: mergeObjects()
    case .deletePairs: deletePairs()
    case .fuse: fuse()
    case .substitute: substitute()
    case .rewrite: rewrite()
    case .simplifyChoices: simplifyChoices()
    case .replaceEqual: replaceEqual()
    case .lowerTogether: lowerTogether()
    case .exchangeArguments: exchangeArguments()
    case .sortSteps: sortSteps()
    case .renumber: renumber()
    case .repeatSteps: repeatSteps()
    case .changeKind: changeKind()
    case .deleteAndChange: deleteAndChange()
    case .deleteElements: deleteElements()
    case .hoist: hoist()
    case .mergeLists: mergeLists()
    case .fuseElements: fuseElements()
    case .replaceEqualArguments: replaceEqualArguments()
    case .pairNumbers: pairNumbers()
    case .sortSpans: sortSpans()
    case .lowerAlternatives: lowerAlternatives()
    case .exchangeParts: exchangeParts()
    case .tradeNumbers: tradeNumbers()
    case .scanNumbers: scanNumbers()
    case .replaceEqualAlike: replaceEqualAlike()
    case .exchangeAlike: exchangeAlike()
    case .changeToAnyKind: changeToAnyKind()
    case .moveSteps: moveSteps()
    case .mergeAndMove: mergeAndMove()
    case .mergeAlternatives: mergeAlternatives()
    case .exchangeAlternatives: exchangeAlternatives()
    case .repeatAndDelete: repeatAndDelete()
    case .deleteAlike: deleteAlike()
    case .deleteAndScan: deleteAndScan()
    case .roundTogether: roundTogether()
    case .flipSigns: flipSigns()
    case .exchangeEqual: exchangeEqual()
    case .scaleNumbers: scaleNumbers()
    case .tradeForFractions: tradeForFractions()
    }
  }

  /// Tries a candidate; tells whether it is the new best.
  @discardableResult
  mutating func attempt(_ candidate: [[Choice]]) -> Bool {
    guard report.executions < budget, cut == nil, goesOn() else {
      cut = cut ?? (report.executions < budget ? .interrupted : .budget)
      return false
    }
    guard tried.insert(candidate).inserted else { return false }
    let drawn = machine.replay(candidate)
    guard !drawn.commands.isEmpty, SequenceOrder.isSimpler(drawn.steps, than: best.steps) else {
      return false
    }
    if drawn.steps != candidate, !tried.insert(drawn.steps).inserted { return false }
    report.countExecution()
    guard let interest = test(drawn) else { return false }
    if interest.isOther {
      report.countOther()
      return false
    }
    best = drawn
    lastStep = interest.lastStep
    report.countSuccess()
    return true
  }
}
