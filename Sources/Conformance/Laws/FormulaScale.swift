import LayerScript

/// How large the numbers of a formula are, which says how exactly its result is known (T1).
struct FormulaScale {
  /// The largest magnitude that occurs within the formula, not in its result.
  var largest: Double
  /// By how much the formula enlarges what is rounded; 1 for one that does not.
  var condition = 1.0

  /// How far two results of the formula may be from one another.
  ///
  /// - Parameter isSingle: Whether the engine computes in single precision.
  /// - Returns: The tolerance.
  func tolerance(isSingle: Bool) -> Tolerance {
    let plain = Tolerance.geometry(largest: largest * condition)
    var tolerance = isSingle ? plain.loosened(largest: largest * condition) : plain
    tolerance.absolute *= condition
    return tolerance
  }
}
