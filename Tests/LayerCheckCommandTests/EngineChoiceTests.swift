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
      (
        ["--engine", "fault:asks-twice+frame-in-pixels+no-presentation"],
        "fault:asks-twice+frame-in-pixels+no-presentation"
      ),
      (
        ["--profile", "3d-frame=on", "--profile", "gate=off"],
        "reference --profile 3d-frame=on --profile gate=off"
      ),
      (["--engine", "python"], "python"),
      (["--engine", "python", "--", "--fault", "null-is-nil"], "python -- --fault null-is-nil"),
      (["--", "./driver", "two words"], "-- ./driver 'two words'"),
    ] as [([String], String)])
  func anEngineIsNamedAsOnTheCommandLine(words: [String], option: String) throws {
    #expect(try EngineChoice(Arguments(words, for: .run)).option == option)
  }

  @Test(
    arguments: [
      (["--engine", "refrence"], "there is no engine 'refrence'", "did you mean 'reference'?"),
      (
        ["--profile", "3d-farme=on"], "there is no profile '3d-farme'",
        "did you mean '3d-frame'?"
      ),
      (
        ["--profile", "gate"], "'gate' is no value for '--profile'",
        "write 'gate=on' or '=off'"
      ),
      (
        ["--profile", "all=on"], "'all=on' is no value for '--profile'",
        "write 'all' alone, and what is to be otherwise behind it: '--profile NAME=off'"
      ),
      (
        ["--profile", "all", "--profile", "view7=on"],
        "the profiles 'view7' and 'view8' contradict each other", "declare one of them '=off'"
      ),
      (
        ["--profile", "gate=on", "--", "./driver"],
        "'--profile' is for the reference and faulty engines",
        "a driver declares its profiles in its greeting"
      ),
      (["--engine", "pyton"], "there is no engine 'pyton'", "did you mean 'python'?"),
      (
        ["--engine", "quartz"], "there is no engine 'quartz'",
        "write reference, python, fault:NAME, variant:NAME, or a driver's command behind '--'"
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
        ["--engine", "fault:asks-twice+frame-in-pixel"], "there is no fault 'frame-in-pixel'",
        "did you mean 'frame-in-pixels'?"
      ),
      (
        ["--engine", "fault:asks-twice+frame-in-pixels+asks-twice"],
        "the fault 'asks-twice' stands here twice", "leave one of them out"
      ),
      (
        ["--engine", "fault:frame-in-pixels+asks-twice+frame-counts-depth"],
        "the faults 'frame-in-pixels' and 'frame-counts-depth' both take the decision 'frame'",
        "leave one of them out"
      ),
      (
        ["--engine", "fault:view7-block-jumps+view-probe-not-basic"],
        "the fault 'view-probe-not-basic' needs the profile 'view8' and 'view7-block-jumps' needs "
          + "it off", "leave one of them out"
      ),
      (
        ["--engine", "reference", "--", "./driver"],
        "both '--engine reference' and a command behind '--'",
        "leave one of them out; only '--engine python' takes arguments behind '--'"
      ),
      (
        ["--engine", "reference", "--engine", "python"],
        "the option '--engine' stands here twice", "leave one of them out"
      ),
    ] as [([String], String, String?)])
  func anEngineThatThereIsNotIsRefused(words: [String], message: String, remedy: String?) throws {
    let arguments = try Arguments(words, for: .run)
    let error = #expect(throws: UsageError.self) { try EngineChoice(arguments) }
    #expect(error?.message == message)
    #expect(error?.remedy == remedy)
    #expect(error?.code == .usage)
  }

  @Test func aDeadlyFaultIsRefusedInThisProcess() throws {
    let arguments = try Arguments(["--engine", "fault:asks-twice+cycle-kills"], for: .run)
    let choice = try EngineChoice(arguments)
    let error = #expect(throws: UsageError.self) { try choice.start(arguments).stop() }
    #expect(error?.message == "the fault 'cycle-kills' kills the process of its engine")
    #expect(
      error?.remedy
        == "make it a driver: '-- layercheck serve --engine fault:asks-twice+cycle-kills'")
  }

  @Test func aDriverThatCannotBeStartedIsNoMatterOfUsage() throws {
    let error = try Self.complaint(of: "/nowhere/driver")
    #expect(error?.message == "cannot start '/nowhere/driver': No such file or directory")
    #expect(error?.remedy == "there is no such file; check the path")
    #expect(error?.code == .noEngine)
  }

  @Test func aProgramThatMayNotBeExecutedIsToBeMadeExecutable() throws {
    let folder = try Folder()
    try folder.write("#!/bin/sh\n", to: "driver")
    let path = folder.path("driver")
    let error = try Self.complaint(of: path)
    #expect(error?.message == "cannot start '\(path)': Permission denied")
    #expect(
      error?.remedy
        == "'\(path)' may not be executed: try 'chmod +x \(path)', or name its interpreter in front"
    )
    #expect(error?.code == .noEngine)
  }

  @Test func aFolderIsNoProgram() throws {
    let folder = try Folder()
    for path in [folder.path(""), "/etc"] {
      let error = try Self.complaint(of: path)
      #expect(error?.remedy == "'\(path)' is a folder; name the program in it")
      #expect(error?.code == .noEngine)
    }
  }

  @Test func aProgramThatIsNotOnThePathIsToBeNamedWithItsPath() throws {
    let error = try Self.complaint(of: "no-such-driver")
    #expect(error?.message == "cannot start 'no-such-driver': No such file or directory")
    #expect(error?.remedy == "no program on PATH has this name; write the path to it")
    #expect(error?.code == .noEngine)
  }

  @Test func aProgramWithoutANameIsToBeNamed() throws {
    #expect(try Self.complaint(of: "")?.remedy == "name a program behind '--'")
  }

  /// What is said of a program that cannot be started.
  private static func complaint(of program: String) throws -> UsageError? {
    let arguments = try Arguments(["--", program], for: .run)
    let choice = try EngineChoice(arguments)
    return #expect(throws: UsageError.self) { try choice.start(arguments).stop() }
  }
}
