import Geometry
import LayerModel
import LayerScript
import Rules
import Testing

/// Times far from zero, short cycles, and steps of the clock that take years.
struct LongTimeTests {
  /// A layer's timing with numbers such as people write.
  private struct Level {
    let begin: Double
    let speed: Double
    let offset: Double

    func local(_ parent: ExactNumber) -> ExactNumber {
      (parent - ExactNumber(begin)) * ExactNumber(speed) + ExactNumber(offset)
    }
  }

  /// A small generator, so that the numbers are the same on every run.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func shortCyclesFarFromZeroAreShownExactly(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let levels = (0..<(1 + Int(numbers.below(3)))).map { _ in
      Level(
        begin: Double(numbers.below(100_000)) / 1000, speed: Double(16 + numbers.below(241)) / 64,
        offset: Double(numbers.below(1000)) / 10)
    }
    let duration = [0.001, 0.0013, 0.004, 0.1, 1 / 3.0][Int(numbers.below(5))]
    let speed = Double(16 + numbers.below(241)) / 64
    let (far, near) = (
      999_900 + Double(numbers.below(1000)) / 1000, Double(1 + numbers.below(900)) / 1e6
    )
    var script = "new l1; host l1; "
    for (index, level) in levels.enumerated() {
      let layer = "l\(index + 2)"
      script += "new \(layer); set \(layer).beginTime \(level.begin); set \(layer).speed "
      script += "\(level.speed); set \(layer).timeOffset \(level.offset); "
      script += "add \(layer) to l\(index + 1); "
    }
    let last = "l\(levels.count + 1)"
    script += "tick; advance \(far); tick; new a1 {keyPath: \"zPosition\", fromValue: 0, "
    script += "toValue: 1000, duration: \(duration), speed: \(speed), repeatCount: inf}; "
    script +=
      "addAnimation a1 to \(last); tick; advance \(near); get \(last).presentation.zPosition"
    let answers = World.expectations(of: try Script(parsing: script)).steps
    let shown = try #require(answers.last?.answer.number)

    func local(_ clock: ExactNumber) -> ExactNumber {
      levels.reduce(clock) { $1.local($0) }
    }
    let commit = ExactNumber(100) + ExactNumber(far)
    let elapsed = (local(commit + ExactNumber(near)) - local(commit)) * ExactNumber(speed)
    let cycle = ExactNumber(duration)
    let expected = 1000 * (elapsed.remainder(dividingBy: cycle) / cycle).double
    let difference = abs(shown - expected)
    // At the very end of a cycle a fraction may come out at either end of it.
    #expect(min(difference, 1000 - difference) <= 1e-6 * 1000, "\(shown) and \(expected)")
  }

  @Test(arguments: [
    // Two hundred years of endless repetition, ended at the same place of the cycle.
    WorkedCase(
      "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", fromValue: 0, toValue: 8, "
        + "duration: 2, repeatCount: inf}; addAnimation a1 to l1; tick; advance 6307200000.5; "
        + "tick; get l1.presentation.zPosition", "2", .time(21)),
    // A pause of years loses nothing that is shown.
    WorkedCase(
      "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", fromValue: 0, toValue: 8, "
        + "duration: 2}; addAnimation a1 to l1; tick; advance 0.5; set l1.speed 0; "
        + "set l1.timeOffset 100.5; tick; advance 1000000000; tick; get l1.presentation.zPosition",
      "2", .time(10)),
    // What ends within a step of years is over after it.
    WorkedCase(
      "new l1; host l1; tick; new a1 {keyPath: \"zPosition\", fromValue: 4, toValue: 8, "
        + "duration: 2, repeatCount: 1000000}; addAnimation a1 to l1; tick; advance 1000000000; "
        + "tick; get l1.presentation.zPosition", "0"),
    // Time that never moved shows the begin.
    WorkedCase(
      "new l1; host l1; set l1.speed 0; set l1.timeOffset 0.25; tick; new a1 {keyPath: "
        + "\"zPosition\", fromValue: 0, toValue: 8, duration: 1, beginTime: 1e-9}; "
        + "addAnimation a1 to l1; tick; advance 1000000000; tick; get l1.presentation.zPosition",
      "2", .time(9)),
  ])
  func stepsOfYearsLoseNothing(worked: WorkedCase) throws { try worked.check() }

  /// Animations of some duration that count seconds, whatever they are a fraction of.
  private static let endless: [String] = [
    "new a1 CASpringAnimation {keyPath: \"zPosition\", fromValue: 1, duration: DURATION}",
    "new a2 {keyPath: \"zPosition\", fromValue: 1, toValue: 0, duration: 1}; "
      + "new a1 CAAnimationGroup {animations: [a2], duration: DURATION}",
  ]

  @Test(
    "a cycle without end shows what a very long one does (ANIM-56, ANIM-63)", arguments: endless)
  func aCycleWithoutEndShowsWhatAVeryLongOneDoes(creation: String) throws {
    let shown = try ["inf", "1e9"].map { duration in
      let script =
        "new l1; host l1; tick; " + creation.replacing("DURATION", with: duration)
        + "; addAnimation a1 to l1 key k; tick; advance 0.25; get l1.presentation.zPosition"
      let answers = World.expectations(of: try Script(parsing: script)).steps
      return try #require(answers.last?.answer.number)
    }
    #expect(abs(shown[0] - shown[1]) < 1e-6)
    // Neither standing at its start nor gone.
    #expect(abs(shown[0] - 1) > 0.1 && abs(shown[0]) > 0.01)
  }
}

extension Answer {
  /// The number that was answered.
  fileprivate var number: Double? {
    if case .value(let value) = self { return value.asNumber }
    return nil
  }
}
