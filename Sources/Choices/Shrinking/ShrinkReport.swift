/// The passes of the sequence shrinker, in the order in which they run.
public enum ShrinkPass: String, CaseIterable, Sendable {
  /// Drops everything behind the step at which the failure shows.
  case truncate
  /// Deletes runs of steps, long runs first, from the back.
  case deleteChunks
  /// Deletes runs of elements of lists, long runs first.
  case deleteElements
  /// Deletes elements at the same places of two lists.
  case deleteAlike
  /// Puts a part in the place of the whole.
  case hoist
  /// Joins neighbouring inner lists.
  case mergeLists
  /// Lets one object take the place of another.
  case mergeObjects
  /// Deletes two steps that are not neighbours.
  case deletePairs
  /// Deletes a step and moves its arguments to another of the same kind.
  case fuse
  /// Deletes a step and puts one without arguments in the place of another such.
  case substitute
  /// Says much the same in fewer commands, in ways that the state machine knows.
  case rewrite
  /// Makes one choice simpler.
  case simplifyChoices
  /// Takes a simpler alternative with everything that hangs on it at its simplest.
  case lowerAlternatives
  /// Replaces all equal arguments at once.
  case replaceEqualArguments
  /// Changes two numbers by the same amount.
  case pairNumbers
  /// Deletes a whole number from a list and lets another make up for it.
  case fuseElements
  /// Exchanges neighbouring parts of one kind where that is simpler.
  case sortSpans
  /// Replaces all equal numbers at once.
  case replaceEqual
  /// Lowers different numbers by the same amount.
  case lowerTogether
  /// Exchanges two arguments where that is simpler.
  case exchangeArguments
  /// Exchanges neighbouring steps where that is simpler.
  case sortSteps
  /// Gives objects the lowest free numbers, and lower ones to those that are mentioned earlier.
  case renumber
  /// Lets the steps of one kind become copies of one of them.
  case repeatSteps
  /// Puts a simpler kind of step in the place of one with a number.
  case changeKind
  /// Deletes a step and changes an argument of another.
  case deleteAndChange
  /// Exchanges two parts at different depths and sorts what stands side by side.
  case exchangeParts
  /// Lowers a number and raises one behind it.
  case tradeNumbers
  /// Replaces arguments that are equal and stand at the same place of steps of one kind.
  case replaceEqualAlike
  /// Exchanges neighbouring arguments of two steps at once.
  case exchangeAlike
  /// Puts a step of any other kind in the place of one.
  case changeToAnyKind
  /// Moves a step to any place, and names objects anew.
  case moveSteps
  /// Lets one object take the place of another and moves or drops a step.
  case mergeAndMove
  /// Deletes a step and lets one alternative stand for another.
  case mergeAlternatives
  /// Exchanges two alternatives in all steps.
  case exchangeAlternatives
  /// Lets the steps of one kind become copies of one of them and deletes another step.
  case repeatAndDelete
  /// Rounds all floating-point numbers at once.
  case roundTogether
  /// Changes the signs of several numbers at once.
  case flipSigns
  /// Exchanges two numbers wherever they stand.
  case exchangeEqual
  /// Makes numbers smaller in proportion.
  case scaleNumbers
  /// Lowers a number and lets one behind it be a fraction.
  case tradeForFractions
  /// Deletes an element and lets another be any low number.
  case deleteAndScan
  /// Tries numbers that halving does not lead to.
  ///
  /// It comes last, because it tries more than any other pass to be told that there is nothing.
  case scanNumbers

  /// Whether the pass guesses, and so waits until no other pass finds anything.
  var isLastResort: Bool {
    switch self {
    case .repeatSteps, .changeKind, .deleteAndChange, .exchangeParts, .tradeNumbers, .scanNumbers:
      true
    // Deleting saves more than whatever would come before it.
    case .deleteAlike: false
    default: breaksSymmetries
    }
  }

  /// Whether the pass is there for sequences that are alike but for something that the failure does not hang
  /// on: the way in which a machine is declared, such as the order of its kinds of commands, or the signs,
  /// the order or the scale of its numbers.
  private var breaksSymmetries: Bool {
    switch self {
    case .replaceEqualAlike, .exchangeAlike, .changeToAnyKind, .moveSteps, .mergeAndMove,
      .mergeAlternatives, .exchangeAlternatives, .repeatAndDelete, .deleteAlike, .roundTogether,
      .flipSigns,
      .exchangeEqual, .scaleNumbers, .tradeForFractions, .deleteAndScan:
      true
    default: false
    }
  }

  /// The passes without those that make what shrinking comes to independent of the way in which a machine
  /// is declared, and of signs and scale; that saves about a hundred executions where each takes long.
  public static let withoutSymmetries = allCases.filter { !$0.breaksSymmetries }

  /// The passes that look at steps as wholes and need to know nothing of what is in them.
  public static let ofStepLists: [ShrinkPass] = [.truncate, .deleteChunks, .deletePairs]
}

/// What a shrinker tried, and why it stopped.
public struct ShrinkReport: Hashable, Sendable {
  /// Why shrinking stopped.
  public enum End: String, Hashable, Sendable {
    /// No pass finds anything simpler.
    case fixedPoint = "no pass finds anything simpler"
    /// The number of executions that was allowed is used up.
    case budget = "the budget of executions is used up"
    /// There was no time for further candidates.
    case interrupted = "the time is up"
    /// The generator cannot draw the value, so no pass can change it.
    case notDrawable = "the generator cannot draw the value"
  }

  /// The number of candidates that were executed.
  public private(set) var executions = 0
  /// The number of candidates that showed another failure, by the words of their complaints.
  public private(set) var others = 0
  /// How many executions and successes each pass had.
  public private(set) var passes: [ShrinkPass: Counts] = [:]
  /// Why shrinking stopped; nil while it runs.
  public private(set) var end: End?
  private var current: ShrinkPass?

  /// The counts of one pass.
  public struct Counts: Hashable, Sendable {
    /// Candidates executed.
    public var executions = 0
    /// Candidates that became the new best.
    public var successes = 0
  }

  init(stopped reason: End? = nil) {
    end = reason
  }

  /// This report with the counts of one that came before it.
  public func after(_ earlier: ShrinkReport) -> ShrinkReport {
    var all = self
    all.executions += earlier.executions
    all.others += earlier.others
    all.passes.merge(earlier.passes) { own, other in
      Counts(
        executions: own.executions + other.executions, successes: own.successes + other.successes)
    }
    return all
  }

  /// The report with executions that no pass made.
  public func counting(_ more: Int) -> ShrinkReport {
    var all = self
    all.executions += more
    return all
  }

  mutating func begin(_ pass: ShrinkPass) {
    current = pass
  }

  mutating func countExecution() {
    executions += 1
    if let current { passes[current, default: Counts()].executions += 1 }
  }

  mutating func countOther() { others += 1 }

  /// What to look into where many candidates failed in other words; nil where few did.
  ///
  /// Then complaints may say of one failure what varies from case to case, and shrinking stops early.
  public var remark: String? {
    guard others >= 10, others * 4 >= executions else { return nil }
    return "\(others) of \(executions) candidates failed with other words: if that is the same "
      + "failure, say it in the same words"
  }

  mutating func countSuccess() {
    if let current { passes[current, default: Counts()].successes += 1 }
  }

  mutating func stop(_ reason: End) {
    end = reason
  }
}
