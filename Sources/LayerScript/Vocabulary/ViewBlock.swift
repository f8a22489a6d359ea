/// The parameters of a view animation block.
public struct ViewBlock: Hashable, Sendable {
  /// Which kind of block it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An ordinary animation block.
    case animate
    /// A block paced by a spring.
    case spring
    /// A block of key frames.
    case keyframes
    /// One key frame within a block of key frames.
    case keyframe
    /// A block in which nothing animates.
    case withoutAnimation
    /// A block made of key frames by its user: there, fast, and slowly back.
    case pop
  }

  /// Options of an animation block; the raw values stand in the script's text.
  public enum Option: String, CaseIterable, Hashable, Sendable {
    /// Start from what is shown.
    case beginFromCurrentState
    /// Repeat without end.
    case `repeat`
    /// Run backwards after running forwards.
    case autoreverse
    /// Use the own duration inside another block.
    case overrideInheritedDuration
    /// Use the own curve inside another block.
    case overrideInheritedCurve
  }

  /// Which kind of block it is.
  public var kind: Kind
  /// In seconds; for a key frame, the share of the whole.
  public var duration: Double
  /// In seconds; for a key frame, the share of the whole at which it starts.
  public var delay: Double
  /// The pace; nil means the block's usual one.
  public var curve: TimingFunction.Name?
  /// For a spring, the share of critical damping.
  public var damping: Double?
  /// How often the block's animations run; nil means once.
  public var repeatCount: Double?
  /// What else was asked for, in the order of declaration.
  public var options: [Option]
  /// The block that is called when the animations are over.
  public var completion: ObjectName?

  /// Creates the parameters of a block.
  public init(
    _ kind: Kind = .animate, duration: Double = 0, delay: Double = 0,
    curve: TimingFunction.Name? = nil, damping: Double? = nil, repeatCount: Double? = nil,
    options: [Option] = [], completion: ObjectName? = nil
  ) {
    self.kind = kind
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.damping = damping
    self.repeatCount = repeatCount
    self.options = Option.allCases.filter(options.contains)
    self.completion = completion
  }
}
