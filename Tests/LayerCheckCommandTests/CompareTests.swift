import Testing
import Wire

/// `layercheck compare` as somebody at a command line meets it.
struct CompareTests {
  @Test func theRecordsOfTwoRunsAreComparedInEveryForm() throws {
    let folder = try Folder()
    try Self.run("reference", into: folder, "right")
    try Self.run("fault:bounds-closed", into: folder, "wrong")
    let paths = ["new=" + folder.path("right"), folder.path("wrong/record.jsonl")]
    let program = try Program(["compare"] + paths.reversed())
    #expect(program.errors == "")
    #expect(program.code == 0)
    #expect(program.lines.first?.hasPrefix("fault:bounds-closed  does not conform (") == true)
    #expect(program.output.contains("\nfrom fault:bounds-closed to new:\n"))
    #expect(program.output.contains("failed and pass now"))

    let page = try Program(["compare", "--format", "markdown"] + paths)
    #expect(page.output.hasPrefix("# LayerCheck: 2 runs compared\n"))
    let written = try Program(
      ["compare", "--format", "markdown", "-o", folder.path("it.md")] + paths)
    #expect(written.output == "")
    #expect(try folder.read("it.md") == page.output)

    let json = try Json(parsing: Program(["compare", "--format=json"] + paths).output)
    #expect(
      json["runs"]?.asArray?.map { $0["label"]?.asString } == ["new", "fault:bounds-closed"])
    let findings = try #require(json["changes"]?.asArray?.first?["findings"]?.asArray)
    #expect(findings.first?["fate"]?.asString == "new")
    #expect(findings.first?["after"]?.asInteger == 1)
  }

  @Test func recordsThatCannotBeToldApartAreRefused() throws {
    let folder = try Folder()
    try Self.run("reference", into: folder, "one")
    let path = folder.path("one")
    let program = try Program("compare", path, path)
    #expect(
      program.errors == """
        layercheck: two of the records are called '\(path)'
        layercheck: put a name in front of one of them: 'later=\(path)'

        """)
    #expect(program.code == 2)
    #expect(try Program("compare", path, "later=" + path).code == 0)
  }

  @Test func oneRecordIsNotEnough() throws {
    let program = try Program("compare", "one")
    #expect(program.errors.hasPrefix("layercheck: 'compare' takes two records or more\n"))
    #expect(program.code == 2)
  }

  @Test func aFormThatIsNoneIsRefused() throws {
    let program = try Program("compare", "--format", "markdwn", "one", "two")
    #expect(
      program.errors.hasPrefix(
        "layercheck: 'markdwn' is no value for '--format'\nlayercheck: did you mean 'markdown'?"))
    #expect(program.code == 2)
  }

  private static func run(_ engine: String, into folder: Folder, _ name: String) throws {
    _ = try Program(
      "run", "--engine", engine, "--rule", "TREE-27", "--cases", "20", "--report",
      folder.path(name))
  }
}
