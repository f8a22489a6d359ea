import Choices
import Foundation
import Testing

@testable import ChoicesTesting

/// Settings come from the environment, and failing cases are kept in a folder.
struct SettingsTests {
  @Test func seedAndBudgetComeFromTheEnvironment() {
    let settings = CheckSettings(environment: [
      "CHOICES_SEED": "77", "CHOICES_CASES": "12", "CHOICES_SECONDS": "2.5",
      "CHOICES_EXAMPLES": "/tmp/examples",
    ])
    #expect(settings.seed == 77)
    #expect(settings.cases == 12)
    #expect(settings.time == .milliseconds(2500))
    #expect(settings.examples == ExampleFolder("/tmp/examples"))
  }

  @Test func whatCannotBeReadCountsAsNotGiven() {
    let settings = CheckSettings(environment: ["CHOICES_SEED": "x", "CHOICES_CASES": "-1"])
    #expect(settings.seed == 1)
    #expect(settings.cases == 1)
  }

  @Test func aFolderKeepsWhatFailsAndLetsGoOfWhatPasses() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let check = { @Sendable (most: Int, cases: Int) in
      let settings = CheckSettings.with {
        ($0.cases, $0.examples) = (cases, ExampleFolder(path))
      }
      forAll(.integer(in: 0...999), settings: settings) { #expect($0 < most) }
    }
    _ = try await Recorded.by { check(60, 500) }
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(files.count == 1)
    let again = try await Recorded.by { check(60, 1) }
    #expect(again.texts.map { $0.contains("value: 60") && $0.contains("kept as") } == [true])
    _ = try await Recorded.by { check(1000, 1) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test func codableCommandsNeedNoParserOfTheirOwn() throws {
    struct Step: Codable, Equatable {
      var name: String
      var amount: Double?
    }
    let text = CommandText<Step>.json
    for step in [Step(name: "a\nb/\"", amount: -0.0), Step(name: "", amount: .infinity)] {
      #expect(!text.write(step).contains("\n"))
      #expect(text.read(text.write(step)) == step)
    }
    #expect(text.read("{") == nil)
    #expect(CommandText<Int>.json.read(CommandText<Int>.json.write(7)) == 7)
  }

  #if !os(iOS)
    @Test func aCaseThatNeverReturnsIsNamedAndEndsTheProcess() async throws {
      let result = await #expect(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) {
        // The process of an exit test has no test whose trait could say so.
        IssueCapture.$isActive.withValue(true) {
          let settings = CheckSettings.with { $0.caseLimit = .milliseconds(50) }
          forAll(.integer(in: 7...7), as: "number", settings: settings) { _ in
            while true {}
          }
        }
      }
      let content = try #require(result).standardErrorContent
      let text = String(decoding: content, as: UTF8.self)
      #expect(text.contains("a case has not returned within"))
      #expect(text.contains(": 7"))
    }
  #endif
}
