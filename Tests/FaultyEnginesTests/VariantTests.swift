import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// Engines that take other permitted choices: each chooses otherwise in the steps that it names, and is not
/// complained of.
struct VariantTests {
  @Test(arguments: VariantCatalogue.all.map(\.name))
  func aVariantIsTouchedByItsStepsAndConforms(name: String) throws {
    let variant = try #require(VariantCatalogue.variant(named: name))
    try expectConforming(variant, in: variant.steps)
  }

  /// Where several things are open at once, and where numbers are large and small at once.
  static let scenes = [
    // Whether l4 was ever committed, and so whether the animation began, is as open as where l1 is.
    (
      "inserts-beyond-are-refused",
      "new l1; new l2; new l3; add l3 to l2; new l4; add l4 to l1; host l2; tick; "
        + "insert l1 into l2 at 1; tick; set l2.sublayers []; "
        + "new a1 {keyPath: \"position\", duration: 3, toValue: (8, 0), delegate: h1}; "
        + "addAnimation a1 to l4 key k; flush; removeAllAnimations l4; tick"
    ),
    // Whether l5 loses a layer is as open as whether it still had it.
    (
      "inserts-beyond-are-refused",
      "new l1; new l2; new l3; new l5; add l1 to l5; add l3 to l2; insert l1 into l2 at 1; "
        + "set l2.sublayers []; layoutIfNeeded l5; remove l1; get l5.needsLayout"
    ),
    // Whether l1 comes into the tree anew, or has been there all the time, is open.
    (
      "inserts-beyond-are-refused",
      "new l1; new l2; new l3; new l5; add l1 to l5; add l3 to l2; host l5; tick; "
        + "insert l1 into l2 at 1; set l2.sublayers []; tick; "
        + "new a1 {keyPath: \"position.x\", duration: 1, toValue: 3, beginTime: -4, delegate: h1}; "
        + "addAnimation a1 to l1 key k; add l1 to l5; tick"
    ),
    // So it is where a layer above is openly placed, before and behind the move, and with what is attached meanwhile.
    (
      "inserts-beyond-are-refused",
      "new l1; new l2; new l3; new l5; new l7; add l7 to l1; add l1 to l5; add l3 to l2; host l5; tick; "
        + "insert l1 into l2 at 1; set l2.sublayers []; tick; "
        + "new a1 {keyPath: \"position.x\", duration: 1, toValue: 3, beginTime: -4, delegate: h1}; "
        + "addAnimation a1 to l7 key k; add l7 to l5; tick; exists l7.animation(k)"
    ),
    (
      "inserts-beyond-are-refused",
      "new l1; new l2; new l3; new l5; add l1 to l5; add l3 to l2; host l5; tick; insert l1 into l2 at 1; "
        + "tick; new l7; add l7 to l1; tick; set l7.opacity 0.5; animationKeys l7; exists l7.presentation"
    ),
    (
      "inserts-beyond-are-refused",
      "new l1; new l2; new l3; new l5; new l6; add l1 to l6; add l3 to l2; add l2 to l5; host l5; tick; "
        + "insert l1 into l2 at 1; tick; "
        + "new a1 {keyPath: \"opacity\", duration: 9, toValue: 0, fillMode: \"both\", delegate: h1}; "
        + "addAnimation a1 to l1 key k; tick; tick; exists l1.animation(k)"
    ),
    // The second animation has the key of the property if the first is not there, and is replaced then.
    (
      "masks-do-not-animate",
      "new l1; new l2; set l1.mask l2; host l1; tick; set l2.opacity 0; "
        + "new v1 backing l3; host v1; beginBlock animate duration 5; set l3.position (1, 2); endBlock; "
        + "tick; beginBlock animate duration 4; set l3.position (3, 4); endBlock; tick; "
        + "new a1 {keyPath: \"position\", duration: 3, toValue: (5, 6)}; "
        + "addAnimation a1 to l3 key position; animationKeys l3; removeAnimation position from l3; "
        + "animationKeys l3"
    ),
    (
      "single-precision",
      "new l1; set l1.transform planar(0.1, 0.7, -0.7, 0.1, 1.1, 2.3); "
        + "set l1.frame (-460542.4470496888, 73, 1, 1); set l1.bounds (-1, 43.5, 1.6, 93); "
        + reading + "; set l1.position (-53, 71.2); " + reading
    ),
    (
      "rough-numbers",
      "new l1 {bounds: (0, 0, 3, 5), position: (7, 9)}; set l1.bounds (1000000, 1000000, 0, 9); "
        + reading + "; set l1.bounds (44, -1, 3, 39); " + reading
    ),
    // What is derived from a property whose removal waits, and a second look at it.
    (
      "removals-show-at-once",
      "new l1; host l1; new a1 {keyPath: \"position\", duration: 9, fromValue: (4, 4), toValue: (8, 8)}; "
        + "addAnimation a1 to l1 key k; tick; advance 1; begin; removeAnimation k from l1; "
        + "get l1.presentation.position; animationKeys l1; get l1.presentation.frame; "
        + "get l1.presentation.position; value l1.presentation position.x; "
        + "value l1.presentation position; commit; "
        + "get l1.presentation.position"
    ),
    // The keys of a view's layer where one of them is reported alone.
    (
      "blocks-animate-though-disabled",
      "new v1 backing l1; host v1; tick; begin; set transaction.disableActions true; "
        + "beginBlock animate duration 1 completion b2; set v1.alpha 0.5; endBlock; animationKeys l1; "
        + "new a1 {keyPath: \"zPosition\", toValue: -7}; addAnimation a1 to l1 key zPosition; "
        + "set l1.zPosition 1; animationKeys l1; commit; addAnimation a1 to l1 key bounds; tick; "
        + "animationKeys l1; get l1.presentation.opacity; advance 2; tick; animationKeys l1"
    ),
    // What a block marks may be laid out in its turn.
    (
      "blocks-settle-at-once",
      "new l1; host l1; new d1 implementing [layoutSublayers]; set l1.delegate d1; setNeedsLayout l1; "
        + "layoutIfNeeded l1; tick; begin; set transaction.completionBlock b1; commit; "
        + "react b1 complete limit 2 [set l1.bounds (0, 0, 7, 3)]; tick; tick; get l1.needsLayout"
    ),
    // A commit within the turn was the occasion, and has let go of what moved.
    (
      "order-actions-run-again",
      "new l1 {actions: {onOrderIn: x1}}; new l2; host l2; tick; add l1 to l2; tick; new l3; add l1 to l3; "
        + "tick; begin; add l3 to l2; commit; tick"
    ),
    (
      "clock-counts-microseconds",
      "new l1 CAShapeLayer; host l1; tick; advance 0.0833333333; tick; new a1 {keyPath: \"path\", "
        + "fromValue: path[M 0 10 L 20 30], toValue: path[M 4 4 L 8 -4], duration: 2}; "
        + "addAnimation a1 to l1 key k; tick; advance 0.7123456789; get l1.presentation.path"
    ),
    (
      "text-draws-its-string",
      "new l1 CATextLayer {bounds: (0, 0, 9, 9)}; set l1.string \"text\"; get l1.contents; "
        + "set l1.contents nil; get l1.contents"
    ),
  ]

  private static let reading =
    "get l1.bounds; get l1.position; get l1.anchorPoint; get l1.transform; get l1.frame"

  @Test(arguments: scenes)
  func aVariantConformsWhereMuchIsOpen(name: String, script: String) throws {
    try expectConforming(#require(VariantCatalogue.variant(named: name)), in: script)
  }

  private func expectConforming(_ variant: Variant, in steps: String) throws {
    let script = try Script(parsing: steps)
    #expect(script.firstProblem() == nil)
    let mixture = Mixture(of: variant)
    let assumptions = Assumptions(WorldEngine(mixture: mixture).description)
    var world = VariantWorld(mixture, assumptions: assumptions)
    let trace = Trace(script.steps.map { world.perform($0) })
    #expect(world.touches.allSatisfy { $0 > 0 })
    let expected = World.expectations(of: script, assumptions: assumptions)
    let judgement = Judge(assumptions).judge(
      trace, of: script, expected: expected.steps, reasons: expected.reasons)
    #expect(judgement.problems.filter(\.counts) == [])
  }

  @Test func noTwoVariantsHaveOneName() {
    let names = VariantCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains("+") && !$0.contains(" ") })
  }

  @Test func everyOpenItemHasAVariantOrAReasonWhyNot() {
    let taken = VariantCatalogue.all.compactMap { variant in
      if case .item(let item) = variant.leeway { item } else { nil }
    }
    let known = Set(Catalogue.openItems.keys)
    let excused = Set(VariantCatalogue.itemsWithoutVariant.keys)
    #expect(known.subtracting(taken).subtracting(excused) == [])
    #expect(excused.intersection(taken) == [])
    #expect(excused.subtracting(known) == [])
  }

  @Test func everyProfileHasAVariantOrAReasonWhyNot() {
    let taken = VariantCatalogue.all.compactMap { variant in
      if case .undeclared(let profile) = variant.leeway { profile } else { nil }
    }
    let excused = Set(VariantCatalogue.profilesWithoutVariant.keys)
    #expect(Set(Profile.allCases).subtracting(taken).subtracting(excused) == [])
    #expect(excused.intersection(taken) == [])
  }

  @Test func everySortOfSlackHasAVariant() {
    let taken = VariantCatalogue.all.compactMap { variant in
      if case .rule(_, let slack) = variant.leeway { slack } else { nil }
    }
    #expect(Set(taken) == Set(Leeway.Slack.allCases))
  }

  @Test func everyRuleThatIsReportedAloneHasAVariantOrAReasonWhyNot() {
    let taken = VariantCatalogue.all.compactMap { variant in
      if case .rule(let rule, .reportOnly) = variant.leeway { rule } else { nil }
    }
    let excused = Set(VariantCatalogue.reportedWithoutVariant.keys)
    let reported = Catalogue.rules.filter { rule in
      if case .reportOnly = rule.standing { true } else { false }
    }
    #expect(Set(reported.map(\.id)) == Set(taken).union(excused))
    #expect(excused.intersection(taken) == [])
  }

  @Test func variantsThatDecideTheSameAreNoMixture() throws {
    let names = ["transparent-layers-are-not-hit", "masked-layers-are-not-hit"]
    let variants = try names.map { try #require(VariantCatalogue.variant(named: $0)) }
    let problem = CrowdProblem.sameDecision(names[0], names[1], decision: "isPassedOver")
    #expect(throws: problem) { try Mixture(variants) }
    #expect(
      problem.text(about: "variant")
        == "the variants '\(names[0])' and '\(names[1])' both take the decision 'isPassedOver'")
  }

  @Test func variantsThatCallBackByTheSameItemAreNoMixture() throws {
    let names = ["empty-blocks-complete-at-once", "calls-UA-30"]
    let variants = try names.map { try #require(VariantCatalogue.variant(named: $0)) }
    let problem = CrowdProblem.sameDecision(names[0], names[1], decision: "UA-30")
    #expect(throws: problem) { try Mixture(variants) }
  }

  @Test func aMixtureSaysWhatItsMembersDeclare() throws {
    let names = ["single-precision", "lists-are-empty"]
    let mixture = try Mixture(
      names.map { try #require(VariantCatalogue.variant(named: $0)) })
    let description = WorldEngine(mixture: mixture).description
    #expect(description.name == "variant:single-precision+lists-are-empty")
    #expect(description.precision == .single)
    #expect(description.profiles[.nilLists] == false)
  }

  @Test func anEngineAnswersAsItsMixtureDoes() throws {
    let variant = try #require(VariantCatalogue.variant(named: "lists-are-empty"))
    let engine = WorldEngine(mixture: Mixture(of: variant))
    guard case .trace(let trace) = engine.run(try Script(parsing: variant.steps)) else {
      Issue.record("no trace")
      return
    }
    #expect(trace.outcomes.last?.answer == .value(.list([])))
  }
}
