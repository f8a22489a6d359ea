import Foundation
import Testing

@testable import LayerCheckCommand

/// What a run shows on a terminal.
struct TerminalTests {
  private static let run = [
    Program.path, "run", "--engine", "fault:frame-anchor-centre", "--rule", "GEO-06", "--cases",
    "20",
  ]
  private static let escape = "\u{1B}["

  @Test func aPersonSeesHowFarItIsAndFindingsAsTheyCome() throws {
    let output = try PseudoTerminal(Self.run, columns: 72).output
    let progress = #/\r\x1b\[K[0-9]+ of 20 scripts, (?:[0-9]+/s, )?1 finding, 1 of 1 rules/#
    #expect(output.firstMatch(of: progress) != nil)
    // Once as it is made, and once in the report.
    #expect(output.components(separatedBy: " > 2  get l1.frame").count == 3)
    #expect(output.contains("expected  \(Self.escape)32m(0, 0, 0, 1) within 1e-06\(Self.escape)0m"))
    #expect(
      output.contains("   frame (get) = axis-aligned bounding box of the four bounds corners\r\n"))
  }

  @Test func withoutColoursOnlyTheLineIsReplaced() throws {
    let output = try PseudoTerminal(Self.run, environment: ["NO_COLOR": "1"]).output
    #expect(output.contains("\r\(Self.escape)K"))
    #expect(!output.replacing("\(Self.escape)K", with: "").contains("\u{1B}"))
  }

  @Test func aDumbTerminalGetsPlainLines() throws {
    let output = try PseudoTerminal(Self.run, environment: ["TERM": "dumb"]).output
    #expect(!output.contains("\u{1B}"))
    #expect(output.components(separatedBy: "get l1.frame\r\n").count == 2)
  }

  @Test(arguments: [
    (0.0, "0 s left"), (-1, "0 s left"), (119, "119 s left"), (150, "2 min left"),
    (7199, "119 min left"), (9000, "2 h left"),
  ])
  func timeThatIsLeftIsSaidInOneUnit(seconds: Double, words: String) {
    #expect(ProgressLine.words(seconds) == words)
  }
}
