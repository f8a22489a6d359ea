import Conformance
import LayerModel
import LayerScript
import Rules
import Testing

/// Who is told to lay out, display or draw by the last step of a script, and why.
struct CallCase: Sendable, CustomTestStringConvertible {
  let script: String
  let calls: [String]
  let rules: [RuleID]

  init(_ script: String, _ calls: [String], _ rules: RuleID...) {
    self.script = script
    self.calls = calls
    self.rules = rules
  }

  var testDescription: String { script }

  /// Compares the certain callbacks, and looks for the rules behind them or behind the silence.
  func check(_ location: SourceLocation = #_sourceLocation) throws {
    let (expected, reasons) = try Reference.lastAnswer(to: script)
    #expect(expected.pattern == .done, sourceLocation: location)
    let certain = expected.events.filter { event in
      if case .open = event.presence { return false }
      return true
    }
    #expect(
      certain.compactMap(\.answer?.description) == calls, sourceLocation: location)
    let why = Set(
      (certain.map(\.why) + [expected.silence]).flatMap { reasons.rules(in: $0) })
    let missing = rules.filter { !why.contains($0) }
    #expect(missing == [], "rests on \(why.sorted())", sourceLocation: location)
    // The events that a perfect engine reports are allowed, and one more is not.
    #expect(expected.allowsEvents(expected.outcome.events), sourceLocation: location)
    if !expected.silence.isEmpty, let call = expected.outcome.events.last(where: { $0.isCall }) {
      let more = expected.outcome.events + [call]
      #expect(!expected.allowsEvents(more) || certain.isEmpty, sourceLocation: location)
    }
  }
}

extension Event {
  fileprivate var isCall: Bool { kind == .called }
}

/// Which layers are laid out when, in which order, and whom that tells.
struct LayoutPassTests {
  private static let chain =
    "new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; "
    + "add l2 to l1; add l3 to l2; layoutIfNeeded l1; "
  private static let siblings =
    "new k1 CALayer implementing [layoutSublayers]; new l1 k1; new l2 k1; new l3 k1; "
    + "add l2 to l1; add l3 to l1; layoutIfNeeded l1; "
  private static let shown = chain + "host l1; tick; "
  private static let delegate =
    "new d1 implementing [layoutSublayers]; new l1; set l1.delegate d1; "

  private static func told(_ who: String, _ layers: String...) -> [String] {
    layers.map { "\(who) called for layoutSublayers of \($0)" }
  }

  @Test(arguments: [
    CallCase(chain + "layoutIfNeeded l1", [], .lay(3)),
    CallCase(chain + "setNeedsLayout l1; layoutIfNeeded l1", told("k1", "l1"), .lay(2)),
    CallCase(chain + "layoutSublayers l1", told("k1", "l1")),
    CallCase(
      chain + "setNeedsLayout l1; setNeedsLayout l2; layoutIfNeeded l2", told("k1", "l1", "l2"),
      .lay(15), .lay(18)),
    CallCase(chain + "setNeedsLayout l1; layoutIfNeeded l2", told("k1", "l1"), .lay(16)),
    CallCase(
      chain + "setNeedsLayout l1; setNeedsLayout l3; layoutIfNeeded l1", told("k1", "l1", "l3"),
      .lay(17), .lay(18)),
    CallCase(chain + "setNeedsLayout l3; layoutIfNeeded l1", told("k1", "l3"), .lay(17)),
    CallCase(
      delegate + "setNeedsLayout l1; layoutIfNeeded l1", told("d1", "l1"), .lay(2), .lay(13)),
    CallCase(delegate + "layoutSublayers l1", told("d1", "l1"), .lay(13)),
    CallCase(
      chain + "new d1 implementing [layoutSublayers]; set l1.delegate d1; setNeedsLayout l1; "
        + "layoutIfNeeded l1", told("k1", "l1"), .lay(14)),
    CallCase(
      "new k1 CALayer implementing [layoutSublayers]; new k2 k1; new l1 k2; setNeedsLayout l1; "
        + "layoutIfNeeded l1", told("k1", "l1"), .lay(2)),
    CallCase(shown + "set l2.bounds (0, 0, 1, 1); tick", told("k1", "l1", "l2"), .lay(20)),
    CallCase(
      shown + "begin; set l1.bounds (0, 0, 1, 1); set l1.bounds (0, 0, 2, 2); commit",
      told("k1", "l1"), .lay(20), .lay(21)),
    CallCase(shown + "setNeedsLayout l3; flush", told("k1", "l3"), .lay(20)),
    CallCase(shown + "begin; set l1.bounds (0, 0, 1, 1); begin; commit", []),
  ])
  func whatWaitsIsLaidOutOnceAndTheRestIsNot(pass: CallCase) throws {
    try pass.check()
  }

  @Test func aSuperlayerComesBeforeItsSublayersWhichComeInAnyOrder() throws {
    let script =
      Self.siblings + "setNeedsLayout l1; setNeedsLayout l2; setNeedsLayout l3; layoutIfNeeded l1"
    let (expected, _) = try Reference.lastAnswer(to: script)
    let events = ["l1", "l2", "l3"].compactMap { ObjectName($0) }.map { layer in
      Event.called(.class(1), .layoutSublayers, layer: layer)
    }
    #expect(expected.allowsEvents(events))
    #expect(expected.allowsEvents([events[0], events[2], events[1]]))
    #expect(!expected.allowsEvents([events[1], events[0], events[2]]))
    #expect(!expected.allowsEvents(Array(events.dropLast())))
    #expect(!expected.allowsEvents(events + [events[2]]))
  }

  @Test func siblingsOfTheLayerThatIsAskedMayBeLaidOutOrNot() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.siblings + "setNeedsLayout l2; setNeedsLayout l3; layoutIfNeeded l2")
    let calls = ["l2", "l3"].compactMap { ObjectName($0) }.map { layer in
      Event.called(.class(1), .layoutSublayers, layer: layer)
    }
    #expect(expected.allowsEvents([calls[0]]))
    #expect(expected.allowsEvents(calls))
    #expect(!expected.allowsEvents([calls[1]]))
  }

  @Test(arguments: [
    "set l1.bounds (0, 0, 1, 1)", "set l2.transform scale(2, 2, 1)", "setNeedsLayout l1",
    "remove l2",
  ])
  func aChangeLaysNothingOutAtOnce(step: String) throws {
    let (expected, _) = try Reference.lastAnswer(to: Self.shown + step)
    let call = Event.called(.class(1), .layoutSublayers, layer: .layer(1))
    #expect(!expected.allowsEvents([call]))
    #expect(expected.allowsEvents([]))
  }
}
