/// The order in which one recorded sequence is simpler than another: shortlex.
///
/// Fewer steps first, then fewer choices, then the simpler choice at the first difference.
public enum SequenceOrder {
  /// Tells whether the left sequence is strictly simpler than the right one.
  public static func isSimpler(_ left: [[Choice]], than right: [[Choice]]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    let sizes = (left.reduce(0) { $0 + $1.count }, right.reduce(0) { $0 + $1.count })
    if sizes.0 != sizes.1 { return sizes.0 < sizes.1 }
    for (ours, theirs) in zip(left.joined(), right.joined()) {
      if ours < theirs { return true }
      if theirs < ours { return false }
    }
    return false
  }
}
