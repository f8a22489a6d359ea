import Testing

/// A run that puts nothing to the test ends with code 3 and says why.
struct NothingTestedTests {
  private static let verdict =
    "small was not put to the test (2 scripts, 0 of 1 rules passed): FUNC-01: not declared by the "
    + "engine: class `CABasicAnimation`, step `host`, step `addAnimation`, step `tick`, feature `presentation`"

  @Test func aScopeThatNoScriptComesToIsNamed() throws {
    let program = try Program(["run", "--cases", "2", "--rule", "FUNC-01", "--"] + Self.modest)
    #expect(program.lines.first?.hasPrefix("Nothing was tested: FUNC-01: ") == true)
    #expect(
      program.lines.dropFirst() == [
        "To change that, let the engine declare more under 'supports', raise --cases above 2, or name "
          + "other rules with --rule or --area.",
        Self.verdict,
      ])
    #expect(program.errors == "")
    #expect(program.code == 3)
  }

  @Test func quietLeavesTheVerdictAndComplainsOfTheReason() throws {
    let program = try Program(
      ["run", "--quiet", "--cases", "2", "--rule", "FUNC-01", "--"] + Self.modest)
    #expect(program.output == Self.verdict + "\n")
    #expect(program.errors.hasPrefix("layercheck: Nothing was tested: FUNC-01: "))
    #expect(program.errors.split(separator: "\n").count == 2)
    #expect(program.errors.contains("\nlayercheck: let the engine declare more under 'supports', "))
    #expect(program.code == 3)
  }

  @Test func theReportSaysItToo() throws {
    let folder = try Folder()
    let program = try Program(
      ["run", "--cases", "2", "--area", "FUNC", "--report", folder.path("report"), "--"]
        + Self.modest)
    let report = try folder.read("report/report.md")
    #expect(report.hasPrefix("# LayerCheck: small was not put to the test\n"))
    #expect(report.contains("**Nothing was tested: none of the "))
    #expect(program.code == 3)
  }

  @Test func anEngineThatDeclaresNoStepsIsToldWhatIsTheLeast() throws {
    let program = try Program(
      ["run", "--cases", "2", "--"]
        + driver(answering: #"{"unsupported": "no"}"#, declaring: []))
    #expect(program.lines.first?.contains("the engine supports too little for any script") == true)
    #expect(program.lines.last?.hasPrefix("small could not be judged (") == true)
    #expect(program.code == 3)
  }

  @Test func anEngineThatIsBuiltInIsNotAskedToDeclareMore() throws {
    let program = try Program("run", "--cases", "1", "--rule", "GEO-40")
    #expect(!program.output.contains("supports"))
    #expect(program.output.contains("\nTo change that, raise --cases above 1, or name other "))
    #expect(program.code == 3)
  }

  @Test func aSingleRuleThatPassedIsEnough() throws {
    let program = try Program(
      ["run", "--cases", "8", "--rule", "PROPS-*", "--"]
        + Self.modest)
    #expect(program.output.hasPrefix("small conforms (8 scripts, "))
    #expect(program.code == 0)
  }

  /// A driver that is right and declares next to nothing.
  private static let modest = driver(
    answering: #"{"value": 1} if step["step"] == "get" else {"done": True}"#,
    declaring: ["new", "get"], reading: ["opacity"])
}
