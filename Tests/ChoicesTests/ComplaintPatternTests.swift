import Choices
import Testing

/// Complaints with details in them are told apart by their words.
struct ComplaintPatternTests {
  @Test(arguments: [
    ("wrong contents", "wrong contents"),
    ("child 3 is at (1.0, -2.5)", "child # is at (…)"),
    ("got 1, 2, 3 for -7", "got # for #"),
    ("expected 'a' and got \"b c\"", "expected '…' and got '…'"),
    ("the parent's frame doesn't match", "the parent's frame doesn't match"),
    ("items [1, [2, 3]] are left", "items […] are left"),
    ("not allowed (after a commit)", "not allowed (after a commit)"),
    ("Int8 overflows at 1e-05", "Int8 overflows at #"),
    ("address 0xFF00 of x2", "address # of x2"),
    ("an open 'quotation and (bracket 1", "an open 'quotation and (bracket #"),
  ])
  func whatVariesIsTakenOut(complaint: String, pattern: String) {
    #expect(ComplaintPattern(complaint).description == pattern)
  }

  @Test func aComplaintWithNumbersIsShrunkAsOneFailure() {
    let property = ValueTest(of: .integer(in: 0...9999)) { value in
      value < 37 ? nil : "\(value) is more than 36"
    }
    let failures = property.search(SearchOptions(seed: 1, cases: 200)).failures
    #expect(failures.map(\.commands) == [[37]])
    #expect(failures.map(\.complaint) == ["37 is more than 36"])
    #expect(failures.map(\.signature) == ["# is more than #"])
  }

  @Test func aSearchSaysWhereManyCandidatesFailedWithOtherWords() throws {
    let property = ValueTest(of: Generator.integer(in: 0...999).list(count: 5...5)) { list in
      "too much: " + list.map { String(repeating: "x", count: $0) }.joined(separator: "-")
    }
    var options = SearchOptions(seed: 1, cases: 4)
    options.stopsAtFailure = true
    let report = property.search(options)
    let remark = try #require(report.failures.first?.report?.remark)
    #expect(report.text().contains(remark))
    #expect(remark.hasSuffix("if that is the same failure, say it in the same words"))
  }
}
