import Foundation
import Testing

/// What an engine answered is judged later as it would have been at once.
struct RecordingTests {
  @Test(arguments: ["frame-anchor-centre", "asks-twice"])
  func aRecordedRunIsJudgedAsTheRunItself(fault: String) throws {
    let folder = try Folder()
    let words = ["--engine", "fault:" + fault, "--cases", "12", "--area", "GEO"]
    let live = try Program(["run"] + words)
    let recorded = try Program(["record", "-o", folder.path("it.trace")] + words)
    #expect(recorded.code == 0)
    let checked = try Program("check", folder.path("it.trace"))
    #expect(checked.output == live.output)
    #expect(checked.errors == "")
    #expect(checked.code == live.code)
  }

  @Test func singleScriptsAreRecordedToo() throws {
    let folder = try Folder()
    let recorded = try Program(
      "record", "-o", folder.path("it.trace"), "--engine", "fault:frame-anchor-centre",
      "new l1; get l1.opacity",
      "new l1; set l1.bounds (0, 0, 0, 1); set l1.anchorPoint (0, 0); get l1.frame")
    #expect(recorded.output.hasPrefix("2 scripts and their answers are in "))
    let checked = try Program("check", folder.path("it.trace"))
    #expect(checked.code == 1)
    #expect(checked.output.contains("2 steps, nothing wrong"))
    #expect(checked.output.contains("4 steps, 1 wrong; first at step 4"))
  }

  @Test func recordedDirectedCasesAreJudgedAsAtOnce() throws {
    // The cases are those of the folder in which the program runs; two chapters are enough.
    let folder = try Folder()
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Specs/corpus")
    for chapter in ["geo", "txn"] {
      let text = try String(contentsOf: corpus.appending(path: chapter + ".txt"), encoding: .utf8)
      try folder.write(text, to: "Specs/corpus/\(chapter).txt")
    }
    try folder.write("geo\ntxn\n", to: "Specs/corpus/index")
    let start = "cd '\(folder.path(""))' && layercheck "
    let engine = "--engine fault:frame-anchor-centre"
    let live = try Program(pasting: start + "corpus " + engine)
    #expect(live.code == 1)
    #expect(live.output.contains("geo"))
    let recorded = try Program(pasting: start + "record -o it.trace --corpus " + engine)
    #expect(recorded.code == 0)
    let checked = try Program(pasting: start + "check it.trace")
    #expect(checked.output == live.output)
    #expect(checked.code == live.code)
  }

  @Test func whatWasCutOffIsSaidToBe() throws {
    let folder = try Folder()
    _ = try Program("record", "-o", folder.path("it.trace"), "new l1; get l1.opacity")
    let text = try folder.read("it.trace")
    try folder.write(String(text.dropLast(12)), to: "it.trace")
    let checked = try Program("check", folder.path("it.trace"))
    #expect(checked.code == 2)
    #expect(checked.errors.contains("the footer is missing: the recording was cut off"))
  }

  @Test(arguments: [
    (["record", "new l1"], "'record' needs to know where to"),
    (["check"], "'check' takes one recording"),
    (["check", "/dev/null"], "cannot read '/dev/null': it is no file"),
    (["program", "new l1", "--language", "pascal"], "there is no language 'pascal'"),
    (["shrink"], "'shrink' takes one script"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let program = try Program(words)
    #expect(program.code == 2)
    #expect(program.errors.contains(complaint))
  }
}

/// Scripts that somebody wrote are made as short as they can be.
struct ShrinkTests {
  @Test func aScriptIsShrunkToWhatShowsTheFault() throws {
    let program = try Program(
      "shrink", "--engine", "fault:frame-anchor-centre",
      "new l1; new l2; add l2 to l1; set l2.opacity 0.5; set l2.bounds (3, 0, 7, 9); tick; "
        + "set l2.anchorPoint (0, 0.25); get l1.frame; get l2.frame")
    #expect(program.code == 1)
    #expect(
      program.lines.suffix(2) == [
        "new l1 {bounds: (0, 0, 0, 1), anchorPoint: (0, 0)}; get l1.frame",
        program.lines.last ?? "",
      ])
    #expect(program.lines.last?.hasPrefix("shrunk from 9 to 2 steps in ") == true)
    #expect(
      program.lines.last?.contains("; stopped because no pass finds anything simpler") == true)
  }

  @Test func aScriptThatNoGeneratorDrawsIsShrunkByLeavingStepsOut() throws {
    let program = try Program(
      "shrink", "--engine", "fault:frame-anchor-centre",
      "new l1; setNeedsDisplay l1; new v1; new l2; set l2.bounds (3, 0, 7.12345678, 9); "
        + "set l2.anchorPoint (0, 0.25); get l2.frame")
    #expect(program.output.contains("shrunk from 7 to "))
  }

  @Test func thereIsNothingToShrinkWhereNothingIsWrong() throws {
    let program = try Program("shrink", "new l1; get l1.frame")
    #expect(program.code == 0)
    #expect(program.output.hasPrefix("nothing is wrong "))
  }

  @Test func aScriptBecomesAProgram() throws {
    let swift = try Program("program", "new l1; get l1.frame")
    #expect(swift.lines.first == "import QuartzCore")
    let other = try Program("program", "--language", "objc", "new l1; get l1.frame")
    #expect(other.lines.first == "#import <Foundation/Foundation.h>")
  }
}
