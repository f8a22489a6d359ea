/// A case that went wrong at its last step.
struct FailedCase: Sendable {
  let steps: [[Choice]]
  let complaint: String
}

/// A property of sequences, as the loop sees it: the search ends at the first failure.
struct PropertyClient<Test: SystemTest>: SearchClient {
  let property: SequenceProperty<Test>
  let options: SearchOptions
  /// Whether it is counted what the cases consist of.
  let isObserving: Bool
  /// The first failure.
  private(set) var failure: SequenceResult<Test>.Failure?

  init(_ property: SequenceProperty<Test>, _ options: SearchOptions, isObserving: Bool) {
    self.property = property
    self.options = options
    self.isObserving = isObserving
  }

  var commandKinds: CommandKinds { property.test.commandKinds }
  var avoidable: [UInt64] { [] }
  var isAtEnd: Bool { failure != nil }

  func makeNotebook() -> CaseRunner<Test> {
    CaseRunner(property.test, options, isObserving: isObserving)
  }

  func run(
    _ plan: CasePlan, in runner: inout CaseRunner<Test>, on worker: Void,
    _ statistics: inout SearchStatistics
  ) -> CaseResult<FailedCase> {
    let complaint = runner.run(plan, &statistics)
    var result = CaseResult<FailedCase>(isEmpty: runner.isEmpty, labels: runner.notes.labels)
    if let complaint { result.failures = [FailedCase(steps: runner.steps, complaint: complaint)] }
    return result
  }

  func steps(in runner: CaseRunner<Test>) -> [[Choice]] { runner.steps }

  func sift(_ failure: inout FailedCase) -> Sifting<String> { .open(failure.complaint) }

  func shrink(
    _ failure: FailedCase, on worker: Void, while goesOn: @escaping () -> Bool
  ) -> SequenceResult<Test>.Failure {
    property.shrink(failure.steps, failure.complaint)
  }

  mutating func accept(
    _ shrunk: SequenceResult<Test>.Failure, of failure: FailedCase
  ) -> [FailedCase] {
    self.failure = shrunk
    return []
  }
}
