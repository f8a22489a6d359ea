/// Something that a plane can be made to get wrong, to see what a check says of it.
public enum Mistake: String, CaseIterable, Sendable {
  case frameMixesExtents, frameIgnoresAnchor, frameResetsBoundsOrigin, anchorKeepsFrame
  case boundsMovePosition, keepsNegativeExtents, trapsOnNegativeExtents
  case keepsOldParent, addsAtTheFront, addAgainDoesNothing, removedKeepsParent
}
