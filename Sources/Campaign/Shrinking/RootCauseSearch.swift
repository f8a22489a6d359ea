import Choices
import Conformance
import Engines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// The search for something that an engine gets wrong earlier in a script, and from which what the script shows follows.
///
/// A mistake that leaves a wrong value behind makes wrong whatever is computed from it, by any rule. What layers, their
/// animations and transactions keep is asked for behind each command. Where some of it is wrong, the reference goes on
/// from the wrong value: if it comes to the engine's own answer then, this needs no other mistake, and the value tells
/// more. So does a property where the answer is a part of it, and the list of keys where an animation itself is missing.
struct RootCauseSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// How many wrong values are tried at most, the earliest first.
  private static let mostValues = 16

  /// Looks for what the wrong answer or callback of a script follows from.
  ///
  /// - Parameters:
  ///   - diagnosis: What is wrong.
  ///   - script: The script.
  ///   - machine: Draws scripts.
  /// - Returns: The earliest that explains it, in a script that ends with the question for it; nil where there is none.
  mutating func rootCause(
    of diagnosis: Diagnosis, in script: Script, on machine: ScriptMachine
  ) -> Counterexample.Replacement? {
    let end = diagnosis.problem.step
    guard diagnosis.problem.kind == .wrongAnswer, diagnosis.problem.law == nil,
      examiner.earlier == nil, script.steps.indices.contains(end)
    else { return nil }
    let shown = Script(Array(script.steps[...end]))
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(shown),
      trace.outcomes.count == shown.steps.count
    else { return nil }
    if let whole = wholeValue(behind: shown, trace, on: machine) { return whole }
    let expected = World.expectations(of: shown, assumptions: examiner.judge.assumptions)
    if let last = expected.steps.last,
      let keys = missingAnimation(behind: shown, trace, last, on: machine)
    {
      return keys
    }
    guard let values = wrongValues(in: shown) else { return nil }
    for value in values.prefix(Self.mostValues)
    where value.query != shown.steps[end].query
      && explains(value, diagnosis.problem, in: shown, trace)
    {
      let steps = shown.steps[...value.command].filter { !$0.isQuery } + [Step(value.query)]
      if let found = alone(steps, on: machine) { return found }
    }
    return nil
  }

  /// The property of which the last answer of a script is a part, where that part is what is wrong with it.
  private mutating func wholeValue(
    behind script: Script, _ trace: Trace, on machine: ScriptMachine
  ) -> Counterexample.Replacement? {
    guard case .value(let subject, let path)? = script.steps.last?.query,
      let property = path.property, !path.rest.isEmpty,
      case .value(let part)? = trace.outcomes.last?.answer,
      let (found, value) = answer(to: .get(subject, property), behind: script, on: machine)
    else { return nil }
    return SubPath.part(path.rest, of: value) == part ? found : nil
  }

  /// The list of the keys of a layer's animations, where one is asked for something that is not there, or should not be.
  private mutating func missingAnimation(
    behind script: Script, _ trace: Trace, _ expected: Expected, on machine: ScriptMachine
  ) -> Counterexample.Replacement? {
    guard case .get(.attached(let layer, let key), _)? = script.steps.last?.query,
      case .value(let part)? = trace.outcomes.last?.answer,
      (expected.answer == .value(.nil)) != (part == .nil),
      let (found, value) = answer(to: .animationKeys(layer), behind: script, on: machine)
    else { return nil }
    return value.elements.contains(.string(key)) == (part != .nil) ? found : nil
  }

  /// What is wrong with the answer to another query in the place of a script's last one, with that answer.
  private mutating func answer(
    to query: Query, behind script: Script, on machine: ScriptMachine
  ) -> (found: Counterexample.Replacement, value: Value)? {
    let steps = script.steps.dropLast() + [Step(query)]
    guard let found = alone(Array(steps), on: machine),
      case .trace(let trace) = examiner.engine.run(Script(found.drawn.commands)),
      case .value(let value)? = trace.outcomes.last?.answer
    else { return nil }
    executions += 1
    return (found, value)
  }

  /// A value that is wrong, and what the engine answers behind each command from there on.
  private struct WrongValue {
    let query: Query
    /// The index of the command behind which it is wrong first.
    let command: Int
    /// The answers by the commands in front of them.
    let answers: [Int: Value]
  }

  /// What is wrong of all that layers and animations keep, the earliest first; nil where the engine does not answer.
  private mutating func wrongValues(in script: Script) -> [WrongValue]? {
    let steps = script.steps.dropLast()
    let queries = queries(for: steps)
    let probed = ProbedScript(steps, keepingQueries: true, asking: queries.map { Step($0) }) {
      _, _ in true
    }
    guard !probed.probes.isEmpty, examiner.hasRoom(for: probed.script) else { return nil }
    executions += 1
    let expected = World.expectations(
      of: probed.script, assumptions: examiner.judge.assumptions)
    let trial = examiner.examine(
      probed.script, expected: expected.steps, reasons: expected.reasons)
    guard let trace = trial.trace else { return nil }
    let wrong = Set(
      trial.judgement.problems.filter { $0.isWrongQuery(of: probed.script) }.map(\.step))
    let rows = Dictionary(grouping: probed.probes, by: \.query)
    let found = rows.compactMap { number, row -> WrongValue? in
      guard let first = row.firstIndex(where: { wrong.contains($0.step) }) else { return nil }
      var answers: [Int: Value] = [:]
      for probe in row[first...] {
        guard case .value(let value) = trace.outcomes[probe.step].answer else { continue }
        answers[probe.command] = value
      }
      return WrongValue(query: queries[number], command: row[first].command, answers: answers)
    }
    let order = Dictionary(uniqueKeysWithValues: queries.enumerated().map { ($1, $0) })
    return found.sorted {
      ($0.command, order[$0.query] ?? 0) < ($1.command, order[$1.query] ?? 0)
    }
  }

  /// The queries for all that is kept behind some command, as far as the engine knows them.
  private func queries(for steps: ArraySlice<Step>) -> [Query] {
    var world = World(assumptions: examiner.judge.assumptions)
    var (queries, known): ([Query], Set<Query>) = ([], [])
    for step in steps {
      _ = world.perform(step)
      for query in world.supposable where known.insert(query).inserted { queries.append(query) }
    }
    return queries.filter { query in
      let script = Script(steps + [Step(query)])
      // What ends the engine by something that is filed is not asked for again.
      return examiner.admits(script) && examiner.sparing?.admits(script) ?? true
    }
  }

  /// Tells whether the reference gives the engine's answers from a value on, if it goes on from that.
  private func explains(
    _ value: WrongValue, _ problem: Problem, in script: Script, _ trace: Trace
  ) -> Bool {
    var world = World(assumptions: examiner.judge.assumptions)
    var expected: [Expected] = []
    for (index, step) in script.steps.enumerated() {
      expected.append(world.perform(step))
      guard let answer = value.answers[index], !world.answers(answer, to: value.query) else {
        continue
      }
      guard world.suppose(value.query, answers: answer), world.answers(answer, to: value.query)
      else { return false }
    }
    // Where nothing is asserted of the answer then, it is wrong because of the value alone, too.
    guard let last = expected.last, last.asserts(problem) || last.isOpenByItself else {
      return false
    }
    return !examiner.judge.judge(
      trace, of: script, expected: expected, reasons: world.state.reasons
    ).problems.contains { $0.law == nil && $0.step > value.command }
  }

  /// What is wrong with the last answer of a script by itself.
  private mutating func alone(
    _ steps: [Step], on machine: ScriptMachine
  ) -> Counterexample.Replacement? {
    let script = Script(steps)
    guard script.firstProblem() == nil, examiner.admits(script) else { return nil }
    let drawn = machine.sequence(of: steps)
    executions += 2
    let problems = examiner.examine(drawn).judgement.problems.filter {
      $0.law == nil && $0.step == steps.count - 1 && $0.isWrongQuery(of: script)
    }
    return CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script).first.map {
      Counterexample.Replacement(drawn: drawn, diagnosis: $0)
    }
  }
}

extension Expected {
  /// Tells whether nothing is asserted of the answer, though it is known what happened before.
  fileprivate var isOpenByItself: Bool {
    if case .value(.unspecified) = pattern { return true }
    return false
  }
}

extension World {
  /// Tells whether the answer to a query would be a value at this moment.
  fileprivate func answers(_ value: Value, to query: Query) -> Bool {
    var world = self
    guard case .value(let answer) = world.perform(Step(query)).answer else { return false }
    return answer.isEqual(to: value, within: .exact)
  }
}
