import Testing

/// What becomes of a run that somebody interrupts.
struct InterruptionTests {
  @Test func withoutAFindingWhatWasLearntIsReported() throws {
    let folder = try Folder()
    let program = try Program(
      "run", "--cases", "100000", "--report", folder.path("report"),
      interruptedWhen: { folder.has("report") })
    #expect(program.output.contains("Interrupted: this is what was learnt until then.\n"))
    #expect(program.output.contains("reference could not be judged ("))
    #expect(folder.has("report/report.md"))
    #expect(folder.has("report/record.jsonl"))
    #expect(program.code == 130)
  }

  @Test func withAFindingItIsReportedAndTheCodeIsTheSame() throws {
    let folder = try Folder()
    // A wrong answer is looked into before a request to stop is heard.
    let outcome = """
      open(sys.argv[1], "w") and {"value": 0.25} if step["step"] == "get" else {"done": True}
      """
    let program = try Program(
      ["run", "--cases", "100000", "--report", folder.path("report"), "--"]
        + driver(answering: outcome, arguments: [folder.path("asked")]),
      interruptedWhen: { folder.has("asked") })
    #expect(program.output.hasPrefix("F1 "))
    #expect(program.output.contains("Interrupted: this is what was learnt until then.\n"))
    #expect(program.output.contains("small does not conform ("))
    #expect(folder.has("report/findings/F1.script"))
    #expect(program.code == 130)
  }

  @Test func aRunThatIsToGoOnComesToTheReportOfAWholeOne() throws {
    let folder = try Folder()
    let words = ["run", "--engine", "fault:commit-leaks-values", "--area", "TXN", "--cases", "120"]
    let resumed = words + ["--resume", folder.path("parts")]
    let first = try Program(resumed, interruptedWhen: { folder.has("parts/checkpoint.jsonl") })
    #expect(first.code == 130)
    #expect(folder.has("parts/checkpoint.jsonl"))
    let second = try Program(resumed)
    #expect(second.code == 1)
    #expect(second.errors.contains("layercheck: going on after "))
    #expect(!folder.has("parts/checkpoint.jsonl"))
    let whole = try Program(words + ["--report", folder.path("whole")])
    #expect(whole.code == 1)
    #expect(try folder.read("parts/record.jsonl") == folder.read("whole/record.jsonl"))
  }

  @Test func aRunDoesNotGoOnFromACheckpointOfAnother() throws {
    let folder = try Folder()
    let words = ["run", "--resume", folder.path("parts"), "--area", "GEO", "--seed"]
    let first = try Program(
      words + ["1", "--cases", "100000"],
      interruptedWhen: { folder.has("parts/checkpoint.jsonl") })
    #expect(first.code == 130)
    let other = try Program(words + ["2", "--cases", "100000"])
    #expect(other.code == 2)
    #expect(other.errors.contains("is of another run: it differs in the seed"))
  }
}
