import LayerScript
import Testing

/// A text that is no script is refused with the place, the complaint and a remedy.
struct ParseErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let message: String
    let remedy: String?

    init(_ text: String, _ line: Int, _ column: Int, _ message: String, _ remedy: String? = nil) {
      self.text = text
      self.line = line
      self.column = column
      self.message = message
      self.remedy = remedy
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Case("sett l1.opacity 1", 1, 1, "there is no step 'sett'", "did you mean 'set'?"),
    Case("new l1\nfoobarbaz", 2, 1, "there is no step 'foobarbaz'"),
    Case(
      "set l1.opacty 1", 1, 8, "'opacty' is not a property", "did you mean 'opacity'?"),
    Case(
      "new l1; get l1.fram", 1, 16, "'fram' is not a property", "did you mean 'frame'?"),
    Case("set l1.position (1, 2", 1, 22, "expected ',' before the end of the script"),
    Case("set l1.position (1, 2\n", 1, 22, "expected ',' before the end of the step"),
    Case(
      "set l1.position (1, 2, 3)", 1, 17, "3 numbers in brackets are no value",
      "write two for a point, four for a rectangle"),
    Case("set l1.filters [1, 2", 1, 21, "expected ',' before the end of the script"),
    Case("set l1.style {a: 1", 1, 19, "expected ',' before the end of the script"),
    Case(
      "set l1.style {a: 1, a: 2}", 1, 21, "the key a stands here twice",
      "leave one of them out"),
    Case("set l1.opacity", 1, 15, "expected a value before the end of the script"),
    Case(
      "set l1.name title", 1, 13, "'title' is not a value",
      "put it in double quotes if it is meant as a text"),
    Case(
      "set l1.name \"title", 1, 13, "the text that begins here has no end",
      "close it with a double quote on the same line"),
    Case(
      "set l1.opacity 1x", 1, 16, "'1x' is not a number",
      "put it in double quotes if it is meant as a text"),
    Case(
      "add l1 to here", 1, 11, "'here' is not a name",
      "names are a letter and a number, such as 'l1'"),
    Case("add l1 into l2", 1, 8, "expected 'to' before 'into'"),
    Case("keep l1.mask as s1", 1, 9, "expected 'sublayers' before 'mask'"),
    Case("keep l1.sublayers as l2", 1, 22, "'l2' is a layer, but a shared argument is needed here"),
    Case("animationKeys a1", 1, 15, "'a1' is an animation, but a layer is needed here"),
    Case("insert l1 into l2 at 0.5", 1, 22, "an index is a whole number"),
    Case("advance soon", 1, 9, "expected a number of seconds before 'soon'", "write a number"),
    Case(
      "get l1.frame get l1.bounds", 1, 14, "expected the end of the step before 'get'",
      "start a new line there"),
    Case("new l1 CALayr", 1, 8, "'CALayr' is not a class", "did you mean 'CALayer'?"),
    Case(
      "exists l1", 1, 8, "only a presentation or an attached animation may be missing",
      "write 'l1.presentation' or 'l1.animation(key)'"),
    Case("contains l1 5", 1, 13, "expected a point before '5'", "write two numbers"),
    Case(
      "setNeedsDisplayInRect l1 (1, 2)", 1, 26, "expected a rectangle before '('",
      "write four numbers"),
    Case(
      "evaluate timing(easyIn) at 1", 1, 17, "'easyIn' is not the name of a timing function",
      "did you mean 'easeIn'?"),
    Case(
      "evaluate timing(1, 2, 3) at 1", 1, 16, "a timing function has a name or four numbers"),
    Case("react x1 run limit 1 [get l1.frame", 1, 35, "expected the end of the step"),
    Case(
      "beginBlock animate curv easeIn", 1, 20, "'curv' is no parameter of a block",
      "did you mean 'curve'?"),
    Case(
      "compute makeTranslatio [1]", 1, 9, "'makeTranslatio' is not an operation",
      "did you mean 'makeTranslation'?"),
    Case(
      "set l1.opacity 1e999", 1, 16, "'1e999' is too large for a number",
      "write a number below 1.8e308, or 'inf' if infinity is meant"),
    Case("set l1.position (0, -1e309)", 1, 21, "'-1e309' is too large for a number"),
    Case("set l2.path path[X 1 1]", 1, 18, "expected M, L, Q, C or Z before 'X'"),
  ])
  func aTextThatIsNoScriptIsRefusedWithItsPlaceAndARemedy(wrong: Case) throws {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: wrong.text) }
    let found = try #require(error)
    #expect(found.line == wrong.line)
    #expect(found.column == wrong.column)
    #expect(found.message.hasPrefix(wrong.message), "\(found.message)")
    if let remedy = wrong.remedy { #expect(found.remedy == remedy) }
  }

  @Test func theDescriptionNamesThePlaceTheComplaintAndTheRemedy() throws {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "new l1\n  gett l1.frame") }
    #expect(
      error?.description == "line 2, column 3: there is no step 'gett'; did you mean 'get'?")
  }

  @Test(arguments: [
    ("opacty", "opacity"), ("OPACITY", "opacity"), ("boundz", "bounds"), ("zzz", nil),
  ])
  func theNearestWordIsTheOneWithTheFewestChanges(word: String, nearest: String?) {
    let candidates = ["opacity", "bounds", "position"]
    #expect(Spelling.nearest(to: word, among: candidates) == nearest)
  }

  @Test func everyMisspeltStepOrClassHasARemedy() throws {
    for text in ["frob", "new l1 NSObject", "set l1.qqqqqqqq 1"] {
      let error = #expect(throws: ScriptError.self) { try Script(parsing: text) }
      #expect(try #require(error?.remedy).isEmpty == false)
    }
  }

  @Test func ofVeryManyCandidatesTheNearestAreNamed() {
    let candidates = (0..<100).map { "candidate\($0)" } + ["zzzzabcd"]
    let remedy = Spelling.remedy(for: "zzzzzzzz", among: candidates)
    #expect(remedy.hasPrefix("the nearest of 101 are 'zzzzabcd', 'candidate0', "))
  }

  @Test func aFewCandidatesAreListedWhenNoneIsNear() {
    #expect(
      Spelling.remedy(for: "zzzzzz", among: ["one", "two"]) == "expected one of one, two")
  }
}
