import Conformance
import FaultyEngines
import LayerScript
import Rules

/// A mistake of an engine that can be mended by itself.
struct Mistake: Hashable, Sendable {
  let name: String
  /// The rules that it breaks.
  let rules: [RuleID]
}

extension Mistake {
  /// The mistake that a fault makes.
  init(_ fault: Fault) {
    self.init(name: fault.name, rules: fault.rules)
  }
}

/// An engine with many mistakes, each of which can be mended to see which findings are about it.
protocol MendableEngine {
  /// The mistakes that can be mended.
  var mistakes: [Mistake] { get }

  /// What the reference expects of a script.
  func expectations(of script: Script) -> ExpectedTrace

  /// What the engine answers to the script of a finding, judged.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - names: The mistakes that are mended.
  ///   - expected: What the reference expects of the finding's script.
  /// - Returns: The answers, with everything that is wrong about them; none where the engine gives none.
  func judged(
    _ finding: Finding, mending names: [String], _ expected: ExpectedTrace
  ) -> JudgedTrace

  /// Tells whether the engine breaks a law about a script and its variant.
  func breaks(
    _ law: any PairedLaw, _ parameter: Int, _ script: Script, mending names: [String]
  ) -> Bool
}

extension CrowdJudge: MendableEngine {
  var mistakes: [Mistake] { crowd.members.map { Mistake($0) } }

  func judged(
    _ finding: Finding, mending names: [String], _ expected: ExpectedTrace
  ) -> JudgedTrace {
    judged(rest(mending: names), finding.script, expected)
  }

  func breaks(
    _ law: any PairedLaw, _ parameter: Int, _ script: Script, mending names: [String]
  ) -> Bool {
    breaks(law, parameter, script, rest(mending: names))
  }

  private func rest(mending names: [String]) -> Crowd { names.reduce(crowd) { $0.without($1) } }
}
