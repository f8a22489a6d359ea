import Geometry
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Corpus

/// The worked numbers of the catalogue, from expressions that a calculator of 256 binary places
/// evaluates and from plain sums; none of them knows the reference.
struct WorkedNumberTests {
  /// What is shown at some times after an animation was committed.
  struct Course: Sendable, CustomTestStringConvertible {
    let name: String
    let setting: String
    let shown: [(seconds: Double, expression: String)]
    let tolerance: Double

    init(
      _ name: String, _ setting: String, _ shown: [(Double, String)],
      within tolerance: Double = 1e-6
    ) {
      self.name = name
      self.setting = setting
      self.shown = shown
      self.tolerance = tolerance
    }

    var testDescription: String { name }
  }

  private static let toTen = "fromValue: 0, toValue: 10"
  private static let held = "fillMode: \"forwards\", removedOnCompletion: false"

  private static func basic(_ fields: String, duration: Double = 2) -> String {
    "new a1 {keyPath: \"zPosition\", duration: \(duration), \(fields)}"
  }

  private static func keyed(_ fields: String) -> String {
    "new a1 CAKeyframeAnimation {keyPath: \"zPosition\", duration: 1, \(fields)}"
  }

  private static func spring(_ fields: String) -> String {
    "new a1 CASpringAnimation {keyPath: \"zPosition\", duration: 4, \(fields)}"
  }

  /// A spring of mass 1, stiffness 100 and damping 10: it swings with the root of 75.
  private static func swung(_ seconds: String, _ velocity: Int) -> String {
    "1 - exp(-5*\(seconds))*(cos(sqrt(75)*\(seconds)) + (5 - \(velocity))/sqrt(75)*"
      + "sin(sqrt(75)*\(seconds)))"
  }

  private static func atRest(_ seconds: Double) -> (Double, String) {
    (seconds, swung("\(seconds)", 0))
  }

  private static func atFrame(_ frame: Int) -> (Double, String) {
    let progress = swung("(\(frame)/60)", 5)
    return (Double(frame) / 60, "100 + 100*(\(progress))")
  }

  static let courses: [Course] = [
    Course(
      "W-07", spring("fromValue: 0, toValue: 1"),
      [
        atRest(0.05), atRest(0.1), atRest(0.2), atRest(0.3), atRest(0.36276), atRest(0.5),
        atRest(1),
      ], within: 1e-7),
    Course(
      "W-09", spring("fromValue: 100, toValue: 200, initialVelocity: 5"),
      [atFrame(6), atFrame(12), atFrame(30), atFrame(59)], within: 1e-5),
    Course(
      "W-11", basic(toTen), [(0.5, "10/4"), (1, "10/2"), (1.5, "30/4"), (2.5, "40")]),
    Course(
      "W-13", basic(toTen + ", speed: 0.5"),
      [(0.5, "10/8"), (2.5, "10*5/8"), (3.5, "10*7/8"), (4.5, "40")]),
    Course(
      "W-15", basic(toTen + ", autoreverses: true, " + held),
      [(1.5, "10*3/4"), (2.5, "10*(4 - 5/2)/2"), (3.5, "10*(4 - 7/2)/2"), (4.5, "0")]),
    Course(
      "W-17",
      basic(
        toTen + ", repeatDuration: 3, beginTime: 102, fillMode: \"both\", "
          + "removedOnCompletion: false"),
      [(1, "0"), (4.5, "10*mod(5/2, 2)/2"), (5.5, "10*mod(3, 2)/2")]),
    Course("W-19", basic(toTen + ", repeatCount: inf"), [(100.5, "10*mod(201/2, 2)/2")]),
    Course(
      "W-21", basic(toTen + ", autoreverses: true, timingFunction: timing(easeIn)"),
      [
        (0.5, "10*bezier(.42, 0, 1, 1)(1/4)"), (2.5, "10*bezier(.42, 0, 1, 1)(3/4)"),
        (3.5, "10*bezier(.42, 0, 1, 1)(1/4)"),
      ]),
    Course(
      "W-23 from and to", basic("fromValue: 10, toValue: 30, " + held, duration: 1),
      [(0.25, "10 + 20/4"), (1.5, "30")]),
    Course(
      "W-23 from and by", basic("fromValue: 10, byValue: 8, " + held, duration: 1),
      [(0.25, "10 + 8/4"), (1.5, "10 + 8")]),
    Course(
      "W-23 by and to", basic("byValue: 8, toValue: 30, " + held, duration: 1),
      [(0.25, "30 - 8 + 8/4"), (1.5, "30")]),
    Course(
      "W-23 from", basic("fromValue: 10, " + held, duration: 1),
      [(0.25, "10 + (40 - 10)/4"), (1.5, "40")]),
    Course(
      "W-23 to", basic("toValue: 30, " + held, duration: 1),
      [(0.25, "40 + (30 - 40)/4"), (1.5, "30")]),
    Course(
      "W-23 by", basic("byValue: 8, " + held, duration: 1), [(0.25, "40 + 8/4"), (1.5, "40 + 8")]),
    Course(
      "W-27", keyed("values: [0, 10, 30, 20]"),
      [
        (0.1, "10*(1/10)*3"), (0.25, "10*(1/4)*3"), (0.5, "10 + 20*(1/2*3 - 1)"),
        (0.75, "30 - 10*(3/4*3 - 2)"), (0.9, "30 - 10*(9/10*3 - 2)"),
      ]),
    Course(
      "W-29", keyed("values: [0, 10, 30, 20], calculationMode: \"paced\""),
      [
        (0.1, "40*1/10"), (0.25, "40*1/4"), (0.5, "40*1/2"), (0.75, "40*3/4"),
        (0.9, "30 - (40*9/10 - 30)"),
      ]),
    Course(
      "W-31", keyed("values: [0, 10, 30, 20], keyTimes: [0, 0.2, 0.8, 1]"),
      [(0.1, "10*(1/10)/(1/5)"), (0.5, "10 + 20*(3/10)/(6/10)"), (0.9, "30 - 10*(1/10)/(2/10)")]),
    Course(
      "W-33",
      keyed(
        "values: [0, 90, 0], keyTimes: [0, 0.35, 1], "
          + "timingFunctions: [timing(1, 0, 0.8, 1), timing(0.2, 0, 0, 1)]"),
      [
        (0.1, "90*bezier(1, 0, .8, 1)(.1/.35)"), (0.175, "90*bezier(1, 0, .8, 1)(1/2)"),
        (0.3, "90*bezier(1, 0, .8, 1)(.3/.35)"), (0.348, "90*bezier(1, 0, .8, 1)(.348/.35)"),
        (0.5, "90 - 90*bezier(.2, 0, 0, 1)(.15/.65)"),
        (0.8, "90 - 90*bezier(.2, 0, 0, 1)(.45/.65)"),
      ], within: 1e-3),
    Course(
      "W-39",
      "new a2 {keyPath: \"zPosition\", duration: 4, beginTime: 0.5, fromValue: 0, toValue: 10}; "
        + "new a1 CAAnimationGroup {duration: 2, animations: [a2]}",
      [(0.25, "40"), (1, "10*(1 - 1/2)/4"), (1.9, "10*(19/10 - 1/2)/4")]),
  ]

  @Test(arguments: courses)
  func whatIsShownIsWhatWasWorkedOut(course: Course) throws {
    for (seconds, expression) in course.shown {
      let script =
        "new l1; host l1; set l1.zPosition 40; tick; \(course.setting); "
        + "addAnimation a1 to l1 key \"k\"; tick; advance \(seconds); tick; "
        + "get l1.presentation.zPosition"
      let answer = try #require(try number(script))
      let wanted = try Calculator.evaluate(expression)
      #expect(abs(answer - wanted) <= course.tolerance, "at \(seconds): \(answer), not \(wanted)")
    }
  }

  @Test("W-25: two animations that add", arguments: [0.5, 1.5, 2.5])
  func sumsAreDirect(seconds: Double) throws {
    // Each adds what is left of its way; the first runs from 0 to 2, the second from 1 to 3.
    let first = seconds < 2 ? -60 * (1 - seconds / 2) : 0
    let second = seconds > 1 && seconds < 3 ? -30 * (1 - (seconds - 1) / 2) : 0
    let script =
      "new l1; host l1; set l1.zPosition 100; tick; new a1 {keyPath: \"zPosition\", duration: 2, "
      + "additive: true, fromValue: -60, toValue: 0}; new a2 {keyPath: \"zPosition\", duration: 2, "
      + "additive: true, fromValue: -30, toValue: 0, beginTime: 101}; "
      + "addAnimation a1 to l1 key \"a\"; addAnimation a2 to l1 key \"b\"; tick; "
      + "advance \(seconds); tick; get l1.presentation.zPosition"
    #expect(abs(try #require(try number(script)) - (100 + first + second)) <= 1e-6)
  }

  @Test("W-26: a block while another runs", arguments: [0.25, 0.4999, 0.5001, 0.75, 1.25])
  func blocksAdd(seconds: Double) throws {
    // Each block adds the rest of its own way; the second starts after half a second.
    func rest(_ way: String, since start: String) -> String {
      "\(way)*(1 - bezier(.42, 0, .58, 1)(\(seconds) - \(start)))"
    }
    let isFirst = seconds < 0.5
    let wanted = try Calculator.evaluate(
      isFirst
        ? "100 - \(rest("100", since: "0"))"
        : "20 + \(rest("80", since: ".5"))" + (seconds < 1 ? " - \(rest("100", since: "0"))" : ""))
    var script =
      "new v1 backing l1; host v1; tick; beginBlock animate duration 1; set v1.center (100, 0); "
      + "endBlock; tick; "
    script +=
      isFirst
      ? "advance \(seconds); "
      : "advance 0.5; beginBlock animate duration 1; set v1.center (20, 0); endBlock; tick; "
        + "advance \(seconds - 0.5); "
    script += "tick; get l1.presentation.position"
    let (expected, _) = try Reference.lastAnswer(to: script, declaring: [.view8: true])
    guard case .value(.point(let shown)) = expected.answer else {
      Issue.record("answered \(expected.answer)")
      return
    }
    #expect(abs(shown.x - wanted) <= 1e-4, "\(shown.x), not \(wanted)")
  }

  @Test("W-35: a chain of layers")
  func chainsAreComputedLevelByLevel() throws {
    let levels: [(begin: Double, speed: Double, offset: Double)] = [
      (0, 1, 0), (10, 2, 5), (3, 0.5, -1),
    ]
    var script = ""
    var time = 20.0
    for (index, level) in levels.enumerated() {
      let name = "l\(index + 1)"
      script += "new \(name); set \(name).beginTime \(level.begin); set \(name).speed "
      script += "\(level.speed); set \(name).timeOffset \(level.offset); "
      if index > 0 { script += "add \(name) to l\(index); " }
      time = (time - level.begin) * level.speed + level.offset
      let answer = try number(script + "convertTime 20 from nil to \(name)")
      #expect(try #require(answer) == time)
    }
    #expect(time == 10)
  }

  @Test(
    "W-37: three quarters of a turn as a matrix and as an angle",
    arguments: [("transform", -1.0), ("transform.rotation.z", 3)])
  func turnsGoTheirOwnWay(path: String, eighths: Double) throws {
    let end = path == "transform" ? "planar(0, -1, 1, 0, 0, 0)" : "\(1.5 * Double.pi)"
    let start = path == "transform" ? "identity" : "0"
    let script =
      "new l1; host l1; tick; new a1 {keyPath: \"\(path)\", duration: 1, fromValue: \(start), "
      + "toValue: \(end)}; addAnimation a1 to l1; tick; advance 0.5; get l1.presentation.transform"
    let (expected, _) = try Reference.lastAnswer(to: script)
    guard case .value(.transform(let shown)) = expected.answer else {
      Issue.record("answered \(expected.answer)")
      return
    }
    #expect(abs(shown.m11 - (try Calculator.evaluate("cos(\(eighths)*pi/4)"))) <= 1e-4)
    #expect(abs(shown.m12 - (try Calculator.evaluate("sin(\(eighths)*pi/4)"))) <= 1e-4)
  }

  private func number(_ script: String) throws -> Double? {
    guard case .value(let value) = try Reference.lastAnswer(to: script).expected.answer else {
      return nil
    }
    return value.asNumber
  }
}
