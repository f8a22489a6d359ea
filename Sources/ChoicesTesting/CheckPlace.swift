import Testing

/// Where a check stands in the sources.
struct CheckPlace: Sendable {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  var location: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The name of the check for files and messages: that of the test, and the line, so that two checks of
  /// one test are told apart.
  var name: String {
    "\(Test.current?.name ?? fileID) at \(fileID):\(line)"
  }

  /// The name under which cases are kept: lines move.
  var test: String {
    "\(fileID)-\(Test.current?.name ?? "test")"
  }

  /// Tells whether expectations can be seen, and reports it where they cannot.
  func isReady() -> Bool {
    if IssueCapture.isActive { return true }
    Issue.record(
      "a check needs the trait '.properties' on its test or suite, to see expectations",
      sourceLocation: location)
    return false
  }
}
