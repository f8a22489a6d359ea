import Foundation
import Testing

@testable import LayerCheckCommand

/// What the program says of itself is true.
struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func theOverviewNamesEveryCommand(words: [String]) throws {
    let program = try Program(words)
    #expect(program.code == 0)
    #expect(program.errors == "")
    let commands = Verb.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(program.output.replacing("\n", with: " ").contains("commands: \(commands);"))
  }

  @Test(arguments: Verb.allCases)
  func helpMayBeAskedForInTwoWays(verb: Verb) throws {
    let help = try Program("help", verb.rawValue)
    #expect(help.code == 0)
    #expect(help.output.hasPrefix("layercheck \(verb.rawValue)"))
    #expect(try Program(verb.rawValue, "--help").output == help.output)
  }

  @Test(arguments: Verb.allCases)
  func helpDescribesExactlyTheOptionsThatThereAre(verb: Verb) throws {
    let help = try Program("help", verb.rawValue).output
    let named = help.matches(of: #/--([a-z][a-z-]*)/#).map { String($0.1) }
    // Every command takes '--help'; an example has an option of a driver, and 'known' those of 'run'.
    let others = verb == .known ? ["expect", "update-expect"] : ["fast"]
    #expect(
      Set(named).subtracting(others) == Set(verb.options.map(\.rawValue)).subtracting(["help"]))
  }

  @Test func theVersionsOfProgramAndRulesAreOneLine() throws {
    let program = try Program("--version")
    #expect(program.code == 0)
    #expect(program.output.wholeMatch(of: #/layercheck [0-9.]+, rules [0-9]+-[0-9]+\n/#) != nil)
  }

  @Test func theHandbookAndTheHelpListTheSameExitCodes() throws {
    let codes: [Int32] = [0, 1, 2, 3, 4, 70, 130]
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let handbook = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let rows = handbook.matches(of: #/(?m)^\| ([0-9]+) \|/#).compactMap { Int32($0.1) }
    #expect(rows == codes)
    let help = try #require(try Program("help").output.components(separatedBy: "exit codes:").last)
    let words = help.matches(of: #/(?:^|;)\s([0-9]+) /#).compactMap { Int32($0.1) }
    #expect(words == codes)
    #expect(codes.allSatisfy { ExitCode(rawValue: $0) != nil })
  }

  @Test(arguments: [Verb.rules, .faults, .replay])
  func theExamplesWork(verb: Verb) throws {
    let help = try Program("help", verb.rawValue).output
    let examples = help.matches(of: #/(?m)^  layercheck ([^<\n]+?)(?:   .*)?$/#).map {
      String($0.1)
    }
    #expect(!examples.isEmpty)
    for example in examples where !example.contains("F1.script") {
      #expect(try Program(Self.words(of: example)).code == 0, "\(example)")
    }
  }

  /// The words of a command line as a shell would part them.
  private static func words(of line: String) -> [String] {
    line.components(separatedBy: "'").enumerated().flatMap { place, part in
      place % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }
}
