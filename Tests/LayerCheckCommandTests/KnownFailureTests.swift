import Testing

/// A list of known failures, from the day on which it is written to the one on which a fault is mended.
struct KnownFailureTests {
  @Test func aListFollowsAnEngineThatIsBeingMended() throws {
    let folder = try Folder()
    let list = folder.path("known.txt")
    let both = ["frame-anchor-centre", "null-is-nil"]
    let faulty = try Self.run("--expect", list, "--update-expect", faults: both)
    #expect(faulty.code == 0)
    #expect(faulty.lines.contains { $0.hasPrefix("now known: GEO-") })
    #expect(faulty.lines.contains { $0.hasPrefix("now known: ACT-") })
    #expect(try folder.read("known.txt").hasPrefix("layercheck known failures 1\n"))

    let again = try Self.run("--expect", list, faults: both)
    #expect(again.code == 0)
    #expect(again.output.contains("conforms but for known failures"))

    let worse = try Program(
      "run", "--engine", "python", "--cases", "100", "--area", "TXN", "--expect", list, "--",
      "--fault", "nested-values-leak")
    #expect(worse.code == 1)

    let one = ["null-is-nil"]
    let mended = try Self.run("--expect", list, faults: one)
    #expect(mended.code == 1)
    #expect(mended.lines.contains { $0.hasPrefix("passes now: GEO-") })
    #expect(!mended.output.contains("passes now: ACT-"))

    let updated = try Self.run("--expect", list, "--update-expect", faults: one)
    #expect(updated.code == 0)
    #expect(updated.lines.contains { $0.hasPrefix("taken out: GEO-") })
    #expect(!updated.output.contains("taken out: ACT-"))
    #expect(try Self.run("--expect", list, faults: one).code == 0)
  }

  @Test(arguments: [
    ("known failures", "known.txt, line 1: this is no list of known failures of this version"),
    ("layercheck known failures 1\nGEO-06", "known.txt, line 2: 'GEO-06' is no entry"),
    (
      "layercheck known failures 1\n\nGEO-06, wrong answer, get frame",
      "known.txt, line 3: 'GEO-06, wrong answer, get frame' has no reason"
    ),
    (
      "layercheck known failures 1\nGEO-99, wrong answer, *\n  reason: a",
      "known.txt, line 2: 'GEO-99' matches nothing"
    ),
    (
      "layercheck known failures 1\nGEO-*, wrong anser, *\n  reason: a",
      "known.txt, line 2: 'wrong anser' matches nothing"
    ),
    (
      "layercheck known failures 1\n  reason: a",
      "known.txt, line 2: this line belongs to no entry"
    ),
  ])
  func aListThatMakesNoSenseIsRefused(text: String, complaint: String) throws {
    let folder = try Folder()
    try folder.write(text, to: "known.txt")
    let program = try Self.run("--expect", folder.path("known.txt"), faults: [])
    #expect(program.code == 2)
    #expect(program.errors.contains(complaint))
    #expect(program.output == "")
  }

  @Test func commentsAndWhatWasNotLookedAtStay() throws {
    let folder = try Folder()
    let text = """
      layercheck known failures 1
      # Animations come later.
      ANIM-*, *, *
        reason: no animations yet

      """
    try folder.write(text, to: "known.txt")
    let path = folder.path("known.txt")
    #expect(try Self.run("--expect", path, "--update-expect", faults: []).code == 0)
    #expect(try folder.read("known.txt") == text)
  }

  @Test func aMissingListIsRefusedUnlessItIsToBeMade() throws {
    let folder = try Folder()
    let program = try Self.run("--expect", folder.path("none.txt"), faults: [])
    #expect(program.code == 2)
    #expect(program.errors.contains("'--update-expect' beside it makes one"))
    #expect(try Self.run("--update-expect", faults: []).code == 2)
  }

  private static func run(_ words: String..., faults: [String]) throws -> Program {
    try Program(
      [
        "run", "--engine", "python", "--cases", "60", "--rule", "GEO-17", "--rule",
        "ACT-04",
      ] + words
        + (faults.isEmpty ? [] : ["--"] + faults.flatMap { ["--fault", $0] }))
  }
}

/// What a run is restricted to, and when it ends.
struct ScopeTests {
  @Test func aTimeEndsARunAndTheReportSaysSo() throws {
    let program = try Program("run", "--time", "0.2s", "--area", "GEO")
    #expect(program.code == 0)
    #expect(program.output.contains("Ended by the time that was given"))
  }

  @Test func levelsLeaveRulesOut() throws {
    let all = try Program("run", "--cases", "4", "--area", "GEO", "--quiet")
    let some = try Program(
      "run", "--cases", "4", "--area", "GEO", "--levels", "documented,observed", "--quiet")
    #expect(some.code == 0)
    #expect(all.output.contains(" of "))
    #expect(all.output != some.output)
  }

  @Test func rulesThatAreNotExercisedCountOnRequestAlone() throws {
    let words = ["run", "--cases", "4", "--area", "ANIM"]
    let program = try Program(words + ["--require-exercised"])
    #expect(program.code == 3)
    #expect(program.errors.contains("as --require-exercised asks for"))
  }

  @Test(arguments: [
    (["--time", "soon"], "'soon' is no value for '--time'"),
    (["--time", "0s"], "'0s' is no value for '--time'"),
    (["--levels", "documented,guessed"], "there is no level of evidence 'guessed'"),
    (["--rule", "GEO-9?"], "no rule matches 'GEO-9?'"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let program = try Program(["run"] + words)
    #expect(program.code == 2)
    #expect(program.errors.contains(complaint))
  }

  @Test func aPatternNamesSeveralRules() throws {
    let program = try Program("rules", "ACT-0?")
    #expect(program.lines.count == 9)
  }
}

/// A closer look at a run or a script.
struct CloserLookTests {
  @Test func findingsAreShownAsTheyAreMade() throws {
    let program = try Program(
      "run", "-v", "--engine", "fault:frame-anchor-centre", "--cases", "80", "--rule", "GEO-06")
    #expect(program.errors.contains("found after "))
  }

  @Test func messagesAreShown() throws {
    let program = try Program("replay", "-vv", "new l1; get l1.opacity")
    #expect(program.errors.contains(#"> {"n":1,"run":{"steps":[{"step":"new","name":"l1""#))
    #expect(program.errors.contains(#"< {"n":1,"trace":[{"done":true},{"value":1}]}"#))
    #expect(program.output.contains("       rests on  "))
  }
}
