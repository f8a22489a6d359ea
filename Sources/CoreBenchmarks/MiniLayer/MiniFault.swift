/// The faults that the system of mini-layer can be given.
public enum MiniFault: Int, CaseIterable, Hashable, Sendable {
  /// F1: the frame takes the anchor point for the centre.
  case frameIgnoresAnchorPoint = 1
  /// F2: a delegate that answers null is taken to have no opinion.
  case nullIsNoOpinion
  /// F3: setting the frame uses the anchor point before the last one.
  case staleAnchorPoint
  /// F4: widths end at 99.
  case narrowWidth
  /// F5: a layer that moves stays among the children of its old parent.
  case moveKeepsOldChild
  /// F6: a nested commit writes its flag into the transaction around it.
  case nestedCommitLeaks
  /// F7: a new answer of the delegate does not reach the cache of actions.
  case staleActionCache
  /// F8: removing a layer puts the last sibling into its place.
  case swapRemove
  /// H1: a layer can be added to one of its grandchildren.
  case cycleByGrandchild
  /// H2: adding a layer to the parent that it has already leaves it where it is among the siblings.
  case sameParentKeepsPlace
  /// H3: setting bounds moves the position so that the frame's origin stays, off the centre only.
  case boundsKeepFrameOrigin
  /// H4: setting the position of a layer with a parent moves its first child with it.
  case positionMovesChild
  /// H5: opening the third nested transaction forgets the flag.
  case deepestTransactionForgets
  /// H6: the commit of the first nested transaction switches the outermost one's actions on.
  case commitEnablesActions
  /// H7: the cache mixes up the keys bounds and anchorPoint.
  case cacheMixesKeys
  /// H8: removing a layer that has children makes them children of its old parent.
  case removalPromotesChildren
  /// H9: setting a frame with a negative x stores it without its sign.
  case negativeOriginIsPositive
  /// H10: setting an anchor point with equal coordinates above a half stores the first only.
  case farCornerIsLost
  /// H11: looking up the same key of the same layer three times in a row answers nothing.
  case thirdLookupIsLost
  /// H12: two layers of the same size, not zero, share the position that is set next.
  case equalSizesSharePosition
  /// K1: a layer that comes back to the parent it was removed from gets its old place among the
  /// siblings.
  case placeSurvivesRemoval
  /// K2: a new answer of the delegate reaches the cache for all keys but the last.
  case lastKeyStaysCached
  /// K3: a nested transaction begins with the flag of the outermost one.
  case beginCopiesOutermostFlag
  /// K4: positions end at -50 below.
  case lowPositionIsClamped
  /// K5: the anchor point of a layer is that of its last child too.
  case anchorPointIsShared
  /// K6: the fourth addition puts the layer in front of its siblings.
  case fourthAdditionGoesFirst
  /// K7: the outermost commit takes the delegate's answers back to what they were at the beginning.
  case commitRestoresAnswers
  /// K8: moving a layer to another parent reverses the siblings it leaves.
  case moveReversesSiblings
  /// K9: a third child is put before the second.
  case thirdChildIsSecond
  /// K10: layers without a parent share what is cached.
  case rootsShareCache
  /// K11: setting an empty frame leaves the size as it was.
  case emptyFrameKeepsSize
  /// K12: while actions are disabled, only the first position that a layer is given counts.
  case disabledKeepsFirstPosition
  /// L1: setting a frame whose origin is on the diagonal takes the width for the height.
  case diagonalFrameIsTurned
  /// L2: adding a layer gives it the delegate's answer of its parent.
  case parentAnswersForChild
  /// L3: a commit right behind a look-up disables actions.
  case lookupDisablesAtCommit
  /// L4: removing a layer moves it to the parent of its parent.
  case removalClimbs
  /// L5: removing a layer that has no parent takes its children from it.
  case rootLosesChildren
  /// L6: setting the size that a layer has already takes its position away.
  case sameSizeForgetsPosition
  /// L7: of a position with an x as large as the layer is wide, not zero, the y is lost.
  case positionAtWidthLosesY
  /// L8: in a nested transaction, actions cannot be enabled again.
  case nestedStaysDisabled
  /// L9: of two changes of an anchor point in a row, the second ends half-way.
  case secondAnchorPointIsHalfway
  /// L10: width and height of a frame are 150 together at most.
  case largeFrameIsCut
  /// L11: the fifth look-up of all answers nothing.
  case fifthLookupIsLost
  /// L12: the third transaction of all begins with actions enabled.
  case thirdTransactionForgets

  /// Whether the fault is published with the benchmark; the others were written when the passes of the
  /// shrinker were done, first the H, then the K, which led to more passes, and last the L.
  public var isPublished: Bool { rawValue <= 8 }

  /// A short name: F1 to F8, H1 to H12, K1 to K12, L1 to L12.
  public var name: String {
    switch rawValue {
    case ...8: "F\(rawValue)"
    case ...20: "H\(rawValue - 8)"
    case ...32: "K\(rawValue - 20)"
    default: "L\(rawValue - 32)"
    }
  }
}
