import Conformance
import Testing

@testable import Reporting

/// What a report looks like on a terminal, and in a file or a pipe.
struct TerminalStyleTests {
  private let colored = TerminalStyle(width: 60, isColored: true)
  private let plain = TerminalStyle(width: 60, isColored: false)

  @Test func proseIsBrokenBetweenWordsAndNothingIsLost() {
    let text = "One change of one property makes at most one query for that key, and no more"
    let lines = TerminalStyle(width: 40, isColored: false).wrapped(text).split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("   ") })
    let words = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(words == text)
  }

  @Test func aWordThatIsTooLongStaysWhole() {
    let word = String(repeating: "x", count: 100)
    #expect(plain.wrapped("a \(word) b") == "a\n   \(word)\n   b")
  }

  @Test func aFileGetsLongLinesAndNoColours() throws {
    let report = Report(try SampleRecord.record())
    #expect(report.text(in: .plain) == report.text)
    #expect(!report.text.contains("\u{1B}"))
    #expect(report.text.contains("\n   4  get l1.frame\n"))
  }

  @Test func onATerminalTheWrongStepIsMarked() throws {
    let text = Report(try SampleRecord.record()).text(in: plain)
    #expect(text.contains("\n > 4  get l1.frame\n      expected  (-2, -1, 4, 2)\n"))
    #expect(text.contains("\n   1  new l1\n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func coloursSayNothingThatWordsDoNot() throws {
    let report = Report(try SampleRecord.record())
    let text = report.text(in: colored)
    #expect(text.contains("expected  \u{1B}[32m(-2, -1, 4, 2)\u{1B}[0m\n"))
    #expect(text.contains("actual    \u{1B}[31m(1, -1, 4, 2)\u{1B}[0m\n"))
    #expect(text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == report.text(in: plain))
  }

  @Test func aFindingIsShownWithAllThatThereIsToSay() throws {
    let report = Report(try SampleRecord.record())
    let text = try #require(report.finding(1, in: "my-report", .plain))
    for line in [
      "F1 GEO-08: ", "   4  get l1.frame\n", "   GEO-08: ", "   Evidence: ",
      "   It may be GEO-06 instead.\n", "   layercheck replay --engine sample ",
      "   my-report/findings/F1.script",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(report.finding(2, in: "my-report", .plain) == nil)
    #expect(report.finding(0, in: "my-report", .plain) == nil)
  }

  @Test func findingsAreListedWithTheVerdictBehindThem() throws {
    let report = Report(try SampleRecord.record())
    let lines = report.list(in: .plain).split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("F1  GEO-08: ") == true)
    #expect(lines.last == report.summary)
  }
}
