public import LayerScript

/// What a problem is told from others by: what shows it, how that departs from what was expected, and
/// the step that makes it wrong.
///
/// Rules and values are no part of it, because which rule is blamed changes with what else went wrong.
public struct ProblemIdentity: Hashable, Sendable {
  /// What shows the problem: the form of the query, of the event or of the command that came out
  /// otherwise.
  public var look: StepForm
  /// How that departs from what was expected.
  public var deviation: Deviation
  /// The step that makes it wrong.
  public var culprit: StepForm
  /// Whether it turned wrong only when a later step published what the culprit did.
  public var isPassedOn: Bool
  /// Whether what is looked at is named by the culprit.
  public var isOfCulprit: Bool
  /// The law that is broken, where it is one.
  public var law: String?

  /// Creates an identity.
  public init(
    look: StepForm, deviation: Deviation, culprit: StepForm, isPassedOn: Bool = false,
    isOfCulprit: Bool = true, law: String? = nil
  ) {
    self.look = look
    self.deviation = deviation
    self.culprit = culprit
    self.isPassedOn = isPassedOn
    self.isOfCulprit = isOfCulprit
    self.law = law
  }
}

extension ProblemIdentity {
  /// The identity of a problem that its own step makes: of a callback, the outcome of a command, a
  /// broken law or a death.
  public init(_ problem: Problem, in script: Script) {
    let step = script.steps.indices.contains(problem.step) ? script.steps[problem.step] : nil
    let form = step.map { StepForm($0, ObjectClasses(script.steps)) } ?? StepForm("")
    self.init(
      look: problem.event ?? form, deviation: problem.deviation, culprit: form, law: problem.law)
  }

  /// The property that the problem is about: the one that is looked at, or else the one that the
  /// culprit sets.
  public var mainProperty: Property? {
    (look.property ?? culprit.property).flatMap { Property(rawValue: $0) }
  }

  /// The shape of values that makes other properties comparable; nil where any will do, because no
  /// value is looked at.
  public func shape(of property: Property) -> ValueShape? {
    ["get", "value"].contains(look.verb) ? property.info.shape : nil
  }

  /// The identity of the same problem with any other property in the place of the main one.
  public var general: ProblemIdentity {
    guard let property = mainProperty?.rawValue else { return self }
    var other = self
    if look.property == property { other.look.property = Self.anyProperty }
    if culprit.property == property { other.culprit.property = Self.anyProperty }
    return other
  }

  /// The identity with any property in the place of the one that is looked at; the same where none is.
  package var ofAnyProperty: ProblemIdentity { look.property == nil ? self : general }

  /// What stands in the place of a property where it may be any.
  static let anyProperty = "*"
}
