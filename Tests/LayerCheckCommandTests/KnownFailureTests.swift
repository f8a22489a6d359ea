import Foundation
import Testing

/// A list of known failures, from the day on which it is written to the one on which a fault is mended.
struct KnownFailureTests {
  @Test func aListFollowsAnEngineThatIsBeingMended() throws {
    let folder = try Folder()
    let list = folder.path("known.txt")
    let both = ["frame-anchor-centre", "delegate-null-goes-on"]
    let faulty = try Self.run("--expect", list, "--update-expect", faults: both)
    #expect(faulty.code == 0)
    #expect(faulty.lines.contains { $0.hasPrefix("now known: GEO-") })
    #expect(faulty.lines.contains { $0.hasPrefix("now known: ACT-") })
    #expect(try folder.read("known.txt").hasPrefix("layercheck known failures 2\n"))

    let again = try Self.run("--expect", list, faults: both)
    #expect(again.code == 0)
    #expect(again.output.contains("conforms but for known failures"))
    #expect(again.lines.contains { $0.hasPrefix("still fails: GEO-") })

    let worse = try Program(
      "run", "--engine", "fault:commit-leaks-values", "--cases", "30", "--area", "TXN", "--expect",
      list)
    #expect(worse.code == 1)

    // What the author writes stays, byte for byte.
    try folder.write(
      try folder.read("known.txt") + "  # the last one\n# and a word\n", to: "known.txt")
    let one = ["delegate-null-goes-on"]
    let mended = try Self.run("--expect", list, "--report", folder.path("report"), faults: one)
    #expect(mended.code == 1)
    #expect(mended.lines.contains { $0.hasPrefix("passes now: GEO-") })
    #expect(!mended.output.contains("passes now: ACT-"))
    let report = try folder.read("report/report.md")
    #expect(report.contains("| **passes now** |") && report.contains("| still fails |"))

    let before = try folder.read("known.txt")
    let updated = try Self.run("--expect", list, "--update-expect", faults: one)
    #expect(updated.code == 0)
    #expect(updated.lines.contains { $0.hasPrefix("taken out: GEO-") })
    #expect(!updated.output.contains("taken out: ACT-"))
    let after = try folder.read("known.txt")
    #expect(after.hasSuffix("# and a word\n"))
    #expect(after.split(separator: "\n").allSatisfy { before.contains($0) })
    #expect(try Self.run("--expect", list, faults: one).code == 0)
  }

  private static let wrong = "  wrong get layer.frame | other value | new layer\n"

  private static func entry(_ name: String, _ object: String) -> String {
    "known \(name)\n" + wrong + "  script new \(object); get \(object).frame\n"
  }

  @Test func aListIsListedShownJoinedAndRenamed() throws {
    let folder = try Folder()
    let list = folder.path("known.txt")
    let head = "layercheck known failures 2\n# mine\n"
    try folder.write(
      head + Self.entry("a", "l1") + "  # remark\n\n" + Self.entry("b", "l2"), to: "known.txt")
    let lines = try Program("known", "list", list).lines
    #expect(
      lines == [
        "a: after 'new layer', 'get layer.frame' answers another value; 1 script",
        "b: after 'new layer', 'get layer.frame' answers another value; 1 script",
      ])
    #expect(try Program("known", "show", list, "b").lines.contains("  2  get l2.frame"))
    #expect(try Program("known", "rename", list, "b", "frames").code == 0)
    let renamed = try folder.read("known.txt")
    #expect(renamed == head + Self.entry("a", "l1") + "  # remark\n\n" + Self.entry("frames", "l2"))
    #expect(try Program("known", "join", list, "frames", "a").code == 0)
    let joined = try folder.read("known.txt")
    #expect(joined.hasPrefix(head))
    #expect(joined.contains("  # remark\n") && joined.contains("script new l1"))
    #expect(!joined.contains("known a"))
  }

  /// Two people's branches, as git joins them when it is told to keep both sides.
  @Test func gitJoinsTheListsOfTwoBranches() throws {
    let folder = try Folder()
    let head = "layercheck known failures 2\n\n"
    let base = head + Self.entry("a", "l1")
    let both = "\n" + Self.entry("both", "l5")
    try folder.write(base, to: "base.txt")
    try folder.write(base + both + "\n" + Self.entry("b", "l2"), to: "mine.txt")
    try folder.write(
      head + Self.entry("a", "l1") + "  script new l7; get l7.frame\n\n" + Self.entry("c", "l3")
        + both, to: "theirs.txt")
    let merge = try Program(
      pasting: "git merge-file --union '\(folder.path("mine.txt"))' '\(folder.path("base.txt"))' "
        + "'\(folder.path("theirs.txt"))'")
    try #require(merge.code == 0)
    let list = try Program("known", "list", folder.path("mine.txt"))
    #expect(list.errors == "")
    let names = list.lines.map { $0.prefix { $0 != ":" } }
    #expect(Set(names) == ["a", "b", "both", "c"])
    #expect(names.count == 4)
  }

  @Test(arguments: [
    ("known failures", "known.txt, line 1: this is no list of known failures"),
    (
      "layercheck known failures 1\nGEO-06, wrong answer, *\n  reason: x",
      "layercheck: move it away: 'layercheck run --expect FILE --update-expect' writes a new one"
    ),
    ("# layercheck saved failure 1\nnew l1", "known.txt, line 1: this is a saved failure"),
    ("layercheck known failures 2\nGEO-06", "known.txt, line 2: 'GEO-06' begins no entry"),
    (
      "layercheck known failures 2\n" + entry("a", "l1") + entry("a", "l2"),
      "known.txt, line 5: there is another entry 'a'"
    ),
  ])
  func aListThatMakesNoSenseIsRefused(text: String, complaint: String) throws {
    let folder = try Folder()
    try folder.write(text, to: "known.txt")
    for words in [["run", "--cases", "1", "--expect"], ["known", "list"]] {
      let program = try Program(words + [folder.path("known.txt")])
      #expect(program.code == 2)
      #expect(program.errors.contains(complaint))
      #expect(program.output == "")
    }
    #expect(try folder.read("known.txt") == text)
  }

  @Test(arguments: [
    (["saved", "list", "."], "failures are kept in one list now: 'layercheck help known'"),
    (["run", "--saved", "x"], "'--expect FILE --update-expect' keeps the scripts of failures"),
    (["run", "--expect", "."], "'.' is a folder, and known failures are in one file"),
    (["known"], "'known' takes what to do, and a file"),
    (["known", "drop", "x"], "'known' does not know what to do with 'drop'"),
    (["known", "list", "no-such-file"], "there is no file 'no-such-file'"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let program = try Program(words)
    #expect(program.code == 2)
    #expect(program.errors.contains(complaint))
  }

  @Test func whatCannotBeTriedStaysAndSaysWhy() throws {
    let folder = try Folder()
    let text =
      "layercheck known failures 2\nknown cells\n"
      + "  wrong get layer.birthRate | other value | new layer\n"
      + "  script new l1 CAEmitterLayer; get l1.birthRate\n"
    try folder.write(text, to: "known.txt")
    let list = folder.path("known.txt")
    // An engine without cells.
    let run = try Program(
      "run", "--engine", "python", "--cases", "4", "--expect", list, "--update-expect")
    #expect(run.code == 0)
    #expect(
      run.lines.contains {
        $0.hasPrefix("cannot be tried: cells: not supported: class CAEmitterLayer")
      })
    #expect(try folder.read("known.txt") == text)
  }

  @Test func aMissingListIsRefusedUnlessItIsToBeMade() throws {
    let folder = try Folder()
    let program = try Self.run("--expect", folder.path("none.txt"), faults: [])
    #expect(program.code == 2)
    #expect(program.errors.contains("'--update-expect' beside it makes one"))
    #expect(try Self.run("--update-expect", faults: []).code == 2)
  }

  private static func engine(with faults: [String]) -> String {
    faults.isEmpty ? "reference" : "fault:" + faults.joined(separator: "+")
  }

  private static func run(_ words: String..., faults: [String]) throws -> Program {
    try Program(
      [
        "run", "--engine", engine(with: faults), "--cases", "60", "--seed", "8", "--rule",
        "GEO-17",
        "--rule", "ACT-04",
      ] + words)
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
      "run", "-v", "--engine", "fault:frame-anchor-centre", "--cases", "12", "--rule", "GEO-06")
    #expect(program.errors.contains("found after "))
  }

  @Test func messagesAreShown() throws {
    let program = try Program("replay", "-vv", "new l1; get l1.opacity")
    #expect(program.errors.contains(#"> {"n":1,"run":{"steps":[{"step":"new","name":"l1""#))
    #expect(program.errors.contains(#"< {"n":1,"trace":[{"done":true},{"value":1}]}"#))
    #expect(program.output.contains("       rests on  "))
  }
}
