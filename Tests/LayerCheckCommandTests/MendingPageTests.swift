import Foundation
import Testing

/// `Specs/mending.md` leads from a failing report to a mended engine: its commands do what it says.
///
/// The two whole runs of it are left out, because they take a minute; what they report is tried by its script.
struct MendingPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// The blocks of code of the page, each with its language.
  private static func blocks() throws -> [(language: String, text: String)] {
    let page = try String(contentsOf: root.appending(path: "Specs/mending.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { place in
      let lines = parts[place].split(separator: "\n", omittingEmptySubsequences: false)
      return (String(lines[0]), lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func theCommandsOfThePageSayWhatStandsBelowThem() throws {
    let folder = try Folder()
    let blocks = try Self.blocks()
    var tried = 0
    for (block, next) in zip(blocks, blocks.dropFirst())
    where block.language == "sh" && !block.text.hasPrefix("layercheck run") {
      let line = block.text.replacing("Sources/", with: "'\(Self.root.path)'/Sources/")
      let program = try Program(pasting: "cd '\(folder.path(""))' && { \(line)}")
      #expect(program.errors == "")
      if next.language == "text" {
        #expect(program.output == next.text)
        tried += 1
      }
    }
    #expect(tried == 2)
  }

  @Test func theMistakeOfThePageIsInItsDiff() throws {
    let engine = try String(
      contentsOf: Self.root.appending(path: "Sources/Drivers/python/geometry.py"), encoding: .utf8)
    let diff = try #require(try Self.blocks().first { $0.language == "diff" })
    let right = try #require(diff.text.split(separator: "\n").last)
    #expect(engine.contains(right.dropFirst()))
  }
}
