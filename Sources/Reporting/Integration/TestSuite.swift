import LayerScript

/// A group of things that were put to the test, as JUnit has them.
public struct TestSuite: Hashable, Sendable {
  /// One thing that was put to the test.
  struct Case: Hashable, Sendable {
    let name: String
    let outcome: Outcome
  }

  /// What came of it.
  enum Outcome: Hashable, Sendable {
    case passed
    /// It is wrong: in one line, and in detail.
    case failure(String, detail: String)
    /// Nothing can be said of it.
    case error(String)
    /// It counts neither way.
    case skipped(String)
  }

  let name: String
  var cases: [Case]

  init(_ name: String, _ cases: [Case]) {
    (self.name, self.cases) = (name, cases)
  }
}

extension TestSuite {
  /// Groups as a file that systems for continuous integration read.
  ///
  /// No times stand in it: equal runs give equal files.
  public static func junit(_ suites: [TestSuite]) -> String {
    let lines = suites.filter { !$0.cases.isEmpty }.flatMap(\.lines)
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"LayerCheck\">"]
      + lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private var lines: [String] {
    let (failures, errors, skipped) = (
      cases.count { $0.outcome.element == "failure" },
      cases.count { $0.outcome.element == "error" },
      cases.count { $0.outcome.element == "skipped" }
    )
    let head =
      "  <testsuite name=\"\(name.xml)\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\">"
    return [head] + cases.flatMap { $0.lines(in: name) } + ["  </testsuite>"]
  }
}

extension TestSuite.Case {
  fileprivate func lines(in suite: String) -> [String] {
    let start =
      "    <testcase name=\"\(name.xml)\" classname=\"layercheck.\(suite.xml)\" time=\"0\""
    let content: String
    switch outcome {
    case .passed: return [start + "/>"]
    case .failure(let message, let detail):
      content = "<failure message=\"\(message.xml)\">\(detail.xml)</failure>"
    case .error(let message): content = "<error message=\"\(message.xml)\"/>"
    case .skipped(let message): content = "<skipped message=\"\(message.xml)\"/>"
    }
    return [start + ">", "      " + content, "    </testcase>"]
  }
}

extension TestSuite.Outcome {
  /// The element that stands for it; empty for what passed.
  fileprivate var element: String {
    switch self {
    case .passed: ""
    case .failure: "failure"
    case .error: "error"
    case .skipped: "skipped"
    }
  }
}

extension String {
  /// The text within an element or an attribute of XML; what XML cannot hold is spelled as an escape.
  fileprivate var xml: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).visible.replacingScalars("&", with: "&amp;").replacingScalars("<", with: "&lt;")
        .replacingScalars(">", with: "&gt;").replacingScalars("\"", with: "&quot;")
    }.joined(separator: "\n")
  }
}
