import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import Campaign

/// What becomes of what only one of two versions declares.
@Suite("Of what only one version declares,")
struct BaselineDeclarationTests {
  /// The reference without layers' opacity.
  private static var smaller: EngineDescription {
    var description = WorldEngine().description
    description.properties["CALayer"]?.remove(.opacity)
    return description
  }

  @Test("wrong answers are told apart from regressions")
  func additions() throws {
    let earlier = SpoiltEngine(Self.smaller) { _, run in run }
    let pair = VersionPair(earlier: earlier, later: SpoiltEngine.opaque(.value(.nil)))
    let record = pair.compared(in: "new l1; get l1.opacity")
    #expect(record.conclusion == .notWorse)
    #expect(record.additions.map(\.script.description) == ["new l1\nget l1.opacity\n"])
    #expect(record.gained == ["property CALayer.opacity"])
    #expect(record.lost.isEmpty)
  }

  @Test("mistakes of both are not said to be new because the script has something that is")
  func oldMistakes() {
    let wrong = { (step: Step, right: Answer) -> Answer in
      if case .get(.object, .zPosition)? = step.query { return .value(.nil) }
      return right
    }
    let pair = VersionPair(
      earlier: SpoiltEngine.answering(declaring: Self.smaller, wrong),
      later: SpoiltEngine.answering(wrong))
    let record = pair.compared(in: "new l1; set l1.opacity 0.5; get l1.zPosition; get l1.opacity")
    #expect(record.conclusion == .notWorse)
    #expect(record.additions.isEmpty)
  }

  @Test("what is gone is named, and its steps are not asked")
  func losses() {
    let later = SpoiltEngine(Self.smaller) { _, run in run }
    let pair = VersionPair(earlier: WorldEngine(), later: later)
    let record = pair.compared(in: "new l1; get l1.opacity; get l1.zPosition", cases: 8)
    #expect(record.conclusion == .notWorse)
    #expect(record.lost == ["property CALayer.opacity"])
    #expect(record.gained.isEmpty)
  }

  @Test("regressions in what both declare are found all the same")
  func regressions() {
    let earlier = SpoiltEngine(Self.smaller) { _, run in run }
    let later = SpoiltEngine.answering { step, right in
      if case .get(.object, .zPosition)? = step.query { return .value(.nil) }
      return right
    }
    let record = VersionPair(earlier: earlier, later: later).compared(
      in: "new l1; set l1.opacity 0.5; get l1.zPosition", "new l1; get l1.zPosition")
    #expect(record.conclusion == .worse)
    #expect(record.additions.isEmpty)
  }
}
