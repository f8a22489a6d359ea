public import LayerScript

/// A number over time, or over the fraction of a curve.
public struct TimePicture: Hashable, Sendable {
  /// The number at one time.
  public struct Sample: Hashable, Sendable {
    /// When.
    public let time: Double
    /// The number.
    public let value: Double
  }

  /// An answer of the engine.
  public struct Answer: Hashable, Sendable {
    /// When and what.
    public let sample: Sample
    /// Whether it is the wrong one.
    public let isWrong: Bool
  }

  /// How long an animation is attached.
  public struct Bar: Hashable, Sendable {
    /// The key and the layer.
    public let label: EngineText
    /// From when on.
    public let start: Double
    /// Until when.
    public internal(set) var end: Double
  }

  /// A time at which something happens.
  public struct Moment: Hashable, Sendable {
    /// When.
    public let time: Double
    /// What.
    public internal(set) var label: EngineText
  }

  /// What the axis counts.
  public let axis: String
  /// What is shown over time; nil where it is no number.
  public let quantity: EngineText?
  /// What is expected, in pieces: between them it is left open.
  public let pieces: [[Sample]]
  /// What is expected where the engine is wrong.
  public let expected: Sample?
  /// What the engine answered.
  public let answers: [Answer]
  /// What is attached to layers.
  public let bars: [Bar]
  /// What happens.
  public let moments: [Moment]
}
