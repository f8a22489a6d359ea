/// A search over sequences of commands, as the loop sees it: cases are carried out step by step, and a
/// failure is what `SystemTest.check` complained of.
struct SequenceClient<Test: SystemTest>: SearchClient {
  typealias Notebook = CaseRunner<Test>

  /// A case that went wrong at its last step.
  struct Failure {
    let steps: [[Choice]]
    let complaint: String
    let origin: FiledFailure<Test.Command>.Origin
  }

  let test: Test
  let options: SearchOptions
  /// Everything that is filed.
  var file = FailureFile<Test>()

  var commandKinds: CommandKinds { test.commandKinds }
  var avoidable: [UInt64] { file.failures.map(\.avoidable) }
  var isAtEnd: Bool { options.stopsAtFailure && !file.failures.isEmpty }

  func makeNotebook() -> CaseRunner<Test> {
    CaseRunner(test, options)
  }

  func run(
    _ plan: CasePlan, in runner: inout CaseRunner<Test>, on worker: Void,
    _ statistics: inout SearchStatistics
  ) -> CaseResult<Failure> {
    let complaint = runner.run(plan, &statistics)
    var result = CaseResult<Failure>(
      isEmpty: runner.isEmpty, labels: runner.notes.labels, features: runner.notes.features)
    if let complaint {
      result.failures = [
        Failure(steps: runner.steps, complaint: complaint, origin: .generated(plan.index))
      ]
    }
    return result
  }

  func steps(in runner: CaseRunner<Test>) -> [[Choice]] { runner.steps }

  mutating func sift(_ failure: inout Failure) -> Sifting<String> {
    file.sift(test.replay(failure.steps), failure.complaint, test)
  }

  func shrink(
    _ failure: Failure, on worker: Void, while goesOn: @escaping () -> Bool
  ) -> [FiledFailure<Test.Command>] {
    let shrinking = FailureShrinking(
      test: test, origin: failure.origin, budget: options.shrinkBudget,
      followsOthers: !options.stopsAtFailure, goesOn: goesOn)
    return shrinking.shrink(failure.steps, failure.complaint, knowing: file.failures)
  }

  mutating func accept(_ shrunk: [FiledFailure<Test.Command>], of failure: Failure) -> [Failure] {
    file.add(
      shrunk,
      of: test.signature(
        of: test.replay(failure.steps).commands, complaint: failure.complaint))
    return []
  }
}

extension SequenceClient: Sendable where Test: Sendable, Test.Command: Sendable {}
extension SequenceClient.Failure: Sendable where Test: Sendable, Test.Command: Sendable {}
