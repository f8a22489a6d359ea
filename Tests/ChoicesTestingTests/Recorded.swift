import ChoicesTesting
import Synchronization
import Testing

/// What a test that uses the library records.
struct Recorded {
  /// The messages of the issues, with their comments.
  var texts: [String] = []
  /// The lines that they stand at, in the order of the issues.
  var lines: [Int] = []

  /// What an asynchronous function records, caught before it reaches the test that looks at it.
  static func by(_ body: @escaping @Sendable () async throws -> Void) async throws -> Recorded {
    let issues = Mutex<[Issue]>([])
    let test = try #require(Test.current)
    let catching = IssueHandlingTrait.compactMapIssues { issue in
      issues.withLock { $0.append(issue) }
      return nil
    }
    try await catching.provideScope(for: test, testCase: nil) {
      try await PropertyTrait().provideScope(for: test, testCase: nil, performing: body)
    }
    let all = issues.withLock { $0 }
    return Recorded(
      texts: all.map { issue in
        ([issue.description] + issue.comments.map(\.rawValue)).joined(separator: "\n")
      }, lines: all.compactMap { $0.sourceLocation?.line })
  }
}
