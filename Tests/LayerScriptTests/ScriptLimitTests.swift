import LayerScript
import Testing

/// How much a script may hold that somebody writes.
struct ScriptLimitTests {
  private static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test(arguments: [("[", "]"), ("{a: ", "1}")])
  func valuesAreNestedUpToALimit(open: String, close: String) throws {
    let inner = close == "1}" ? "{a: 1}" : "[]"
    let value = { (depth: Int) in
      let closing = String(repeating: String(close.suffix(1)), count: depth)
      return "new l1\nsetValue l1 k " + String(repeating: open, count: depth) + inner + closing
    }
    _ = try Script(parsing: value(31))
    let error = #expect(throws: ScriptError.self) { try Script(parsing: value(32)) }
    #expect(error?.message == "nesting is deeper than 32")
    #expect(error?.line == 2)
    #expect(throws: ScriptError.self) { try Script(parsing: value(100_000)) }
  }

  @Test func reactionsAreNestedUpToALimit() throws {
    let text = { (depth: Int) in
      "new d1\n" + Self.nested("react d1 actionForKey limit 1 [", "]", depth)
    }
    _ = try Script(parsing: text(32))
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text(33)) }
    #expect(error?.message == "nesting is deeper than 32")
    #expect(throws: ScriptError.self) { try Script(parsing: text(20_000)) }
  }

  @Test func aScriptHasALimitedNumberOfSteps() throws {
    let text = { (count: Int) in String(repeating: "tick\n", count: count) }
    #expect(try Script(parsing: text(Script.stepLimit)).steps.count == Script.stepLimit)
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text(10_001)) }
    #expect(error?.message == "the script has more than 10000 steps")
    #expect(error?.line == 10_001)
  }

  @Test(arguments: ["q", "new l1; set l1.p", "new l1 C", "new l", "new l1; set l1.opacity 1"])
  func aComplaintAboutALongWordIsShortAndComesSoon(start: String) {
    let text = start + String(repeating: "1", count: 200_000) + " 1"
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text) }
    #expect(error?.description.utf8.count ?? .max < 10_000)
  }

  @Test func linesOfSeveralScriptsAreCountedFromTheStartOfTheText() throws {
    let error = #expect(throws: ScriptError.self) {
      try Script.several(parsing: "new l1\n---\ntick\n---\n\nnonsense\n")
    }
    #expect(error?.line == 6)
  }

  @Test(arguments: ["duration nan", "duration inf", "delay -inf", "damping nan"])
  func aBlockTakesFiniteNumbers(parameter: String) throws {
    let script = try Script(parsing: "beginBlock spring \(parameter)\nendBlock")
    #expect(script.firstProblem()?.message == "a block takes a finite number of seconds")
  }
}
