import Conformance
import LayerModel
import LayerScript
import Rules
import Testing

/// Comparing an engine's answers with the expected ones, step by step.
struct ComparisonTests {
  /// A script, what is expected of it, and the answers of a perfect engine.
  struct Scene {
    let script: Script
    let expected: ExpectedTrace
    var trace: Trace

    init(_ text: String) throws {
      script = try Script(parsing: text)
      expected = World.expectations(of: script)
      trace = Trace(expected.steps.map(\.outcome))
    }

    func compare() -> Comparison {
      Comparison(
        of: trace, with: expected.steps, reasons: expected.reasons, to: script)
    }
  }

  private static let text =
    "new l1; set l1.bounds (0, 0, 4, 2); set l1.position (5, 6); get l1.bounds; "
    + "get l1.position; get l1.frame; get l1.opacity"

  @Test func theReferenceAgreesWithItself() throws {
    #expect(try Scene(Self.text).compare().differences == [])
  }

  @Test(arguments: [3, 4, 5, 6])
  func exactlyTheDifferingQueryIsMarked(step: Int) throws {
    var scene = try Scene(Self.text)
    scene.trace.outcomes[step] = Outcome(.value(.string("wrong")))
    let comparison = scene.compare()
    #expect(comparison.differences.map(\.step) == [step])
    #expect(comparison.differences.map(\.aspect) == [.answer])
    #expect(comparison.differences.first?.actual == "\"wrong\"")
  }

  @Test func aDifferenceNamesTheRulesItRestsOnAndWhatWasExpected() throws {
    var scene = try Scene(Self.text)
    scene.trace.outcomes[4] = Outcome(.value(.number(7)))
    let difference = try #require(scene.compare().differences.first)
    #expect(difference.expected == "(5, 6)")
    #expect(difference.rules.contains(.geo(3)))
  }

  @Test func severalWrongQueriesAreAllMarked() throws {
    var scene = try Scene(Self.text)
    for step in [3, 5] { scene.trace.outcomes[step] = Outcome(.value(.nil)) }
    #expect(scene.compare().differences.map(\.step) == [3, 5])
  }

  @Test func aCommandThatGoesWrongEndsTheComparison() throws {
    var scene = try Scene(Self.text)
    scene.trace.outcomes[1] = Outcome(.raised("CALayerInvalidGeometry"))
    for step in [3, 5] { scene.trace.outcomes[step] = Outcome(.value(.nil)) }
    #expect(scene.compare().differences.map(\.step) == [1])
  }

  @Test func troubleOfTheDriverIsNoWrongAnswer() throws {
    var scene = try Scene(Self.text)
    scene.trace.outcomes[4] = Outcome(.failed("lost the thread"))
    let difference = try #require(scene.compare().differences.first)
    #expect(difference.aspect == .failure)
    #expect(difference.rules == [])
    #expect(Problem(difference).kind == .driverTrouble)
  }

  @Test func nothingIsAssertedOfAStepThatIsOmitted() throws {
    var scene = try Scene(Self.text)
    scene.trace.outcomes[5] = Outcome(.unsupported("no frames here"))
    let comparison = Comparison(
      of: scene.trace, with: scene.expected.steps, reasons: scene.expected.reasons,
      to: scene.script, without: [5])
    #expect(comparison.differences == [])
    #expect(comparison.tally.unsupportedSteps == 1)
  }

  @Test func anOpenValueCountsAsUnspecifiedWhateverIsAnswered() throws {
    var scene = try Scene("new l1; set l1.opacity 2; get l1.opacity")
    scene.trace.outcomes[2] = Outcome(.value(.number(1)))
    let comparison = scene.compare()
    #expect(comparison.differences == [])
    let counts = comparison.tally.counts.values
    #expect(counts.contains { $0.unspecified > 0 })
    #expect(counts.allSatisfy { $0.exercised == 0 })
  }

  @Test func rulesThatSayALeavesBAloneAreSuspectsUnlessBWasWrongBefore() throws {
    let change = "set l1.bounds (0, 0, 4, 2); get l1.position"
    var unseen = try Scene("new l1; " + change)
    unseen.trace.outcomes[2] = Outcome(.value(.number(9)))
    #expect(unseen.compare().differences.first?.undisturbed == [.geo(2)])
    var wrong = try Scene("new l1; get l1.position; " + change)
    wrong.trace.outcomes[1] = Outcome(.value(.number(9)))
    wrong.trace.outcomes[3] = Outcome(.value(.number(9)))
    #expect(wrong.compare().differences.last?.undisturbed == [])
    var seen = try Scene("new l1; get l1.position; " + change)
    seen.trace.outcomes[3] = Outcome(.value(.number(9)))
    let difference = try #require(seen.compare().differences.first)
    #expect(difference.undisturbed == [.geo(2)])
    #expect(difference.suspects.contains(.geo(2)))
  }

  private static let cycle = "new l1; new l2; add l2 to l1; add l1 to l2; tick; get l1.opacity"

  @Test(arguments: [3, 4])
  func aLateExceptionMayComeUpToTheNextCommit(step: Int) throws {
    var scene = try Scene(Self.cycle)
    scene.trace.outcomes[3] = Outcome(.done)
    scene.trace.outcomes[step] = Outcome(.raised("CALayerInvalid"))
    #expect(scene.compare().differences == [])
  }

  @Test func aLateExceptionThatNeverComesIsADifference() throws {
    var scene = try Scene(Self.cycle)
    scene.trace.outcomes[3] = Outcome(.done)
    #expect(scene.compare().differences.map(\.step) == [3])
  }

  @Test func aScriptThatEndsTooEarlyLeavesALateExceptionOpen() throws {
    var scene = try Scene("new l1; new l2; add l2 to l1; add l1 to l2; get l1.opacity")
    scene.trace.outcomes[3] = Outcome(.done)
    let comparison = scene.compare()
    #expect(comparison.differences == [])
    #expect(comparison.tally.counts[.tree(22)]?.unspecified == 1)
  }
}
