/// What is done wrongly, to see that the tests find it.
public enum Mistake: String, CaseIterable, Sendable {
  /// Ranges that touch are not joined.
  case touchingStayApart
  /// What lies behind removed numbers goes with them.
  case removalDropsTheRest
  /// An inserted range ends the one that it joins.
  case insertionEndsTheOther
  /// The store forgets its third insertion.
  case storeForgetsTheThird
}
