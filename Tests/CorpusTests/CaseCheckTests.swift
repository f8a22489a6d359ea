import Corpus
import LayerScript
import Testing

/// How the answers of an engine are held against a case.
struct CaseCheckTests {
  private func failures(_ body: String, _ outcomes: [Outcome]) throws -> [CorpusFailure] {
    let text = "case A\nrules GEO-06\nsource E01\n" + body
    let worked = try #require(try CorpusChapter(name: "some", parsing: text).cases.first)
    return worked.failures(in: Trace(outcomes))
  }

  private func holds(_ answer: String, _ value: Value) throws -> Bool {
    try failures(
      "  new l1; get l1.contents => \(answer)", [Outcome(.done), Outcome(.value(value))]
    )
    .isEmpty
  }

  @Test(arguments: [
    ("1", Value.number(1), true), ("1", .number(1.0000005), true), ("1", .number(1.1), false),
    ("1 exactly", .number(1.0000005), false), ("1 within 0.2", .number(1.1), true),
    ("1 modulo 4", .number(5), true), ("1 modulo 4", .number(6), false), ("nil", .list([]), true),
    ("nil", .null, false), ("true", .number(1), true), ("\"a\"", .string("b"), false),
    ("something", .string("b"), true), ("something", .nil, false),
    ("something except \"b\"", .string("b"), false), ("something except \"a\"", .string("b"), true),
    ("unordered [1, 2]", .list([.number(2), .number(1)]), true),
    ("unordered [1, 2]", .list([.number(2), .number(2)]), false),
  ])
  func anAnswerIsAcceptedOrNot(answer: String, value: Value, isAccepted: Bool) throws {
    #expect(try holds(answer, value) == isAccepted)
  }

  @Test func anExceptionIsAcceptedWhereItIsExpectedAndNowhereElse() throws {
    let refused = "  new l1; set l1.position (nan, 0) => raised"
    #expect(try failures(refused, [Outcome(.done), Outcome(.raised("x"))]) == [])
    #expect(try failures(refused, [Outcome(.done), Outcome(.done)]).count == 1)
    let plain = "  new l1; tick; get l1.hidden => false"
    let raised = [Outcome(.done), Outcome(.raised("x")), Outcome(.value(.boolean(false)))]
    #expect(try failures(plain, raised).map(\.actual) == ["raised x"])
  }

  @Test func anExceptionByTheNextCommitMayComeLater() throws {
    let body = "  new l1; add l1 to l1 => raised by commit\n  flush"
    #expect(try failures(body, [Outcome(.done), Outcome(.done), Outcome(.raised("x"))]) == [])
    #expect(try failures(body, [Outcome(.done), Outcome(.done), Outcome(.done)]).count == 1)
  }

  @Test(arguments: [
    ("", [1, 2], true), ("", [2, 1], false), ("", [1], false), ("", [1, 2, 3], false),
    ("\n  ! unordered", [2, 1], true), ("\n  ! unordered", [2, 2], false),
    ("\n  ! among others", [1, 3, 2, 4], true), ("\n  ! among others", [2, 1], false),
    ("\n  ! unordered\n  ! among others", [3, 2, 1], true),
    ("\n  ! besides completed", [1, 2], false),
  ])
  func callbacksAreComparedAsTheCaseSays(words: String, blocks: [Int], isAccepted: Bool) throws {
    let body = "  new l1; tick\n  ! completed b1\n  ! completed b2" + words
    let events = blocks.map { Event.completed(ObjectName(.block, $0), finished: nil) }
    let failures = try failures(body, [Outcome(.done), Outcome(.done, events: events)])
    #expect(failures.isEmpty == isAccepted)
  }

  @Test func whatIsCalledByNowMayHaveBeenCalledEarlier() throws {
    let body = "  new l1; tick; tick\n  ! completed b1\n  ! by now"
    let call = Outcome(.done, events: [.completed(ObjectName(.block, 1), finished: nil)])
    let other = Outcome(.done, events: [.completed(ObjectName(.block, 2), finished: nil)])
    #expect(try failures(body, [Outcome(.done), call, other]) == [])
    #expect(try failures(body, [Outcome(.done), other, call]) == [])
    #expect(try failures(body, [Outcome(.done), other, Outcome(.done)]).count == 1)
  }

  @Test(arguments: [("", [1]), ("\n  ! of any layer", [1, 2])])
  func anEventIsAboutItsLayerUnlessAnyWillDo(words: String, accepted: [Int]) throws {
    let body = "  new l1; tick\n  ! ran x1 transition l1" + words
    for layer in 1...2 {
      let event = Event.ran(.action(1), key: "transition", layer: .layer(layer))
      let failures = try failures(body, [Outcome(.done), Outcome(.done, events: [event])])
      #expect(failures.isEmpty == accepted.contains(layer))
    }
    let other = Event.ran(.action(1), key: "onOrderIn", layer: .layer(1))
    #expect(try failures(body, [Outcome(.done), Outcome(.done, events: [other])]).count == 1)
  }

  @Test func whatADelegateSawCountsOnlyWhereTheCaseSaysIt() throws {
    let outcome = Outcome(
      .done,
      events: [
        .asked(
          ObjectName(.delegate, 1), .actionForKey, layer: .layer(1), key: "opacity",
          seen: .number(0.5))
      ])
    let line = "  new l1; tick\n  ! asked d1 actionForKey l1 opacity"
    #expect(try failures(line, [Outcome(.done), outcome]) == [])
    #expect(try failures(line + " seen 1/2", [Outcome(.done), outcome]) == [])
    #expect(try failures(line + " seen 1", [Outcome(.done), outcome]).count == 1)
  }

  @Test func aStepThatIsNotSupportedIsNoFailureButNamed() throws {
    let text = "case A\nrules GEO-06\nsource E01\n  new l1; get l1.hidden => false"
    let worked = try #require(try CorpusChapter(name: "some", parsing: text).cases.first)
    let trace = Trace([Outcome(.unsupported("no layers")), Outcome(.unsupported("no l1"))])
    #expect(worked.unsupported(in: trace) == "new l1: no layers")
  }
}
