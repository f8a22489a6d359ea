import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Springs that move, rest or settle in another way.
  static let springs: [Fault] = [
    Fault(
      "spring-squeezed-into-duration", "a spring is stretched to the duration of its animation",
      breaks: [.anim(63)], taking: [.springProgress],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 20, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      SpringFault { spring, seconds, duration in
        spring.progress(at: seconds / duration)
      }
    },
    Fault(
      "critical-spring-runs-evenly", "a critically damped spring moves evenly",
      breaks: [.anim(64)], taking: [.springProgress],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 20, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      SpringFault { spring, seconds, duration in
        spring.regime == .critical ? seconds / duration : spring.progress(at: seconds)
      }
    },
    Fault(
      "spring-velocity-reversed", "a positive initial velocity points away from the target",
      breaks: [.anim(66)], taking: [.springProgress],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 20, initialVelocity: 5, beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) {
      SpringFault { spring, seconds, _ in
        var reversed = spring
        reversed.initialVelocity = -spring.initialVelocity
        return reversed.progress(at: seconds)
      }
    },
    Fault(
      "spring-never-overshoots", "the progress of a spring is clamped to its ends",
      breaks: [.interp(5), .anim(63)], taking: [.springProgress],
      smallest: """
        new l1
        host l1
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 5, stiffness: 400, beginTime: 99.8125}
        addAnimation a1 to l1
        tick
        get l1.presentation.zPosition
        """
    ) {
      SpringFault { spring, seconds, _ in
        min(max(spring.progress(at: seconds), 0), 1)
      }
    },
    Fault(
      "settling-is-duration", "a spring says that it needs as long as its animation lasts",
      breaks: [.anim(68), .anim(77)], taking: [.settlingDuration],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 10}
        get a1.settlingDuration
        """
    ) {
      SettlingFault { _, object in object[.duration].asNumber ?? 0 }
    },
    Fault(
      "critical-settling-is-smooth",
      "a critical spring settles when it is within a thousandth, between tenths of a second",
      breaks: [.anim(76)], taking: [.settlingDuration],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 20}
        get a1.settlingDuration
        """
    ) {
      SettlingFault { spring, _ in
        spring.regime == .critical ? 9.23341348 / spring.frequency : spring.settlingDuration
      }
    },
    Fault(
      "settling-grows-with-the-way", "a spring settles the later the farther it has to go",
      breaks: [.anim(77)], taking: [.settlingDuration],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 2, damping: 10}
        get a1.settlingDuration
        """
    ) {
      SettlingFault { spring, object in
        let way = (object[.toValue].asNumber ?? 1) - (object[.fromValue].asNumber ?? 0)
        return spring.settlingDuration.map { $0 * max(1, abs(way)) }
      }
    },
    Fault(
      "spring-lasts-until-rest", "a spring runs until it has settled, whatever its duration",
      breaks: [.anim(69)], taking: [.duration],
      smallest: """
        new l1
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 10}
        addAnimation a1 to l1 key k
        get l1.animation(k).duration
        """
    ) {
      RestFault()
    },
    Fault(
      "spring-defaults-of-another-toolkit", "a fresh spring has stiffness 170 and damping 26",
      breaks: [.anim(67)], taking: [.animationDefault],
      smallest: """
        new a1 CASpringAnimation {keyPath: "zPosition", fromValue: 0, toValue: 1, damping: 10}
        get a1.stiffness
        """
    ) {
      FreshFault { property, object, value in
        guard object.type == .springAnimation else { return value }
        return property == .stiffness && value == .number(100) ? .number(170) : value
      }
    },
  ]
}

/// An engine whose springs move in another way.
private struct SpringFault: MotionSemantics {
  private let progress: @Sendable (SpringCurve, Double, Double) -> Double

  init(
    _ progress: @escaping @Sendable (SpringCurve, _ seconds: Double, _ duration: Double) -> Double
  ) {
    self.progress = progress
  }

  mutating func springProgress(
    _ spring: SpringCurve, at seconds: Double, duration: Double
  ) -> Double { progress(spring, seconds, duration) }
}

/// An engine whose springs say something else of how long they need.
private struct SettlingFault: MotionSemantics {
  private let duration: @Sendable (SpringCurve, AnimationObject) -> Double?

  init(_ duration: @escaping @Sendable (SpringCurve, AnimationObject) -> Double?) {
    self.duration = duration
  }

  mutating func settlingDuration(of spring: SpringCurve, object: AnimationObject) -> Double? {
    duration(spring, object)
  }
}

/// An engine that lets a spring run until it has settled.
private struct RestFault: AnimationSemantics {
  mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    var standard = StandardSemantics()
    return object.spring?.settlingDuration
      ?? standard.duration(of: object, transaction: transaction)
  }
}
