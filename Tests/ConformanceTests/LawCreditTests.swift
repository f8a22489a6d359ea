import Conformance
import LayerScript
import Rules
import Testing

/// A law credits its rules where their premises hold, and nowhere else.
struct LawCreditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let law: String
    let script: String
    let answers: [String]
    let credited: [RuleID]

    init(_ law: String, _ script: String, _ answers: [String], _ credited: [RuleID]) {
      self.law = law
      self.script = script
      self.answers = answers
      self.credited = credited
    }

    var testDescription: String { "\(law): \(script)" }
  }

  private static let geometry =
    "get l1.bounds; get l1.position; get l1.anchorPoint; get l1.transform; get l1.frame"
  private static let values = [
    "(0, 0, 4, 2)", "(5, 6)", "(0.5, 0.5)", "identity", "(3, 5, 4, 2)",
  ]

  static let cases = [
    Case("queries-repeatable", "new l1; get l1.opacity; get l1.opacity", ["1", "1"], []),
    Case(
      "queries-repeatable", "new l1; get l1.opacity; ask l1 opacity; get l1.opacity",
      ["1", "nil", "1"], [.act(19)]),
    Case(
      "queries-repeatable", "new l1; get l1.opacity; get l1.presentation.opacity; get l1.opacity",
      ["1", "nil", "1"], [.pres(25)]),
    Case(
      "queries-repeatable", "new l1; get l1.presentation.opacity; get l1.presentation.opacity",
      ["nil", "nil"], [.copy(11)]),
    // What a view saves is no trace of a question.
    Case(
      "queries-repeatable",
      "new v1 backing l1; host v1; tick; beginBlock pop duration 1; animationKeys l1; "
        + "askView v1 l1 opacity; animationKeys l1", ["nil", "nil", "[\"opacity\"]"], []),
    Case(
      "tree-consistent", "new l1; new l2; get l1.sublayers; get l2.superlayer", ["nil", "nil"], []),
    Case(
      "tree-consistent", "new l1; new l2; get l1.sublayers; get l2.superlayer", ["[l2]", "l1"],
      [.tree(20)]),
    Case("tree-consistent", "new l1; new l2; get l1.sublayers", ["[l2]"], []),
    Case(
      "tree-consistent", "new l1; new l2; new l3; get l1.sublayers", ["[l2, l3]"], [.tree(21)]),
    Case(
      "frame-history", "new l1; \(geometry); tick; \(geometry)", values + values, []),
    Case(
      "frame-history", "new l1; \(geometry); set l1.opacity 0; \(geometry)", values + values,
      [.geo(39)]),
    Case(
      "frame-follows-position",
      "new l1; \(geometry); set l1.position (0, 0); \(geometry)", values + values, []),
    Case(
      "derived-values-stay", "new l1; get l1.frame; set l1.zPosition 1; get l1.frame",
      ["(0, 0, 1, 1)", "(0, 0, 1, 1)"], [.geo(15)]),
    Case(
      "derived-values-stay", "new l1; get l1.frame; set l1.bounds (0, 0, 1, 1); get l1.frame",
      ["(0, 0, 0, 0)", "(0, 0, 1, 1)"], []),
    Case(
      "views-show-their-models",
      "new v1 backing l1; host v1; tick; get l1.presentation.opacity; get l1.opacity", ["1", "1"],
      [.view(1)]),
    Case(
      "views-show-their-models",
      "new v1 backing l1; host v1; set l1.opacity 0; get l1.presentation.opacity; get l1.opacity",
      ["1", "0"], []),
    Case(
      "views-show-their-models",
      "new l1; host l1; tick; get l1.presentation.opacity; get l1.opacity", ["1", "1"], []),
    Case(
      "views-show-their-models",
      "new v1 backing l1; tick; get l1.presentation.opacity; get l1.opacity; host v1",
      ["nil", "1"], []),
    Case(
      "time-there-and-back",
      "new l1; convertTime 3 from l1 to l1; convertTime 3 from l1 to l1", ["3", "3"], []),
  ]

  @Test(arguments: cases)
  func onlyRulesWhosePremiseHeldAreCounted(scene: Case) throws {
    let script = try Script(parsing: scene.script)
    let law = try #require(Laws.single.first { $0.description.name == scene.law })
    let windows = ObservationWindows(script, try Answers.trace(script, scene.answers))
    let verdict = law.examine(windows)
    #expect(verdict.violations == [])
    var tally = Tally()
    tally.count(verdict, of: law.description)
    #expect(tally.counts.keys.sorted() == scene.credited)
  }

  @Test(arguments: [
    "new l1 {geometryFlipped: true}", "new l1; set l1.geometryFlipped true",
    "new l1; setValue l1 geometryFlipped true",
  ])
  func noLawSpeaksOfAFrameThatIsOpen(start: String) throws {
    let script = try Script(parsing: "\(start); \(Self.geometry)")
    let answers = Self.values.dropLast() + ["(0, 0, 9, 9)"]
    let windows = ObservationWindows(script, try Answers.trace(script, Array(answers)))
    for law in Laws.single { #expect(law.examine(windows).violations == []) }
  }

  @Test func aBrokenLawSuspectsOnlyRulesWhosePremiseHeld() throws {
    let script = try Script(parsing: "new l1; get l1.opacity; ask l1 opacity; get l1.opacity")
    let law = try #require(Laws.single.first { $0.description.name == "queries-repeatable" })
    let windows = ObservationWindows(script, try Answers.trace(script, ["1", "nil", "0"]))
    let violation = try #require(law.examine(windows).violations.first)
    #expect(Problem(violation, of: law.description).suspects == [.act(19)])
  }
}
