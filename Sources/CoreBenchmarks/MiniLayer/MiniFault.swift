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

  /// The first eight are published with the benchmark; the others were written when the passes of the
  /// shrinker were done.
  public var isPublished: Bool { rawValue <= 8 }

  /// A short name: F1 to F8, H1 to H12.
  public var name: String { isPublished ? "F\(rawValue)" : "H\(rawValue - 8)" }
}
