import Foundation
import Testing

/// Rules about the sources that no compiler checks.
struct PackageTests {
  @Test func everyImportIsAllowedByTheManifest() throws {
    let table = try table()
    let files = try SourceFile.all()
    #expect(files.count > 100)
    for file in files {
      let complaints = table.forbidden(in: file.text, of: file.module)
      #expect(complaints == [], "\(file.name)")
    }
  }

  @Test func everyModuleWithSourcesIsInTheManifest() throws {
    #expect(try Set(table().allowed.keys) == Set(SourceFile.all().map(\.module)))
  }

  @Test(arguments: [
    ("import Conformance", "Conformance"),
    ("public import Wire", "Wire"),
    ("package import Campaign", "Campaign"),
    ("@preconcurrency import Glibc", "Glibc"),
    ("@testable internal import Engines", "Engines"),
    ("  import Darwin", "Darwin"),
    ("import struct Foundation.URL", "Foundation"),
  ])
  func aForbiddenImportIsNoticedWithItsLine(line: String, name: String) throws {
    let source = "import Geometry\n\n\(line)\n\nstruct Important {}\n"
    let complaints = try table().forbidden(in: source, of: "LayerScript")
    #expect(complaints == ["3: LayerScript must not import \(name)"])
  }

  @Test(arguments: ["import Geometry", "package import Rules", "// import Wire", "important()"])
  func anythingElseIsLeftAlone(line: String) throws {
    #expect(try table().forbidden(in: line, of: "LayerScript") == [])
  }

  @Test func aSourceWithinALiteralIsNoSource() throws {
    let plain = "let text = \"\"\"\n  import Wire\n  \"\"\"\nimport Wire\n"
    let raw = "let text = #\"\"\"\n  \"\"\"\n  import Wire\n  \"\"\"#\nimport Wire\n"
    #expect(try table().forbidden(in: plain, of: "LayerScript").map { $0.prefix(2) } == ["4:"])
    #expect(try table().forbidden(in: raw, of: "LayerScript").map { $0.prefix(2) } == ["5:"])
  }

  @Test func noFileIsLongerThanFiveHundredLines() throws {
    for file in try SourceFile.all() {
      #expect(file.text.count { $0 == "\n" } <= 500, "\(file.name)")
    }
  }

  @Test(arguments: ["try!", "as!", "fatalError("])
  func noSourceMayStopTheProgram(word: String) throws {
    for file in try SourceFile.all() {
      for (place, line) in file.text.components(separatedBy: "\n").enumerated() {
        #expect(!code(of: line).contains(word), "\(file.name):\(place + 1)")
      }
    }
  }

  @Test(arguments: ["SplitMix64", "RandomNumberGenerator", "TaskGroup", "0..<options.cases"])
  func theOneSearchIsInTheCore(word: String) throws {
    for file in try SourceFile.all() where file.module == "Campaign" {
      #expect(!file.text.contains(word), "\(file.name)")
    }
  }

  private func table() throws -> ImportTable {
    let manifest = SourceFile.root.appending(path: "Package.swift")
    return ImportTable(manifest: try String(contentsOf: manifest, encoding: .utf8))
  }

  /// A line without the text of its string literals.
  private func code(of line: String) -> String {
    line.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element).joined(separator: "\"")
  }
}
