public import Choices

/// Exhaustive searches of mini-layer.
public enum MiniProof {
  /// Looks for the shortest sequence that shows a fault, within the family of commands that its code
  /// can depend on.
  public static func shortest(showing fault: MiniFault) -> ExhaustiveResult<MiniCommand> {
    search(fault, fault.family, upTo: fault.smallest.length)
  }

  /// Carries out all sequences of up to five commands over two layers on the system without fault.
  public static func everything(upTo length: Int = 5) -> ExhaustiveResult<MiniCommand> {
    search(nil, .everything, upTo: length)
  }

  /// Carries out all sequences of all commands over two layers that are shorter than the shortest that
  /// is known to show a fault, up to four commands: none may show it, whatever its family is.
  public static func shorterOfAll(
    showing fault: MiniFault
  ) -> ExhaustiveResult<MiniCommand> {
    search(fault, .everything, upTo: Swift.min(4, fault.smallest.length - 1))
  }

  private static func search(
    _ fault: MiniFault?, _ family: MiniFamily, upTo length: Int
  ) -> ExhaustiveResult<MiniCommand> {
    ExhaustiveSearch(of: MiniMachine(fault: fault)) { state, prefix in
      family.alphabet(state.model.layers.count, state.model.depth).filter {
        MiniFamily.isCanonical($0, behind: prefix)
      }
    }.run(upTo: length)
  }
}

extension MiniFault {
  /// The commands that the fault's code can depend on.
  public var family: MiniFamily {
    switch self {
    case .frameIgnoresAnchorPoint, .staleAnchorPoint, .narrowWidth, .boundsKeepFrameOrigin,
      .negativeOriginIsPositive, .farCornerIsLost, .lowPositionIsClamped, .emptyFrameKeepsSize,
      .diagonalFrameIsTurned, .sameSizeForgetsPosition, .positionAtWidthLosesY,
      .secondAnchorPointIsHalfway, .largeFrameIsCut:
      .geometry
    case .nullIsNoOpinion, .nestedCommitLeaks, .staleActionCache, .deepestTransactionForgets,
      .commitEnablesActions, .cacheMixesKeys, .thirdLookupIsLost, .lastKeyStaysCached,
      .beginCopiesOutermostFlag, .commitRestoresAnswers, .lookupDisablesAtCommit,
      .nestedStaysDisabled, .fifthLookupIsLost, .thirdTransactionForgets:
      .actions
    case .moveKeepsOldChild, .swapRemove, .cycleByGrandchild, .sameParentKeepsPlace,
      .removalPromotesChildren, .placeSurvivesRemoval, .fourthAdditionGoesFirst,
      .moveReversesSiblings, .thirdChildIsSecond, .removalClimbs, .rootLosesChildren:
      .tree
    case .positionMovesChild: .placedTree
    case .anchorPointIsShared: .anchoredTree
    case .equalSizesSharePosition: .twoSizes
    case .rootsShareCache, .parentAnswersForChild: .actionsInTree
    case .disabledKeepsFirstPosition: .positions
    }
  }
}
