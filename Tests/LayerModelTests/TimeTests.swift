import LayerModel
import LayerScript
import Rules
import Testing

/// Media timing: local times down the tree, and what cycles and curves make of them.
struct TimeTests {
  private static let parent =
    "new l1; set l1.beginTime 10; set l1.speed 2; set l1.timeOffset 5; "
  private static let chain =
    "new l1; new l2; new l3; add l2 to l1; add l3 to l2; set l2.beginTime 2; set l2.speed 3; "
    + "set l2.timeOffset 0.25; set l3.beginTime 1; set l3.speed 2; set l3.timeOffset 0.5; "

  @Test(arguments: [
    WorkedCase(parent + "convertTime 20 from nil to l1", "25", .time(1), .time(4)),
    WorkedCase(parent + "convertTime 25 from l1 to nil", "20", .time(1), .time(4)),
    WorkedCase(
      parent + "new l2; add l2 to l1; set l2.beginTime 3; set l2.speed 0.5; "
        + "set l2.timeOffset -1; convertTime 20 from nil to l2", "10", .time(2)),
    WorkedCase("new l1; convertTime 7 from nil to l1", "7", .time(3)),
    WorkedCase(
      "new l1; new l2; set l1.speed 2; set l2.speed 0.5; convertTime 8 from l1 to l2", "2",
      .time(5)),
    WorkedCase(parent + "convertTime 7 from l1 to l1", "7", .time(7)),
    WorkedCase(chain + "convertTime 10 from l2 to l3", "18.5"),
    WorkedCase(chain + "convertTime 10 from nil to l3", "47"),
    WorkedCase(chain + "convertTime 10 from l1 to l3", "47"),
    WorkedCase(chain + "convertTime 10 from l3 to l2", "5.75"),
    WorkedCase(chain + "convertTime 10 from l3 to nil", "3.8333333333"),
  ])
  func timesConvertThroughTheLayersAbove(worked: WorkedCase) throws { try worked.check() }

  private static let timed =
    "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", duration: 2, fromValue: 0, "
    + "toValue: 10}; "
  private static let held =
    "set a1.fillMode \"forwards\"; set a1.removedOnCompletion false; "
  private static func shown(_ settings: String, at seconds: Double) -> String {
    timed + settings + "addAnimation a1 to l1; tick; advance \(seconds); "
      + "get l1.presentation.zPosition"
  }

  @Test(arguments: [
    WorkedCase(shown("", at: 0.5), "2.5", .time(17)),
    WorkedCase(shown("set a1.speed 2; ", at: 0.5), "5", .time(19)),
    WorkedCase(shown("set a1.repeatCount 2.5; ", at: 2.5), "2.5", .time(17), .time(20)),
    WorkedCase(shown("set a1.repeatCount 2.5; ", at: 3.5), "7.5", .time(20)),
    WorkedCase(shown("set a1.repeatCount 2.5; ", at: 4.5), "2.5", .time(20)),
    WorkedCase(shown("set a1.autoreverses true; ", at: 2.5), "7.5", .time(17)),
    WorkedCase(
      shown("set a1.autoreverses true; set a1.repeatCount 1.5; ", at: 4.5), "2.5", .time(17)),
    WorkedCase(shown("set a1.repeatDuration 3; ", at: 2.5), "2.5", .time(18)),
    WorkedCase(shown("set a1.repeatCount inf; ", at: 1000.5), "2.5", .time(21)),
    WorkedCase(
      shown(
        "set a1.repeatDuration 3; set a1.fillMode \"both\"; "
          + "set a1.removedOnCompletion false; ", at: 7), "5", .time(18)),
    WorkedCase(shown(held + "set a1.duration 0.1; set a1.repeatCount 3; ", at: 7), "10", .anim(19)),
    WorkedCase(shown(held + "set a1.duration 0.1; set a1.repeatCount 6; ", at: 7), "10", .anim(19)),
    WorkedCase(
      shown(held + "set a1.duration 0.25; set a1.repeatDuration 0.75; ", at: 7), "10", .anim(19)),
    WorkedCase(
      shown(
        held + "set a1.duration 0.1; set a1.repeatCount 1.5; set a1.autoreverses true; ", at: 7),
      "10", .anim(19)),
    WorkedCase(
      shown(
        held + "set a1.duration 0.1; set a1.repeatCount 3; set a1.autoreverses true; ", at: 7),
      "0", .anim(19)),
    WorkedCase(
      shown(
        held + "set a1.duration 0.1; set a1.repeatCount 3; set a1.cumulative true; ", at: 7), "30",
      .anim(19)),
    WorkedCase(
      shown(held + "set a1.duration 0.1; set a1.repeatCount 2.5; ", at: 7), "5", .anim(19)),
  ])
  func cyclesRepeatAndReverse(worked: WorkedCase) throws { try worked.check() }

  @Test(arguments: [
    ("easeIn", 0.5, "0.93465"), ("easeIn", 1, "3.15357"), ("easeOut", 0.5, "3.78138"),
    ("easeInEaseOut", 0.5, "1.29162"), ("default", 1, "8.02403"), ("linear", 0.5, "2.5"),
  ])
  func aCurvePacesOneCycle(curve: String, seconds: Double, answer: String) throws {
    let script = Self.shown("set a1.timingFunction timing(\(curve)); ", at: seconds)
    try WorkedCase(script, answer, within: 1e-4).check()
  }
}
