import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Testing

@testable import Campaign

/// One mistake often departs from what was expected in one telling way, whatever a script calls its objects and
/// whichever property it happens to change.
@Suite("Findings that say the same in other words")
struct SameWordsTests {
  private static let block = "new v1 backing l1; host v1; tick; beginBlock animate duration 1; "
  private static let shown = "new l1; host l1; tick; "
  private static let heard = "new d1 implementing [layoutSublayers]; new l1 {delegate: d1}; "
  private static let marked = "new l1; setNeedsDisplay l1; "
  private static let drawn =
    "new k1 CALayer implementing [draw]; new l1 k1 {bounds: (0, 0, 1, 1), contents: i1}; "
  private static let acting =
    "new l1; host l1; set transaction.completionBlock b1; new a1 {delegate: h1}; "
    + "react b1 complete limit 1 [addAnimation a1 to l1]; tick; tick"

  @Test(
    "are one",
    arguments: [
      (
        "whichever property it is whose change does something", "view-block-animates-all",
        block + "set l1.borderWidth 1; animationKeys l1",
        block + "set l1.shadowRadius 1; animationKeys l1"
      ),
      (
        "where the same stands in a list in the place of the same", "part-has-own-key",
        shown + "set l1.bounds (0, 0, 0, 1); animationKeys l1",
        shown + "set l1.frame (0, 0, 0, 1); animationKeys l1"
      ),
      (
        "where a callback comes too often", "start-per-cycle",
        "new l1; host l1; new a1 {delegate: h1, repeatCount: 3}; addAnimation a1 to l1 key k; tick",
        "new l1; host l1; new a1 {delegate: h1, duration: 1, repeatCount: 16, autoreverses: true, "
          + "beginTime: 68}; addAnimation a1 to l1; set l1.speed 2; tick"
      ),
      (
        "where an animation answers what was just set", "implicit-from-new-value",
        block + "set l1.opacity 0; get l1.animation(opacity).fromValue",
        block + "set l1.cornerRadius 3; get l1.animation(cornerRadius).fromValue"
      ),
      (
        "where an object answers with itself", "self-is-superlayer", "new l1; get l1.superlayer",
        "new l1; new l2; add l2 to l1; set l1.sublayers nil; get l2.superlayer"
      ),
      (
        "where a reaction does what another script does itself", "told-at-once",
        "new l1; new a1 {delegate: h1}; addAnimation a1 to l1", acting
      ),
      (
        "where a layer is told to display at once or only if it is marked", "old-contents-stay",
        drawn + "display l1; get l1.contents",
        drawn + "setNeedsDisplay l1; displayIfNeeded l1; get l1.contents"
      ),
    ])
  func areOne(what: String, fault: String, first: String, second: String) throws {
    let (first, second) = try (finding(first, of: fault), finding(second, of: fault))
    #expect(first.saysTheSame(as: second) && second.saysTheSame(as: first), "\(what)")
    #expect(first.isTaken(for: second), "\(what)")
  }

  @Test(
    "are one or two by what is wrong with an answer as a message, whatever it is about",
    arguments: [
      (
        "the answer to message 20 is not an answer (trace[4].value.ref: 'l9.copy' is not a name)",
        true
      ),
      (
        "the answer to message 2 is not an answer (trace[1].value.list[0].ref: 'b' is not a name)",
        true
      ),
      ("the answer to message 2 is not an answer (trace[1]: an object has exactly one key)", false),
    ])
  func complainOfTheProtocol(complaint: String, isOne: Bool) throws {
    let complaints = [
      "the answer to message 7 is not an answer (trace[3].value.ref: 'l7.c' is not a name): '{\"n\":7}'",
      complaint + ": '{\"n\":2}'",
    ]
    let findings = try zip(complaints, ["new l1; get l1.superlayer", "new l2; get l2.mask"]).map {
      let script = try Script(parsing: $1)
      return Finding(
        problem: Problem(.violatedProtocol(EngineText($0)), script), primary: nil, alternatives: [],
        restsOn: [], script: script, variant: nil, rows: [], behavesLike: nil,
        origin: .generated(0), original: script,
        confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
    }
    #expect(findings[0].isTaken(for: findings[1]) == isOne)
  }

  @Test(
    "stay apart",
    arguments: [
      (
        "where values of other properties are wrong",
        ("default-borderWidth", "new l1; get l1.borderWidth"),
        ("default-edgeAntialiasingMask", "new l1; get l1.edgeAntialiasingMask")
      ),
      (
        "where it takes other steps",
        ("view-block-animates-all", block + "set l1.borderWidth 1; animationKeys l1"),
        (
          "view-block-animates-all",
          "new a1; new v1 backing l1; addAnimation a1 to l1 key k; beginBlock animate duration 0; "
            + "set l1.position (0, 1); animationKeys l1"
        )
      ),
      (
        "where a mark stays behind what is done now and behind what is done when marked",
        ("display-mark-stays", marked + "displayIfNeeded l1; get l1.needsDisplay"),
        ("direct-display-leaves-mark", marked + "display l1; get l1.needsDisplay")
      ),
    ] as [(String, (String, String), (String, String))])
  func stayApart(what: String, first: (String, String), second: (String, String)) throws {
    let left = try finding(first.1, of: first.0)
    let right = try finding(second.1, of: second.0)
    #expect(!left.saysTheSame(as: right), "\(what)")
  }

  @Test("are one where a class has defaults for what has none, and two where it has other ones")
  func haveDefaults() throws {
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for (place, step) in script.steps.enumerated() where step.isQuery {
        trace.outcomes[place] = Outcome(.value(.number(7)))
      }
      return .trace(trace)
    }
    let findings = try ["bounds", "position", "contentsScale"].map {
      try Finding(lastOf: "classDefault CALayer \($0)", by: Examiner(engine))
    }
    #expect(findings[0].saysTheSame(as: findings[1]))
    #expect(!findings[0].saysTheSame(as: findings[2]))
  }

  @Test("are one where a layer is told to lay out at once or if it is marked, blamed on one rule")
  func areLaidOut() throws {
    let first = try finding(Self.heard + "layoutSublayers l1", of: "delegate-not-told")
    var second = try finding(
      Self.heard + "setNeedsLayout l1; layoutIfNeeded l1", of: "delegate-not-told")
    #expect(!first.saysTheSame(as: second))
    second.primary = first.primary
    #expect(first.saysTheSame(as: second) && second.saysTheSame(as: first))
  }

  @Test("stay apart where they are known for two mistakes")
  func knownMistakesStayApart() throws {
    var first = try finding("new l1; get l1.superlayer", of: "self-is-superlayer")
    var second = first
    (first.behavesLike, second.behavesLike) = ("self-is-superlayer", "frame-anchor-centre")
    #expect(!first.saysTheSame(as: second))
  }

  private func finding(_ text: String, of fault: String) throws -> Finding {
    let crowd = try Crowd([try #require(FaultCatalogue.fault(named: fault))])
    return try Finding(lastOf: text, by: Examiner(WorldEngine(crowd: crowd)))
  }
}
