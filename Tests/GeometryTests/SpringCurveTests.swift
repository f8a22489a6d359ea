import Geometry
import Testing

/// Springs against recorded numbers, and against the equation of motion solved step by step.
struct SpringCurveTests {
  static let recorded: [(spring: SpringCurve, seconds: Double, progress: Double)] = [
    (SpringCurve(), 0.1, 0.340300), (SpringCurve(), 0.2, 0.849426),
    (SpringCurve(), 0.36276, 1.163034),
    (SpringCurve(initialVelocity: 5), 0.1, 0.607053),
    (SpringCurve(initialVelocity: -5), 0.1, 0.073546),
    (SpringCurve(initialVelocity: -5), 0.05, -0.084267),
    (SpringCurve(damping: 20), 0.05, 0.090204), (SpringCurve(damping: 20), 0.1, 0.264241),
    (SpringCurve(damping: 20), 0.2, 0.593994), (SpringCurve(damping: 20), 0.3, 0.800852),
    (SpringCurve(damping: 20), 0.5, 0.959572),
  ]

  @Test(arguments: recorded.indices)
  func progressIsTheRecordedOne(index: Int) {
    let (spring, seconds, progress) = Self.recorded[index]
    #expect(abs(spring.progress(at: seconds) - progress) <= 5e-7)
  }

  @Test(arguments: [
    SpringCurve(), SpringCurve(initialVelocity: 5), SpringCurve(initialVelocity: -5),
    SpringCurve(mass: 2, stiffness: 30, damping: 1), SpringCurve(damping: 0),
    SpringCurve(damping: 20), SpringCurve(damping: 19.999, initialVelocity: 1),
  ])
  func progressSolvesTheEquationOfMotion(spring: SpringCurve) {
    for seconds in [0.05, 0.1, 0.2, 0.3, 0.36276, 0.5, 1, 59.0 / 60] {
      #expect(abs(spring.progress(at: seconds) - integrated(spring, seconds)) <= 1e-7)
    }
  }

  static let settling: [(ratio: Double, response: Double, seconds: Double)] = [
    (0.8, 0.5, 0.7714094006693448), (0.3, 1.5, 5.71461784505134), (1, 0.2, 0.3), (1, 1, 1.5),
  ]

  @Test(arguments: settling.indices)
  func settlingDurationIsTheRecordedOne(index: Int) throws {
    let (ratio, response, seconds) = Self.settling[index]
    let frequency = 2 * Double.pi / response
    let spring = SpringCurve(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    #expect(abs(try #require(spring.settlingDuration) - seconds) <= 1e-9)
  }

  @Test(arguments: [(5.0, 2.85497), (10, 1.47270), (15, 1.02209)])
  func settlingDurationFollowsTheDamping(damping: Double, seconds: Double) throws {
    let duration = try #require(SpringCurve(damping: damping).settlingDuration)
    #expect(abs(duration - seconds) <= 5e-6)
  }

  @Test func settlingIsUnknownWhereNothingWasRecorded() {
    #expect(SpringCurve(damping: 40).settlingDuration == nil)
    #expect(SpringCurve(damping: 20, initialVelocity: 1).settlingDuration == nil)
    #expect(SpringCurve(damping: 0).settlingDuration == nil)
  }

  @Test func anOverDampedSpringShowsTheCriticalCurve() {
    #expect(
      SpringCurve(damping: 40).progress(at: 0.1) == SpringCurve(damping: 20).progress(at: 0.1))
  }

  @Test func aLongTimeLaterTheSpringRests() {
    for damping in [1.0, 10, 20, 40] {
      #expect(SpringCurve(damping: damping).progress(at: 1e9) == 1)
    }
  }

  /// The spring by the classic fourth-order method, ten thousand steps a second.
  private func integrated(_ spring: SpringCurve, _ seconds: Double) -> Double {
    let steps = Int((seconds * 10_000).rounded(.up))
    let step = seconds / Double(steps)
    var (place, speed) = (0.0, spring.initialVelocity)
    func force(_ place: Double, _ speed: Double) -> Double {
      (spring.stiffness * (1 - place) - spring.damping * speed) / spring.mass
    }
    for _ in 0..<steps {
      let (v1, a1) = (speed, force(place, speed))
      let (v2, a2) = (
        speed + step / 2 * a1, force(place + step / 2 * v1, speed + step / 2 * a1)
      )
      let (v3, a3) = (
        speed + step / 2 * a2, force(place + step / 2 * v2, speed + step / 2 * a2)
      )
      let (v4, a4) = (speed + step * a3, force(place + step * v3, speed + step * a3))
      place += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      speed += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return place
  }
}
