import Testing

/// Failures that are kept from one run to the next, as somebody at a command line meets them.
struct SavedFailureTests {
  private static let name = "GEO-06-wrong-answer-get-frame"

  @Test func aFailureIsKeptAndRunFirstNextTime() throws {
    let folder = try Folder()
    let saved = folder.path("saved")
    let faulty = [
      "run", "--engine", "fault:frame-anchor-centre", "--area", "GEO", "--saved", saved,
    ]
    let first = try Program(faulty + ["--cases", "60"])
    #expect(first.code == 1)
    #expect(first.lines.contains("saved in \(saved): \(Self.name)"))
    let text = try folder.read("saved/\(Self.name).script")
    #expect(text.hasPrefix("# layercheck saved failure 1\n# rules "))

    // One random script alone would hardly find it.
    let report = folder.path("report")
    let second = try Program(faulty + ["--cases", "1", "--report", report])
    #expect(second.code == 1)
    #expect(second.lines.contains("saved failures: 1 fails"))
    #expect(!second.output.contains("saved in "))
    #expect(try folder.read("report/report.md").contains("in the saved script `\(Self.name)`"))
    #expect(try folder.read("saved/\(Self.name).script") == text)
  }

  @Test func whatPassesNowIsSaidAndPrunedOnRequest() throws {
    let folder = try Self.folder(holding: ["old": "new l1\nget l1.frame\n"])
    let run = try Program("run", "--cases", "1", "--saved", folder.path("saved"))
    #expect(run.code == 0)
    #expect(run.lines.contains("saved failures: 1 passes now"))
    #expect(folder.has("saved/old.script"))
    let prune = try Program("saved", "prune", folder.path("saved"))
    #expect(prune.code == 0)
    #expect(prune.output == "old: passes now, deleted\n")
    #expect(!folder.has("saved/old.script"))
  }

  @Test func whatFailsStillIsNotPruned() throws {
    let folder = try Self.folder(
      holding: [
        "old": "new l1\nset l1.bounds (0, 0, 4, 2)\nset l1.anchorPoint (0, 0)\nget l1.frame\n"
      ])
    let prune = try Program(
      "saved", "prune", "--engine", "fault:frame-anchor-centre", folder.path("saved"))
    #expect(prune.output == "old: fails\n")
    #expect(folder.has("saved/old.script"))
  }

  @Test func anOldOneThatCannotBeRunSaysWhyAndStays() throws {
    let folder = try Self.folder(holding: ["lost": "get l7.frame\n"])
    try folder.write("# layercheck saved failure 9\nnew l1\n", to: "saved/newer.script")
    try folder.write("new l1\n", to: "saved/mine.script")
    let run = try Program("run", "--cases", "1", "--saved", folder.path("saved"))
    #expect(run.code == 0)
    let reasons = [
      "'lost' was not run: step 1: l7 does not exist; create it first: 'new l7'",
      "'mine' was not run: does not begin with '# layercheck saved failure 1'",
      "'newer' was not run: has the format 9, and this program reads 1",
    ]
    for reason in reasons { #expect(run.lines.contains("the saved failure " + reason)) }
    _ = try Program("saved", "prune", folder.path("saved"))
    for name in ["lost", "mine", "newer"] { #expect(folder.has("saved/\(name).script")) }
  }

  /// A driver that takes the place away in which failures are to be kept, and fails.
  @Test func theVerdictAndTheReportStandWhereAFailureCannotBeKept() throws {
    let folder = try Folder()
    let saved = folder.path("saved")
    let engine = "rm -r '\(saved)'; : >'\(saved)'; exec '\(Program.path)' serve --engine \"$0\""
    let run = try Program(
      "run", "--cases", "60", "--area", "GEO", "--saved", saved, "--report", folder.path("report"),
      "--", "sh", "-c", engine, "fault:frame-anchor-centre")
    #expect(run.code == 1)
    #expect(run.errors.contains("cannot make the folder '\(saved)'"))
    #expect(folder.has("report/report.md"))
  }

  @Test func whatAnEngineDoesNotDeclareIsNamed() throws {
    let folder = try Self.folder(holding: ["cells": "new l1 CAEmitterLayer\nget l1.birthRate\n"])
    let run = try Program(
      "run", "--engine", "python", "--cases", "1", "--report", folder.path("report"), "--saved",
      folder.path("saved"))
    #expect(run.lines.contains("saved failures: 1 not supported"))
    #expect(try folder.read("report/report.md").contains("| not supported: class CAEmitterLayer"))
  }

  @Test func theListNamesEach() throws {
    let folder = try Self.folder(holding: ["old": "new l1\nget l1.frame\n"])
    let list = try Program("saved", "list", folder.path("saved"))
    #expect(list.output == "old: GEO-06, wrong answer, get frame; 2 steps, rules 2026-01\n")
  }

  @Test(arguments: [
    (["saved"], "'saved' takes 'list' or 'prune', and a folder"),
    (["saved", "list", "no-such-folder"], "there is no folder 'no-such-folder'"),
    (["saved", "drop", "."], "'saved' does not know what to do with 'drop'"),
    (["run", "--saved", "/dev/null"], "'/dev/null' is a file, not a folder"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let program = try Program(words)
    #expect(program.code == 2)
    #expect(program.errors.contains(complaint))
  }

  /// A folder in which scripts are kept as saved failures, under `saved`.
  private static func folder(holding scripts: [String: String]) throws -> Folder {
    let folder = try Folder()
    for (name, script) in scripts {
      let head =
        "# layercheck saved failure 1\n# rules 2026-01\n# GEO-06, wrong answer, get frame\n"
      try folder.write(head + script, to: "saved/\(name).script")
    }
    return folder
  }
}
