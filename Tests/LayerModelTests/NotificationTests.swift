import LayerModel
import LayerScript
import Rules
import Testing

/// What observers hear of changes.
struct NotificationTests {
  @Test(arguments: [
    ("observe l1 opacity; set l1.opacity 0.5", ["opacity"], RuleID.kvc(29)),
    ("observe l1 position; setValue l1 position.x 1", ["position"], .kvc(6)),
    (
      "observe l1 bounds; observe l1 position; set l1.frame (0, 0, 4, 4)",
      ["position", "bounds"], .kvc(33)
    ),
  ])
  func observersHearOnceOfEachChange(steps: String, keys: [String], rule: RuleID) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: "new l1; \(steps)")
    let heard = expected.events.filter { $0.presence == .onceAnywhere }
    #expect(heard.compactMap { $0.answer?.key } == keys)
    for event in heard { #expect(reasons.rules(in: event.why).contains(rule)) }
    #expect(reasons.rules(in: expected.silence).contains(rule))
  }

  @Test func theNotificationHasTheValueBeforeAndAfter() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l1; observe l1 opacity; set l1.opacity 0.5")
    let wanted = Event.changed(.layer(1), key: "opacity", old: .number(1), new: .number(0.5))
    #expect(expected.events.contains { $0.answer == wanted })
  }

  @Test func whatIsToldRestsOnTheRulesOfTheValue() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: "new l1; observe l1 position; observe l1 bounds; set l1.frame (0, 0, 4, 4)")
    let event = try #require(expected.events.first { $0.answer?.key == "position" })
    #expect(Set(reasons.rules(in: event.why)).isSuperset(of: [.kvc(33), .geo(17), .geo(18)]))
  }

  @Test func nobodyHearsOfASetThatChangesNothing() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: "new l1; observe l1 opacity; set l1.opacity 1")
    #expect(expected.events.allSatisfy { $0.answer?.kind != .changed })
    #expect(reasons.rules(in: expected.silence).contains(.kvc(29)))
  }

  @Test(arguments: [
    // Derived values, and frames that keep the place or the size.
    "observe l1 frame; set l1.position (1, 1)",
    "set l1.bounds (0, 0, 2, 2); observe l1 bounds; set l1.frame (1, 1, 2, 2)",
    "set l1.opacity 2; observe l1 opacity; set l1.opacity 0.5",
  ])
  func whatNoSourceDecidesIsOpen(steps: String) throws {
    let (expected, _) = try Reference.lastAnswer(to: "new l1; \(steps)")
    let isOpen = expected.events.contains { event in
      if case .open = event.presence { return true }
      return false
    }
    #expect(isOpen)
    #expect(expected.events.allSatisfy { $0.presence != .onceAnywhere })
  }
}
