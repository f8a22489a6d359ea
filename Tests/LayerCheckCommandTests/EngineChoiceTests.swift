import Engines
import Testing

@testable import LayerCheckCommand

/// Which engine a command line names.
struct EngineChoiceTests {
  @Test(
    arguments: [
      ([], "reference"),
      (["--engine", "reference"], "reference"),
      (["--engine", "fault:asks-twice"], "fault:asks-twice"),
      (["--engine", "python"], "python"),
      (["--engine", "python", "--", "--fault", "null-is-nil"], "python -- --fault null-is-nil"),
      (["--", "./driver", "two words"], "-- './driver' 'two words'"),
    ] as [([String], String)])
  func anEngineIsNamedAsOnTheCommandLine(words: [String], option: String) throws {
    #expect(try EngineChoice(Arguments(words, for: .run)).option == option)
  }

  @Test(
    arguments: [
      (["--engine", "refrence"], "there is no engine 'refrence'", "did you mean 'reference'?"),
      (["--engine", "pyton"], "there is no engine 'pyton'", "did you mean 'python'?"),
      (
        ["--engine", "quartz"], "there is no engine 'quartz'",
        "write reference, python, fault:NAME, or a driver's command behind '--'"
      ),
      (
        ["--engine", "fault:ask-twice"], "there is no fault 'ask-twice'",
        "did you mean 'asks-twice'?"
      ),
      (
        ["--engine", "fault:"], "there is no fault ''",
        "'layercheck faults' lists all of them"
      ),
      (
        ["--engine", "reference", "--", "./driver"],
        "both '--engine reference' and a command behind '--'", nil
      ),
      (
        ["--engine", "reference", "--engine", "python"],
        "the option '--engine' stands here twice", nil
      ),
    ] as [([String], String, String?)])
  func anEngineThatThereIsNotIsRefused(words: [String], message: String, remedy: String?) throws {
    let arguments = try Arguments(words, for: .run)
    let error = #expect(throws: UsageError.self) { try EngineChoice(arguments) }
    #expect(error?.message == message)
    #expect(error?.remedy == remedy)
    #expect(error?.code == .usage)
  }

  @Test func aDriverThatCannotBeStartedIsNoMatterOfUsage() throws {
    let choice = try EngineChoice(Arguments(["--", "/nowhere/driver"], for: .run))
    let error = #expect(throws: UsageError.self) { try choice.start(.init()) }
    #expect(error?.message.hasPrefix("cannot start '/nowhere/driver'") == true)
    #expect(error?.code == .noEngine)
  }
}
