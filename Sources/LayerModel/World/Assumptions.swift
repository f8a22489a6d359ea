public import LayerScript
public import Rules

/// What the reference takes for granted about the engine that it speaks for.
public struct Assumptions: Hashable, Sendable {
  /// How an engine stores and computes geometry.
  public enum Precision: String, CaseIterable, Hashable, Sendable {
    /// IEEE doubles.
    case double
    /// IEEE singles: computed numbers are compared with a wider tolerance.
    case single
  }

  /// Whether the rules under a profile are asserted.
  public enum Standing: Hashable, Sendable {
    /// They are.
    case asserted
    /// The engine declared the profile off: what it decides is unspecified, never the opposite.
    case off
    /// The engine declared nothing and the catalogue has no default.
    case unspecified
  }

  /// What the engine declared, on or off.
  public var profiles: [Profile: Bool]
  /// How the engine stores and computes geometry.
  public var precision: Precision
  /// The smallest step that the engine's clock makes, in seconds; 0 where it counts as doubles do.
  public var clockResolution: Double
  /// What the engine declares to decide otherwise: the reference decides it so, too.
  public var deviations: [DeclaredDeviation] = []

  /// Creates assumptions.
  public init(
    profiles: [Profile: Bool] = [:], precision: Precision = .double, clockResolution: Double = 0
  ) {
    self.profiles = profiles
    self.precision = precision
    self.clockResolution = clockResolution
  }

  /// Whether the rules under a profile are asserted.
  public func standing(of profile: Profile) -> Standing {
    switch profiles[profile] {
    case true?: .asserted
    case false?: .off
    case nil: profile.isOnByDefault ? .asserted : .unspecified
    }
  }

  /// What leaves open whatever a profile decides; nil when its rules are asserted.
  func openItem(of profile: Profile, otherwise item: OpenItem) -> OpenItem? {
    switch standing(of: profile) {
    case .asserted: nil
    case .off: .profileOff
    case .unspecified: item
    }
  }
}

extension Assumptions {
  /// What the reference takes for granted about an engine that describes itself so, but for the deviations
  /// that it declares.
  public init(_ engine: EngineDescription) {
    self.init(
      profiles: engine.profiles, precision: engine.precision == .single ? .single : .double,
      clockResolution: engine.clockResolution ?? 0)
  }
}
