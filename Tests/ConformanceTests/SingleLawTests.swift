import Conformance
import LayerScript
import Rules
import Testing

/// Each law about one trace fires on answers that contradict each other and is quiet otherwise.
struct SingleLawTests {
  /// A script with the answers to its queries, in the text of scripts.
  struct Case: Sendable, CustomTestStringConvertible {
    let law: String
    let script: String
    let right: [String]
    let wrong: [String]
    let step: Int
    /// What the step at that place and others call back, where the answers agree or do not.
    var rightCalls: [Int: [Event]] = [:]
    var wrongCalls: [Int: [Event]] = [:]

    /// A script without queries, of which callbacks are judged.
    init(
      _ law: String, _ script: String, calls: [Event], wrongCalls: [Event], at step: Int
    ) {
      self.init(law, script, right: [], wrong: [], at: step)
      rightCalls = [step: calls]
      self.wrongCalls = [step: wrongCalls]
    }

    init(_ law: String, _ script: String, right: [String], wrong: [String], at step: Int) {
      self.law = law
      self.script = script
      self.right = right
      self.wrong = wrong
      self.step = step
    }

    var testDescription: String { "\(law): \(script)" }
  }

  private static let shownForAnInstant =
    "new l1; host l1; new a1 {keyPath: \"opacity\", fromValue: 0, duration: 0}; "
    + "addAnimation a1 to l1 key k; tick; get l1.presentation.opacity"

  private static let geometry =
    "get l1.bounds; get l1.position; get l1.anchorPoint; get l1.transform; get l1.frame"
  private static let sizes = ["(0, 0, 4, 2)", "(5, 6)", "(0.5, 0.5)", "identity"]

  static let cases = [
    Case(
      "frame-derived", "new l1; " + geometry, right: sizes + ["(3, 5, 4, 2)"],
      wrong: sizes + ["(5, 6, 4, 2)"], at: 5),
    Case(
      "tree-consistent", "new l1; new l2; get l1.sublayers; get l2.superlayer",
      right: ["[l2]", "l1"], wrong: ["[l2]", "nil"], at: 3),
    Case(
      "tree-consistent", "new l1; new l2; get l1.sublayers; get l2.superlayer",
      right: ["nil", "nil"], wrong: ["nil", "l1"], at: 3),
    Case(
      "tree-consistent", "new l1; new l2; new l3; get l1.sublayers; get l2.sublayers",
      right: ["[l3]", "[]"], wrong: ["[l3]", "[l3]"], at: 4),
    Case(
      "derived-values-stay", "new l1; get l1.frame; set l1.zPosition 1; get l1.frame",
      right: ["(0, 0, 0, 0)", "(0, 0, 0, 0)"], wrong: ["(0, 0, 0, 0)", "(0, 1, 0, 0)"], at: 3),
    Case(
      "derived-values-stay",
      "new l1; get l1.needsLayout; set l1.position (1, 0); get l1.needsLayout",
      right: ["false", "false"], wrong: ["false", "true"], at: 3),
    Case(
      "derived-values-stay",
      "new l1; new l2; get l1.sublayers; setValue l2 opacity 0; get l1.sublayers",
      right: ["[l2]", "[l2]"], wrong: ["[l2]", "[]"], at: 4),
    Case(
      "only-named-properties", "new l1; get l1.opacity; set l1.bounds (0, 0, 1, 1); get l1.opacity",
      right: ["1", "1"], wrong: ["1", "0.5"], at: 3),
    Case(
      "only-named-properties",
      "new l1; new l2; get l2.position; set l1.position (1, 1); get l2.position",
      right: ["(0, 0)", "(0, 0)"], wrong: ["(0, 0)", "(1, 1)"], at: 4),
    Case(
      "only-named-properties",
      "new l1 {autoresizingMask: 1}; new l2 {sublayers: [l1]}; get l1.position; get l1.hidden; "
        + "set l2.bounds (0, 0, 9, 9); get l1.position; get l1.hidden",
      right: ["(0, 0)", "false", "(3, 0)", "false"],
      wrong: ["(0, 0)", "false", "(3, 0)", "true"], at: 6),
    Case(
      "views-show-their-models",
      "new v1 backing l1; host v1; set l1.opacity 0.5; tick; get l1.presentation.opacity; "
        + "get l1.opacity",
      right: ["0.5", "0.5"], wrong: ["1", "0.5"], at: 4),
    Case(
      "keys-are-accessors", "new l1; get l1.opacity; value l1 opacity", right: ["1", "1"],
      wrong: ["1", "0"], at: 2),
    Case(
      "set-to-what-was-read",
      "new l1; get l1.cornerRadius; set l1.cornerRadius 2; get l1.cornerRadius",
      right: ["2", "2"], wrong: ["2", "1"], at: 3),
    Case(
      "queries-repeatable", "new l1; get l1.opacity; get l1.bounds; get l1.opacity",
      right: ["1", "(0, 0, 0, 0)", "1"], wrong: ["1", "(0, 0, 0, 0)", "0"], at: 3),
    Case(
      "queries-repeatable",
      "new v1 backing l1; host v1; tick; beginBlock animate duration 1; animationKeys l1; "
        + "askView v1 l1 opacity; animationKeys l1",
      right: ["nil", "nil", "nil"], wrong: ["nil", "nil", "[\"opacity\"]"], at: 6),
    Case(
      "frame-history", "new l1; new l2; \(geometry); tick; " + geometry,
      right: sizes + ["(3, 5, 4, 2)"] + sizes + ["(3, 5, 4, 2)"],
      wrong: sizes + ["(3, 5, 4, 2)"] + sizes + ["(0, 5, 4, 2)"], at: 12),
    Case(
      "frame-follows-position", "new l1; \(geometry); set l1.position (5, 7); " + geometry,
      right: sizes + ["(3, 5, 4, 2)", "(0, 0, 4, 2)", "(5, 7)", "(0.5, 0.5)", "identity"]
        + ["(3, 6, 4, 2)"],
      wrong: sizes + ["(3, 5, 4, 2)", "(0, 0, 4, 2)", "(5, 7)", "(0.5, 0.5)", "identity"]
        + ["(3, 5, 4, 2)"], at: 11),
    Case(
      "frame-grows-around-anchor",
      "new l1; \(geometry); set l1.bounds (0, 0, 6, 2); " + geometry,
      right: sizes + ["(3, 5, 4, 2)", "(0, 0, 6, 2)"] + sizes.dropFirst() + ["(2, 5, 6, 2)"],
      wrong: sizes + ["(3, 5, 4, 2)", "(0, 0, 6, 2)"] + sizes.dropFirst() + ["(3, 5, 6, 2)"],
      at: 11),
    Case(
      "frame-set-to-itself", "new l1; \(geometry); set l1.frame (3, 5, 4, 2); " + geometry,
      right: sizes + ["(3, 5, 4, 2)"] + sizes + ["(3, 5, 4, 2)"],
      wrong: sizes + ["(3, 5, 4, 2)", "(0, 0, 4, 2)", "(3, 5)", "(0.5, 0.5)", "identity"]
        + ["(3, 5, 4, 2)"], at: 8),
    Case(
      "time-there-and-back",
      "new l1; new l2; convertTime 3 from l1 to l2; convertTime 6 from l2 to l1",
      right: ["6", "3"], wrong: ["6", "4"], at: 3),
    Case(
      "convert-to-itself", "new l1; convert (1, 2) from l1 to l1", right: ["(1, 2)"],
      wrong: ["(1, 2.001)"], at: 1),
    Case(
      "convert-there-and-back",
      "new l1; new l2; add l2 to l1; convert (1, 2) from l2 to l1; convert (4, 6) from l1 to l2",
      right: ["(4, 6)", "(1, 2)"], wrong: ["(4, 6)", "(7, 10)"], at: 4),
    Case(
      "convert-composes",
      "new l1; new l2; new l3; add l2 to l1; add l3 to l2; convert (0, 0) from l3 to l2; "
        + "convert (1, 1) from l2 to l1; convert (0, 0) from l3 to l1",
      right: ["(1, 1)", "(3, 4)", "(3, 4)"], wrong: ["(1, 1)", "(3, 4)", "(1, 1)"], at: 7),
    Case(
      "convert-midpoint",
      "new l1; new l2; add l2 to l1; convert (0, 0) from l2 to l1; convert (2, 4) from l2 to l1; "
        + "convert (1, 2) from l2 to l1",
      right: ["(0, 0)", "(1, 3)", "(0.5, 1.5)"], wrong: ["(0, 0)", "(1, 3)", "(1, 2)"], at: 5),
    Case(
      "convert-bounds-to-frame",
      "new l1; new l2; add l2 to l1; get l2.frame; get l2.bounds; get l2.superlayer; "
        + "convert (0, 0, 4, 2) from l2 to l1",
      right: ["(3, 5, 4, 2)", "(0, 0, 4, 2)", "l1", "(3, 5, 4, 2)"],
      wrong: ["(3, 5, 4, 2)", "(0, 0, 4, 2)", "l1", "(0, 0, 4, 2)"], at: 6),
    Case(
      "calculations-pure",
      "new l1; compute isIdentity [identity]; tick; compute isIdentity [identity]",
      right: ["true", "true"], wrong: ["true", "false"], at: 3),
    Case(
      "product-associative",
      "compute concat [scale(2, 1, 1), scale(3, 1, 1)]; "
        + "compute concat [scale(6, 1, 1), scale(5, 1, 1)]; "
        + "compute concat [scale(3, 1, 1), scale(5, 1, 1)]; "
        + "compute concat [scale(2, 1, 1), scale(15, 1, 1)]",
      right: ["scale(6, 1, 1)", "scale(30, 1, 1)", "scale(15, 1, 1)", "scale(30, 1, 1)"],
      wrong: ["scale(6, 1, 1)", "scale(30, 1, 1)", "scale(15, 1, 1)", "scale(31, 1, 1)"], at: 3),
    Case(
      "identity-neutral", "compute concat [identity, scale(2, 1, 1)]", right: ["scale(2, 1, 1)"],
      wrong: ["identity"], at: 0),
    Case(
      "inverse-undoes",
      "compute invert [scale(2, 1, 1)]; compute concat [scale(2, 1, 1), scale(0.5, 1, 1)]",
      right: ["scale(0.5, 1, 1)", "identity"], wrong: ["scale(0.5, 1, 1)", "scale(4, 1, 1)"],
      at: 1),
    Case(
      "turns-add-up",
      "compute makeRotation [1, 0, 0, 1]; compute makeRotation [2, 0, 0, 1]; "
        + "compute concat [scale(2, 1, 1), scale(2, 1, 1)]",
      right: ["scale(2, 1, 1)", "scale(4, 1, 1)", "scale(4, 1, 1)"],
      wrong: ["scale(2, 1, 1)", "scale(4, 1, 1)", "scale(5, 1, 1)"], at: 2),
    Case(
      "second-layout-silent", reporting + "layoutIfNeeded l1; layoutIfNeeded l1", calls: [],
      wrongCalls: [layout], at: 3),
    Case(
      "second-display-silent", reporting + "displayIfNeeded l1; displayIfNeeded l1", calls: [],
      wrongCalls: [display], at: 3),
    Case(
      "layout-settles", "new l1; layoutIfNeeded l1; get l1.needsLayout", right: ["false"],
      wrong: ["true"], at: 2),
    Case(
      "layout-settles", "new l1; displayIfNeeded l1; get l1.needsDisplay", right: ["false"],
      wrong: ["true"], at: 2),
    Case(
      "layout-calls-once", reporting + "layoutIfNeeded l1", calls: [layout],
      wrongCalls: [layout, layout], at: 2),
    Case(
      "display-follows-layout", reporting + "tick", calls: [layout, display],
      wrongCalls: [display, layout], at: 2),
    Case(
      "later-begin",
      "new l1; convertTime 3 from nil to l1; set l1.beginTime 2; convertTime 3 from nil to l1",
      right: ["3", "1"], wrong: ["3", "3"], at: 3),
    Case("numbers-stay-finite", shownForAnInstant, right: ["0"], wrong: ["nan"], at: 5),
    Case(
      "numbers-stay-finite",
      "new l1; new l2; add l2 to l1; set l2.transform scale(2, 2, 1); convert (1, 2) from l1 to l2",
      right: ["(0.5, 1)"], wrong: ["(inf, 1)"], at: 4),
    Case(
      "numbers-stay-finite",
      "new l1; set l1.position (1, 2); get l1.position; set l1.transform scale(0, 1, 1); convert (1, 2) from l1 to nil",
      right: ["(1, 2)", "(inf, 2)"], wrong: ["(nan, 2)", "(inf, 2)"], at: 2),
    Case(
      "numbers-stay-finite", "new l1 CAScrollLayer; scrollPoint l1 (3, 4); get l1.bounds",
      right: ["(3, 4, 0, 0)"], wrong: ["(nan, 4, 0, 0)"], at: 2),
    Case(
      "calls-are-declared", "new d1; new l1 {delegate: d1}",
      calls: [.asked(.delegate(1), .actionForKey, layer: .layer(1), key: "opacity", seen: nil)],
      wrongCalls: [.called(.delegate(1), .display, layer: .layer(1))], at: 1),
    Case(
      "calls-are-declared", "new l1; observe l1 position; set l1.position (1, 2)",
      calls: [.changed(.layer(1), key: "position", old: .nil, new: .nil)],
      wrongCalls: [.changed(.layer(1), key: "bounds", old: .nil, new: .nil)], at: 2),
    copied,
  ]

  /// A copy that is read, with and without the class having been told to make it.
  private static var copied: Case {
    var scene = Case(
      "copy-is-initialized",
      "new k1 CALayer implementing [initWithLayer]; new l1 k1; host l1; tick; "
        + "get l1.presentation.opacity", right: ["1"], wrong: ["1"], at: 4)
    scene.rightCalls = [4: [.called(.class(1), .initWithLayer, layer: .layer(1))]]
    return scene
  }

  private static let reporting =
    "new k1 CALayer implementing [layoutSublayers, display]; new l1 k1; "
  private static let layout = Event.called(.class(1), .layoutSublayers, layer: .layer(1))
  private static let display = Event.called(.class(1), .display, layer: .layer(1))

  @Test(arguments: [
    "second-layout-silent", "second-display-silent", "layout-calls-once", "display-follows-layout",
  ])
  func aLawAboutCallbacksSaysNothingWhereCallbacksAct(law: String) throws {
    let acting = "react k1 layoutSublayers limit 1 [set l1.bounds (0, 0, 1, 1)]; "
    for scene in Self.cases where scene.law == law {
      let script = try Script(
        parsing: Self.reporting + acting
          + String(scene.script.dropFirst(Self.reporting.count)))
      var trace = try Answers.trace(script, [])
      for (step, events) in scene.wrongCalls { trace.outcomes[step + 1].events = events }
      let verdict = try Self.law(law).examine(ObservationWindows(script, trace))
      #expect(verdict.violations == [] && verdict.held == 0)
    }
  }

  @Test(arguments: cases)
  func aLawIsQuietWhereTheAnswersAgree(scene: Case) throws {
    let verdict = try verdict(scene, scene.right, scene.rightCalls)
    #expect(verdict.violations == [])
    #expect(verdict.held > 0 || (!scene.right.isEmpty && scene.right.allSatisfy { $0 == "nil" }))
  }

  @Test(arguments: cases)
  func aLawFiresAtTheStepThatContradicts(scene: Case) throws {
    let verdict = try verdict(scene, scene.wrong, scene.wrongCalls)
    #expect(verdict.violations.map(\.step) == [scene.step])
  }

  @Test(arguments: cases)
  func aTraceWithoutAnswersSaysNothing(scene: Case) throws {
    let script = try Script(parsing: scene.script)
    let trace = Trace(script.steps.map { _ in Outcome(.unsupported("not made")) })
    let law = try Self.law(scene.law)
    let verdict = law.examine(ObservationWindows(script, trace))
    #expect(verdict.held == 0)
    #expect(verdict.violations == [])
  }

  @Test func everyLawAboutOneTraceIsExercisedHere() {
    let names = Set(Self.cases.map(\.law))
    #expect(Laws.single.map(\.description.name).filter { !names.contains($0) } == [])
  }

  @Test func aBrokenLawBecomesAProblemThatNamesIt() throws {
    let scene = try #require(Self.cases.first)
    let violation = try #require(try verdict(scene, scene.wrong).violations.first)
    let law = try Self.law(scene.law).description
    let problem = Problem(violation, of: law)
    #expect(problem.kind == .lawBroken)
    #expect(problem.law == "frame-derived")
    #expect(problem.suspects == [.geo(6)])
  }

  private func verdict(
    _ scene: Case, _ answers: [String], _ calls: [Int: [Event]] = [:]
  ) throws -> LawVerdict {
    let script = try Script(parsing: scene.script)
    var trace = try Answers.trace(script, answers)
    for (step, events) in calls { trace.outcomes[step].events = events }
    return try Self.law(scene.law).examine(ObservationWindows(script, trace))
  }

  private static func law(_ name: String) throws -> any SingleLaw {
    try #require(Laws.single.first { $0.description.name == name })
  }
}

/// Traces made by hand.
enum Answers {
  /// Every command done, and the queries answered in order.
  static func trace(_ script: Script, _ answers: [String]) throws -> Trace {
    var rest = answers[...]
    let outcomes = try script.steps.map { step in
      guard step.isQuery else { return Outcome(.done) }
      let answer = rest.popFirst()
      return Outcome(.value(try value(#require(answer))))
    }
    #expect(rest.isEmpty)
    return Trace(outcomes)
  }

  private static func value(_ text: String) throws -> Value {
    let step = try Script(parsing: "setValue transaction key \(text)").steps.first
    guard case .setValue(_, _, let value) = step?.command else { return .nil }
    return value
  }
}
