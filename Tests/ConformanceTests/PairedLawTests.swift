import Conformance
import LayerModel
import LayerScript
import Rules
import Testing

/// Each law about two traces makes its second script and says which answers must not change.
struct PairedLawTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let law: String
    let script: String
    let parameter: Int
    let variant: String
    /// The compared steps of the first script.
    let compared: [Int]

    init(
      _ law: String, _ script: String, parameter: Int = 0, variant: String, compared: [Int]
    ) {
      self.law = law
      self.script = script
      self.parameter = parameter
      self.variant = variant
      self.compared = compared
    }

    var testDescription: String { "\(law): \(script)" }
  }

  static let cases = [
    Case(
      "deterministic", "new l1; get l1.opacity", variant: "new l1; get l1.opacity",
      compared: [0, 1]),
    Case(
      "queries-leave-no-trace", "new l1; get l1.frame; set l1.opacity 0.5; get l1.opacity",
      variant: "new l1; set l1.opacity 0.5; get l1.opacity", compared: [3]),
    Case(
      "queries-leave-no-trace", "new l1; get l1.frame; set l1.opacity 0.5; get l1.opacity",
      parameter: 1, variant: "new l1; get l1.frame; set l1.opacity 0.5", compared: [1]),
    // A view may save a change where it is asked in such a block, so the question stays.
    Case(
      "queries-leave-no-trace",
      shown + "beginBlock pop duration 1; askView v1 l1 opacity; get l1.opacity; endBlock; "
        + "askView v1 l1 opacity; " + keys,
      variant: shown + "beginBlock pop duration 1; askView v1 l1 opacity; endBlock; " + keys,
      compared: [8]),
    Case(
      "empty-transaction", "tick; get transaction.disableActions",
      variant: "begin; commit; tick; get transaction.disableActions", compared: [0, 1]),
    Case(
      "extra-transaction", "new l1; tick; set l1.opacity 0.5; get l1.opacity; tick",
      variant: "new l1; tick; begin; set l1.opacity 0.5; get l1.opacity; commit; tick",
      compared: [3]),
    Case(
      "layers-are-independent",
      "new l1; new l2; set l2.opacity 0.5; set l1.opacity 0.25; get l1.opacity; get l2.opacity",
      variant: "new l1; set l1.opacity 0.25; get l1.opacity", compared: [4]),
    Case(
      "samples-leave-no-trace", "new l1; host l1; tick; advance 1; \(look)",
      variant: "new l1; host l1; tick; " + String(repeating: "advance 0.25; \(look); ", count: 4)
        + look, compared: [4]),
    Case(
      "origin-does-not-matter", "new l1; host l1; tick; \(look)", parameter: 1,
      variant: "advance 1024; tick; new l1; host l1; tick; \(look)", compared: [3]),
    Case(
      "delegates-only-listen",
      "new l1; new a1 {keyPath: \"position\"}; addAnimation a1 to l1; animationKeys l1",
      variant: "new l1; new a1 {keyPath: \"position\", delegate: h1}; addAnimation a1 to l1; "
        + "animationKeys l1", compared: [3]),
    Case(
      "setters-commute",
      "new l1; set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.needsLayout; "
        + "get l1.frame",
      variant: "new l1; set l1.anchorPoint (0, 0); set l1.bounds (0, 0, 2, 2); "
        + "get l1.needsLayout; get l1.frame", compared: [4]),
    Case(
      "detours-leave-no-trace", "new l1; set l1.opacity 0.5; get l1.hidden",
      variant: "new l1; set l1.opacity 0; set l1.opacity 0.5; get l1.hidden", compared: [2]),
    Case(
      "detours-leave-no-trace", "new l1; new l2; new l3; add l1 to l2; get l3.sublayers",
      variant: "new l1; new l2; new l3; add l1 to l3; add l1 to l2; get l3.sublayers",
      compared: [4]),
    Case(
      "empty-block", "\(shown)set l1.opacity 0.5; animationKeys l1",
      variant: "\(shown)beginBlock animate duration 8; endBlock; set l1.opacity 0.5; "
        + "animationKeys l1",
      compared: [4]),
    Case(
      "empty-block", "\(block)set l1.opacity 0.5; animationKeys l1",
      variant: "\(block)beginBlock animate duration 8 overrideInheritedDuration; endBlock; "
        + "set l1.opacity 0.5; animationKeys l1", compared: [5]),
    Case(
      "bodies-run-at-once", "new v1 backing l1; set l1.opacity 0.5; get v1.alpha; tick",
      variant: "beginBlock withoutAnimation; new v1 backing l1; set l1.opacity 0.5; get v1.alpha; "
        + "endBlock; tick", compared: [2]),
    Case(
      "inner-block-is-flat", "\(block)set l1.opacity 0; \(keys); endBlock; \(keys)",
      variant: "\(block)beginBlock animate duration 2 curve linear; set l1.opacity 0; \(keys); "
        + "endBlock; endBlock; \(keys)", compared: [5, 7]),
    Case(
      "strangers-leave-views-alone", "\(block)set l1.opacity 0.5; animationKeys l1",
      variant: "\(shown)new d1 {opacity: v1, position: v1}; new l2; set l2.delegate d1; "
        + "beginBlock animate duration 1; set l2.opacity 0.25; set l2.position (8, 8); "
        + "set l1.opacity 0.5; animationKeys l1", compared: [5]),
  ]

  private static let keys = "animationKeys l1"
  private static let shown = "new v1 backing l1; host v1; tick; "
  private static let block = shown + "beginBlock animate duration 1; "

  private static let look = "get l1.presentation.opacity"

  @Test(arguments: cases)
  func aLawMakesItsSecondScript(pair: Case) throws {
    let variant = try variant(of: pair)
    #expect(variant.script.oneLine == pair.variant)
    #expect(variant.isCompared.indices.filter { variant.isCompared[$0] } == pair.compared)
  }

  @Test(arguments: cases)
  func counterpartsAreTheSameSteps(pair: Case) throws {
    let script = try Script(parsing: pair.script)
    let variant = try variant(of: pair)
    for (step, counterpart) in zip(script.steps, variant.counterparts) {
      guard let counterpart else { continue }
      #expect(variant.script.steps[counterpart].withoutListener == step)
    }
  }

  @Test(arguments: cases)
  func aRightEngineAnswersBothScriptsAlike(pair: Case) throws {
    let variant = try variant(of: pair)
    let first = World.expectations(of: try Script(parsing: pair.script)).steps
    let second = World.expectations(of: variant.script).steps
    #expect(disagreements(variant, first.map(\.outcome), second.map(\.outcome)) == [])
  }

  @Test(arguments: cases)
  func anEngineThatAnswersTheSecondScriptOtherwiseIsCaught(pair: Case) throws {
    let variant = try variant(of: pair)
    let first = World.expectations(of: try Script(parsing: pair.script)).steps.map(\.outcome)
    let second = variant.script.steps.map { _ in Outcome(.value(.string("other"))) }
    #expect(disagreements(variant, first, second) == pair.compared)
  }

  @Test(arguments: [
    ("queries-leave-no-trace", "new l1; get l1.opacity"),
    ("queries-leave-no-trace", "new l1"),
    (
      "queries-leave-no-trace",
      "new v1 backing l1; beginBlock pop duration 1; askView v1 l1 opacity; get l1.opacity"
    ),
    ("extra-transaction", "begin; commit"),
    ("extra-transaction", "new l1; get l1.opacity; tick"),
    ("layers-are-independent", "new l1; get l1.opacity"),
    ("layers-are-independent", "new l1; new l2 {sublayers: [l1]}; get l2.sublayers"),
    ("layers-are-independent", "new l1; new l2; begin; commit; get l1.opacity"),
    (
      "setters-commute",
      "new l1; set l1.frame (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.frame"
    ),
    ("setters-commute", "new l1; set l1.hidden true; set l1.hidden false; get l1.hidden"),
    ("setters-commute", "new l1; new l2; set l1.hidden true; set l2.opacity 0; get l1.hidden"),
    ("detours-leave-no-trace", "new l1; new l2; add l1 to l2; get l2.sublayers"),
    ("detours-leave-no-trace", "new l1; new l2; add l2 to l1; new l3; add l1 to l3; get l1.frame"),
    ("empty-block", "new l1; set l1.opacity 0.5; get l1.opacity"),
    ("empty-block", "new v1 backing l1; begin; set l1.opacity 0.5; commit"),
    ("bodies-run-at-once", "new v1 backing l1; set l1.opacity 0.5; tick; get l1.opacity"),
    ("inner-block-is-flat", "new v1 backing l1; beginBlock animate duration 0; set l1.opacity 0"),
    (
      "inner-block-is-flat",
      "new v1 backing l1; beginBlock animate duration 1 delay 1; set l1.opacity 0"
    ),
    ("strangers-leave-views-alone", "new l1; beginBlock animate duration 1; set l1.opacity 0"),
  ])
  func aLawWithoutItsPremiseMakesNoScript(name: String, script: String) throws {
    let law = try Self.law(name)
    #expect(law.variant(of: try Script(parsing: script), parameter: 0) == nil)
  }

  @Test func noTransactionIsPutWhereAnImplicitOneIsOpen() throws {
    let law = try Self.law("empty-transaction")
    let script = try Script(parsing: "new l1; set l1.opacity 0; get l1.opacity; tick; tick")
    for parameter in 0..<6 {
      let variant = try #require(law.variant(of: script, parameter: parameter))
      let place = variant.script.steps.firstIndex { $0.kind == .begin }
      #expect(place == 0 || place == 4)
    }
  }

  @Test func everyLawAboutTwoTracesIsExercisedHere() {
    let names = Set(Self.cases.map(\.law))
    #expect(Laws.paired.map(\.description.name).filter { !names.contains($0) } == [])
  }

  private func variant(of pair: Case) throws -> ScriptVariant {
    let script = try Script(parsing: pair.script)
    return try #require(try Self.law(pair.law).variant(of: script, parameter: pair.parameter))
  }

  /// The steps whose answers must be the same and are not.
  private func disagreements(
    _ variant: ScriptVariant, _ first: [Outcome], _ second: [Outcome]
  ) -> [Int] {
    variant.isCompared.indices.filter { step in
      guard variant.isCompared[step], let other = variant.counterparts[step] else { return false }
      return first[step].answer != second[other].answer
    }
  }

  private static func law(_ name: String) throws -> any PairedLaw {
    try #require(Laws.paired.first { $0.description.name == name })
  }
}

extension Step {
  /// The step; an animation that it makes has no delegate.
  fileprivate var withoutListener: Step {
    guard case .new(var creation) = command, creation.name.kind == .animation else { return self }
    creation.settings.removeAll { $0.key == Property.delegate.rawValue }
    return Step(.command(.new(creation)), thread: thread)
  }
}
