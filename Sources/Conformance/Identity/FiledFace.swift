import LayerScript

/// One way in which a mistake shows that is filed, and what a script must have for it.
public struct FiledFace: Hashable, Sendable {
  /// What the problem is told from others by.
  public let identity: ProblemIdentity
  /// What a script must set, in forms.
  public let settings: Set<String>
  /// The step that must not have an effect and has one, without which nothing shows; nil for none.
  public let sideEffect: StepForm?
  /// How many steps the shortest script has up to where the mistake shows.
  public let length: Int

  /// Creates a face.
  public init(
    _ identity: ProblemIdentity, settings: Set<String>, sideEffect: StepForm?, length: Int
  ) {
    self.identity = identity
    self.settings = settings
    self.sideEffect = sideEffect
    self.length = length
  }
}
