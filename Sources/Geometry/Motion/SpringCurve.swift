#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The progress of a damped spring towards its target: 0 at the start, 1 at rest (ANIM-63..66).
///
/// Progress is a function of seconds, not of a fraction of some duration, and may pass 1 or fall
/// below 0 on its way.
public struct SpringCurve: Hashable, Sendable {
  /// The mass on the spring, above zero.
  public var mass: Double
  /// The spring constant, above zero.
  public var stiffness: Double
  /// The friction; zero swings for ever.
  public var damping: Double
  /// The speed at the start in whole distances a second, positive towards the target (ANIM-66).
  public var initialVelocity: Double

  /// Creates a spring; the standard values are those of a new spring animation (ANIM-67).
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// How strongly the spring is damped.
  public enum Regime: Hashable, Sendable {
    /// It swings past the target.
    case underDamped
    /// It comes to rest as fast as it can without swinging.
    case critical
    /// It creeps; the progress shown is that of the critical spring (ANIM-65).
    case overDamped
  }

  /// The frequency without damping, in radians a second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping relative to the critical one.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// On which side of critical damping the spring lies; a few roundings away still count as critical.
  public var regime: Regime {
    if abs(dampingRatio - 1) <= 1e-12 { return .critical }
    return dampingRatio < 1 ? .underDamped : .overDamped
  }

  /// The progress after some seconds; 0 before the start.
  public func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    guard regime == .underDamped else {
      let fade = exp(-frequency * seconds)
      return fade == 0 ? 1 : 1 - fade * (1 + (frequency - initialVelocity) * seconds)
    }
    let decay = dampingRatio * frequency
    let fade = exp(-decay * seconds)
    let angle = dampedFrequency * seconds
    // The quotient sin(angle) / dampedFrequency stays exact where both go to zero.
    return 1 - fade * (cos(angle) + (decay - initialVelocity) * sin(angle) / dampedFrequency)
  }

  /// The seconds after which the spring stays within a thousandth of its target, as Core Animation
  /// estimates it (ANIM-68, ANIM-76); nil where no recorded value settles the matter (UA-36).
  public var settlingDuration: Double? {
    switch regime {
    case .underDamped:
      let decay = dampingRatio * frequency
      guard decay > 0 else { return nil }
      return log((1 + abs((decay - initialVelocity) / dampedFrequency)) / 0.001) / decay
    case .critical:
      return initialVelocity == 0 ? criticalSettlingDuration : nil
    case .overDamped:
      return nil
    }
  }

  private var dampedFrequency: Double {
    let ratio = dampingRatio
    return frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
  }

  /// The first tenth of a second at which the rest of the way is below a thousandth (ANIM-76).
  private var criticalSettlingDuration: Double? {
    // (1 + x) e^-x falls below 0.001 at x = 9.2334, which is a first guess from below.
    let guess = (9.2 / frequency * 10).rounded(.down)
    guard guess.isFinite, guess < 1e9 else { return nil }
    var tenths = max(0, guess - 1)
    while true {
      let angle = frequency * tenths / 10
      if (1 + angle) * exp(-angle) < 0.001 { return tenths / 10 }
      tenths += 1
    }
  }
}
