import Conformance

/// What looking into a failure came to.
struct ShrinkOutcome: Sendable {
  /// What was found.
  enum Result: Sendable {
    /// The shortest script, which shows the problem every time, and the finding that shows another
    /// face of the same mistake, if there is one, or that shows the same by another one.
    case repeats(Finding, like: Int?, apartFrom: FiledPlace? = nil)
    /// Nothing: a finding explains all there is to it; what that was told by, where it was not known
    /// before.
    case isExplained(Sight?)
    /// It is gone without the step whose side effect the finding of this place is about.
    case isSideEffect(Int)
    /// The shortest script does not show the problem every time.
    case varies(Finding)
    /// A fresh engine does not show the problem at all.
    case doesNotRepeat
    /// Nothing, because there was no time for a script that may take its whole deadline.
    case waits
    /// What the engine keeps from script to script; nil where that is not the reason.
    case leaks(Finding?)

    /// Whether a shortest script was found that shows the problem no more.
    var isUnconfirmed: Bool {
      switch self {
      case .repeats(let finding, like: _, apartFrom: _), .varies(let finding):
        finding.confirmed.again == 0
      case .isExplained, .isSideEffect, .doesNotRepeat, .waits, .leaks: false
      }
    }
  }

  let result: Result
  /// How many scripts were run.
  let executions: Int
  /// How many findings were filed when the shrinker began.
  let known: Int
}
