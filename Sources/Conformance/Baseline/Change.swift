public import LayerScript

/// Something that one version of an engine does otherwise than another, and no worse.
public struct Change: Hashable, Sendable {
  /// What is to be thought of it.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It was wrong and is right.
    case mended
    /// It was wrong and is wrong, in another way.
    case changed
    /// No rule says which of the two is right.
    case open = "not asserted"
    /// It was answered and is answered as unsupported, or with trouble of the driver's own.
    case refusedNow = "refused now"
    /// It was answered so and is answered now.
    case answeredNow = "answered now"
  }

  /// What a change is told from others by.
  public struct Identity: Hashable, Sendable {
    /// What is to be thought of it.
    public var kind: Kind
    /// The form of the query, of the callback or of the command.
    public var look: StepForm
    /// How the earlier version departed from what was expected; nil where it did not.
    public var deviation: Deviation?

    /// Creates an identity.
    public init(kind: Kind, look: StepForm, deviation: Deviation? = nil) {
      self.kind = kind
      self.look = look
      self.deviation = deviation
    }
  }

  /// What it is told from others by.
  public var identity: Identity
  /// In how many scripts it was seen.
  public var count: Int
  /// The shortest of these scripts, up to the step that shows it.
  public var script: Script
  /// What the earlier version answered to the last step of the script.
  public var before: EngineText
  /// What the later version answers to it.
  public var now: EngineText

  /// Creates a change.
  public init(
    _ identity: Identity, count: Int, script: Script, before: EngineText, now: EngineText
  ) {
    self.identity = identity
    self.count = count
    self.script = script
    self.before = before
    self.now = now
  }
}
