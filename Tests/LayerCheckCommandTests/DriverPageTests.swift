import Foundation
import Testing

/// `Specs/drivers.md` leads to a driver that works, in more than one language.
struct DriverPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Drivers").standardizedFileURL

  @Test func aSmallDriverGetsATrueReport() throws {
    let report = try Self.report(of: [interpreter, Self.folder.appending(path: "small.py").path])
    // GEO-06 is right here; what an anchor point or a transform does to it was not asked.
    #expect(report.code == 0)
    #expect(report.text.contains("| GEO-06 | "))
    #expect(report.text.contains("## What to declare next"))
    #expect(report.text.contains("| property `transform` of CALayer | "))
    #expect(report.text.contains("not declared by the engine: property `anchorPoint` of CALayer"))
  }

  @Test func aFrameThatIsStoredIsFound() throws {
    let source = try String(
      contentsOf: Self.folder.appending(path: "small.py"), encoding: .utf8
    ).replacing("px - width / 2", with: "px")
    let report = try Self.report(of: [interpreter, "-c", source])
    #expect(report.code == 1)
    #expect(report.text.contains("GEO-06"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")))
  func theSameDriverInCConforms() throws {
    let folder = try Folder()
    let compiled = try Program(
      pasting: "cc -Wall -Werror -o '\(folder.path("small"))' "
        + "'\(Self.folder.appending(path: "small.c").path)'")
    #expect(compiled.code == 0, "\(compiled.errors)")
    let report = try Self.report(of: [folder.path("small")])
    #expect(report.code == 0)
    #expect(report.text.contains("| language | C |") || report.text.contains("small  (C)"))
  }

  @Test func whatThePageSaysOfADriverWithoutStepsIsTrue() throws {
    let source = try String(
      contentsOf: Self.folder.appending(path: "small.py"), encoding: .utf8
    ).replacing(#"["new", "set", "get"]"#, with: "[]")
    let program = try Program("run", "--cases", "5", "--", interpreter, "-c", source)
    #expect(program.code == 3)
    #expect(program.output.contains("the engine supports too little for any script"))
  }

  private static func report(of command: [String]) throws -> (code: Int32, text: String) {
    let folder = try Folder()
    let program = try Program(
      ["run", "--cases", "40", "--report", folder.path("it"), "--"] + command)
    return (program.code, try folder.read("it/report.md") + folder.read("it/rules.md"))
  }
}
