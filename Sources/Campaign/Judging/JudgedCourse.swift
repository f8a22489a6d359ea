import Conformance
import LayerModel
import LayerScript
import Rules

/// The comparison of a whole script with the reference, also behind commands that came out otherwise.
///
/// A command that raised where it should not is taken as if it were not there. One that was carried
/// out where an exception was due has made something of which the reference knows nothing: then
/// nothing is asserted any more of the objects that it has to do with.
struct JudgedCourse {
  private let judge: Judge
  private let script: Script
  private let trace: Trace
  private let reasons: ReasonTable
  private var expected: [Expected]
  private var table: ReasonTable
  /// The steps that are taken as if they were not there.
  private var omitted: Set<Int>
  /// Those of them that raised, and what hangs on these.
  private var leftOut: Set<Int> = []
  /// What differs, in the order of the steps.
  private(set) var differences: [Difference] = []
  /// How often each rule was put to the test.
  private(set) var tally = Tally()

  init(
    _ judge: Judge, _ script: Script, _ trace: Trace, _ expected: [Expected],
    _ reasons: ReasonTable, without omitted: Set<Int>
  ) {
    self.judge = judge
    self.script = script
    self.trace = trace
    self.reasons = reasons
    self.omitted = omitted
    (self.expected, table) =
      omitted.isEmpty
      ? (expected, reasons) : judge.expectations(of: script, without: omitted, reasons)
  }

  /// Compares the answers up to the end of the script, or of what can be said of it.
  mutating func compare() {
    var ends: [Difference] = []
    while true {
      let comparison = Comparison(
        of: trace, with: expected, reasons: table, to: script, without: omitted,
        leavingOut: leftOut)
      guard let end = comparison.end, let last = comparison.differences.last else {
        differences = (ends + comparison.differences).sorted { $0.step < $1.step }
        tally.add(comparison.tally)
        return
      }
      ends.append(last)
      tally.count(last.suspects, as: .failed)
      switch trace.outcomes[end].answer {
      case .raised: leaveOut(end)
      case .done, .value: giveUp(whatHasToDoWith: end)
      case .failed, .unsupported: expected.removeSubrange(end...)
      }
    }
  }

  private mutating func leaveOut(_ index: Int) {
    leftOut.formUnion(script.dependents(on: [index]))
    omitted.formUnion(leftOut)
    (expected, table) = judge.expectations(of: script, without: omitted, reasons)
  }

  private mutating func giveUp(whatHasToDoWith index: Int) {
    let lost = script.names(linkedTo: index)
    expected[index].assertNothing()
    for later in expected.indices.dropFirst(index + 1) {
      if script.steps[later].mentions(lost.contains) { expected[later].assertNothing() }
      expected[later].assertNoEvents()
    }
  }
}

extension Expected {
  /// Takes back all that is asserted of the step.
  fileprivate mutating func assertNothing() {
    pattern = .undecided
    why = .none
    undisturbed = Undisturbed()
    assertNoEvents()
  }

  fileprivate mutating func assertNoEvents() {
    events = [ExpectedEvent(.kinds(Event.Kind.allCases), .open(.beyondReference))]
    silence = .none
    silences = []
  }
}

extension Script {
  /// The objects that have to do with those of a step, directly or through others, by the commands of
  /// the script.
  fileprivate func names(linkedTo index: Int) -> Set<ObjectName> {
    var names = Set(steps[index].mentioned + steps[index].created)
    let groups = steps.filter { !$0.isQuery }.map { $0.mentioned + $0.created }
    var count = 0
    while names.count > count {
      count = names.count
      for group in groups where group.contains(where: names.contains) { names.formUnion(group) }
    }
    return names
  }
}
