import LayerScript
import Testing

/// A script may be well written and make no sense; the checker says where and why.
struct ScriptProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let script: String
    let problem: String

    init(_ script: String, _ problem: String) {
      self.script = script
      self.problem = problem
    }

    var testDescription: String { script }
  }

  @Test(arguments: [
    Case("get l1.frame", "step 1: l1 does not exist; create it first: 'new l1'"),
    Case("new l1; add l2 to l1", "step 2: l2 does not exist; create it first: 'new l2'"),
    Case("new l1; drop l1; get l1.frame", "step 3: l1 does not exist; create it first: 'new l1'"),
    Case(
      "new l1; drop l1; new l1",
      "step 3: l1 is the name of an object that was let go; give each object its own name"),
    Case(
      "new l1; react x1 run limit 1 [get l2.frame]",
      "step 2: l2 does not exist; create it first: 'new l2'"),
    Case(
      "new l1; set l1.sublayers [l3]", "step 2: l3 does not exist; create it first: 'new l3'"),
    Case("new l1; new l1", "step 2: l1 exists already; give the new object another number"),
    Case(
      "new a1; new a2; copy a1 as a2",
      "step 3: a2 exists already; give the new object another number"),
    Case(
      "new l1; new s1; keep l1.sublayers as s1",
      "step 3: s1 exists already; give the new object another number"),
    Case(
      "new l1; keep l1.sublayers as s1; mutate s1 \"0\" l1",
      "step 3: s1 is the list that l1 answered; do no more with it than 'read s1'"),
    Case(
      "new l1; keep l1.sublayers as s1; set l1.sublayers s1",
      "step 3: s1 is the list that l1 answered; do no more with it than 'read s1'"),
    Case(
      "new l1; set l1.constraints [{attribute: \"minX\"}]",
      "step 2: {attribute: \"minX\"} is no constraint; write a list of such as {attribute: "
        + "\"minX\", sourceName: \"superlayer\", sourceAttribute: \"minX\"}, with a scale and an "
        + "offset if they matter"),
    Case(
      "new m1 CAConstraintLayoutManager {preferredSize: size(1, 2)}",
      "step 1: m1 is the framework's own and takes no instructions; leave out the class"),
    Case("new l1 CABasicAnimation", "step 1: CABasicAnimation is not a class for a layer"),
    Case("new a1 CALayer", "step 1: CALayer is not a class for an animation"),
    Case("new k1", "step 1: k1 needs a class to derive from; write 'new k1 CALayer'"),
    Case("new l1 k1", "step 1: k1 does not exist; create it first: 'new k1'"),
    Case("new l1; set l1.alpha 1", "step 2: l1 has no property alpha"),
    Case("new l1; get l1.path", "step 2: l1 has no property path"),
    Case("get transaction.opacity", "step 1: transaction has no property opacity"),
    Case("new l1; set l1.superlayer nil", "step 2: superlayer cannot be set"),
    Case(
      "new l1; set l1.presentation.opacity 1", "step 2: l1.presentation cannot be changed"),
    Case(
      "new l1; set l1.animation(fade).duration 1",
      "step 2: l1.animation(fade) cannot be changed"),
    Case("new l1; set l1.opacity true", "step 2: true is no value for opacity; write a number"),
    Case(
      "new l1; set l1.position 5",
      "step 2: 5 is no value for position; write a point such as (1, 2)"),
    Case(
      "new l1; set l1.bounds (1, 2)",
      "step 2: (1, 2) is no value for bounds; write a rectangle such as (0, 0, 10, 10)"),
    Case(
      "new l1; new a1; set l1.mask a1",
      "step 3: a1 is no value for mask; write the name of a layer, or nil"),
    Case("new l1; set l1.hidden nil", "step 2: nil is no value for hidden; write true or false"),
    Case(
      "new a1 {duraton: 1}", "step 1: duraton is not a property; did you mean 'duration'?"),
    Case("new l1; @0 get l1.frame", "step 2: threads are numbered from 1"),
    Case(
      "new l1; new l2; insert l2 into l1 at -1", "step 3: an index is not negative"),
    Case(
      "advance 0",
      "step 1: the clock moves forward by a finite number of seconds; write a number above 0"),
    Case(
      "advance inf",
      "step 1: the clock moves forward by a finite number of seconds; write a number above 0"),
    Case(
      "react x1 run limit 0 [tick]",
      "step 1: a callback may act at least once; write 'limit 1'"),
    Case(
      "react x1 run limit 1 [react x2 run limit 1 [tick]]",
      "step 1: a callback that acts cannot program another; use one level only"),
    Case("endBlock", "step 1: no block is open; begin one with 'beginBlock'"),
    Case(
      "beginBlock animate; endBlock; endBlock",
      "step 3: no block is open; begin one with 'beginBlock'"),
  ])
  func aScriptThatMakesNoSenseIsToldWhereAndWhy(wrong: Case) throws {
    let problem = try Script(parsing: wrong.script).firstProblem()
    #expect(problem?.description == wrong.problem)
  }

  @Test(arguments: ["everything", "views"])
  func theStandInScriptsMakeSense(name: String) throws {
    #expect(try StandIns.script(name).firstProblem() == nil)
  }

  @Test(arguments: [
    "new l1; new l2; add l1 to l2; add l2 to l1", "new l1; add l1 to l1", "commit",
    "new l1; set l1.position (nan, 0)", "new l1; removeAnimation none from l1",
    "new l1; set l1.opacity 7", "new l1; new a1; addAnimation a1 to l1; drop a1",
    "new l1; set l1.delegate nil; set l1.contents i9", "new l1; keep l1.sublayers as s1; read s1",
  ])
  func behaviourIsNoMatterOfTheChecker(text: String) throws {
    #expect(try Script(parsing: text).firstProblem() == nil)
  }
}
