package import LayerModel
public import LayerScript
public import Rules

/// An engine that takes another choice where the rules permit several: the dual of a fault.
///
/// It must conform. Where it does not, the checker is wrong.
public struct Variant: Sendable {
  /// The name by which commands and reports call it, such as `hiding-asks-for-order-out`.
  public let name: String
  /// What the engine does, in one sentence.
  public let sentence: String
  /// What permits it.
  public let leeway: Leeway
  /// A script that touches what it does otherwise, with which steered scripts begin.
  public let steps: String
  /// What the engine declares of itself beyond what the reference does.
  public let profiles: [Profile: Bool]
  /// How it says that it keeps numbers.
  public let precision: EngineDescription.Precision
  /// The smallest step that it says its clock makes, in seconds; nil where the clock counts as doubles do.
  public let clockResolution: Double?
  /// The decisions that the engine takes differently; it is asked for no others.
  package let decisions: Set<Decision>
  /// The item by which it calls back what it need not; no two of one engine do so by the same.
  let itemOfCallbacks: OpenItem?
  private let makeTaker: (@Sendable () -> any PartialSemantics & TouchCounting)?
  private let makeChoice: (@Sendable () -> any AnswerChoice)?

  /// Creates a variant whose world decides otherwise.
  init(
    _ name: String, _ sentence: String, by leeway: Leeway, taking decisions: Set<Decision>,
    declaring profiles: [Profile: Bool] = [:], steps: String,
    _ make: @escaping @Sendable () -> any PartialSemantics & TouchCounting
  ) {
    self.name = name
    self.sentence = sentence
    self.leeway = leeway
    self.steps = steps
    self.profiles = profiles
    precision = .double
    clockResolution = nil
    self.decisions = decisions
    itemOfCallbacks = nil
    makeTaker = make
    makeChoice = nil
  }

  /// Creates a variant whose world decides as the specification does, and whose answers are others.
  init(
    _ name: String, _ sentence: String, by leeway: Leeway,
    callingBackBy item: OpenItem? = nil, declaring profiles: [Profile: Bool] = [:],
    precision: EngineDescription.Precision = .double, steps: String,
    choosing make: @escaping @Sendable () -> any AnswerChoice
  ) {
    self.name = name
    self.sentence = sentence
    self.leeway = leeway
    self.steps = steps
    self.profiles = profiles
    self.precision = precision
    clockResolution = nil
    decisions = []
    itemOfCallbacks = item
    makeTaker = nil
    makeChoice = make
  }

  /// Creates a variant whose clock counts steps of a size, in seconds, to which each advance is rounded.
  init(
    _ name: String, _ sentence: String, by leeway: Leeway, clockResolution: Double, steps: String
  ) {
    self.name = name
    self.sentence = sentence
    self.leeway = leeway
    self.steps = steps
    self.clockResolution = clockResolution
    profiles = [:]
    precision = .double
    decisions = []
    itemOfCallbacks = nil
    makeTaker = nil
    makeChoice = nil
  }

  /// Where the engine departs from the specification, with whatever it remembers still empty.
  package var departure: Departure? { makeTaker.map { Departure(decisions, by: $0()) } }

  /// What it makes of its answers, with whatever it remembers still empty.
  var choice: (any AnswerChoice)? { makeChoice?() }
}

/// All variants, by what permits them.
public enum VariantCatalogue {
  /// The variants in the order of the catalogue.
  public static let all: [Variant] = [
    hitVariants, placementVariants, newLayerVariants, openChangeVariants, openCommitVariants,
    refusalVariants, turnVariants, questionVariants, valueVariants, weakAnswerVariants,
    reportedVariants, openItems, profileVariants,
  ].flatMap { $0 }

  /// Finds a variant by its name.
  public static func variant(named name: String) -> Variant? { all.first { $0.name == name } }
}
