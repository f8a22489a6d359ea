import Choices

/// One run of the property-testing core against one fault of mini-layer.
public struct MiniTrial: Hashable, Sendable {
  /// How many sequences it took to find the fault; nil if it was not found.
  public let cases: Int?
  /// The simplest commands that show it.
  public let commands: [MiniCommand]
  /// How many candidates the shrinker executed.
  public let executions: Int

  /// Looks for a fault and shrinks what shows it.
  public init(_ fault: MiniFault, seed: UInt64, cases: Int = 20_000) {
    let result = SequenceProperty(of: MiniMachine(fault: fault)).check(seed: seed, cases: cases)
    self.cases = result.failure == nil ? nil : result.cases
    commands = result.failure?.commands ?? []
    executions = result.failure?.report.executions ?? 0
  }

  /// Looks for a fault with a machine of another form, and shrinks what shows it.
  public init(_ fault: MiniFault, _ form: MiniForm, seed: UInt64, cases: Int = 20_000) {
    let machine = FormedMachine(form, fault: fault)
    let result = SequenceProperty(of: machine).check(seed: seed, cases: cases)
    self.cases = result.failure == nil ? nil : result.cases
    commands = result.failure?.commands ?? []
    executions = result.failure?.report.executions ?? 0
  }

  /// Looks for a fault with coverage guidance, and shrinks what shows it.
  public init(guidedTo fault: MiniFault, seed: UInt64, cases: Int = 20_000) {
    var options = SearchOptions(
      seed: seed, cases: cases, guidance: .coverage(.notesAndPairs))
    options.stopsAtFailure = true
    let report = SequenceSearch(of: MiniMachine(fault: fault), options).run()
    let failure = report.failures.first
    if case .generated(let index) = failure?.origin {
      self.cases = index + 1
    } else {
      self.cases = nil
    }
    commands = failure?.commands ?? []
    executions = failure?.report?.executions ?? 0
  }

  /// Tells whether no shorter sequence shows the fault.
  public func isShortest(for fault: MiniFault) -> Bool {
    cases != nil && commands.count <= fault.smallest.length
  }

  /// Tells whether no sequence of the shortest ones has simpler numbers.
  public func isSimplest(for fault: MiniFault) -> Bool {
    isShortest(for: fault) && commands.reduce(0) { $0 + $1.size } <= fault.smallest.size
  }

  /// The commands as one line.
  public var text: String { commands.map(\.description).joined(separator: "; ") }

  /// Carries out sequences that find nothing, to measure the rate.
  ///
  /// - Returns: How many commands were carried out and checked.
  public static func commands(ofCases cases: Int, seed: UInt64) -> Int {
    SequenceProperty(of: MiniMachine()).check(seed: seed, cases: cases).commands
  }

  /// Carries out the same sequences, drawn by a machine that is written in the way of the article.
  ///
  /// - Returns: How many commands were carried out and checked.
  public static func taughtCommands(ofCases cases: Int, seed: UInt64) -> Int {
    SequenceProperty(of: TaughtMachine()).check(seed: seed, cases: cases).commands
  }
}

extension MiniFault {
  /// The number of commands of the shortest sequence that shows the fault, and the smallest sum of the
  /// sizes of the numbers in one of that length.
  public var smallest: (length: Int, size: Double) {
    switch self {
    case .frameIgnoresAnchorPoint, .staleAnchorPoint: (3, 1)
    case .nullIsNoOpinion: (3, 0)
    case .narrowWidth: (2, 100)
    case .moveKeepsOldChild, .staleActionCache, .commitEnablesActions: (5, 0)
    case .nestedCommitLeaks, .cycleByGrandchild, .sameParentKeepsPlace: (6, 0)
    case .deepestTransactionForgets, .removalPromotesChildren: (6, 0)
    case .swapRemove: (8, 0)
    case .boundsKeepFrameOrigin: (3, 1.25)
    case .positionMovesChild: (6, 1)
    case .cacheMixesKeys, .thirdLookupIsLost: (4, 0)
    case .negativeOriginIsPositive: (2, 1)
    case .farCornerIsLost: (2, 1.5)
    case .equalSizesSharePosition: (5, 3)
    case .placeSurvivesRemoval, .fourthAdditionGoesFirst, .thirdChildIsSecond: (7, 0)
    case .lastKeyStaysCached, .beginCopiesOutermostFlag, .commitRestoresAnswers: (5, 0)
    case .lowPositionIsClamped: (2, 51)
    case .anchorPointIsShared: (4, 0)
    case .moveReversesSiblings: (8, 0)
    case .rootsShareCache: (6, 0)
    case .emptyFrameKeepsSize: (3, 1)
    case .disabledKeepsFirstPosition: (4, 1)
    case .diagonalFrameIsTurned: (2, 1)
    case .parentAnswersForChild, .lookupDisablesAtCommit, .nestedStaysDisabled: (5, 0)
    case .removalClimbs, .fifthLookupIsLost, .thirdTransactionForgets: (6, 0)
    case .rootLosesChildren: (4, 0)
    case .sameSizeForgetsPosition: (3, 1)
    case .positionAtWidthLosesY: (3, 3)
    case .secondAnchorPointIsHalfway: (3, 0.25)
    case .largeFrameIsCut: (2, 151)
    }
  }
}
