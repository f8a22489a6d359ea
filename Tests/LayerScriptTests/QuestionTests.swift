import Foundation
import LayerScript
import Testing

/// The open questions are scripts that make sense, ask something, and are listed.
struct QuestionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Specs/questions").standardizedFileURL

  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".script") }.sorted()

  @Test(arguments: names)
  func aQuestionIsAScriptThatAsksAndIsListed(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    #expect(text.hasPrefix("# "))
    let script = try Script(parsing: text)
    #expect(script.firstProblem()?.description == nil)
    let queries = script.steps.count { $0.isQuery }
    #expect(queries > 0)
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(page.contains("(\(name))"))
  }

  @Test func thereAreQuestions() {
    #expect(Self.names.count >= 15)
  }
}
