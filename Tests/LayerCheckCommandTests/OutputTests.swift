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

  @Test func theFirstLineMayBeAllThatIsWanted() throws {
    let program = try Program(pasting: "layercheck rules | head -1")
    #expect(program.lines.count == 1)
    #expect(program.errors == "")
    #expect(program.code == 0)
  }
}
