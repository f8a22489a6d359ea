import Foundation
import LayerCheck
import Testing

/// `Specs/swift-tests.md` shows code that compiles, and says of each step what it is in Swift.
struct PageTests {
  @Test func theAdapterIsTheOneThatIsCompiledHere() throws {
    let adapter = try #require(try Self.codeBlocks().first { $0.contains("LayerEngine {") })
    let compiled = try Self.lines(of: Self.source)
    for line in adapter.replacing("public ", with: "").split(separator: "\n") {
      #expect(compiled.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test func eachStepFitsThePatternBesideIt() throws {
    let rows = try Self.rows(under: "| step | in `switch step.action` |")
    let compiled = try String(contentsOf: Self.source, encoding: .utf8)
    #expect(rows.count > 20)
    for (step, pattern) in rows {
      #expect(compiled.contains("case \(pattern): ") || compiled.contains("case \(pattern):\n"))
      let steps = try Script(parsing: step).steps
      #expect(steps.count == 1 && steps.allSatisfy { boundByPage($0) != nil }, "\(step)")
    }
    #expect(Set(rows.map(\.0)).count == rows.count)
  }

  @Test func eachValueReadsAsTheOneBesideIt() throws {
    let rows = try Self.rows(under: "| value | in Swift |")
    #expect(rows.map(\.0) == valuesOfPage.map(\.text))
    let compiled = try String(contentsOf: Self.source, encoding: .utf8)
    for (row, known) in zip(rows, valuesOfPage) {
      #expect(compiled.contains(row.1))
      let script = try Script(parsing: "new l1; new l2; setValue l1 tag \(row.0)")
      guard case .command(.setValue(_, _, let value)) = script.steps.last?.action else {
        Issue.record("\(row.0) is no value")
        continue
      }
      #expect(value == known.value)
    }
  }

  @Test func eachKindOfEventIsShownAsItIsCompiledHere() throws {
    let compiled = try String(contentsOf: Self.source, encoding: .utf8)
    let page = try Self.page().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let events = try #require(compiled.components(separatedBy: ") -> [Event] {").last)
      .split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) }
      .prefix { $0 != "}" }.filter { $0.hasPrefix(".") }
    #expect(events.count == Event.Kind.allCases.count)
    for event in events { #expect(page.contains("`\(event)`"), "\(event)") }
  }

  @Test(arguments: [
    ("expectConformance", "ConformanceTests.swift"),
    ("XCTestCase", "XCTestConformanceTests.swift"),
  ])
  func aTestIsWrittenAsInTheSample(mark: String, file: String) throws {
    let test = try #require(try Self.codeBlocks().first { $0.contains(mark) })
    let folder = Self.root.appending(path: "Tests/Samples/SwiftEngine/Tests/PlaneTests")
    let sample = try Self.lines(of: folder.appending(path: file))
    // The two differ in names alone.
    let names = [
      ("MyEngineConformance", "PlaneConformance"), ("MyEngineSteps", "PlaneEngine"),
      ("[Area.geo]", "[Area.geo, .tree]"), ("func conforms", "func planesConform"),
      ("testGeometryConforms", "testPlanesConform"),
    ]
    for line in test.split(separator: "\n") {
      let named = names.reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
      #expect(sample.contains(named.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "PageEngine.swift")
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func page() throws -> String {
    try String(contentsOf: root.appending(path: "Specs/swift-tests.md"), encoding: .utf8)
  }

  private static func lines(of file: URL) throws -> Set<String> {
    Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) })
  }

  private static func codeBlocks() throws -> [String] {
    try page().components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The rows of a table of two columns of code.
  private static func rows(under head: String) throws -> [(String, String)] {
    let table = try page().components(separatedBy: head).last?.split(separator: "\n") ?? []
    return table.dropFirst().prefix { $0.hasPrefix("|") }.compactMap { line in
      line.wholeMatch(of: #/\| `(.+)` \| `(.+)` \|/#).map { (String($0.1), String($0.2)) }
    }
  }
}
