import Conformance
import LayerModel
import LayerScript

/// What may differ between the answers to two scripts of a law, because the reference permits either in its script,
/// or because a declared deviation breaks the law.
///
/// A law compares two traces without the reference. Where a callback may come or not, or a list may be in any order,
/// an engine need not choose the same both times. It is worked out only once two answers differ.
struct PermittedDifference {
  private let first: Side
  private let second: Side
  private let hasDeviations: Bool

  init(_ script: Script, _ trace: Trace, _ variant: Script, _ other: Trace, by judge: Judge) {
    first = Side(script, trace, by: judge)
    second = Side(variant, other, by: judge)
    hasDeviations = !judge.assumptions.deviations.isEmpty
  }

  /// Tells whether two steps that correspond differ in nothing but such choices.
  func covers(_ step: Int, _ counterpart: Int) -> Bool {
    if hasDeviations, !first.expects(at: step, sameAs: second, at: counterpart) { return true }
    let (ours, theirs) = (first.trace.outcomes[step], second.trace.outcomes[counterpart])
    let isAnswerPermitted =
      ours.answer == theirs.answer || first.isOpen(at: step) != second.isOpen(at: counterpart)
      || first.allows(theirs.answer, at: step) && second.allows(ours.answer, at: counterpart)
      || ours.isReordered(from: theirs) && first.leavesOrder(at: step)
        && second.leavesOrder(at: counterpart)
    let areCallbacksPermitted =
      ours.events == theirs.events
      || !first.wrongCallbacks.contains(step) && !second.wrongCallbacks.contains(counterpart)
    return isAnswerPermitted && areCallbacksPermitted
  }

  /// One of the scripts with its answers.
  private struct Side {
    let trace: Trace
    let expected: [Expected]
    /// The steps with callbacks that are complained of.
    let wrongCallbacks: Set<Int>

    init(_ script: Script, _ trace: Trace, by judge: Judge) {
      self.trace = trace
      let expected = World.expectations(of: script, assumptions: judge.assumptions)
      self.expected = expected.steps
      let problems = judge.judge(
        trace, of: script, expected: expected.steps, reasons: expected.reasons
      ).problems
      wrongCallbacks = Set(problems.filter { $0.event != nil }.map(\.step))
    }

    /// Tells whether the reference itself answers two steps alike.
    func expects(at step: Int, sameAs other: Side, at counterpart: Int) -> Bool {
      guard expected.indices.contains(step), other.expected.indices.contains(counterpart) else {
        return true
      }
      return expected[step].outcome.isSame(as: other.expected[counterpart].outcome)
    }

    /// Tells whether nothing is asserted of the answer to a step.
    ///
    /// Where that is so in one script alone, the answers need not be the same; where it is so in both, an engine
    /// that contradicts itself is complained of.
    func isOpen(at step: Int) -> Bool {
      guard expected.indices.contains(step) else { return true }
      switch expected[step].pattern {
      case .undecided: return true
      case .value(let pattern): return pattern.openItem != nil
      default: return false
      }
    }

    /// Tells whether an answer is as near as is asserted.
    func allows(_ answer: Answer, at step: Int) -> Bool {
      guard expected.indices.contains(step), case .value(let value) = answer,
        case .value(let pattern) = expected[step].pattern, case .near = pattern
      else { return false }
      return pattern.accepts(value)
    }

    /// Tells whether no order is asserted of the list that a step answers.
    func leavesOrder(at step: Int) -> Bool {
      if isOpen(at: step) { return true }
      guard case .value(let pattern) = expected[step].pattern else { return false }
      return pattern.leavesOrder
    }
  }
}

extension ValuePattern {
  /// Whether some elements of a list may stand in any order.
  fileprivate var leavesOrder: Bool {
    switch self {
    case .unordered, .orderedUpToTies, .contains, .counted: true
    case .oneOf(let patterns): patterns.count > 1
    case .ignoring(_, let pattern), .noEmptyList(_, let pattern): pattern.leavesOrder
    default: false
    }
  }
}

extension Outcome {
  /// Tells whether both are lists of the same elements.
  fileprivate func isReordered(from other: Outcome) -> Bool {
    guard case .value(.list(let ours)) = answer, case .value(.list(let theirs)) = other.answer
    else { return false }
    var left = theirs
    for element in ours {
      guard let place = left.firstIndex(of: element) else { return false }
      left.remove(at: place)
    }
    return left.isEmpty
  }
}
