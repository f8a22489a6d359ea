import Conformance
import LayerModel
import LayerScript
import Rules
import Testing

/// What waits for display, who draws, and what becomes of the contents.
struct DisplayTests {
  private static let settled = "new l1; set l1.bounds (0, 0, 4, 4); displayIfNeeded l1; "
  private static let marked = settled + "setNeedsDisplay l1; "
  private static let drawing =
    "new k1 CALayer implementing [draw]; new l1 k1; set l1.bounds (0, 0, 4, 4); "

  /// A layer of some class with a delegate, marked for display.
  private static func layer(class overrides: String, delegate: String) -> String {
    "new k1 CALayer implementing [\(overrides)]; new d1 implementing [\(delegate)]; new l1 k1; "
      + "set l1.bounds (0, 0, 4, 4); set l1.delegate d1; setNeedsDisplay l1; "
  }

  private static func told(_ calls: String...) -> [String] {
    calls.map { call in
      let parts = call.split(separator: " ")
      return "\(parts[0]) called for \(parts[1]) of l1"
    }
  }

  @Test(arguments: [
    WorkedCase(settled + "get l1.needsDisplay", "false", .dis(2)),
    WorkedCase(marked + "get l1.needsDisplay", "true", .dis(1)),
    WorkedCase(
      settled + "setNeedsDisplayInRect l1 (0, 0, 1, 1); get l1.needsDisplay", "true", .dis(1)),
    WorkedCase(marked + "displayIfNeeded l1; get l1.needsDisplay", "false", .dis(2)),
    WorkedCase(marked + "display l1; get l1.needsDisplay", "false", .dis(3)),
    WorkedCase(
      settled + "set l1.needsDisplayOnBoundsChange true; set l1.bounds (0, 0, 5, 5); "
        + "get l1.needsDisplay", "true", .dis(6)),
    WorkedCase(
      settled + "set l1.needsDisplayOnBoundsChange true; set l1.frame (0, 0, 5, 5); "
        + "get l1.needsDisplay", "true", .dis(6)),
    WorkedCase(
      marked + "host l1; tick; get l1.needsDisplay", "false", .dis(15)),
    WorkedCase("new l1; get l1.contentsRect", "(0, 0, 1, 1)", .dis(20)),
    WorkedCase(
      "new l1; set l1.contentsRect (-1, -1, 4, 4); get l1.contentsRect", "(-1, -1, 4, 4)",
      .dis(20)),
    WorkedCase(
      "new l1; set l1.contentsCenter (-1, -1, 4, 4); get l1.contentsCenter", "(-1, -1, 4, 4)",
      .dis(20)),
    WorkedCase("new l1; set l1.contents i1; get l1.contents", "i1", .dis(14)),
    WorkedCase(
      "new l1; set l1.contents i1; set l1.contents nil; get l1.contents", "nil", .dis(14)),
    WorkedCase(drawing + "display l1; set l1.contents i1; get l1.contents", "i1", .dis(13)),
  ])
  func aMarkIsSetAndTakenAway(worked: WorkedCase) throws {
    try worked.check()
  }

  @Test(arguments: [
    ("set l1.bounds (0, 0, 5, 5)", RuleID.dis(5)), ("set l1.contents i1", .dis(13)),
    ("set l1.position (3, 4)", .dis(16)), ("set l1.opacity 0.5", .dis(16)),
    ("new a1; addAnimation a1 to l1 key k; removeAnimation k from l1", .dis(17)),
    ("new a1; addAnimation a1 to l1 key k; removeAllAnimations l1", .dis(17)),
    ("setNeedsLayout l1; layoutIfNeeded l1", .lay(24)),
  ])
  func whatLeavesAMarkAloneIsPutToTheTestByTheNextLook(steps: String, rule: RuleID) throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: Self.settled + steps + "; get l1.needsDisplay")
    #expect(reasons.rules(in: expected.undisturbed.why).contains(rule))
    #expect(expected.weakened == nil)
    #expect(expected.answer == .value(.boolean(false)))
  }

  @Test(arguments: [
    ("new l1; get l1.needsDisplay", OpenItem.layers(39)),
    (settled + "set l1.contents i1; setNeedsDisplay l1; get l1.contents", .layers(40)),
    (marked + "set l1.contents i1; get l1.needsDisplay", .layers(41)),
    (settled + "setNeedsDisplayInRect l1 (0, 0, 0, 1); get l1.needsDisplay", .layers(13)),
    ("new k1 CALayer implementing [draw]; new l1 k1; display l1; get l1.contents", .layers(42)),
    (settled + "set l1.style {opacity: 0.5}; get l1.needsDisplay", .beyondReference),
  ])
  func nothingIsAssertedWhereNoSourceSays(script: String, item: OpenItem) throws {
    let (expected, _) = try Reference.lastAnswer(to: script)
    #expect(expected.weakened == item)
  }

  @Test(arguments: [
    CallCase(
      layer(class: "display", delegate: "display, draw") + "displayIfNeeded l1",
      told("k1 display"), .dis(2), .dis(7)),
    CallCase(
      layer(class: "", delegate: "display, draw, layerWillDraw") + "displayIfNeeded l1",
      told("d1 display"), .dis(8), .dis(11)),
    CallCase(
      layer(class: "draw", delegate: "draw") + "displayIfNeeded l1",
      told("k1 draw"), .dis(9), .dis(10)),
    CallCase(layer(class: "", delegate: "draw") + "displayIfNeeded l1", told("d1 draw"), .dis(10)),
    CallCase(
      "new k1 CALayer implementing [drawLayer]; new l2 k1; "
        + "new l1 {bounds: (0, 0, 4, 4), delegate: l2}; setNeedsDisplay l1; displayIfNeeded l1",
      told("k1 drawLayer"), .dis(10)),
    CallCase(
      layer(class: "", delegate: "draw, layerWillDraw") + "displayIfNeeded l1",
      told("d1 layerWillDraw", "d1 draw"), .dis(11)),
    CallCase(
      layer(class: "", delegate: "display") + "setNeedsDisplay l1; displayIfNeeded l1",
      told("d1 display"), .dis(4)),
    CallCase(
      layer(class: "", delegate: "display") + "displayIfNeeded l1; displayIfNeeded l1", [],
      .dis(2)),
    CallCase(
      layer(class: "", delegate: "display") + "displayIfNeeded l1; set l1.opacity 0.5; "
        + "displayIfNeeded l1", [], .dis(16)),
    CallCase(layer(class: "display", delegate: "") + "display l1", told("k1 display"), .dis(7)),
    CallCase(
      layer(class: "", delegate: "display") + "host l1; tick", told("d1 display"), .dis(15)),
    CallCase(
      layer(class: "layoutSublayers", delegate: "display")
        + "host l1; setNeedsLayout l1; tick", told("k1 layoutSublayers", "d1 display"),
      .dis(15), .lay(20)),
  ])
  func oneMethodDisplaysAndTheOthersAreNotCalled(display: CallCase) throws {
    try display.check()
  }

  @Test func whatWasDrawnIsNoneOfTheScriptsImages() throws {
    let (expected, reasons) = try Reference.lastAnswer(
      to: Self.drawing + "set l1.contents i1; display l1; get l1.contents")
    #expect(reasons.rules(in: expected.why).contains(.dis(12)))
    #expect(expected.weakened == nil)
    #expect(!expected.pattern.accepts(.nil))
    #expect(!expected.pattern.accepts(.reference(ObjectName(.image, 1))))
    #expect(expected.pattern.accepts(.dictionary([Value.Entry("class", .string("store"))])))
  }

  @Test func displayComesBehindLayout() throws {
    let (expected, _) = try Reference.lastAnswer(
      to: Self.layer(class: "layoutSublayers", delegate: "display")
        + "host l1; setNeedsLayout l1; tick")
    let events = expected.outcome.events.filter { $0.kind == .called }
    #expect(events.count == 2)
    #expect(expected.allowsEvents(events))
    #expect(!expected.allowsEvents(events.reversed()))
  }

  @Test func aDelegateMayGiveTheContentsWhileItDisplays() throws {
    try WorkedCase(
      "new d1 implementing [display]; new l1; set l1.bounds (0, 0, 4, 4); set l1.delegate d1; "
        + "react d1 display limit 1 [set l1.contents i2]; setNeedsDisplay l1; displayIfNeeded l1; "
        + "get l1.contents", "i2", .dis(14)
    ).check()
  }

  /// DIS-22 speaks of sublayers; an image of 20 by 10 pixels fills a square beyond its sides.
  @Test(
    "whether a layer that masks to its bounds clips its own contents is open",
    arguments: [
      ("resizeAspectFill", true, false), ("resizeAspectFill", false, true),
      ("resizeAspect", true, true), ("resize", true, true),
    ])
  func ownContentsBeyondTheBounds(gravity: String, masks: Bool, isAsserted: Bool) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l1; set l1.bounds (0, 0, 200, 200); new l2; set l2.frame (100, 100, 80, 60); "
        + "add l2 to l1; set l2.contents i1; set l2.masksToBounds \(masks); "
        + "set l2.contentsGravity \"\(gravity)\"; render l1",
      declaring: [.render: true, .contentsRect: true])
    #expect((expected.weakened == nil) == isAsserted)
  }
}
