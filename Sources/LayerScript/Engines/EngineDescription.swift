public import Rules

/// What an engine says of itself before the first script: who it is and what it can do.
public struct EngineDescription: Hashable, Sendable {
  /// Whether the harness may move the engine's clock.
  public enum ClockControl: String, CaseIterable, Hashable, Sendable {
    /// The clock stands still unless the harness moves it.
    case controlled
    /// The clock is the machine's; scripts with `advance` are not sent.
    case real
    /// There is no clock; no timed step is sent.
    case none
  }

  /// How the engine stores and computes geometry.
  public enum Precision: String, CaseIterable, Hashable, Sendable {
    /// IEEE doubles.
    case double
    /// IEEE singles.
    case single
  }

  /// Something that concerns steps of several kinds.
  public enum Feature: String, CaseIterable, Hashable, Sendable {
    /// Presentation copies can be read.
    case presentation
    /// The fields of attached animations can be read.
    case attachedAnimations
    /// Key-value coding reaches the parts of structures.
    case subPaths
    /// Key-value coding takes keys that no class declares.
    case arbitraryKeys
    /// Layers, views and cells can be made with values for some of their properties.
    case initialValues
    /// Classes of the script can be made with properties of their own.
    case dynamicProperties
    /// A conversion can be put to the layer that it comes from.
    case askedSource
    /// Steps may name a thread.
    case threads
    /// The capability `anim.beginTime`: the begin time of an attached animation can be read.
    case animationBeginTime = "anim.beginTime"
  }

  /// The engine's name.
  public var name: EngineText
  /// The engine's version, free text.
  public var version: EngineText
  /// The language that the engine is written in.
  public var language: EngineText
  /// The kinds of steps that it carries out.
  public var steps: Set<StepKind>
  /// The classes of which it makes objects: those of the framework, and `delegate`, `class`,
  /// `shared` and `manager` for objects that the script programs.
  public var classes: Set<String>
  /// The properties that it has, by the name of the class that declares them, `transaction` or
  /// `UIView`; a subclass has those of its superclass too.
  public var properties: [String: Set<Property>]
  /// Those of them that cannot be set, by the name of the class; a subclass has those of its
  /// superclass too.
  public var readOnly: [String: Set<Property>] = [:]
  /// Those of them that cannot be read, likewise.
  public var writeOnly: [String: Set<Property>] = [:]
  /// For kinds of steps that it carries out for some subjects alone, what these are: classes, which stand
  /// for those that derive from them too, kinds of objects without one, or `StepVariant.otherSubjects`.
  public var subjects: [StepKind: Set<String>] = [:]
  /// What it turned out to refuse although it is declared; never a part of what it says of itself.
  public var refused: Set<StepVariant> = []
  /// The callbacks that scripts may program.
  public var callbacks: Set<Callback>
  /// What else it can do.
  public var features: Set<Feature>
  /// The profiles that it declares, on or off.
  public var profiles: [Profile: Bool]
  /// What it declares to do otherwise than the rules say, on purpose: by names of known deviations.
  public var deviations: [EngineText] = []
  /// Whether the harness may move its clock.
  public var clock: ClockControl
  /// How it stores and computes geometry.
  public var precision: Precision
  /// The smallest step that its clock makes, in seconds; nil means that it counts as doubles do.
  public var clockResolution: Double?
  /// The largest number of steps in one script; nil means that there is no limit.
  public var stepLimit: Int?
  /// What it declared under names that are not known here, in words.
  public var unknown: [EngineText] = []

  /// Creates a description.
  public init(
    name: EngineText, version: EngineText, language: EngineText, steps: Set<StepKind>,
    classes: Set<String>,
    properties: [String: Set<Property>], callbacks: Set<Callback> = [],
    features: Set<Feature> = [], profiles: [Profile: Bool] = [:],
    clock: ClockControl = .controlled, precision: Precision = .double, stepLimit: Int? = nil
  ) {
    self.name = name
    self.version = version
    self.language = language
    self.steps = steps
    self.classes = classes
    self.properties = properties
    self.callbacks = callbacks
    self.features = features
    self.profiles = profiles
    self.clock = clock
    self.precision = precision
    self.stepLimit = stepLimit
  }
}
