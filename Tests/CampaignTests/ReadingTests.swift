import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Testing

@testable import Campaign

/// One mistake often amounts to one other reading of the rules, however differently it shows.
@Suite("The reading of the rules by which wrong answers would be right")
struct ReadingTests {
  private static let shown = "new l1; host l1; tick; "

  @Test(
    "is told by the answers of the engine",
    arguments: [
      (
        "turn-end-ignored", "new l1; host l1; tick; get l1.presentation.opacity",
        [.turnsCommitNothing]
      ),
      (
        "turn-end-ignored", "new l1; host l1; new a1 {delegate: h1}; addAnimation a1 to l1; tick",
        [.turnsCommitNothing, .withoutEffect(.addAnimation)]
      ),
      (
        "implicit-duration-fixed",
        shown + "set transaction.animationDuration 1; set l1.zPosition 1; "
          + "get l1.animation(zPosition).duration", [.ignoring("transaction animationDuration")]
      ),
      (
        "repeat-count-ignored",
        shown + "new a1 {keyPath: \"zPosition\", duration: 1, fromValue: 1, toValue: 2, "
          + "repeatCount: 2, beginTime: 98.75}; addAnimation a1 to l1; tick; "
          + "get l1.presentation.zPosition",
        [
          .ignoring("animation repeatCount"), .ignoring("animation duration"),
          .withoutEffect(.addAnimation), .copiesAnswerAsLayers,
        ]
      ),
      (
        "single-precision", "new l1; set l1.anchorPoint (0.2, 0); get l1.anchorPoint",
        [.singlePrecision(ofTimes: false)]
      ),
      (
        "time-in-single-precision", "new l1; convertTime 7206.884498 from nil to l1",
        [.singlePrecision(ofTimes: true)]
      ),
      (
        "begins-when-added",
        "new l1; host l1; new a1 {delegate: h1}; addAnimation a1 to l1 key k; advance 2; tick",
        [.timePassesBeforeCommits, .changesCommitAtOnce]
      ),
      // A mark that is not set reads as if a commit had taken it away.
      (
        "removal-not-marked",
        "new l1; new l2; add l2 to l1; host l1; tick; remove l2; get l1.needsLayout",
        [.changesCommitAtOnce, .withoutEffect(.add), .withoutEffect(.remove)]
      ),
      (
        "style-direct",
        "new l1 {actions: {position: x2}, style: {actions: {position: x3}}}; "
          + "set l1.actions nil; ask l1 position", [.ignoring("layer style")]
      ),
      (
        "flush-ignored", "new l1; host l1; flush; get l1.presentation.opacity",
        [.withoutEffect(.flush)]
      ),
      (
        "changed-speed-goes-on",
        "new l1; convertTime 8 from nil to l1; set l1.speed 2; convertTime 8 from nil to l1",
        [.ignoring("layer speed")]
      ),
      (
        "no-implicit-transaction", "new l1; host l1; get l1.presentation.opacity",
        [.changesCommitAtOnce, .copiesAnswerAsLayers]
      ),
      (
        "no-implicit-transaction",
        "new l1 {actions: {zPosition: null}}; host l1; tick; set l1.zPosition 1; "
          + "get l1.presentation.zPosition", [.changesCommitAtOnce, .copiesAnswerAsLayers]
      ),
      (
        "no-implicit-transaction",
        "new d1 implementing [layoutSublayers]; new l1 {delegate: d1}; host l1; setNeedsLayout l1",
        [.changesCommitAtOnce]
      ),
      (
        "no-implicit-transaction", "new l1; new l2; host l1; add l2 to l1; get l1.needsLayout",
        [.changesCommitAtOnce, .withoutEffect(.add)]
      ),
      (
        "new-value-shows-through",
        shown + "new a1 {keyPath: \"zPosition\", fromValue: 1, beginTime: 99.9375}; "
          + "addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition",
        [.copiesAnswerAsLayers, .withoutEffect(.addAnimation)]
      ),
      (
        "new-value-shows-through",
        shown + "set l1.zPosition 1; tick; advance 0.125; get l1.presentation.zPosition",
        [.copiesAnswerAsLayers]
      ),
      (
        "threads-share-stack",
        "set transaction.animationDuration 1; @2 get transaction.animationDuration",
        [.threadsAreOne]
      ),
      (
        "transform-single-precision",
        "new l1 {bounds: (0, 0, 0, 44), transform: planar(0.6, 0.8, -0.8, 0.6, 0, 0)}; "
          + "get l1.frame", [.singlePrecision(ofTimes: false)]
      ),
      (
        "view-block-ignored",
        "new v1 backing l1; host v1; tick; beginBlock animate duration 1; "
          + "askView v1 l1 backgroundColor", [.withoutBlocks]
      ),
      (
        "fresh-transaction-remembers",
        "begin; set transaction.animationDuration 1; commit; begin; "
          + "get transaction.animationDuration", [.withoutTransactions]
      ),
      (
        "removed-animation-sticks",
        shown + "new a1 {keyPath: \"zPosition\", fromValue: 1, beginTime: 99.9375}; "
          + "addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition; "
          + "removeAnimation k from l1; tick; "
          + "get l1.presentation.zPosition", [.withoutEffect(.removeAnimation)]
      ),
      (
        "frame-anchor-centre",
        "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 0); get l1.frame", []
      ),
    ] as [(String, String, Set<AlternativeReading>)])
  func isTold(fault: String, text: String, readings: Set<AlternativeReading>) throws {
    var search = ReadingSearch(examiner: Examiner(try Self.engine([fault])))
    let finding = try Finding(lastOf: text, by: search.examiner)
    #expect(search.readings(of: finding) == readings)
  }

  @Test(
    "is not that steps do nothing which call something back",
    arguments: [
      ("new l1; layoutSublayers l1", true),
      ("new d1 implementing [layoutSublayers]; new l1 {delegate: d1}; layoutSublayers l1", false),
    ])
  func callingBackIsAnEffect(text: String, allows: Bool) throws {
    let script = try Script(parsing: text)
    let reading = AlternativeReading.withoutEffect(.layoutSublayers)
    let right = World.expectations(
      of: script, assumptions: Assumptions(WorldEngine().description))
    let altered = try #require(reading.altering(script))
    #expect(reading.allows(Trace(right.steps.map(\.outcome)), for: altered) == allows)
  }

  @Test("is none where the engine is right by now")
  func isNoneOfRightAnswers() throws {
    let finding = try Finding(
      lastOf: "new l1; set l1.anchorPoint (0.2, 0); get l1.anchorPoint",
      by: Examiner(try Self.engine(["single-precision"])))
    var search = ReadingSearch(examiner: Examiner(try Self.engine([])))
    #expect(search.readings(of: finding).isEmpty)
  }

  @Test("is not single precision where the numbers are no such numbers")
  func isNotSinglePrecisionOfOtherNumbers() throws {
    let text = "new l1 {opacity: 0.1}; get l1.opacity"
    let engine = SpoiltEngine { script, run in
      guard case .trace(let trace) = run, script.steps.last?.isQuery == true else { return run }
      return .trace(Trace(trace.outcomes.dropLast() + [Outcome(.value(.number(0.1)))]))
    }
    var search = ReadingSearch(examiner: Examiner(engine))
    let finding = try Finding(lastOf: text, by: search.examiner)
    #expect(search.readings(of: finding).isEmpty)
  }

  @Test("makes two findings one, in whichever order they come")
  func makesTwoFindingsOne() throws {
    let examiner = Examiner(try Self.engine(["implicit-duration-fixed"]))
    let texts = [
      "set transaction.animationDuration 1; set l1.zPosition 1; "
        + "get l1.animation(zPosition).duration",
      "set transaction.animationDuration 1; set l1.zPosition 1; tick; advance 0.5; "
        + "get l1.presentation.zPosition",
    ]
    let findings = try texts.map { try Finding(lastOf: Self.shown + $0, by: examiner) }
    var search = ConsequenceSearch(examiners: [examiner])
    #expect(search.causes(in: findings).count == 1)
    #expect(search.causes(in: findings.reversed()).count == 1)
  }

  @Test("does not make two known mistakes one")
  func keepsKnownMistakesApart() throws {
    let examiner = Examiner(try Self.engine(["implicit-duration-fixed"]))
    let text = Self.shown + "set transaction.animationDuration 1; set l1.zPosition 1; "
    var findings = try (0..<2).map { _ in
      try Finding(lastOf: text + "get l1.animation(zPosition).duration", by: examiner)
    }
    findings[0].behavesLike = "implicit-duration-fixed"
    findings[1].behavesLike = "frame-anchor-centre"
    #expect(!findings[0].mayBeReadLike(findings[1]))
  }

  @Test(
    "is contradicted by scripts that come out by the rules",
    arguments: [
      // The engine looks at dictionaries of actions, but for one key.
      ("order-in-unasked", .ignoring("layer actions"), true),
      ("repeat-count-ignored", .ignoring("animation repeatCount"), false),
      ("turn-end-ignored", .turnsCommitNothing, false),
      ("flush-ignored", .turnsCommitNothing, true),
      ("no-implicit-transaction", .changesCommitAtOnce, false),
      ("removal-not-marked", .changesCommitAtOnce, true),
      ("new-value-shows-through", .copiesAnswerAsLayers, false),
      ("repeat-count-ignored", .withoutEffect(.addAnimation), true),
      ("single-precision", .singlePrecision(ofTimes: false), false),
    ] as [(String, AlternativeReading, Bool)])
  func isContradicted(fault: String, reading: AlternativeReading, isContradicted: Bool) throws {
    let scripts = try FaultCatalogue.all.map { try Script(parsing: $0.smallest) }
    var check = ReadingCheck(examiner: Examiner(try Self.engine([fault])), scripts: scripts)
    #expect((check.support(for: reading) < 0) == isContradicted)
  }

  @Test("is not looked into further where the engine ends over three scripts, each run once")
  func asksNoEngineThatEnds() throws {
    let scripts = try FaultCatalogue.all.map { try Script(parsing: $0.smallest) }
    let engine = SpoiltEngine { script, run in
      script.steps.contains { $0.kind == .tick } ? .hung(seconds: 5) : run
    }
    var check = ReadingCheck(examiner: Examiner(engine), scripts: scripts)
    let support = (0..<2).map { _ in check.support(for: .turnsCommitNothing) }
    #expect(support == [0, 0])
    #expect(check.executions == 3)
    #expect(engine.runs == 3)
  }

  @Test("makes no two findings one where other scripts contradict it")
  func joinsNothingWhereItIsContradicted() throws {
    let texts = [
      "new l1; new l2 {actions: {onOrderIn: x1}}; host l1; tick; add l2 to l1; tick",
      "new l1; new l2; new l3 {actions: {onOrderIn: x1}}; host l1; tick; add l3 to l2; "
        + "add l2 to l1; tick",
    ]
    let examiner = Examiner(try Self.engine(["order-in-unasked"]))
    let findings = try texts.map { try Finding(lastOf: $0, by: examiner) }
    let controls = try [
      Self.shown + "set l1.actions {position: x1}; set l1.position (1, 1)",
      "new l1; new l2; add l2 to l1; get l1.sublayers",
    ].map { try Script(parsing: $0) }
    for (directed, count) in [([], 1), (controls, 0)] {
      var search = ConsequenceSearch(examiners: [examiner], directed: directed)
      #expect(search.causes(in: findings).count == count)
    }
  }

  private static func engine(_ faults: [String]) throws -> WorldEngine {
    WorldEngine(crowd: try Crowd(faults.compactMap { FaultCatalogue.fault(named: $0) }))
  }
}
