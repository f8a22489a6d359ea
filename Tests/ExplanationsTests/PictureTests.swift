import Conformance
import Explanations
import Geometry
import LayerScript
import Testing

/// What is drawn of a finding: the kind by what is wrong, and what the reference makes of the script.
struct PictureTests {
  @Test(
    arguments: [
      ("new l1 {bounds: (0, 0, 2, 2)}; get l1.frame", "(0, 0, 2, 2)", "geometry"),
      ("new l1; get l1.anchorPoint", "(0, 0)", "geometry"),
      ("new l1 {bounds: (0, 0, 4, 4)}; contains l1 (4, 0)", "true", "geometry"),
      ("new l1; new l2; add l2 to l1; hitTest l1 (0, 0)", "l1", "geometry"),
      (
        "new l1; new l2 {bounds: (1, 0, 0, 0)}; add l2 to l1; convert (0, 0) from l2 to l1",
        "(0, 0)", "geometry"
      ),
      ("compute makeRotation [1, 0, 0, 1]", "identity", "geometry"),
      ("new l1; new l2; add l2 to l1; get l1.sublayers", "nil", "trees"),
      ("new l1; new l2; add l2 to l1; remove l2; get l2.superlayer", "l1", "trees"),
      ("new l1 {actions: {bounds: x1}}; ask l1 bounds", "nil", "search"),
      (
        "begin; set transaction.animationDuration 2; commit; get transaction.animationDuration",
        "2", "nesting"
      ),
      ("begin; new l1; host l1; exists l1.presentation", "true", "nesting"),
      (Self.fade + "; advance 0.5; get l1.presentation.opacity", "0.5", "time"),
      (Self.fade + "; animationKeys l1", "nil", "time"),
      ("evaluate timing(easeIn) at 0.5", "0.5", "time"),
      ("new l1; get l1.opacity", "0", nil),
      ("new l1; get l1.name", "\"\"", nil),
    ] as [(String, String, String?)])
  func theKindIsChosenByWhatIsWrong(script: String, answer: String, kind: String?) throws {
    #expect(Explanation(try Finding(script, answered: answer)).picture?.kind == kind)
  }

  static let fade =
    "new a1 {keyPath: \"opacity\", fromValue: 0, toValue: 1, duration: 2}; new l1; host l1; tick; "
    + "addAnimation a1 to l1 key \"k\"; tick"

  @Test func aFrameIsDrawnBesideTheOneThatWasAnswered() throws {
    let finding = try Finding(
      "new l1 {bounds: (0, 0, 2, 4)}; get l1.frame", answered: "(0, 0, 2, 4)")
    guard case .geometry(let picture) = Explanation(finding).picture else {
      Issue.record("there is no geometry")
      return
    }
    #expect(picture.outlines.map(\.role) == [.expected, .actual])
    let expected = [Point(-1, -2), Point(1, -2), Point(1, 2), Point(-1, 2)]
    #expect(picture.outlines.first?.corners == expected)
    #expect(picture.marks.map(\.place) == [Point(0, 0)])
  }

  @Test func aSubPathIsDrawnAsThePartOfTheWhole() throws {
    let finding = try Finding(
      "new l1 {bounds: (0, 0, 2, 2)}; value l1 frame.origin.x", answered: "0")
    guard case .geometry(let picture) = Explanation(finding).picture else {
      Issue.record("there is no geometry")
      return
    }
    #expect(picture.outlines.last?.corners.first == Point(0, -1))
  }

  @Test func anAnswerThatIsNoValueIsNotDrawn() throws {
    let finding = try Finding(
      "new l1 {bounds: (0, 0, 2, 2)}; get l1.frame", answered: "raised <svg onload=x>")
    guard case .geometry(let picture) = Explanation(finding).picture else {
      Issue.record("there is no geometry")
      return
    }
    #expect(picture.outlines.map(\.role) == [.expected])
  }

  @Test(arguments: ["(nan, 0, 1, 1)", "(inf, 0, 1, 1)", "(1e300, 0, 1, 1)"])
  func whatFitsNoPaperIsNotDrawn(answer: String) throws {
    let finding = try Finding("new l1 {bounds: (0, 0, 2, 2)}; get l1.frame", answered: answer)
    #expect(Explanation(finding).picture == nil)
  }

  @Test func whatCannotBeSeenIsNotDrawn() throws {
    let finding = try Finding(
      "new l1 {bounds: (0, 0, 2, 2)}; get l1.frame", answered: "(-1, -1, 2, 2.001)")
    #expect(Explanation(finding).picture == nil)
  }

  @Test func theSearchEndsWhereTheFirstAnswerIs() throws {
    let finding = try Finding(
      "new d1 {bounds: null}; new l1 {delegate: d1, actions: {bounds: x1}}; ask l1 bounds",
      answered: "x1")
    guard case .search(let picture) = Explanation(finding).picture else {
      Issue.record("there is no search")
      return
    }
    #expect(picture.stops.map(\.place).prefix(2) == ["the delegate", "l1.actions"])
    #expect(picture.stops.count == 5)
    #expect(picture.stops.map(\.result).first == .endsWithout)
    #expect(picture.stops.dropFirst().allSatisfy { $0.result == .notReached })
  }

  @Test func aValueOverTimeFollowsTheReference() throws {
    let finding = try Finding(
      Self.fade + "; advance 0.5; get l1.presentation.opacity", answered: "1")
    guard case .time(let picture) = Explanation(finding).picture else {
      Issue.record("there is no time")
      return
    }
    #expect([picture.expected?.time, picture.expected?.value] == [0.5, 0.25])
    #expect(picture.answers.map(\.sample.value) == [1])
    let shown = picture.pieces.last ?? []
    #expect(shown.allSatisfy { abs($0.value - $0.time / 2) < 1e-9 || $0.time == 0 })
    #expect(picture.bars.map(\.start) == [0])
  }

  @Test func transactionsNestAsTheyAreOpened() throws {
    let finding = try Finding(
      "begin; begin; commit; get transaction.animationDuration", answered: "1")
    guard case .nesting(let picture) = Explanation(finding).picture else {
      Issue.record("there is no nesting")
      return
    }
    #expect(picture.rows.map(\.before) == [0, 1, 2, 1])
    #expect(picture.rows.map(\.after) == [1, 2, 1, 1])
    #expect(picture.wrong == 3)
  }

  @Test func aCallbackThatDoesNotComeStandsInItsLane() throws {
    let script =
      "new a1 {keyPath: \"opacity\", fromValue: 0, toValue: 1, duration: 2, delegate: h1}; new l1; host l1; "
      + "tick; addAnimation a1 to l1 key \"k\"; tick"
    var finding = try Finding(script, answered: "no such callback")
    finding.problem.event = StepForm("started")
    finding.problem.expected = "h1 told that a1 started"
    guard case .lanes(let picture) = Explanation(finding).picture else {
      Issue.record("there are no lanes")
      return
    }
    #expect(picture.lanes == ["h1"])
    #expect(picture.calls.map(\.presence) == [.missing])
    #expect(picture.calls.map(\.label) == ["a1 started"])
  }
}

extension Picture {
  fileprivate var kind: String {
    switch self {
    case .geometry: "geometry"
    case .trees: "trees"
    case .search: "search"
    case .nesting: "nesting"
    case .time: "time"
    case .lanes: "lanes"
    }
  }
}
