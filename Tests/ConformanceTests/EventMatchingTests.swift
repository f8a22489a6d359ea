import Conformance
import LayerScript
import Rules
import Testing

/// The assignment of callbacks to the expected ones.
struct EventMatchingTests {
  static let first = Event.ran(.action(1), key: "position", layer: .layer(1))
  static let second = Event.ran(.action(2), key: "opacity", layer: .layer(1))
  static let third = Event.called(.delegate(1), .display, layer: .layer(1))
  static let asked = Event.asked(
    .delegate(1), .actionForKey, layer: .layer(1), key: "opacity", seen: .number(1))
  static let blind = Event.asked(
    .delegate(1), .actionForKey, layer: .layer(1), key: "opacity", seen: nil)
  static let late = Event.asked(
    .delegate(1), .actionForKey, layer: .layer(1), key: "opacity", seen: .number(0.5))

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [ExpectedEvent]
    let actual: [Event]
    let isAllowed: Bool

    init(_ name: String, _ expected: [ExpectedEvent], _ actual: [Event], _ isAllowed: Bool) {
      self.name = name
      self.expected = expected
      self.actual = actual
      self.isAllowed = isAllowed
    }

    var testDescription: String { name }
  }

  private static func question(_ callback: Callback) -> Event {
    .asked(ObjectName(.class, 1), callback, layer: nil, key: "opacity", seen: nil)
  }

  private static func once(_ event: Event) -> ExpectedEvent {
    ExpectedEvent(.event(event), .once)
  }
  private static func anywhere(_ event: Event) -> ExpectedEvent {
    ExpectedEvent(.event(event), .onceAnywhere)
  }
  private static func after(_ earlier: [Event], _ event: Event) -> ExpectedEvent {
    ExpectedEvent(.event(event), .onceAfter(earlier))
  }
  private static func open(_ shape: EventShape) -> ExpectedEvent {
    ExpectedEvent(shape, .open(.animation(3)))
  }

  @Test(arguments: [
    Case("in order", [once(first), once(second)], [first, second], true),
    Case("out of order", [once(first), once(second)], [second, first], false),
    Case("missing", [once(first)], [], false),
    Case("twice", [once(first)], [first, first], false),
    Case("anywhere, behind", [once(first), anywhere(second)], [first, second], true),
    Case("anywhere, in front", [once(first), anywhere(second)], [second, first], true),
    Case("anywhere, missing", [once(first), anywhere(second)], [first], false),
    Case("anywhere, twice", [anywhere(second)], [second, second], false),
    Case("behind another", [after([], first), after([first], second)], [first, second], true),
    Case("in front of it", [after([], first), after([first], second)], [second, first], false),
    Case(
      "siblings in one order", [after([], first), after([first], second), after([first], third)],
      [first, second, third], true),
    Case(
      "siblings in the other order",
      [after([], first), after([first], second), after([first], third)], [first, third, second],
      true),
    Case(
      "behind the first of two that are alike",
      [after([], first), after([], first), after([first], second)], [first, second, first], true),
    Case(
      "two behind two that are alike",
      [after([], first), after([], first), after([first], second), after([first], second)],
      [first, second, first, second], true),
    Case(
      "two behind the first of two that are alike",
      [after([], first), after([], first), after([first], second), after([first], second)],
      [first, second, second, first], false),
    Case(
      "of two behind different ones, in front of the second's",
      [
        after([], first), after([], second), after([], second), after([first], third),
        after([second], third),
      ], [second, first, third, third, second], true),
    Case(
      "in front of two that are alike",
      [after([], first), after([], first), after([first], second)], [second, first, first], false),
    Case("behind, twice", [after([], first)], [first, first], false),
    Case("nothing expected", [], [third], false),
    Case("nothing expected and nothing came", [], [], true),
    Case("open, none", [open(.repeated(second))], [], true),
    Case("open, several", [open(.repeated(second))], [second, second], true),
    Case("open, another", [open(.repeated(second))], [third], false),
    Case("open beside once", [once(first), open(.repeated(first))], [first, first], true),
    Case("open kinds", [open(.kinds([.ran]))], [first, second], true),
    Case("open kinds, another", [open(.kinds([.ran]))], [third], false),
    Case(
      "open searches", [open(.searches(layer: .layer(1), keys: ["opacity"]))], [asked, second],
      true),
    Case(
      "open searches, another key", [open(.searches(layer: .layer(1), keys: ["opacity"]))],
      [first], false),
    Case("open searches, any key", [open(.searches(layer: nil, keys: nil))], [first], true),
    Case("the same seen", [once(asked)], [asked], true),
    Case("another seen", [once(asked)], [late], false),
    Case("nothing said of what was seen", [once(asked)], [blind], true),
    Case("a question about redraws", [], [question(.needsDisplayForKey)], true),
    Case("a question about a value", [], [question(.defaultValueForKey)], true),
    Case("a question about an action", [], [question(.defaultActionForKey)], false),
  ])
  func callbacksAreMatchedByHowOftenAndWhereTheyMayCome(events: Case) {
    let expected = Expected(.done, .done, events: events.expected)
    #expect(expected.allowsEvents(events.actual) == events.isAllowed)
  }

  private func compare(
    _ expected: [ExpectedEvent], silence: Why, _ actual: [Event]
  ) -> Comparison {
    Comparison(
      of: Trace([Outcome(.done, events: actual)]),
      with: [Expected(.done, .done, events: expected, silence: silence)],
      reasons: ReasonTable(), to: Script([Step(.tick)]))
  }

  @Test func anUnexpectedCallbackBreaksTheRulesThatDemandSilence() throws {
    let comparison = compare([], silence: Why(.act(21)), [Self.first])
    let difference = try #require(comparison.differences.first)
    #expect(difference.aspect == .unexpectedEvent)
    #expect(difference.rules == [.act(21)])
    #expect(comparison.tally.counts[.act(21)]?.failed == 1)
  }

  @Test func aCallbackThatComesTooOftenIsNotShownAsOneThatMustNotCome() throws {
    let wanted = ExpectedEvent(.event(Self.first), .once, why: Why(.act(39)))
    let comparison = compare([wanted], silence: Why(.act(21)), [Self.first, Self.first])
    let difference = try #require(comparison.differences.first)
    #expect(difference.expected == "\(Self.first), once")
    #expect(difference.actual == "\(Self.first), twice")
  }

  @Test func silenceThatIsKeptPasses() {
    let comparison = compare([], silence: Why(.act(21)), [])
    #expect(comparison.differences == [])
    #expect(comparison.tally.counts[.act(21)]?.passed == 1)
  }

  @Test(arguments: [
    ([first], true), ([first, first], true), ([first, second], false), ([], true),
  ])
  func whatHasToComeAtLeastOnceMayComeAgain(actual: [Event], isRight: Bool) {
    var expected = Expected(.done, .done)
    expected.events = [ExpectedEvent(.repeated(Self.first), .sometimeSince(0))]
    var earlier = [[Self.first]]
    #expect(expected.allowsEvents(actual, earlier: &earlier) == isRight)
  }

  @Test func whatHasToComeAtLeastOnceHasToCome() {
    var expected = Expected(.done, .done)
    expected.events = [ExpectedEvent(.repeated(Self.first), .sometimeSince(0))]
    var earlier: [[Event]] = [[]]
    #expect(!expected.allowsEvents([], earlier: &earlier))
  }

  @Test func withoutARuleForSilenceAnUnexpectedCallbackIsNoDifference() {
    #expect(compare([], silence: .none, [Self.first]).differences == [])
  }

  @Test func aMissingCallbackIsShownBesideTheOneThatLooksLikeIt() throws {
    let wanted = ExpectedEvent(.event(Self.asked), .once, why: Why(.act(22)))
    let comparison = compare([wanted], silence: .none, [Self.late])
    let difference = try #require(comparison.differences.first)
    #expect(difference.aspect == .missingEvent)
    #expect(difference.rules == [.act(22)])
    #expect(difference.actual == "\(Self.late)")
  }

  @Test func aCallbackThatCameTooEarlyIsNotCalledAbsent() throws {
    let wanted = [Self.first, Self.second].map {
      ExpectedEvent(.event($0), .once, why: Why(.act(22)))
    }
    let early = compare(wanted, silence: .none, [Self.second, Self.first])
    #expect(early.differences.first?.actual == .earlyCallback)
    let absent = compare(wanted, silence: .none, [Self.first])
    #expect(absent.differences.first?.actual == .noSuchCallback)
  }

  @Test func aCallbackThatCameCountsForItsRules() {
    let wanted = ExpectedEvent(.event(Self.first), .once, why: Why(.act(39)))
    let comparison = compare([wanted], silence: .none, [Self.first])
    #expect(comparison.tally.counts[.act(39)]?.passed == 1)
  }
}
