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

  @Test func whatCannotBeReadIsAnIssueOfEachCheck() async throws {
    let environment = ["CHOICES_SEED": "x", "CHOICES_CASES": "0", "CHOICES_SECONDS": "nan"]
    let settings = CheckSettings(environment: environment)
    #expect((settings.seed, settings.cases) == (1, 1000))
    #expect(settings.time == nil)
    let recorded = try await Recorded.by {
      forAll(.integer(in: 0...9), settings: settings) { _ in }
    }
    let wanted = [
      "CHOICES_SEED is 'x', where a whole number from 0 is needed",
      "CHOICES_CASES is '0', where a whole number above 0 is needed",
      "CHOICES_SECONDS is 'nan', where a number of seconds above 0 is needed",
    ]
    #expect(recorded.texts.count == wanted.count)
    for (text, words) in zip(recorded.texts, wanted) { #expect(text.contains(words)) }
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

  @Test func aCaseThatNeverReturnsIsNamed() async {
    // Nothing but the end of the process ends such a case, so that the watchdog tells of it here instead.
    let message = await withCheckedContinuation { continuation in
      let watchdog = Watchdog(over: "a check", patience: .zero) {
        continuation.resume(returning: $0)
      }
      watchdog.begin(.now, "7")
    }
    #expect(message == "a check: a case has not returned within 0.0 seconds: 7")
  }
}
