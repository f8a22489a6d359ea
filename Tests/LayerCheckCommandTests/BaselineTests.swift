import Foundation
import Testing
import Wire

@testable import LayerCheckCommand

/// `layercheck run --baseline`: what a version of an engine does worse than another.
struct BaselineTests {
  private static let few = ["--cases", "30", "--rule", "TREE-27"]

  @Test func aNewMistakeIsARegressionAndEndsWithOne() throws {
    let folder = try Folder()
    let program = try Program(
      ["run", "--baseline", "fault:frame-anchor-centre", "--engine"]
        + ["fault:frame-anchor-centre+bounds-closed", "--report", folder.path("it")] + Self.few)
    #expect(program.code == 1)
    #expect(program.errors == "")
    #expect(program.output.hasPrefix("F1 TREE-27: "))
    for word in ["before", "now", "expected"] {
      #expect(program.lines.contains { $0.hasPrefix("      \(word) ") }, "\(word)")
    }
    let verdict = try #require(program.lines.dropLast().last)
    #expect(
      verdict.hasPrefix(
        "fault:frame-anchor-centre+bounds-closed is worse than before (30 scripts, 1 regression"))
    let report = try folder.read("it/report.md")
    #expect(report.contains("| # | step | expected | before | now |"))
    #expect(
      report.contains("--baseline fault:frame-anchor-centre --seed 1 --cases 30 --rule TREE-27`"))
    let lines = try folder.read("it/record.jsonl").split(separator: "\n").map {
      try Json(parsing: Array($0.utf8))
    }
    #expect(lines.first?["kind"] == .string("baseline"))
    #expect(lines.contains { $0["sort"] == .string("regression") && $0["before"] != nil })
    #expect(lines.last?["conclusion"] == .string("worse"))
    let script = try folder.read("it/findings/F1.script")
    let replay = try Program("replay", "--engine", "fault:bounds-closed", script)
    #expect(replay.code == 1)
  }

  @Test func aMendedMistakeEndsWithZero() throws {
    let program = try Program(
      ["run", "--baseline", "fault:bounds-closed", "--engine", "reference"] + Self.few)
    #expect(program.code == 0)
    #expect(program.lines.contains("mended:"))
    #expect(
      program.lines.last?.hasPrefix("reference is no worse than before (30 scripts, 0 regressions")
        == true)
  }

  @Test func aMistakeOfBothIsNone() throws {
    let program = try Program(
      ["run", "--quiet", "--baseline", "fault:bounds-closed", "--engine", "fault:bounds-closed"]
        + Self.few)
    #expect(program.code == 0)
    #expect(
      program.output
        == "fault:bounds-closed is no worse than before (30 scripts, 0 regressions)\n")
  }

  @Test func theEarlierVersionMayBeADriverWithArguments() throws {
    let command = driver(answering: #"{"value": 1} if step["step"] == "get" else {"done": True}"#)
    let old = command.map { "'" + $0.replacing("'", with: "'\"'\"'") + "'" }.joined(separator: " ")
    let same = try Program(
      ["run", "--quiet", "--cases", "8", "--baseline", old, "--"] + command)
    #expect(same.code == 0, "\(same.errors)")
    #expect(same.output.hasPrefix("small is no worse than before (8 scripts, 0 regressions"))
  }

  @Test func aBaselineThatCannotBeStartedIsNamed() throws {
    let program = try Program("run", "--baseline", "./no-such-driver", "--cases", "4")
    #expect(program.code == 4)
    #expect(program.errors.contains("the baseline: cannot start"))
    #expect(program.errors.contains("there is no such file; check the path"))
  }

  @Test func aDriverThatIsInTroubleLeavesNoVerdict() throws {
    let program = try Program(
      ["run", "--quiet", "--cases", "4", "--baseline", "reference", "--"] + troubledDriver)
    #expect(program.code == 3)
    #expect(program.output.contains("could not be compared with what was before"))
  }

  @Test(
    arguments: [
      (["--expect", "known.txt"], "'--expect' does not go with '--baseline'"),
      (["--update-expect"], "'--update-expect' does not go with '--baseline'"),
      (["--resume", "it"], "'--resume' does not go with '--baseline'"),
      (["--shard", "1/2"], "'--shard' does not go with '--baseline'"),
      (["--require-exercised"], "'--require-exercised' does not go with '--baseline'"),
      (["--baseline", "python"], "the option '--baseline' stands here twice"),
    ])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let program = try Program(["run", "--baseline", "reference", "--cases", "2"] + words)
    #expect(program.code == 2)
    #expect(program.errors.hasPrefix("layercheck: \(complaint)\n"))
    #expect(program.errors.split(separator: "\n").count == 2)
  }

  @Test(
    arguments: [
      (" ", "'--baseline' names no engine"),
      ("./driver 'one", "the quote ' in '--baseline' has no end"),
      ("reference --fast", "'reference' in '--baseline' takes no arguments"),
      ("fault:no-such-fault", "there is no fault 'no-such-fault'"),
    ])
  func namesOfBaselinesThatAreNoneAreRefused(name: String, complaint: String) throws {
    let program = try Program("run", "--baseline", name, "--cases", "2")
    #expect(program.code == 2)
    #expect(program.errors.hasPrefix("layercheck: \(complaint)"))
  }

  @Test(
    arguments: [
      ("./a b  c", ["./a", "b", "c"]), ("'a b' \"c 'd'\"", ["a b", "c 'd'"]), ("a''b", ["ab"]),
      ("a ''", ["a", ""]),
    ])
  func commandsArePartedAsAShellDoes(text: String, words: [String]) throws {
    #expect(try CommandWords.words(of: text, in: "'--baseline'") == words)
  }

  @Test func aRecordOfAComparisonIsNoneOfARun() throws {
    let folder = try Folder()
    _ = try Program(
      "run", "--quiet", "--baseline", "reference", "--cases", "2", "--report", folder.path("it"))
    let merged = try Program("merge", folder.path("it"))
    #expect(merged.code == 2)
    #expect(merged.errors.contains("name the record of a run without '--baseline'"))
    // A new report may take its place.
    let again = try Program(
      "run", "--quiet", "--baseline", "reference", "--cases", "2", "--report", folder.path("it"))
    #expect(again.code == 0)
  }
}
