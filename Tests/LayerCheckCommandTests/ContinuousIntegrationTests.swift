import Foundation
import Testing

/// The files of `Specs/ci.md` do what the page says.
///
/// `.ci/run` plays a pull request through with each of them; here it is the one that every machine can run.
struct ContinuousIntegrationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  @Test func aPullRequestIsRedAndThenGreen() throws {
    let system = "shell"
    let play = Self.root.appending(path: "Tests/ContinuousIntegration/play.py").path
    let program = try Program(pasting: "python3 '\(play)' \"$(command -v layercheck)\" \(system)")
    #expect(program.code == 0, "\(program.output)\(program.errors)")
    // Where no YAML parser is installed, that is said and nothing tried.
    let isSkipped = program.output == "skipped: python3-yaml is not installed\n"
    #expect(isSkipped || program.lines.last == "\(system): the badge says so")
  }
}
