import FaultyEngines
import Testing

@testable import LayerCheckCommand

/// Declared deviations from the command line to the verdict.
struct DeviationTests {
  private static let stops = "delegate-nil-stops"
  private static let short = ["--rule", "ACT-03", "--cases", "6"]

  @Test func anEngineConformsButForWhatTheCommandLineTakesForDeclared() throws {
    let engine = ["run", "--engine", "fault:\(Self.stops)"] + Self.short
    let declared = try Program(engine + ["--deviation", Self.stops])
    #expect(declared.code == 0)
    #expect(declared.output.contains("Declared deviations:\n   \(Self.stops) (in "))
    let verdict = "fault:\(Self.stops) conforms but for 1 declared deviation (6 scripts, 0 of 1 "
    #expect(declared.lines.last == verdict + "rules passed, 1 deviates)")
    #expect(try Program(engine).code == 1)
  }

  @Test func whatADriverDeclaresCountsUnlessTheRunIsToJudgeWithout() throws {
    let driver = ["--", Program.path, "serve", "--engine", "fault:\(Self.stops)"]
    let command = Self.short + driver + ["--deviation", Self.stops]
    #expect(try Program(["run"] + command).code == 0)
    let without = try Program(["run", "--no-deviations"] + command)
    #expect(without.code == 1)
    #expect(without.output.contains("layercheck replay --no-deviations "))
  }

  @Test func theEngineInPythonCanDeclare() throws {
    let engine = ["run", "--engine", "python"] + Self.short + ["--", "--fault", "nil-is-null"]
    #expect(try Program(engine + ["--deviation", Self.stops]).code == 0)
    #expect(try Program(engine).code == 1)
  }

  @Test func aDirectedCaseThatADeclaredDeviationFailsIsSkipped() throws {
    let words = ["corpus", "ACT", "--quiet", "--engine"]
    let engine = words + ["fault:\(Self.stops)"]
    let declared = try Program(engine + ["--deviation", Self.stops])
    #expect(declared.code == 0)
    #expect(declared.output.contains(": deviates as declared: \(Self.stops)\n"))
    #expect(try Program(engine).code == 1)
    #expect(try Program(engine + ["--deviation", Self.stops, "--no-deviations"]).code == 1)
    // Nothing holds where the only case that is asked for is skipped.
    let alone = ["corpus", "ACT-03", "--quiet", "--engine", "fault:\(Self.stops)"]
    #expect(try Program(alone + ["--deviation", Self.stops]).code == 3)
    let further = try Program(
      words + ["fault:\(Self.stops)+asks-twice", "--deviation", Self.stops])
    #expect(further.code == 1)
  }

  @Test func aRecordedScriptIsJudgedWithAndWithoutWhatIsDeclared() throws {
    let folder = try Folder()
    let fault = try #require(FaultCatalogue.fault(named: Self.stops))
    let engine = ["--engine", "fault:\(Self.stops)", "--deviation", Self.stops]
    let path = folder.path("it.trace")
    #expect(try Program(["record", "-o", path, fault.smallest] + engine).code == 0)
    #expect(try Program("check", path).code == 0)
    #expect(try Program("check", "--no-deviations", path).code == 1)
  }

  @Test func aRecordedRunIsNotJudgedByOtherDeclarations() throws {
    let folder = try Folder()
    let path = folder.path("it.trace")
    let engine = ["--engine", "fault:\(Self.stops)", "--deviation", Self.stops]
    #expect(try Program(["record", "-o", path] + Self.short + engine).code == 0)
    let program = try Program("check", "--no-deviations", path)
    #expect(program.code == 2)
    #expect(program.errors.contains("asks other scripts where other deviations are declared"))
  }

  @Test func aGreetingThatContradictsItselfIsRefused() throws {
    let program = try Program(
      "probe", "--engine", "python", "--", "--deviation", Self.stops, "--deviation",
      "delegate-null-goes-on")
    #expect(program.code == 4)
    #expect(program.errors.contains("both take the decision 'verdict'"))
    #expect(program.errors.contains("declare the one that says what the engine does"))
  }

  @Test(
    arguments: [
      (["no-presentatoin"], "there is no deviation", "did you mean 'no-presentation'?"),
      (
        [stops, "delegate-null-goes-on"], "both take the decision 'verdict'",
        "declare the one that says what the engine does"
      ),
    ] as [([String], String, String)])
  func aCommandLineThatMakesNoSenseIsRefused(
    names: [String], message: String, remedy: String
  ) throws {
    let words = names.flatMap { ["--deviation", $0] }
    let problem = #expect(throws: UsageError.self) {
      try DeviationChoice(Arguments(words, for: .run))
    }
    #expect(problem?.message.contains(message) == true)
    #expect(problem?.remedy == remedy)
  }

  @Test(arguments: [
    ("reference", "reference --deviation x"), ("-- ./mine", "--deviation x -- ./mine"),
    ("python -- --fault y", "python --deviation x -- --fault y"),
  ])
  func theCommandThatRepeatsARunHasItInFrontOfWhatBelongsToTheDriver(
    engine: String, option: String
  ) throws {
    let words = ["--deviation", "no-presentation"]
    let choice = try DeviationChoice(Arguments(words, for: .run))
    #expect(choice.option(besides: engine) == option.replacing("x", with: "no-presentation"))
    let none = try DeviationChoice(Arguments([], for: .run))
    #expect(none.option(besides: engine) == engine)
  }

  @Test func aComparisonJudgesAsTheLaterVersionDeclares() throws {
    let words =
      ["run", "--baseline", "reference", "--engine", "fault:\(Self.stops)"] + Self.short
    let declared = try Program(words + ["--deviation", Self.stops])
    #expect(declared.code == 0)
    #expect(declared.output.contains("Judged as the later version declares to deviate"))
    #expect(try Program(words).code == 1)
  }

  @Test func aRecordingIsJudgedAsTheEngineDeclared() throws {
    let folder = try Folder()
    let path = folder.path("engine.trace")
    let recorded = try Program(
      ["record", "-o", path, "--engine", "fault:\(Self.stops)", "--deviation", Self.stops]
        + Self.short)
    #expect(recorded.code == 0)
    let checked = try Program("check", path)
    #expect(checked.code == 0)
    #expect(checked.output.contains("conforms but for 1 declared deviation"))
  }

  @Test func oneScriptIsReplayedAsIsDeclared() throws {
    let script = "new d1; new l1 {delegate: d1, actions: {opacity: x1}}; ask l1 opacity"
    let words = ["replay", "--engine", "fault:\(Self.stops)", script]
    #expect(try Program(words + ["--deviation", Self.stops]).code == 0)
    #expect(try Program(words).code == 1)
  }
}
