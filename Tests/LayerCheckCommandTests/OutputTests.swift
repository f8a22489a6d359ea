import Testing

/// What becomes of output that nobody takes.
struct OutputTests {
  @Test(arguments: [["rules"], ["faults", "--json"], ["help"], ["replay", "new l1"]])
  func aFullDiskIsTroubleOfOurOwn(words: [String]) throws {
    let program = try Program(words, output: .withoutRoom())
    #expect(program.errors == Program.noRoom)
    #expect(program.code == 70)
  }

  @Test func aViolationOutweighsThatItCouldNotBeShown() throws {
    let program = try Program(
      ["replay", "--engine", "fault:frame-anchor-centre", wrongFrame], output: .withoutRoom())
    #expect(program.errors == Program.noRoom)
    #expect(program.code == 1)
  }

  @Test(arguments: [["rules"], ["faults", "--json"], ["help"], ["replay", "new l1"]])
  func aReaderThatHasGoneHasWhatItWanted(words: [String]) throws {
    let program = try Program(words, output: .withoutReader())
    #expect(program.errors == "")
    #expect(program.code == 0)
  }

  @Test(arguments: ["rules", "replay 'new l1'", "run --cases 3 --quiet"])
  func aClosedOutputIsTroubleOfOurOwn(words: String) throws {
    let program = try Program(pasting: "layercheck \(words) >&-")
    #expect(program.errors.hasPrefix("layercheck: cannot write to standard output: "))
    #expect(program.code == 70)
  }

  @Test(arguments: ["<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func aDriverGetsNothingButItsMessagesThoughStreamsAreClosed(closed: String) throws {
    let folder = try Folder()
    let command = driver(
      answering: #"(open(sys.argv[1], "a").write(text), {"failed": "no"})[1]"#,
      arguments: [folder.path("read")])
    let words = command.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let program = try Program(
      pasting: "layercheck replay 'new l1' \(closed) -- \(words.joined(separator: " "))")
    #expect(program.code == 3)
    let lines = try folder.read("read").split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"n\":") })
  }

  @Test func theFirstLineMayBeAllThatIsWanted() throws {
    let program = try Program(pasting: "layercheck rules | head -1")
    #expect(program.lines.count == 1)
    #expect(program.errors == "")
    #expect(program.code == 0)
  }
}
