import Geometry
import LayerScript
import Rules
import Testing

@testable import Corpus

/// The form of the files: what a case says, and what is answered to a file that says something else.
struct CorpusParserTests {
  private static let heading = "chapter something\n\ncase A\nrules GEO-06\nsource E01\n"

  private func parse(_ body: String) throws -> CorpusCase {
    let chapter = try CorpusChapter(name: "some", parsing: Self.heading + body)
    return try #require(chapter.cases.first)
  }

  private func answer(_ text: String) throws -> CorpusAnswer? {
    try parse("  new l1; get l1.frame => \(text)").expectations[1]?.answer
  }

  @Test func aCaseHasATitleRulesASourceAndTheProfilesThatItNeeds() throws {
    let text = """
      chapter the chapter
      case First
      rules GEO-06, geo-8
      source E02; H
      profile mask-steal
        new l1
        get l1.hidden => false
      case Second
      rules TREE-01
      source H
        new l1; get l1.mask => nil
      """
    let chapter = try CorpusChapter(name: "some", parsing: text)
    #expect(chapter.title == "the chapter")
    #expect(chapter.cases.map(\.title) == ["First", "Second"])
    #expect(chapter.cases.map(\.line) == [2, 8])
    #expect(chapter.cases[0].rules == [.geo(6), .geo(8)])
    #expect(chapter.cases[0].source == "E02; H")
    #expect(chapter.cases[0].profiles == ["mask-steal"])
    #expect(chapter.cases[1].script.steps.map(\.kind) == [.new, .get])
  }

  @Test func aDefinitionStandsForItsSteps() throws {
    let text =
      "define pair\n  new l1\n  new l2\n" + Self.heading + "  use pair\n  get l2.mask => nil"
    let worked = try #require(try CorpusChapter(name: "some", parsing: text).cases.first)
    #expect(worked.script.oneLine == "new l1; new l2; get l2.mask")
    #expect(Array(worked.expectations.keys) == [2])
  }

  @Test func anExpressionInAStepBecomesItsNumber() throws {
    let worked = try parse("  new l1; set l1.position (<1/4>, <2^3>); get l1.position => (0.25, 8)")
    #expect(worked.script.steps[1].description == "set l1.position (0.25, 8)")
  }

  @Test(arguments: [
    ("(1, 2)", Value.point(.init(1, 2))), ("(1 + 1, 2*(3 - 1))", .point(.init(2, 4))),
    ("(2)*(3)", .number(6)), ("sqrt(4)", .number(2)), ("-1/2", .number(-0.5)), ("nil", .nil),
    ("\"a, b\"", .string("a, b")), ("l1", .reference(.layer(1))), ("inf", .number(.infinity)),
    ("[l1, \"x\", 1/4]", .list([.reference(.layer(1)), .string("x"), .number(0.25)])),
    ("size(2*3, 1)", .size(.init(6, 1))), ("{a: 1/2}", .dictionary([.init("a", .number(0.5))])),
    ("timing(easeIn)", .timing(.named(.easeIn))), ("[]", .list([])),
  ])
  func aValueMayHaveExpressionsForNumbers(text: String, value: Value) throws {
    guard case .value(let found, _) = try answer(text) else {
      Issue.record("'\(text)' is no value")
      return
    }
    #expect(found == value)
  }

  @Test(arguments: [
    ("(0, 0)", 1e-6, nil), ("1 exactly", 0, nil), ("1 within 1/8", 0.125, nil),
    ("1 modulo 2*2", 1e-6 + 1e-9, 4.0),
  ])
  func aToleranceStandsBehindTheValue(text: String, absolute: Double, modulus: Double?) throws {
    guard case .value(_, let tolerance) = try answer(text) else {
      Issue.record("'\(text)' is no value")
      return
    }
    #expect(tolerance == Tolerance(absolute: absolute, modulus: modulus))
  }

  @Test func otherAnswersThanValuesHaveWords() throws {
    #expect(try answer("something") == .something(except: nil))
    #expect(try answer("something except i1") == .something(except: .reference(.init(.image, 1))))
    #expect(try answer("unordered [1, 2]") == .unordered([.number(1), .number(2)]))
    let refused = try parse("  new l1; set l1.position (nan, 0) => raised")
    #expect(refused.expectations[1]?.answer == .raised(byNextCommit: false))
  }

  @Test func eventsStandBelowTheStepThatCausesThem() throws {
    let worked = try parse(
      """
        new l1; tick
        ! asked d1 actionForKey l1 position seen (0, 1/2)
        ! stopped h1 a1 true
        ! unordered
        ! besides changed
        ! among others
      """)
    let events = try #require(worked.expectations[1]?.events)
    #expect(
      events.list == [
        .asked(
          ObjectName(.delegate, 1), .actionForKey, layer: .layer(1), key: "position",
          seen: .point(.init(0, 0.5))),
        .stopped(ObjectName(.handler, 1), animation: .animation(1), finished: true),
      ])
    #expect(!events.isOrdered)
    #expect(events.isPartial)
    #expect(events.ignored == [.changed])
  }

  @Test(arguments: [
    (
      "  new l1; tick\n  ! ran x1 opacity l1",
      Event.ran(.action(1), key: "opacity", layer: .layer(1))
    ),
    (
      "  new l1; tick\n  ! changed l1 position from (0, 0) to (1, 2)",
      .changed(.layer(1), key: "position", old: .point(.init(0, 0)), new: .point(.init(1, 2)))
    ),
    (
      "  new l1; tick\n  ! called k1 layoutSublayers l1",
      .called(.class(1), .layoutSublayers, layer: .layer(1))
    ),
    ("  new l1; tick\n  ! completed b1", .completed(.init(.block, 1), finished: nil)),
    ("  new l1; tick\n  ! started h1 a1", .started(.init(.handler, 1), animation: .animation(1))),
    (
      "  new l1; tick\n  ! asked k1 defaultActionForKey position",
      .asked(.class(1), .defaultActionForKey, layer: nil, key: "position", seen: nil)
    ),
  ])
  func everyKindOfEventHasItsForm(body: String, event: Event) throws {
    #expect(try parse(body).expectations[1]?.events?.list == [event])
  }

  @Test(arguments: [
    ("  new l1", "line 3: the case expects nothing; put '=> value' behind a query"),
    ("  new l1; get l1.fram => 1", "line 6: 'fram' is not a property; did you mean 'frame'?"),
    ("  new l1; get l1.frame => 1 + ", "line 6: expected a number"),
    (
      "  new l1; get l1.frame => 1 about 2",
      "line 6: 'about' behind the value; a value is followed by"
    ),
    (
      "  new l1; tick => 1",
      "line 6: only queries have values; write '=> raised' or ask with a query"
    ),
    ("  get l1.frame => 1", "line 3: the script makes no sense, step 1: l1 does not exist"),
    ("  use pare", "line 6: nothing is defined as 'pare'; begin it with 'define pare'"),
    ("  ! none", "line 6: there is no step above this event"),
    ("  new l1\n  ! rang x1", "line 7: 'rang' is not a kind of event; did you mean 'ran'?"),
    ("rule GEO-01", "line 6: no line begins with 'rule'; did you mean 'rules'?"),
    ("rules GEO06", "line 6: 'GEO06' is not the name of a rule; write it like GEO-06"),
    ("rules GEO-01 GEO-01", "line 6: GEO-01 stands here twice"),
    ("  new l1; set l1.position (<1, 2)", "line 6: '<' without '>'"),
    ("  new l1; get l1.frame => unordered 1", "line 6: only a list has an order; write [a, b]"),
  ])
  func aMistakeIsAnsweredWithItsLineAndARemedy(body: String, complaint: String) {
    let error = #expect(throws: CorpusError.self) {
      try CorpusChapter(name: "some", parsing: Self.heading + body)
    }
    #expect(error?.description.hasPrefix(complaint) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("case A\nsource H\n  new l1", "line 1: the case cites no rule; add a line 'rules GEO-06'"),
    (
      "case A\nrules GEO-01\n  new l1",
      "line 1: the case does not say where its numbers come from; add a line 'source E01'"
    ),
    ("  new l1", "line 1: a step outside a case; begin with 'case'"),
    ("source H", "line 1: 'source' outside a case; begin with 'case'"),
  ])
  func aCaseThatIsNotCompleteIsRefused(text: String, complaint: String) {
    let error = #expect(throws: CorpusError.self) { try CorpusChapter(name: "some", parsing: text) }
    #expect(error?.description == complaint)
  }
}
