/// One direction of a layer that resizes with the layer above it (LAY-25).
package struct AutoresizingAxis: Hashable, Sendable {
  /// The margin at the lesser coordinates, the size, and the margin at the greater ones.
  package var before, size, after: Double
  /// Which of them give way: bit 0 the margin before, bit 1 the size, bit 2 the margin after.
  package var mask: Int

  /// Tells whether anything gives way.
  package var isFlexible: Bool { mask & 7 != 0 }

  package var isBeforeFlexible: Bool { mask & 1 != 0 }
  package var isSizeFlexible: Bool { mask & 2 != 0 }
  package var isAfterFlexible: Bool { mask & 4 != 0 }

  /// The axis in a layer above that has grown: a third of the growth for each part, that of rigid
  /// parts for the flexible margins, and whole points for margins.
  package func resized(by growth: Double) -> AutoresizingAxis {
    guard isFlexible, growth != 0 else { return self }
    var result = self
    let total = before + size + after + growth
    let shares = margins(sharing: growth)
    result.before = (before + shares.before + 1e-9).rounded(.down)
    result.after = (after + shares.after + 1e-9).rounded(.down)
    result.size = total - result.before - result.after
    return result
  }

  /// By how much the margins grow.
  package func margins(sharing growth: Double) -> (before: Double, after: Double) {
    let flexible = (isBeforeFlexible ? 1 : 0) + (isAfterFlexible ? 1 : 0)
    guard flexible > 0 else { return (0, 0) }
    let rigid = 3 - flexible - (isSizeFlexible ? 1 : 0)
    let share = growth / 3 + growth / 3 * Double(rigid) / Double(flexible)
    return (isBeforeFlexible ? share : 0, isAfterFlexible ? share : 0)
  }

  /// Tells whether the result is recorded: a margin that does not give way is whole, and nothing that
  /// is rounded lies so near a whole number that rounding errors decide.
  func isDecided(growth: Double) -> Bool {
    let isWhole = { (number: Double) in number == number.rounded() }
    if !isBeforeFlexible, !isWhole(before) { return false }
    if !isAfterFlexible, !isWhole(after) { return false }
    let isExact = [before, size, after, growth].allSatisfy {
      abs($0) < 1e6 && isWhole($0 * 64)
    }
    let shares = margins(sharing: growth)
    return isExact
      || [before + shares.before, after + shares.after].allSatisfy {
        abs($0 - $0.rounded()) > 1e-6
      }
  }
}
