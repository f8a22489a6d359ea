import Foundation
import Testing

/// `layercheck rerun`: the scripts of a recording once more.
struct RerunTests {
  private static let script = "new l1; contains l1 (0, 0)"

  @Test func whatIsWrongNowAloneIsARegression() throws {
    let folder = try Self.recorded("reference")
    let program = try Program(
      "rerun", folder.path("it.trace"), "--engine", "fault:bounds-closed", "--report",
      folder.path("report"))
    #expect(program.code == 1)
    #expect(program.output.hasPrefix("F1 TREE-27: "))
    #expect(program.lines.contains { $0.hasPrefix("      before ") })
    #expect(
      program.lines.dropLast().last?.hasPrefix(
        "fault:bounds-closed is worse than before (2 scripts, 1 ")
        == true)
    let report = try folder.read("report/report.md")
    #expect(report.contains("Run again: `layercheck rerun --engine fault:bounds-closed "))
    #expect(!report.contains("shrunk"))
  }

  @Test func whatWasWrongBeforeIsNone() throws {
    let folder = try Self.recorded("fault:bounds-closed")
    let same = try Program(
      "rerun", "--quiet", folder.path("it.trace"), "--engine", "fault:bounds-closed")
    #expect(
      same.output == "fault:bounds-closed is no worse than before (2 scripts, 0 regressions)\n")
    #expect(same.code == 0)
    let mended = try Program("rerun", folder.path("it.trace"))
    #expect(mended.lines.contains("mended:"))
    #expect(mended.code == 0)
  }

  @Test func scriptsThatNeedWhatIsDeclaredNoLongerAreCounted() throws {
    let folder = try Self.recorded("reference")
    let small = driver(answering: #"{"value": None} if step["step"] == "get" else {"done": True}"#)
    let program = try Program(["rerun", folder.path("it.trace"), "--"] + small)
    #expect(program.output.contains("1 script could not be tried: they need what is declared no"))
  }

  @Test func aFileThatIsNoRecordingIsRefused() throws {
    let folder = try Folder()
    try folder.write("hello\n", to: "it.trace")
    let program = try Program("rerun", folder.path("it.trace"))
    #expect(program.code == 2)
    #expect(program.errors.contains("layercheck: record it again"))
    let none = try Program("rerun")
    #expect(none.code == 2)
    #expect(
      none.errors == """
        layercheck: 'rerun' takes one recording
        layercheck: 'layercheck record' makes one

        """)
  }

  /// A folder with a recording of two scripts.
  private static func recorded(_ engine: String) throws -> Folder {
    let folder = try Folder()
    let program = try Program(
      "record", "--engine", engine, "-o", folder.path("it.trace"), script,
      "new l1; set l1.opacity 0.5; get l1.opacity")
    #expect(program.code == 0)
    return folder
  }
}
