import Engines
import LayerScript
import Testing

@testable import LayerCheckBench

/// The engine that some sequences of steps end.
@Suite("An engine that dies")
struct MortalEngineTests {
  @Test(
    "is ended by six sequences of steps, whatever comes between",
    arguments: [
      ("new l1; host l1; tick; get l1.presentation.superlayer", "crash"),
      ("new l1; new l2; add l2 to l1; new l3; replace l2 in l1 with l3", "crash"),
      ("new l1; new a1; addAnimation a1 to l1 key k; removeAllAnimations l1; tick", "crash"),
      ("new l1; set l1.speed 2; tick; convertTime 1 from l1 to nil", "hang"),
      ("new l1; new l2; set l1.mask l2; hitTest l1 (0, 0)", "hang"),
      ("new l1; begin; setNeedsLayout l1; commit", "hang"),
    ])
  func isEnded(_ text: String, _ end: String) throws {
    let run = MortalEngine(WorldEngine()).run(try Script(parsing: text))
    switch run {
    case .crashed: #expect(end == "crash")
    case .hung: #expect(end == "hang")
    case .trace, .violatedProtocol, .unavailable: Issue.record("\(run)")
    }
  }

  @Test(
    "answers as the engine in it does where the steps do not come in that order",
    arguments: [
      "new l1; get l1.presentation.superlayer; host l1; tick",
      "new l1; convertTime 1 from l1 to nil; set l1.speed 2", "new l1; hitTest l1 (0, 0)",
    ])
  func answersAllElse(_ text: String) throws {
    let script = try Script(parsing: text)
    #expect(MortalEngine(WorldEngine()).run(script) == WorldEngine().run(script))
  }
}
