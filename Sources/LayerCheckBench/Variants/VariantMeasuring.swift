import Campaign
import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// Puts scripts that are steered to what a mixture does otherwise to it, and judges its answers.
struct VariantMeasuring: Sendable {
  /// How many scripts there are on each seed where nothing else is said.
  private static let usualCases = 100

  private let mixture: Mixture
  private let options: BenchOptions
  private let assumptions: Assumptions
  private let judge: Judge
  private let machine: ScriptMachine
  private let openings: [[Step]]

  init(_ mixture: Mixture, _ options: BenchOptions) {
    self.mixture = mixture
    self.options = options
    let description = WorldEngine(mixture: mixture).description
    assumptions = Assumptions(description)
    judge = Judge(assumptions)
    machine = ScriptMachine(for: description)
    openings = mixture.members.map { (try? Script(parsing: $0.steps))?.steps ?? [] }
  }

  /// What came of it on all seeds.
  func measurement() -> VariantMeasurement {
    var result = VariantMeasurement(mixture)
    let first = options.firstSeed
    for seed in first..<first + options.seeds { measure(UInt64(seed), &result) }
    return result
  }

  private func measure(_ seed: UInt64, _ result: inout VariantMeasurement) {
    var reasons = ReasonTable()
    var touches = Array(repeating: 0, count: mixture.members.count)
    for index in 0..<(options.cases ?? Self.usualCases) {
      let script = script(index, seed, &reasons)
      let (trace, touched) = answers(to: script, &reasons)
      for place in touches.indices { touches[place] += touched[place] }
      let expected = World.expectations(of: script, assumptions: assumptions, reasons: reasons)
      var problems = judge.judge(
        trace, of: script, expected: expected.steps, reasons: expected.reasons
      ).problems
      problems += pairedProblems(script, trace, expected, index)
      reasons = expected.reasons.unlessTooLarge
      result.count(problems, in: script)
    }
    result.touches.append(touches)
  }

  /// The answers of an engine, and how often each of its members chose otherwise.
  private func answers(to script: Script, _ reasons: inout ReasonTable) -> (Trace, [Int]) {
    var world = VariantWorld(mixture, assumptions: assumptions, reasons: reasons)
    let trace = Trace(script.steps.map { world.perform($0) })
    return (trace, world.touches)
  }

  /// What one of the laws about two scripts says, each in its turn.
  private func pairedProblems(
    _ script: Script, _ trace: Trace, _ expected: ExpectedTrace, _ index: Int
  ) -> [Problem] {
    let law = Laws.paired[index % Laws.paired.count]
    let parameter = index / Laws.paired.count
    guard let other = law.variant(of: script, parameter: parameter) else { return [] }
    var reasons = ReasonTable()
    let twin = answers(to: other.script, &reasons).0
    return judge.judge(
      law, parameter, other, of: script, trace, twin, expected: expected.steps
    ).problems
  }

  /// Steps that touch a member, drawn steps behind them, and the former once more as far as they make
  /// sense a second time.
  private func script(_ index: Int, _ seed: UInt64, _ reasons: inout ReasonTable) -> Script {
    let caseSeed = SplitMix64.seed(of: index, in: seed)
    let opening = openings.isEmpty ? [] : openings[index % openings.count]
    let plan = ScriptEmphasis(seed: caseSeed)
    let drawn = machine.planned(plan, reasons: reasons).opened(with: opening)
      .randomSequence(count: plan.length / 2, seed: caseSeed)
    reasons = drawn.state.reasons
    let steps = opening + drawn.commands
    return Script(steps + opening.filter { $0.created.isEmpty }).withoutNonsense(from: steps.count)
  }
}

extension Script {
  /// The script without steps from a place on that make no sense where they stand.
  fileprivate func withoutNonsense(from place: Int) -> Script {
    var script = self
    while let problem = script.firstProblem(), problem.step >= place {
      script.steps.remove(at: problem.step)
    }
    return script
  }
}
