import Foundation
import LayerScript
import Testing

/// A script's text and its steps say the same: what is parsed prints back as it was written.
struct CanonicalTextTests {
  @Test(arguments: CanonicalTextTests.lines)
  func everyLineOfTheStandInScriptsPrintsBackAsWritten(line: String) throws {
    #expect(try Script(parsing: line).description == line + "\n")
  }

  @Test(arguments: ["everything", "views"])
  func aWholeScriptSurvivesBeingPrinted(name: String) throws {
    let script = try StandIns.script(name)
    // The text is compared, because NaN does not equal itself.
    let printed = script.description
    #expect(try Script(parsing: printed).description == printed)
  }

  @Test(arguments: ["everything", "views"])
  func aWholeScriptSurvivesBeingPrintedInOneLine(name: String) throws {
    let script = try StandIns.script(name)
    #expect(!script.oneLine.contains("\n"))
    #expect(try Script(parsing: script.oneLine).oneLine == script.oneLine)
  }

  @Test(arguments: [
    ("  get   l1.frame  # why not", "get l1.frame"),
    ("set l1.opacity -0", "set l1.opacity 0"),
    ("set l1.opacity .5", "set l1.opacity 0.5"),
    ("set l1.opacity 1e0", "set l1.opacity 1"),
    ("set l1.zPosition 2e20", "set l1.zPosition 2e+20"),
    ("@1 get l1.frame", "get l1.frame"),
    ("new l1 CALayer", "new l1"),
    ("set l1.transform translation(0, 0, 0)", "set l1.transform identity"),
    ("animationKeys \t l1", "animationKeys l1"),
    ("ask l1 \"position\"", "ask l1 position"),
  ])
  func otherSpellingsPrintInTheCanonicalOne(text: String, canonical: String) throws {
    #expect(try Script(parsing: text).oneLine == canonical)
  }

  @Test(arguments: ["", "\n\n", ";;", "# nothing but a remark", " \t "])
  func aTextWithoutStepsIsAnEmptyScript(text: String) throws {
    #expect(try Script(parsing: text).steps == [])
  }

  /// Every line that holds a step.
  static let lines: [String] = ["everything", "views"].flatMap { name in
    let text = (try? String(contentsOf: StandIns.folder("\(name).script"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test func theStandInScriptsHaveLines() {
    #expect(Self.lines.count > 300)
  }
}
