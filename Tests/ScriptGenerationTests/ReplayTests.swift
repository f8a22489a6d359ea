import Choices
import LayerModel
import LayerScript
import Testing

@testable import ScriptGeneration

/// Scripts, the choices behind them, and back again.
struct ReplayTests {
  @Test func equalSeedsGiveEqualScripts() {
    for generated in GeneratedScript.sample.prefix(20) {
      let again = GeneratedScript(seed: generated.seed)
      #expect(again.text == generated.text)
      #expect(again.choices == generated.choices)
    }
  }

  @Test func differentSeedsGiveDifferentScripts() {
    let scripts = GeneratedScript.sample.filter { $0.steps.count > 5 }
    #expect(Set(scripts.map(\.text)).count == scripts.count)
  }

  @Test func aReplayGivesTheSameScriptAndTheSameChoices() {
    for generated in GeneratedScript.sample.prefix(40) {
      let replay = machine.replay(generated.choices)
      #expect(replay.text == generated.text, "seed \(generated.seed)")
      #expect(replay.steps == generated.choices, "seed \(generated.seed)")
    }
  }

  @Test func aPlanGuidesProposalsAndNeverWhatChoicesMean() {
    var plan = ScriptEmphasis(only: [.newLayer])
    plan.theme = .time
    let other = ScriptMachine(for: World.referenceDescription, plan: plan)
    for generated in GeneratedScript.sample.prefix(20) {
      #expect(other.replay(generated.choices).text == generated.text, "seed \(generated.seed)")
    }
  }

  @Test func whatWasDrawnCanBeEncoded() throws {
    for generated in GeneratedScript.sample.prefix(40) {
      let choices = try machine.encode(generated.steps)
      #expect(machine.replay(choices).text == generated.text, "seed \(generated.seed)")
    }
  }

  @Test func whateverStepIsDeletedTheRestMakesSense() {
    for generated in GeneratedScript.sample.prefix(16) where generated.steps.count <= 30 {
      for index in generated.choices.indices {
        var choices = generated.choices
        choices.remove(at: index)
        expectSense(of: choices, "seed \(generated.seed) without step \(index + 1)")
      }
    }
  }

  @Test func choicesInAnyOrderMakeSense() {
    for generated in GeneratedScript.sample.prefix(20) {
      expectSense(of: generated.choices.reversed(), "seed \(generated.seed) backwards")
      expectSense(
        of: generated.choices.map { $0.reversed() }, "seed \(generated.seed), steps backwards")
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func stepsWithoutTheirLastChoicesMakeSense(count: Int) {
    for generated in GeneratedScript.sample.prefix(20) {
      expectSense(of: generated.choices.map { Array($0.prefix(count)) }, "seed \(generated.seed)")
    }
  }

  @Test func stepsThatNeedADeletedLayerFallOut() throws {
    let choices = try machine.encode(
      Script(parsing: "new l1; new l2; set l1.hidden true; set l2.hidden true").steps)
    let rest = machine.replay(Array(choices.dropFirst()))
    #expect(rest.text == "new l2\nset l2.hidden true\n")
  }

  @Test func aScriptByHandCanBeEncoded() throws {
    let steps = try Script(parsing: Self.byHand).steps
    #expect(try machine.replay(machine.encode(steps)).commands == steps)
  }

  @Test(arguments: [
    ("new l1; render l1", 1),
    ("new l1; add l2 to l1", 1),
    ("new l1; set l1.opacity 2", 1),
    ("new l1; set l1.position (nan, 1)", 1),
    ("new l1; get l1.opacity; set l1.duration 2", 2),
    ("new l1; tick; commit", 2),
    ("new l1; @2 get l1.opacity", 1),
    ("advance 0.001", 0),
    ("new a1 {keyPath: \"position\", duration: 0.01}", 0),
    ("new a1 {keyPath: \"masksToBounds\"}", 0),
  ])
  func encodingNamesTheFirstStepThatIsNeverDrawn(text: String, index: Int) throws {
    let steps = try Script(parsing: text).steps
    let problem = #expect(throws: NotDrawable.self) { try machine.encode(steps) }
    #expect(problem?.index == index)
  }

  /// Replays choices that may not fit each other, and expects a result that makes sense.
  private func expectSense(
    of choices: [[Choice]], _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let replay = machine.replay(choices)
    #expect(replay.commands.count <= choices.count, comment, sourceLocation: sourceLocation)
    let script = Script(replay.commands)
    #expect(script.firstProblem() == nil, comment, sourceLocation: sourceLocation)
    #expect(!script.hasCommitWithoutTransaction, comment, sourceLocation: sourceLocation)
  }

  private static let byHand = """
    new l1
    new k1 CALayer
    new l2 k1
    new a1 {keyPath: "position", duration: 2, toValue: (4, 4)}
    new d1 {position: null, opacity: a1}
    host l1
    add l2 to l1
    begin
    set transaction.animationDuration 0.5
    set l2.delegate d1
    set l1.transform planar(2, 0, 0, 3, 0, 0)
    set l1.sublayers [l2]
    set l1.style {actions: {position: x1}, style: {actions: {opacity: null}}}
    hook k1 defaultActionForKey bounds nil
    addAnimation a1 to l1
    commit
    tick
    advance 0.25
    get l1.presentation.position
    convertTime 101 from nil to l2
    hitTest l1 (1, 1)
    """
}
