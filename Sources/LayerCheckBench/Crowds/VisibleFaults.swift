import Conformance
import FaultyEngines
import LayerScript

/// The members of a crowd that can be seen: at some step of some script the crowd is wrong and the crowd
/// without the member is right.
struct VisibleFaults: Sendable {
  /// A script that ends where it shows a member, with what is wrong there.
  struct Showing: Hashable, Sendable {
    let script: Script
    let problem: Problem
  }

  private let judge: CrowdJudge
  /// The first script that shows each visible member, by its name.
  private(set) var showings: [String: Showing] = [:]

  /// Looks for members in some scripts, the shortest first.
  ///
  /// - Parameters:
  ///   - judge: The crowd.
  ///   - scripts: The scripts.
  ///   - names: The members; nil for all.
  init(of judge: CrowdJudge, in scripts: [Script], lookingFor names: [String]? = nil) {
    self.judge = judge
    var waiting = names ?? judge.crowd.members.map(\.name)
    for script in scripts.sorted(by: { $0.steps.count < $1.steps.count }) where !waiting.isEmpty {
      showings.merge(showings(of: waiting, in: script)) { first, _ in first }
      waiting.removeAll { showings[$0] != nil }
    }
  }

  /// How each of some members is shown by a script, as far as it is.
  func showings(of names: [String], in script: Script) -> [String: Showing] {
    let expected = judge.expectations(of: script)
    let whole = judge.judged(judge.crowd, script, expected)
    let problems = whole.problems.filter(\.isAgainstReference)
    guard !problems.isEmpty else { return [:] }
    var showings: [String: Showing] = [:]
    for name in names {
      let trace = judge.trace(of: judge.crowd.without(name), script)
      // Most members have nothing to do with most scripts, and judging takes a third of the time.
      let isOther = problems.contains { trace.outcomes[$0.step] != whole.trace.outcomes[$0.step] }
      guard isOther else { continue }
      let mended = judge.judged(trace, script, expected)
      let problem = problems.first { mended.isRight(where: whole, has: $0, expected) }
      showings[name] = problem.map {
        Showing(script: Script(Array(script.steps[...$0.step])), problem: $0)
      }
    }
    return showings
  }

  /// What shows a member in the fewest steps that leaving out single steps comes to; nil where the member
  /// is not visible.
  func shortest(of name: String) -> Showing? {
    guard var best = showings[name] else { return nil }
    while let shorter = shortened(best, name) { best = shorter }
    return best
  }

  private func shortened(_ showing: Showing, _ name: String) -> Showing? {
    for step in showing.script.steps.indices.reversed() {
      var script = showing.script
      script.steps.remove(at: step)
      guard !script.steps.isEmpty, script.firstProblem() == nil else { continue }
      if let shorter = showings(of: [name], in: script)[name] { return shorter }
    }
    return nil
  }
}
