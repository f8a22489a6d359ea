import Corpus
import FaultyEngines
import Foundation
import LayerScript
import Testing

/// What people will paste: the scripts of faults and of directed cases, in both languages.
///
/// A script whose steps differ from those of earlier ones in the digits of numbers alone is not put to the
/// compilers.
struct EveryScriptTests {
  /// So many scripts are put to a compiler at once: a call for each would take minutes, and one file of
  /// them all takes the Swift compiler longer than several.
  static let batch = 50

  @Test(arguments: 0..<4)
  func theScriptsOfFaultsAndCasesPassTheCompilers(part: Int) throws {
    let scripts = try Self.telling()
    let starts = stride(from: 0, to: scripts.count, by: Self.batch)
    for (number, start) in starts.enumerated() where number % 4 == part {
      let merged = try Self.merged(scripts[start..<min(start + Self.batch, scripts.count)])
      let ofSwift = try Compilers.complaints(aboutSwift: SwiftProgram(merged).text)
      #expect(ofSwift == "")
      let ofObjectiveC = try Compilers.complaints(
        aboutObjectiveC: ObjectiveCProgram(merged).text)
      #expect(ofObjectiveC == "")
    }
  }

  @Test func thereAreScriptsOfEveryFaultAndEveryCase() throws {
    #expect(try Self.scripts().count > FaultCatalogue.all.count + 100)
  }

  /// The scripts that have a step that no earlier one has, but for the digits of its numbers.
  private static func telling() throws -> [Script] {
    var seen: Set<String> = []
    return try scripts().filter { script in
      let forms = Set(script.steps.map { $0.description.replacing(/[0-9]+/, with: "0") })
      defer { seen.formUnion(forms) }
      return !forms.isSubset(of: seen)
    }
  }

  private static func scripts() throws -> [Script] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Specs/corpus")
    let text = { (name: String) in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let corpus = try Corpus(index: text("index")) { name in try text(name + ".txt") }
    return try FaultCatalogue.all.map { try Script(parsing: $0.smallest) }
      + corpus.cases.map(\.script)
  }

  /// One script of many, in which each has names of its own.
  private static func merged(_ scripts: ArraySlice<Script>) throws -> Script {
    let texts = scripts.enumerated().map { place, script in
      let text = script.steps.map { renamed($0.description, by: 100 * place) }.joined(
        separator: "\n")
      let open =
        script.steps.count { $0.kind == .beginBlock } - script.steps.count { $0.kind == .endBlock }
      return text + String(repeating: "\nendBlock", count: open)
    }
    return try Script(parsing: texts.joined(separator: "\n"))
  }

  /// A step with all numbers of names moved, outside of quotes.
  private static func renamed(_ step: String, by distance: Int) -> String {
    let pieces = step.split(separator: "\"", omittingEmptySubsequences: false)
    let name = /(?<before>^|[^\w.])(?<kind>[lvackdsmxbhi])(?<number>[1-9][0-9]*)\b/
    let moved = pieces.enumerated().map { (place: Int, piece: Substring) -> String in
      if place % 2 == 1 { return String(piece) }
      return String(piece).replacing(name) { match in
        "\(match.before)\(match.kind)\((Int(match.number) ?? 0) + distance)"
      }
    }
    return moved.joined(separator: "\"")
  }
}
