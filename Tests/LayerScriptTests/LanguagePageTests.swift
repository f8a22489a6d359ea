import Foundation
import Testing

@testable import LayerScript

/// `Specs/script.md` describes the whole language, and its examples are true.
struct LanguagePageTests {
  @Test func theExamplesAreCanonicalAndMakeOneSensibleScript() throws {
    let examples = try LanguagePage.examples()
    for example in examples {
      #expect(try Script(parsing: example).oneLine == example)
    }
    let script = try Script(parsing: examples.joined(separator: "\n"))
    #expect(script.firstProblem()?.description == nil)
  }

  @Test func everyKindOfStepHasARowThatBeginsWithItsName() throws {
    let rows = try LanguagePage.rows(under: "## Steps")
    for kind in StepKind.allCases {
      let row = rows.first { $0.hasPrefix("| `\(kind.rawValue)`") }
      let example = try #require(row.flatMap(LanguagePage.example), "\(kind)")
      #expect(try Script(parsing: example).steps.map(\.kind) == [kind])
    }
  }

  @Test func everyFormOfValueIsCanonical() throws {
    let rows = try LanguagePage.rows(under: "## Values")
    var shapes: Set<String> = []
    for text in rows.flatMap({ LanguagePage.code(in: LanguagePage.cells($0)[1]) }) {
      let step = "setValue transaction key \(text)"
      let script = try Script(parsing: step)
      #expect(script.oneLine == step)
      guard case .setValue(_, _, let value) = script.steps.first?.command else { continue }
      shapes.insert(Mirror(reflecting: value).children.first?.label ?? "\(value)")
    }
    #expect(shapes == LanguagePage.shapes)
  }

  @Test func everyNameOfTheVocabularyStandsInIt() throws {
    let code = Set(LanguagePage.code(in: try LanguagePage.text()))
    let names =
      Callback.allCases.map(\.rawValue) + TransformOperation.allCases.map(\.rawValue)
      + TimingFunction.Name.allCases.map(\.rawValue) + ViewBlock.Kind.allCases.map(\.rawValue)
      + ViewBlock.Option.allCases.map(\.rawValue)
      + ObjectName.Kind.allCases.map { "\($0.rawValue)" }
    #expect(names.filter { !code.contains($0) } == [])
  }

  @Test(arguments: [
    ("a point", ValueShape.point), ("a size", .size), ("a rectangle", .rect),
    ("a matrix", .transform),
  ])
  func theKnownPartsOfAValueAreListed(name: String, shape: ValueShape) throws {
    let rows = try LanguagePage.rows(under: "## Parts of values")
    let row = try #require(rows.first { $0.hasPrefix("| \(name) |") })
    #expect(LanguagePage.code(in: LanguagePage.cells(row)[1]) == shape.parts)
  }

  @Test func theNamedErrorsAreWhatIsSaid() throws {
    let text = try LanguagePage.text()
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "new l1; new l2; gett l1.frame")
    }
    #expect(
      text.contains(try #require(error).description.replacing("column 17", with: "column 16")))
    let script = try Script(parsing: "new l1; set l1.opacity (1, 2)")
    #expect(text.contains(try #require(script.firstProblem()).description))
  }

  @Test func everyPropertyStandsUnderTheClassThatDeclaresIt() throws {
    #expect(try LanguagePage.text().contains(LanguagePage.properties))
  }
}

/// The page, cut into what the tests look at.
private enum LanguagePage {
  static func text() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: "Specs/script.md"), encoding: .utf8)
  }

  /// The rows of the tables under a heading, up to the next one of its level.
  static func rows(under heading: String) throws -> [String] {
    let lines = try text().components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading))
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { $0.hasPrefix("## ") } ?? rest.endIndex
    return rest[..<end].filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| step |") && !$0.hasPrefix("| value |")
    }
  }

  static func cells(_ row: String) -> [String] {
    row.components(separatedBy: "|").dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What stands in a text as code.
  static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The example in the last cell of a row.
  static func example(_ row: String) -> String? {
    cells(row).last.flatMap { code(in: $0).last }
  }

  static func examples() throws -> [String] {
    try rows(under: "## Steps").compactMap(example)
  }

  /// The cases of values, each of which the page has an example for.
  static let shapes: Set<String> = [
    "nil", "null", "boolean", "number", "string", "point", "size", "rect", "affine", "transform",
    "color", "path", "timing", "list", "dictionary", "reference",
  ]

  /// The table of properties as the code has it.
  static var properties: String {
    let owners: [(String, Owners)] = [
      ("CALayer", .layer), ("CAShapeLayer", .shape), ("CAGradientLayer", .gradient),
      ("CATextLayer", .text), ("CAScrollLayer", .scroll), ("CAReplicatorLayer", .replicator),
      ("CATiledLayer", .tiled), ("CAEmitterLayer", .emitter), ("CAEmitterCell", .cell),
      ("every animation", .animation), ("CABasicAnimation", .basic),
      ("CAKeyframeAnimation", .keyframe), ("CASpringAnimation", .spring),
      ("CAAnimationGroup", .group), ("CATransition", .transition), ("UIView", .view),
      ("UIImageView", .imageView), ("transaction", .transaction), ("all views", .allViews),
    ]
    let rows = owners.map { name, owner in
      let names = Property.allCases.filter { !$0.info.owners.isDisjoint(with: owner) }.map {
        "`\($0.rawValue)`" + ($0.info.isWritable ? "" : " *R*")
      }
      return "| \(name) | \(names.joined(separator: ", ")) |"
    }
    return (["| class | properties |", "|---|---|"] + rows).joined(separator: "\n")
  }
}
