import Testing

@testable import LayerCheckCommand

/// Reports that are made of records alone, and findings that are looked at.
struct ReportVerbTests {
  /// A report of a run with one finding.
  private static func run(into folder: Folder) throws -> Program {
    try Program(
      "run", "--engine", "fault:bounds-closed", "--rule", "TREE-27", "--cases", "20",
      "--report", folder.path("it"), "--junit", folder.path("it.xml"))
  }

  @Test func aRecordGivesTheBytesThatTheRunWrote() throws {
    let folder = try Folder()
    let run = try Self.run(into: folder)
    let path = folder.path("it")
    let text = try Program("report", path)
    #expect(text.output + "report: \(path)/report.md\n" == run.output)
    #expect(text.code == 0)
    for (form, file) in [
      ("markdown", "it/report.md"), ("json", "it/record.jsonl"), ("junit", "it.xml"),
    ] {
      #expect(try Program("report", "--format", form, path).output == folder.read(file), "\(form)")
    }
    let written = try Program(
      "report", "--format", "junit", "-o", folder.path("other.xml"), path + "/record.jsonl")
    #expect(written.output == "")
    #expect(try folder.read("other.xml") == folder.read("it.xml"))

    let shown = try Program("show", "F1", "--report", path)
    #expect(shown.output.hasPrefix("F1 TREE-27: "))
    #expect(shown.output.hasSuffix("\n   \(path)/findings/F1.svg\n"))
    let latest = try Program(pasting: "cd '\(folder.path(""))' && layercheck show")
    #expect(latest.errors == "layercheck: the report in 'it'\n")
    #expect(latest.lines.first?.hasPrefix("F1  TREE-27: ") == true)
    let none = try Program("show", "F2", "--report", path)
    #expect(none.errors.hasPrefix("layercheck: the report in '\(path)' has no finding 'F2'\n"))
    #expect(none.code == 2)
  }

  @Test func theRecordOfAComparisonGivesWhatThatWrote() throws {
    let folder = try Folder()
    let path = folder.path("it")
    let run = try Program(
      "run", "--baseline", "reference", "--engine", "fault:bounds-closed", "--cases", "30",
      "--rule", "TREE-27", "--report", path)
    #expect(run.code == 1)
    let text = try Program("report", path)
    #expect(text.output + "report: \(path)/report.md\n" == run.output)
    for (form, file) in [("markdown", "report.md"), ("json", "record.jsonl")] {
      let program = try Program("report", "--format", form, path)
      #expect(try program.output == folder.read("it/\(file)"), "\(form)")
    }
    let shown = try Program("show", "F1", "--report", path)
    #expect(shown.errors.contains("is the record of a comparison of two versions"))
    #expect(shown.code == 2)
  }

  @Test(arguments: [
    (["report"], "'report' takes one record"),
    (["report", "--format", "pdf", "x"], "'pdf' is no value for '--format'"),
    (["show", "--report", "/nowhere"], "cannot read '/nowhere': No such file or directory"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], message: String) throws {
    let program = try Program(words)
    #expect(program.errors.hasPrefix("layercheck: \(message)\nlayercheck: "))
    #expect(program.code == 2)
  }
}
