import Foundation
import Testing

/// The folder of a report: nothing in it is lost that LayerCheck did not write.
struct ReportFolderTests {
  @Test(arguments: [["--report", ""], ["--report="]])
  func anEmptyNameIsNone(words: [String]) throws {
    let program = try Program(["run", "--cases", "1"] + words)
    #expect(program.errors.hasPrefix("layercheck: the option '--report' needs a value\n"))
    #expect(program.code == 2)
  }

  @Test(arguments: ["notes", "notes/"])
  func aFileIsNoFolder(name: String) throws {
    let folder = try Folder()
    try folder.write("mine", to: "notes")
    let program = try Self.run(folder.path("") + "/" + name)
    #expect(program.errors == Self.refusal("'\(folder.path("notes"))' is a file, not a folder"))
    #expect(program.output == "")
    #expect(try folder.read("notes") == "mine")
    #expect(program.code == 2)
  }

  @Test func aFolderWithOtherThingsIsRefused() throws {
    let folder = try Folder()
    try folder.write("mine", to: "it/report.md")
    let program = try Self.run(folder.path("it"))
    #expect(
      program.errors
        == Self.refusal(
          "'\(folder.path("it"))' is not empty, and what it holds is no report of an earlier run"))
    #expect(program.output == "")
    #expect(try folder.read("it/report.md") == "mine")
    #expect(!folder.has("it/record.jsonl"))
    #expect(program.code == 2)
  }

  @Test func aFolderWithARecordOfSomethingElseIsRefused() throws {
    let folder = try Folder()
    try folder.write("{\"kind\":\"song\"}\n", to: "it/record.jsonl")
    #expect(try Self.run(folder.path("it")).code == 2)
    #expect(try folder.read("it/record.jsonl") == "{\"kind\":\"song\"}\n")
  }

  @Test func aScriptOfSomebodyElseIsNotOverwritten() throws {
    let folder = try Folder()
    #expect(try Self.run(folder.path("it")).code == 0)
    try folder.write("mine", to: "it/findings/F3.script")
    let program = try Self.run(folder.path("it"))
    let path = folder.path("it")
    #expect(
      program.errors == """
        layercheck: '\(path)/findings/F3.script' does not belong to the report in '\(path)' and might \
        be overwritten
        layercheck: move it away, or name another folder

        """)
    #expect(try folder.read("it/findings/F3.script") == "mine")
    #expect(program.code == 2)
  }

  @Test func anEarlierReportIsReplacedAndNothingElseGoes() throws {
    let folder = try Folder()
    let earlier = try Program(
      "run", "--engine", "fault:frame-anchor-centre", "--cases", "12", "--rule", "GEO-06",
      "--report", folder.path("it"))
    #expect(earlier.code == 1)
    #expect(folder.has("it/findings/F1.script"))
    #expect(folder.has("it/findings/F1.original.script"))
    try folder.write("mine", to: "it/notes.md")
    #expect(try Self.run(folder.path("it")).code == 0)
    #expect(try folder.read("it/report.md").hasPrefix("# LayerCheck: reference conforms\n"))
    #expect(!folder.has("it/findings"))
    #expect(folder.has("it/notes.md"))
  }

  @Test func aFolderThatCannotBeMadeIsRefusedBeforeTheRun() throws {
    let folder = try Folder()
    try folder.write("mine", to: "notes")
    let program = try Self.run(folder.path("notes/report"))
    #expect(
      program.errors.hasPrefix("layercheck: cannot make the folder '\(folder.path("notes"))': "))
    #expect(program.output == "")
    #expect(program.code == 2)
  }

  @Test func theVerdictIsShownThoughTheReportCannotBeWritten() throws {
    let folder = try Folder()
    #expect(try Self.run(folder.path("it")).code == 0)
    let report = try Self.block(folder)
    let record = try folder.read("it/record.jsonl")
    let program = try Self.run(folder.path("it"))
    #expect(program.output.hasPrefix("reference conforms ("))
    #expect(!program.output.contains("report: "))
    #expect(try folder.read("it/record.jsonl") == record)
    #expect(
      program.errors.hasPrefix(
        """
        layercheck: cannot write '\(report)': Is a directory
        layercheck: name a folder in which you may write, on a disk with room
        layercheck: the report is in '
        """))
    #expect(program.code == 2)
  }

  @Test func aViolationIsSaidByTheCodeThoughTheReportCannotBeWritten() throws {
    let folder = try Folder()
    #expect(try Self.run(folder.path("it")).code == 0)
    _ = try Self.block(folder)
    let program = try Program(
      "run", "--engine", "fault:frame-anchor-centre", "--cases", "12", "--rule", "GEO-06",
      "--report", folder.path("it"))
    #expect(program.code == 1)
    let line = try #require(program.errors.split(separator: "\n").last)
    let place = try #require(line.split(separator: "'").dropFirst().first)
    let text = try String(contentsOfFile: place + "/report.md", encoding: .utf8)
    #expect(text.hasPrefix("# LayerCheck: fault:frame-anchor-centre does not conform"))
    try FileManager.default.removeItem(atPath: String(place))
  }

  @Test func aFullDiskLeavesTheEarlierReportWhole() throws {
    let folder = try Folder()
    #expect(try Self.run(folder.path("it")).code == 0)
    let files = ["it/record.jsonl", "it/report.md"]
    let earlier = try files.map { try folder.read($0) }
    let program = try Program(
      pasting: "ulimit -f 8; layercheck run --cases 5 --quiet --report '\(folder.path("it"))'")
    #expect(program.errors.contains("File too large"))
    #expect(program.code == 2)
    #expect(try files.map { try folder.read($0) } == earlier)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("it"))
    #expect(names.sorted() == ["record.jsonl", "report.md", "rules.md"])
  }

  @Test func aLinkInTheFolderIsReplacedAndNotFollowed() throws {
    let folder = try Folder()
    #expect(try Self.run(folder.path("it")).code == 0)
    try folder.write("mine", to: "notes")
    let report = folder.path("it/report.md")
    try FileManager.default.removeItem(atPath: report)
    try FileManager.default.createSymbolicLink(
      atPath: report, withDestinationPath: folder.path("notes"))
    #expect(try Self.run(folder.path("it")).code == 0)
    #expect(try folder.read("notes") == "mine")
    #expect(try folder.read("it/report.md").hasPrefix("# LayerCheck: reference conforms\n"))
  }

  @Test func aFolderOfFindingsThatIsALinkIsRefused() throws {
    let folder = try Folder()
    #expect(try Self.run(folder.path("it")).code == 0)
    try folder.write("mine", to: "other/notes")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("it/findings"), withDestinationPath: folder.path("other"))
    let program = try Self.run(folder.path("it"))
    #expect(program.errors.contains("findings' is a link, which might lead anywhere\n"))
    #expect(program.code == 2)
  }

  /// Has a folder stand where a report is to be written.
  private static func block(_ folder: Folder) throws -> String {
    let report = folder.path("it/report.md")
    try FileManager.default.removeItem(atPath: report)
    try FileManager.default.createDirectory(atPath: report, withIntermediateDirectories: false)
    return report
  }

  private static func run(_ folder: String) throws -> Program {
    try Program("run", "--cases", "4", "--report", folder)
  }

  private static func refusal(_ message: String) -> String {
    "layercheck: \(message)\n"
      + "layercheck: name a new folder, an empty one, or one with an earlier report\n"
  }
}
