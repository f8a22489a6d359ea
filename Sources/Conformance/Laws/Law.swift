public import LayerScript
public import Rules

/// What a law says of itself.
///
/// A law is a property of an engine's own answers that needs no reference. Laws keep the checker
/// honest where the reference is wrong, and they run on the reference too.
public struct LawDescription: Hashable, Sendable {
  /// The name by which reports call it, such as `frame-derived`.
  public let name: String
  /// What it says, in one sentence.
  public let statement: String
  /// The rules that it checks.
  public let rules: [RuleID]
  /// What a violation is called.
  public let kind: FindingKind

  init(
    _ name: String, _ statement: String, rules: [RuleID], kind: FindingKind = .lawBroken
  ) {
    self.name = name
    self.statement = statement
    self.rules = rules
    self.kind = kind
  }
}

/// A law about one trace and its script.
public protocol SingleLaw: Sendable {
  /// What the law says.
  var description: LawDescription { get }

  /// Examines a trace; the law holds wherever its premise does.
  func examine(_ windows: ObservationWindows) -> LawVerdict
}

/// A law about two traces: of a script and of a script made from it.
public protocol PairedLaw: Sendable {
  /// What the law says.
  var description: LawDescription { get }

  /// Makes the second script.
  ///
  /// - Parameters:
  ///   - script: The first script.
  ///   - parameter: Chooses among several ways, from 0.
  /// - Returns: The second script, or nil when the law's premise does not hold.
  func variant(of script: Script, parameter: Int) -> ScriptVariant?
}

/// A script made from another, and how their steps correspond.
public struct ScriptVariant: Hashable, Sendable {
  /// The second script.
  public var script: Script
  /// For each step of the first script, its index in the second; nil where it has none.
  public var counterparts: [Int?]
  /// For each step of the first script, whether its answer must be the same in both.
  public var isCompared: [Bool]
  /// The rules of the law whose premises hold of the two scripts; nil for all of them.
  public var rules: [RuleID]?
  /// How far numbers may differ, relative to the largest of them.
  public var tolerance = 0.0
  /// Tells whether callbacks beside the answers are not compared.
  public var comparesAnswersAlone = false
  /// Tells whether only answers are compared that the reference asserts: what is open at an instant is
  /// open in both scripts.
  public var comparesAssertedOnly = false
}

/// What a law found in a trace.
///
/// A law may hold where one of its rules says nothing: then only the others are credited.
public struct LawVerdict: Hashable, Sendable {
  /// How often the premise held and the relation too.
  public private(set) var held = 0
  /// How often that was so of all the rules of the law.
  public private(set) var heldForAll = 0
  /// How often that was so of single rules of the law.
  public private(set) var heldFor: [RuleID: Int] = [:]
  /// Where the premise held and the relation did not.
  public private(set) var violations: [LawViolation] = []
  /// Tells whether the engine computes in single precision, so that numbers are compared more loosely.
  let isSingle: Bool

  /// Creates a verdict on nothing.
  init(isSingle: Bool = false) {
    self.isSingle = isSingle
  }

  /// Tells whether the premise held nowhere, so that nothing was found.
  public var isEmpty: Bool { held == 0 && violations.isEmpty }

  /// Notes that the relation holds, to the credit of the rules whose premises hold; nil for all.
  mutating func hold(crediting rules: [RuleID]? = nil) {
    held += 1
    guard let rules else {
      heldForAll += 1
      return
    }
    for rule in rules { heldFor[rule, default: 0] += 1 }
  }

  /// Notes that the relation does not hold, which breaks one of some rules; nil for all of the law.
  mutating func violate(
    at step: Int, expected: EngineText, actual: EngineText, breaking rules: [RuleID]? = nil
  ) {
    violations.append(
      LawViolation(step: step, expected: expected, actual: actual, rules: rules))
  }

  /// Notes whether two values that must be equal are; an engine of single precision may be off by what
  /// that makes of the expected value.
  mutating func require(
    _ actual: Value, equals expected: Value, within tolerance: Tolerance, at step: Int,
    because text: String, crediting rules: [RuleID]? = nil
  ) {
    let largest = expected.components?.filter(\.isFinite).map(abs).max() ?? 0
    let wanted = isSingle ? tolerance.loosened(largest: largest) : tolerance
    compare(actual, to: expected, within: wanted, at: step, because: text, crediting: rules)
  }

  /// Notes whether two results of a formula that must be equal are, as far as its numbers allow.
  mutating func require(
    _ actual: Value, equals expected: Value, onScale scale: FormulaScale, at step: Int,
    because text: String, crediting rules: [RuleID]? = nil
  ) {
    compare(
      actual, to: expected, within: scale.tolerance(isSingle: isSingle), at: step, because: text,
      crediting: rules)
  }

  private mutating func compare(
    _ actual: Value, to expected: Value, within wanted: Tolerance, at step: Int,
    because text: String, crediting rules: [RuleID]?
  ) {
    if expected.isEqual(to: actual, within: wanted) {
      hold(crediting: rules)
    } else {
      violate(
        at: step, expected: "\(expected), \(text)", actual: "\(actual)", breaking: rules)
    }
  }
}

/// One place where a law is broken.
public struct LawViolation: Hashable, Sendable {
  /// The index of the step that shows it.
  public var step: Int
  /// What the law asks for there.
  public var expected: EngineText
  /// What was answered.
  public var actual: EngineText
  /// The rules of the law that may be broken there; nil for all of them.
  public var rules: [RuleID]?

  /// Creates a violation.
  public init(step: Int, expected: EngineText, actual: EngineText, rules: [RuleID]? = nil) {
    self.step = step
    self.expected = expected
    self.actual = actual
    self.rules = rules
  }
}

/// All laws.
public enum Laws {
  /// The laws about one trace.
  public static let single: [any SingleLaw] = [
    LaterBeginTakesTimeBack(), FrameIsDerived(), TreeIsConsistent(), OnlyNamedPropertiesChange(),
    QueriesAreRepeatable(),
    FrameForgetsHistory(), FrameFollowsPosition(), FrameGrowsAroundAnchor(), FrameSetToItself(),
    TimeThereAndBack(), ConversionToItself(), ConversionThereAndBack(), ConversionComposes(),
    ConversionKeepsMidpoints(), ConvertedBoundsAreFrame(), CalculationsArePure(),
    ProductsAreAssociative(), IdentityIsNeutral(), InverseUndoes(), TurnsAddUp(),
    KeysAreAccessors(), SetToWhatWasRead(),
    SecondLayoutIsSilent(), SecondDisplayIsSilent(), LayoutSettles(),
    LayoutCallsOnce(), DisplayFollowsLayout(), CopyIsInitialized(), DerivedValuesStay(),
    ViewsShowTheirModels(), NumbersStayFinite(), CallsAreDeclared(),
  ]

  /// The laws about two traces.
  public static let paired: [any PairedLaw] = [
    SameScriptSameTrace(), QueriesLeaveNoTrace(), EmptyTransactionIsNothing(),
    ExtraTransactionKeepsModel(), LayersAreIndependent(), SamplesLeaveNoTrace(),
    OriginDoesNotMatter(), DelegatesOnlyListen(), SettersCommute(), DetoursLeaveNoTrace(),
    EmptyBlockIsNothing(), BodiesRunAtOnce(), InnerBlockIsFlat(), StrangersLeaveViewsAlone(),
  ]
}
