import Foundation
import Rules
import Testing
import Wire

/// `layercheck run`: a whole campaign, its verdict, its report and its exit code.
struct RunTests {
  @Test func anEngineThatKeepsToTheRulesConforms() throws {
    let program = try Program("run", "--cases", "12")
    #expect(program.lines.count == 1)
    #expect(program.output.hasPrefix("reference conforms (12 scripts, "))
    #expect(program.output.hasSuffix(" of \(Catalogue.rules.count) rules passed)\n"))
    #expect(program.errors == "")
    #expect(program.code == 0)
  }

  @Test func aFindingShowsItsRuleTheKnownFaultAndTheShortestScript() throws {
    let program = try Self.found.get()
    #expect(program.output.hasPrefix("F1 GEO-06: "))
    #expect(program.lines.contains("   behaves like the known fault frame-anchor-centre"))
    // Which values show it depends on where the search came from.
    let shortest =
      #/
      \ \ \ 1\ \ new\ l1\ \{[^}]*anchorPoint:[^}]*\}\n
      \ \ \ 2\ \ get\ l1\.frame\n
      \ {6}expected\ \ \([^)]*\)\ within\ [0-9e-]+\n
      \ {6}actual\ \ \ \ \([^)]*\)\n
      /#
    #expect(program.output.contains(shortest))
    #expect(
      program.lines.last
        == "fault:frame-anchor-centre does not conform (20 scripts, 0 of 1 rules passed, 1 finding)"
    )
    #expect(program.code == 1)
  }

  @Test func theCommandBelowAFindingShowsItAgain() throws {
    let found = try Self.found.get()
    let replayed = try Program(pasting: Self.replayCommand(found))
    let actual = try #require(found.lines.first { $0.hasPrefix("      actual ") })
    #expect(replayed.lines.contains(" " + actual))
    #expect(replayed.lines.last == "2 steps, 1 wrong; first at step 2")
    #expect(replayed.code == 1)
  }

  @Test func theCommandBelowAFindingPassesTheArgumentsOfTheEngineInPython() throws {
    let found = try Program(
      "run", "--engine", "python", "--cases", "4", "--rule", "ACT-04", "--", "--fault",
      "null-is-nil")
    let command = try Self.replayCommand(found)
    #expect(command.hasPrefix("layercheck replay --engine python '"))
    #expect(command.hasSuffix("' -- --fault null-is-nil"))
    let replayed = try Program(pasting: command)
    #expect(replayed.errors == "")
    #expect(replayed.output.contains("       wrong answer\n"))
    #expect(replayed.code == 1)
  }

  /// The command that a run prints below its first finding.
  private static func replayCommand(_ program: Program) throws -> String {
    let line = try #require(program.lines.first { $0.hasPrefix("   layercheck replay ") })
    return String(line.dropFirst(3))
  }

  @Test func quietMeansTheVerdictAlone() throws {
    let folder = try Folder()
    let program = try Program(
      "run", "--cases", "4", "--quiet", "--report", folder.path("report"))
    #expect(program.lines.count == 1)
    #expect(program.output.hasPrefix("reference conforms (4 scripts, "))
    #expect(folder.has("report/report.md"))
    #expect(program.code == 0)
  }

  @Test func aReportIsWrittenAndSaysWhere() throws {
    let reported = try Self.reported.get()
    #expect(reported.program.lines.last == "report: \(reported.path)/report.md")
    #expect(reported.report.hasPrefix("# LayerCheck: fault:frame-anchor-centre does not conform\n"))
    for line in reported.record.split(separator: "\n") {
      #expect(try Json(parsing: Array(line.utf8))["kind"]?.asString != nil)
    }
    let replay = try Self.replay(reported.script)
    #expect(replay.lines.last == "2 steps, 1 wrong; first at step 2")
    #expect(replay.code == 1)
  }

  @Test func theScriptInWhichAFindingCameUpIsKeptBesideTheShortest() throws {
    let replay = try Self.replay(try Self.reported.get().original)
    #expect(replay.lines.count > 5)
    #expect(replay.code == 1)
  }

  /// Puts a script from the files of a report to the faulty engine again.
  private static func replay(_ script: String) throws -> Program {
    let folder = try Folder()
    try folder.write(script, to: "it.script")
    return try Program("replay", "--engine", "fault:frame-anchor-centre", folder.path("it.script"))
  }

  @Test func equalSeedsGiveEqualReports() throws {
    let folder = try Folder()
    for name in ["a", "b"] {
      _ = try Program("run", "--cases", "8", "--seed", "7", "--report", folder.path(name))
    }
    _ = try Program("run", "--cases", "8", "--seed", "8", "--report", folder.path("c"))
    #expect(try folder.read("a/record.jsonl") == folder.read("b/record.jsonl"))
    #expect(try folder.read("a/report.md") == folder.read("b/report.md"))
    #expect(try folder.read("a/record.jsonl") != folder.read("c/record.jsonl"))
  }

  @Test func aRandomSeedIsSaidAndPutOnRecord() throws {
    let folder = try Folder()
    let program = try Program(
      "run", "--cases", "12", "--seed", "random", "--report", folder.path("report"))
    let seed = try #require(
      program.errors.wholeMatch(of: #/layercheck: seed ([0-9]+)\n/#).map { String($0.1) })
    #expect(try folder.read("report/report.md").contains("--seed \(seed) "))
    #expect(program.code == 0)
  }

  @Test(
    arguments: [
      (["--rule", "GEO-06"], 1), (["--rule", "GEO-06", "--rule", "txn-5"], 2),
      (["--area", "TREE"], Catalogue.rules.count { $0.id.area == .tree }),
      (["--rule", "TREE-*"], Catalogue.rules.count { $0.id.area == .tree }),
      (
        ["--area", "func", "--area", "GEO"],
        Catalogue.rules.count { [.func, .geo].contains($0.id.area) }
      ),
    ] as [([String], Int)])
  func aRunKeepsToTheRulesThatItIsAbout(words: [String], count: Int) throws {
    let program = try Program(["run", "--cases", "8"] + words)
    #expect(program.output.hasPrefix("reference conforms (8 scripts, "))
    #expect(program.output.contains(" of \(count) rules passed"))
    #expect(program.code == 0)
  }

  @Test func whatBreaksOtherRulesIsNoFinding() throws {
    let program = try Program(
      "run", "--engine", "fault:frame-anchor-centre", "--cases", "20", "--rule", "TXN-05")
    #expect(program.output.hasPrefix("fault:frame-anchor-centre conforms ("))
    #expect(program.code == 0)
  }

  @Test func aDriverWithTroubleOfItsOwnGetsNoVerdict() throws {
    let program = try Program(["run", "--cases", "2", "--"] + troubledDriver)
    #expect(
      program.output.contains("   does not count: it says nothing of the engine's being right"))
    #expect(program.lines.last?.hasPrefix("small could not be judged (2 scripts") == true)
    #expect(program.code == 3)
  }

  @Test(
    arguments: [
      (["/nowhere/driver"], "cannot start '/nowhere/driver': No such file or directory"),
      (["sh", "-c", "exit 3"], "the driver ended before it answered: exit code 3"),
      (["echo", "Welcome"], "the driver's first answer is not JSON"),
    ])
  func aDriverThatCannotBeSpokenToIsNoViolation(command: [String], message: String) throws {
    let program = try Program(["run", "--cases", "2", "--"] + command)
    #expect(program.errors.hasPrefix("layercheck: \(message)"))
    #expect(program.output == "")
    #expect(program.code == 4)
  }

  /// A run of a faulty engine.
  private static let found = Result { try wrong() }

  /// The same run with a report, and the files that it wrote.
  private struct Reported {
    let program: Program
    let path: String
    let report: String
    let record: String
    let script: String
    let original: String

    init() throws {
      let folder = try Folder()
      path = folder.path("new/report")
      program = try wrong("--report", path)
      report = try folder.read("new/report/report.md")
      record = try folder.read("new/report/record.jsonl")
      script = try folder.read("new/report/findings/F1.script")
      original = try folder.read("new/report/findings/F1.original.script")
    }
  }

  private static let reported = Result { try Reported() }

  /// Runs a faulty engine with further words.
  private static func wrong(_ words: String...) throws -> Program {
    try Program(
      ["run", "--engine", "fault:frame-anchor-centre", "--cases", "20", "--rule", "GEO-06"] + words
    )
  }
}
