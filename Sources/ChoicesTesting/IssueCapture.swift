import Synchronization
public import Testing

/// Lets the checks of a test see its expectations: `@Test(.properties)` or `@Suite(.properties)`.
///
/// Without it every failed `#expect` of every case would be reported.
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
  /// Creates the trait.
  public init() {}

  /// The trait of a suite is that of each of its tests.
  public var isRecursive: Bool { true }

  /// Provides a scope for each case of a test, and none for suites.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> PropertyTrait? {
    testCase == nil ? nil : self
  }

  /// Performs a test while its expectations can be seen.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await IssueCapture.trait.provideScope(for: test, testCase: testCase) {
      try await IssueCapture.$isActive.withValue(true) { try await function() }
    }
  }
}

extension Trait where Self == PropertyTrait {
  /// Lets the checks of a test see its expectations.
  public static var properties: PropertyTrait { PropertyTrait() }
}

/// What becomes of the issues that a case records.
enum IssueCapture {
  /// Whether the test has the trait.
  @TaskLocal static var isActive = false
  @TaskLocal static var mode = Mode.through

  enum Mode: Sendable {
    /// They are reported.
    case through
    /// They are noted, and nobody sees them.
    case note(IssueNotes)
    /// They are reported, with a comment.
    case report(Comment, IssueNotes)
  }

  static let trait: IssueHandlingTrait = .compactMapIssues { issue in
    switch mode {
    case .through: return issue
    case .note(let notes):
      if issue.isOfCase { notes.add(issue) }
      return nil
    case .report(let comment, let notes):
      guard issue.isOfCase else { return issue }
      notes.add(issue)
      var issue = issue
      issue.comments.append(comment)
      return issue
    }
  }
}

/// Where the failed expectations of a case are, in the order in which they failed.
final class IssueNotes: Sendable {
  private let places = Mutex<[String]>([])

  func add(_ issue: Issue) {
    places.withLock { $0.append(issue.place) }
  }

  /// The place of the first.
  var first: String? { places.withLock { $0.first } }
}

extension Issue {
  /// Whether the issue means that the case failed: neither a known one nor a warning.
  fileprivate var isOfCase: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      !isKnown
    #endif
  }

  /// What tells the issue from others: its file and its line, which stands behind a letter so that it counts
  /// as a word.
  fileprivate var place: String {
    guard let sourceLocation else { return "an issue" }
    return "an expectation in \(sourceLocation.fileID), L\(sourceLocation.line)"
  }
}
