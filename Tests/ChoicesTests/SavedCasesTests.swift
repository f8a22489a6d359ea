import Choices
import Testing

/// Failing cases are kept as commands that a reader understands, and run before anything else.
struct SavedCasesTests {
  private typealias Command = DrawerTest.Command

  private func search(
    _ mistakes: Set<DrawerTest.Mistake>, _ saved: SavedCases, cases: Int = 0
  ) -> SearchReport<DrawerTest.Command> {
    var options = SearchOptions(seed: 1, cases: cases)
    options.length = 20
    let test = DrawerTest(mistakes: mistakes)
    return SequenceSearch(of: test, options, saved: saved, as: Command.text).run()
  }

  @Test func aFailureIsSavedAsTextAndReadAgain() {
    var saved = SavedCases()
    saved.save(search([.emptyLeavesOne], saved, cases: 128), as: Command.text)
    #expect(saved.text == "wrong contents (empty)\n  open 1\n  put 1 0\n  put 1 0\n  empty 1\n")
    #expect(SavedCases(text: saved.text) == saved)
  }

  @Test(
    arguments: [
      "a\nb", "a\r\nb", "a\u{85}b\u{2028}c\u{B}d", "\u{301}", " \u{301}x", "  x", "\u{200D}",
      "\u{1B}[2J",
      "\t", "\0", "e\u{301}", "\u{D4E}a", "\u{202E}abc", "---", "# x",
    ])
  func whateverANameOrACommandSaysIsReadAsItWasSaved(text: String) {
    var saved = SavedCases()
    saved.save([text, "x" + text], as: text)
    saved.save([text], as: "other")
    let read = SavedCases(text: saved.text)
    #expect(read == saved)
    #expect(read.entries.map(\.lines.count) == [2, 1])
  }

  @Test func aSavedCaseRunsBeforeAnyOther() throws {
    let saved = SavedCases(text: "by hand\n  open 3\n  put 3 7\n  put 3 8\n  empty 3\n  open 4\n")
    let report = search([.emptyLeavesOne], saved)
    let failure = try #require(report.failures.first)
    #expect(report.saved.map(\.outcome) == [.failing("wrong contents")])
    #expect(failure.origin == .saved("by hand"))
    #expect(failure.commands == DrawerTest.Mistake.emptyLeavesOne.shortest)
    #expect(report.statistics.cases == 0)
  }

  @Test func aFailureThatASavedCaseShowsIsNotSavedTwice() {
    var saved = SavedCases(text: "by hand\n  open 3\n  put 3 7\n  put 3 8\n  empty 3\n")
    let before = saved
    let report = search([.emptyLeavesOne], saved, cases: 64)
    saved.save(report, as: Command.text)
    #expect(saved == before)
    #expect(report.failures.map(\.origin) == [.saved("by hand")])
    #expect(report.failures.map(\.occurrences) == [1 + report.statistics.failedCases])
  }

  @Test func aCaseThatPassesIsSaidToPassAndRemovedOnDemandOnly() {
    var saved = SavedCases(
      text: "mended\n  open 1\n\nother\n  open 1\n  put 1 0\n  put 1 0\n  empty 1\n")
    let report = search([.emptyLeavesOne], saved)
    #expect(report.saved.map(\.outcome) == [.passing, .failing("wrong contents")])
    saved.save(report, as: Command.text)
    #expect(saved.entries.map(\.name) == ["mended", "other"])
    saved.removePassing(report)
    #expect(saved.entries.map(\.name) == ["other"])
  }

  @Test(
    arguments: [
      ("close 1", .unreadable(line: "close 1")), ("take 1", .impossible(step: 0)),
      ("open 1\n  put 1 10", .impossible(step: 1)),
    ] as [(String, SavedVerdict.Outcome)])
  func aCaseThatCannotBeRunIsReportedAndStays(line: String, outcome: SavedVerdict.Outcome) {
    var saved = SavedCases(text: "strange\n  \(line)\n")
    let report = search([], saved)
    #expect(report.saved.map(\.name) == ["strange"])
    #expect(report.saved.map(\.outcome) == [outcome])
    saved.removePassing(report)
    #expect(saved.entries.count == 1)
  }

  @Test(arguments: ["two\nlines", "  indented", "", "café\r\nau lait"])
  func anyNameAndAnyCommandSurviveTheText(text: String) {
    var saved = SavedCases()
    saved.save([text, "open 1"], as: text)
    let read = SavedCases(text: saved.text)
    #expect(read == saved)
    #expect(read.entries.map(\.lines.count) == [2])
  }

  @Test func whatIsSavedUnderTheSameNameIsReplaced() {
    var saved = SavedCases()
    saved.save(["open 1"], as: "one")
    saved.save(["open 2"], as: "one")
    #expect(saved.entries.map(\.lines) == [["open 2"]])
    saved.remove("one")
    #expect(saved.text.isEmpty)
  }
}
